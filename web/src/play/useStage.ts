import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Kind, Rules, Seat } from '../../../kernel/game.ts';
import { typistIn } from '../games/pad.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';
import type { Now, Table, Update } from '../table/table.ts';
import { later } from '../stage/clock.ts';
import { type Destination, destinationOf } from '../stage/destination.ts';
import type { Lapse } from '../stage/lapse.ts';
import { hastenedBy, type Scenes } from '../stage/scene.ts';
import { type Seen, seenOn } from '../stage/seen.ts';
import {
  type Cue,
  type Heard,
  isStoring,
  LINGERING,
  type Lingering,
  type Moment,
  openStage,
  reduce,
  type StageSetting,
} from '../stage/stage.ts';
import { isLate, nextTick } from '../stage/stageTimes.ts';
import { useSkips } from '../desk/useSkips.ts';
import type { Steps } from './useSteps.ts';

interface Staged<K extends Kind> extends Showing<K> {
  /** Somebody says that they sit in front of the screen. */
  readonly claim: () => void;
  /** Somebody wants to see nothing more of others until their destination is reached. */
  readonly hurry: () => void;
}

/** What is shown of a table, at the pace of whoever looks. */
export function useStage<K extends Kind>(table: Table<K>, module: GameModule<K>): Staged<K> {
  const backlog = table.now.link === 'here' ? Infinity : BACKLOG;
  const isSecret = table.typing ? (module.companion?.secret ?? false) : (module.secret ?? true);
  const { content } = table.rules;
  const destination = (now: Now<K>): Destination =>
    destinationOf(table, now, seat => module.isOut?.(now.view, seat, content) ?? false);
  const atTable = { lingering: LINGERING, backlog, people: table.own, isSecret, destination };
  const { motion, pace } = useSettings();
  const lapse = (moment: Moment<K>): Lapse | undefined => module.lapse?.(moment, { motion, pace });
  const typist = (now: Now<K>): Seat | undefined => (table.typing ? typistIn(module, now) : undefined);
  const [showing, clock] = useClock({ ...useScenes(module, table.rules), ...atTable, lapse, typist });
  useEffect(() => listen(table, heard => clock.give({ type: 'hear', heard })), [table, clock]);
  useSkips(() => clock.give({ type: 'skip' }), showing.seen?.moving ?? showing.seen?.isBehind);
  const turn = showing.seen?.turn;
  useEffect(() => {
    if (turn !== undefined) void table.sit(turn);
  }, [table, turn]);
  return { ...showing, claim: () => clock.give({ type: 'claim' }), hurry: () => clock.give({ type: 'hurry' }) };
}

/** How many steps may wait to be seen where others wait for an answer. */
const BACKLOG = 2;
/** Nobody skips in a replay: pages are turned. */
const NO_DESTINATION = (): Destination => 'end';
const NO_TIME = { calm: 0, brisk: 0, still: 0 };
/** Whoever leafs through a replay looks as long as they like. */
const NO_LINGERING: Lingering = { step: NO_TIME, words: NO_TIME };
/** How long a page of a replay that plays by itself lies open once nothing moves on it. */
const PAGE_MS = 900;

/** What is shown of a replay: whoever leafs through it looks as long as they like. */
export function useReplayStage<K extends Kind>(
  module: GameModule<K>,
  rules: Rules<K>,
  { now, events, told }: Omit<Moment<K>, 'actions'>,
  { speed, isPlaying }: Pick<Steps, 'speed' | 'isPlaying'>,
): Seen<K> | undefined {
  const pageMs = isPlaying ? PAGE_MS / speed : undefined;
  const alone = {
    lingering: NO_LINGERING,
    pageMs,
    backlog: Infinity,
    people: [],
    isSecret: false,
    destination: NO_DESTINATION,
  };
  const { scenes, ...telling } = useScenes(module, rules);
  const hastened: Scenes<K> = (...moments) => scenes(...moments).map(scene => hastenedBy(scene, speed));
  const [{ seen }, clock] = useClock({ ...telling, ...alone, scenes: hastened });
  const turnTo = useEffectEvent((heard: Now<K>) => {
    const page = { now: heard, actions: [] };
    clock.give({ type: 'cut' });
    clock.give({ type: 'hear', heard: events ? { ...page, events } : { ...page, events, told } });
  });
  useLayoutEffect(() => turnTo(now), [now]);
  return seen;
}

