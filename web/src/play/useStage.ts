import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Kind, Rules } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';
import type { Now, Table, Update } from '../table/table.ts';
import { type Clock, type Showing, startClock } from './clock.ts';
import type { Lapse } from './lapse.ts';
import { hastenedBy, type Scenes } from './scene.ts';
import type { Seen } from './seen.ts';
import { type Heard, isStoring, LOOK, type Look, type Moment, type StageSetting } from './stage.ts';
import { useSkips } from './useSkips.ts';
import type { Steps } from './useSteps.ts';

interface Staged<K extends Kind> extends Showing<K> {
  /** Somebody says that they sit in front of the screen. */
  readonly claim: () => void;
  /** Somebody wants to see nothing more of others until it is their turn. */
  readonly hurry: () => void;
}

/** What is shown of a table, at the pace of whoever looks. */
export function useStage<K extends Kind>(table: Table<K>, module: GameModule<K>): Staged<K> {
  const backlog = table.now.link === 'here' ? Infinity : BACKLOG;
  const atTable = { look: LOOK, backlog, people: table.own, isSecret: module.secret ?? true };
  const { motion, pace } = useSettings();
  const lapse = (moment: Moment<K>): Lapse | undefined => module.lapse?.(moment, { motion, pace });
  const [showing, clock] = useClock({ ...useScenes(module, table.rules), ...atTable, lapse });
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
const NO_TIME = { calm: 0, brisk: 0, still: 0 };
/** Whoever leafs through a replay looks as long as they like. */
const NO_LOOK: Look = { step: NO_TIME, words: NO_TIME };
/** How long a page of a replay that plays by itself lies open once nothing moves on it. */
const PAGE_MS = 900;

/** What is shown of a replay: whoever leafs through it looks as long as they like. */
export function useReplayStage<K extends Kind>(
  module: GameModule<K>,
  rules: Rules<K>,
  { now, events, told }: Omit<Moment<K>, 'actions'>,
  { speed, isPlaying }: Pick<Steps, 'speed' | 'isPlaying'>,
): Seen<K> | undefined {
  const rest = isPlaying ? PAGE_MS / speed : undefined;
  const alone = { look: NO_LOOK, rest, backlog: Infinity, people: [], isSecret: false };
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

/** Runs the clock of a stage. The page is drawn anew only when it shows something else. */
function useClock<K extends Kind>(setting: StageSetting<K>): [Showing<K>, Clock<K>] {
  const [showing, show] = useState<Showing<K>>({ seen: undefined, isLate: false });
  const [clock] = useState(() => startClock(setting, next => show(last => keepIfSame(last, next))));
  useLayoutEffect(() => clock.heed(setting));
  useEffect(() => {
    clock.give({ type: 'tick' });
    return () => clock.stop();
  }, [clock]);
  return [showing, clock];
}

function keepIfSame<K extends Kind>(last: Showing<K>, next: Showing<K>): Showing<K> {
  const seen = last.seen && next.seen && isAlike(last.seen, next.seen) ? last.seen : next.seen;
  return seen === last.seen && next.isLate === last.isLate ? last : { ...next, seen };
}

const isAlike = <K extends Kind>(one: Seen<K>, other: Seen<K>): boolean =>
  (Object.keys(one) as (keyof Seen<K>)[]).every(name => one[name] === other[name]);
