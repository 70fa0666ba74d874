import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Kind, Rules } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';
import type { Now, Table, Update } from '../table/table.ts';
import {
  type Cue,
  type Heard,
  isLate,
  isStoring,
  LOOK_MS,
  type Moment,
  nextTick,
  openStage,
  reduce,
  type Scene,
  type Seen,
  seenOn,
  type StageSetting,
} from './stage.ts';

/** What a page shows of a stage, once it shows anything. */
export interface Showing<K extends Kind> {
  readonly seen: Seen<K> | undefined;
  /** Whoever looks has waited so long that it has to be said for what. */
  readonly isLate: boolean;
}

interface Staged<K extends Kind> extends Showing<K> {
  /** Somebody says that they sit in front of the screen. */
  readonly claim: () => void;
}

/** What is shown of a table, at the pace of whoever looks. */
export function useStage<K extends Kind>(table: Table<K>, module: GameModule<K>): Staged<K> {
  const atTable = { look: LOOK_MS, people: table.own, isSecret: module.secret ?? true };
  const [showing, clock] = useClock({ ...useScenes(module, table.rules), ...atTable });
  useEffect(() => listen(table, heard => clock.give({ type: 'hear', heard })), [table, clock]);
  const turn = showing.seen?.turn;
  useEffect(() => {
    if (turn !== undefined) void table.sit(turn);
  }, [table, turn]);
  return { ...showing, claim: () => clock.give({ type: 'claim' }) };
}

/** What is shown of a replay: whoever leafs through it looks as long as they like. */
export function useReplayStage<K extends Kind>(
  module: GameModule<K>,
  rules: Rules<K>,
  { now, events, told }: Omit<Moment<K>, 'actions'>,
): Seen<K> | undefined {
  const alone = { look: 0, people: [], isSecret: false };
  const [{ seen }, clock] = useClock({ ...useScenes(module, rules), ...alone });
  const turnTo = useEffectEvent((heard: Now<K>) => {
    const page = { now: heard, actions: [] };
    clock.give({ type: 'hear', heard: events ? { ...page, events } : { ...page, events, told } });
  });
  useLayoutEffect(() => turnTo(now), [now]);
  return seen;
}

function useScenes<K extends Kind>(
  module: GameModule<K>,
  { content }: Rules<K>,
): Pick<StageSetting<K>, 'scenes' | 'motion'> {
  const { motion } = useSettings();
  return { motion, scenes: (events, before, after) => module.scenes?.(events, before, after, content) ?? [] };
}

/**
 * Hands on what a table tells, in its order. Its actions and its history are asked for at once: a moment later the table
 * may stand otherwise.
 */
function listen<K extends Kind>(table: Table<K>, hear: (heard: Heard<K>) => void): () => void {
  let isHere = true;
  let last: Promise<unknown> = Promise.resolve();
  const handOn = async (before: Promise<unknown>, asked: Promise<Heard<K>>): Promise<void> => {
    await before;
    const heard = await asked;
    if (isHere) hear(heard);
  };
  const ask = (update: Update<K>): void => {
    last = handOn(last, heardIn(table, update));
  };
  ask({ now: table.now, events: null });
  const leave = table.subscribe(ask);
  return () => {
    isHere = false;
    leave();
  };
}

async function heardIn<K extends Kind>(table: Table<K>, update: Update<K>): Promise<Heard<K>> {
  const { now, events } = update;
  const asked = isStoring(update) ? [] : table.actions();
  const history = events ? [] : table.history();
  const actions = await asked;
  return events ? { now, actions, events } : { now, actions, events, told: await history };
}

interface Clock<K extends Kind> {
  readonly heed: (setting: StageSetting<K>) => void;
  readonly give: (cue: Cue<K>) => void;
  readonly stop: () => void;
}

/** Runs the clock of a stage. The page is drawn anew only when it shows something else. */
function useClock<K extends Kind>(setting: StageSetting<K>): [Showing<K>, Clock<K>] {
  const [showing, show] = useState<Showing<K>>({ seen: undefined, isLate: false });
  const [clock] = useState(() => startClock(setting, next => show(last => keepIfSame(last, next))));
  useLayoutEffect(() => clock.heed(setting));
  useEffect(() => {
    clock.give({ type: 'tick' });
    return () => clock.stop();
  }, [clock]);
  useSkips(clock, showing.seen?.moving);
  return [showing, clock];
}

/** One timer, for the next tick that matters. */
function startClock<K extends Kind>(first: StageSetting<K>, show: (showing: Showing<K>) => void): Clock<K> {
  let setting = first;
  let stage = openStage<K>(performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const give = (cue: Cue<K>, due = 0): void => {
    const at = Math.max(due, performance.now());
    stage = reduce(stage, { ...cue, at }, setting);
    show({ seen: seenOn(stage, setting), isLate: isLate(stage) });
    clearTimeout(timer);
    const next = nextTick(stage, setting);
    if (next !== undefined) timer = setTimeout(() => give({ type: 'tick' }, next), next - at);
  };
  return {
    heed: next => {
      setting = next;
    },
    give: cue => give(cue),
    stop: () => clearTimeout(timer),
  };
}

function keepIfSame<K extends Kind>(last: Showing<K>, next: Showing<K>): Showing<K> {
  const seen = last.seen && next.seen && isAlike(last.seen, next.seen) ? last.seen : next.seen;
  return seen === last.seen && next.isLate === last.isLate ? last : { ...next, seen };
}

const isAlike = <K extends Kind>(one: Seen<K>, other: Seen<K>): boolean =>
  (Object.keys(one) as (keyof Seen<K>)[]).every(name => one[name] === other[name]);

/** Any key and any tap skips what moves. */
function useSkips<K extends Kind>(clock: Clock<K>, moving: Scene<K> | undefined): void {
  useEffect(() => {
    if (!moving) return undefined;
    const skip = (): void => clock.give({ type: 'skip' });
    const heard = ['keydown', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, skip);
    return () => {
      for (const name of heard) removeEventListener(name, skip);
    };
  }, [clock, moving]);
}