function useScenes<K extends Kind>(
  module: GameModule<K>,
  { content }: Rules<K>,
): Pick<StageSetting<K>, 'scenes' | 'concerns' | 'motion' | 'pace'> {
  const { motion, pace } = useSettings();
  return {
    motion,
    pace,
    scenes: (events, before, after) => module.scenes?.(events, before, after, content) ?? [],
    concerns: (event, seat) => module.concerns?.(event, seat) ?? false,
  };
}

/** Hands on what a table tells, from the moment on at which its history is there. */
function listen<K extends Kind>(table: Table<K>, hear: (heard: Heard<K>) => void): () => void {
  let isBegun = false;
  const tell = (update: Update<K>): void => {
    const heard = heardIn(table, update);
    if (!heard || !(isBegun || heard.events === null)) return;
    isBegun = true;
    hear(heard);
  };
  tell({ now: table.now, events: null });
  return table.subscribe(tell);
}

function heardIn<K extends Kind>(table: Table<K>, update: Update<K>): Heard<K> | undefined {
  const { now, events } = update;
  const actions = isStoring(update) ? [] : table.actions();
  if (events) return { now, actions, events };
  const told = table.history();
  return told && { now, actions, events, told };
}

/** Runs the clock of a stage. The page is drawn anew only when it shows something else. */
function useClock<K extends Kind>(setting: StageSetting<K>): [Showing<K>, StageClock<K>] {
  const [showing, show] = useState<Showing<K>>({ seen: undefined, isLate: false });
  const [clock] = useState(() =>
    startClock(
      setting,
      inPiecesAtFirst(next => show(last => keepIfSame(last, next))),
    ),
  );
  useLayoutEffect(() => clock.heed(setting));
  useEffect(() => {
    clock.give({ type: 'tick' });
    return () => clock.stop();
  }, [clock]);
  return [showing, clock];
}

/** All of a table is much to draw, so it comes in pieces; what changes on it is shown at once. */
function inPiecesAtFirst<K extends Kind>(show: (showing: Showing<K>) => void): (showing: Showing<K>) => void {
  let isLaid = false;
  return showing => {
    if (isLaid || !showing.seen) return show(showing);
    isLaid = true;
    startTransition(() => show(showing));
  };
}

function keepIfSame<K extends Kind>(last: Showing<K>, next: Showing<K>): Showing<K> {
  const seen = last.seen && next.seen && isAlike(last.seen, next.seen) ? last.seen : next.seen;
  return seen === last.seen && next.isLate === last.isLate ? last : { ...next, seen };
}

const isAlike = <K extends Kind>(one: Seen<K>, other: Seen<K>): boolean =>
  (Object.keys(one) as (keyof Seen<K>)[]).every(name => one[name] === other[name]);

/** What a page shows of a stage, once it shows anything. */
interface Showing<K extends Kind> {
  readonly seen: Seen<K> | undefined;
  /** Whoever looks has waited so long that it has to be said for what. */
  readonly isLate: boolean;
}

interface StageClock<K extends Kind> {
  /** A pace that was chosen holds for what is under way, too, and so does the wish that a replay goes on by itself. */
  readonly heed: (setting: StageSetting<K>) => void;
  readonly give: (cue: Cue<K>) => void;
  readonly stop: () => void;
}

/** One timer, for the next tick of a stage that matters. */
function startClock<K extends Kind>(first: StageSetting<K>, show: (showing: Showing<K>) => void): StageClock<K> {
  let setting = first;
  let stage = openStage<K>(performance.now());
  let stop: (() => void) | undefined;
  const give = (cue: Cue<K>, due = 0): void => {
    const at = Math.max(due, performance.now());
    stage = reduce(stage, { ...cue, at }, setting);
    show({ seen: seenOn(stage, setting), isLate: isLate(stage) });
    stop?.();
    const next = nextTick(stage, setting);
    if (next !== undefined) stop = later(next - at, () => give({ type: 'tick' }, next));
  };
  return {
    heed: next => {
      const isOther = next.pace !== setting.pace || next.pageMs !== setting.pageMs;
      setting = next;
      if (isOther) give({ type: 'tick' });
    },
    give: cue => give(cue),
    stop: () => stop?.(),
  };
}
