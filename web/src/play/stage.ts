// What a page shows, and when. A table tells moments faster than eyes can follow: a stage holds each back until the scenes
// that lead to it have been seen, and lets view, actions, events and words of one moment come out together. It has no
// clock: every cue brings its time, and `nextTick` says when the next one matters. Games declare scenes, useStage.ts runs
// the clock.
import type { Kind, Seat } from '../../../kernel/game.ts';
import { LATE_MS } from '../look/late.ts';
import type { Motion } from '../settings.ts';
import type { Now, Update } from '../table/table.ts';
import { type Front, frontOf } from './front.ts';

/** How long one looks at what another seat has done before the next thing happens. */
export const LOOK_MS = 800;
/** Most steps are stored by then: only one that takes longer is shown as on its way, which draws the page once more. */
export const STORED_MS = 150;

/** How a table stands, what can be done there, and how it came to that. */
export interface Moment<K extends Kind> {
  readonly now: Now<K>;
  /** The legal actions of `now.seat`. */
  readonly actions: readonly K['action'][];
  /** What led here from the moment before; null after a jump: nothing to animate. */
  readonly events: Update<K>['events'];
  /** Everything that `now.seat` has witnessed so far. */
  readonly told: readonly K['event'][];
}

/** A moment to which events have led, if only none. */
type Following<K extends Kind> = Moment<K> & { readonly events: readonly K['event'][] };

/** What a table tells: what follows, or a jump together with all that was told before it. */
export type Heard<K extends Kind> = Omit<Following<K>, 'told'> | (Moment<K> & { readonly events: null });

/** A stretch of time in which an event is seen happening. */
export interface Scene<K extends Kind> {
  readonly event: K['event'];
  readonly ms: number;
  /** A line flies before the moment is shown that it leads to; dice tumble in the moment after. */
  readonly comes: 'before' | 'after';
}

/** What moves when the page goes from one moment to the next, in order. */
export type Scenes<K extends Kind> = (
  events: readonly K['event'][],
  before: Now<K>,
  after: Now<K>,
) => readonly Scene<K>[];

export type Cue<K extends Kind> =
  | { readonly type: 'hear'; readonly heard: Heard<K> }
  /** Somebody wants to see the end of what moves. */
  | { readonly type: 'skip' }
  /** Somebody has said who sits in front of the screen. */
  | { readonly type: 'claim' }
  | { readonly type: 'tick' };

/** What a stage depends on beside its cues. */
export interface StageSetting<K extends Kind> {
  readonly scenes: Scenes<K>;
  /** For how many milliseconds one looks at what others have done: LOOK_MS at a table, 0 in a replay. */
  readonly look: number;
  /** Without motion nothing takes time. */
  readonly motion: Motion;
  /** The seats of people at this screen. */
  readonly people: readonly Seat[];
  readonly isSecret: boolean;
}

export interface Stage<K extends Kind> {
  /** The time of the last cue. */
  readonly at: number;
  readonly shown: Moment<K> | undefined;
  /** Moments that are not shown yet, the oldest first. */
  readonly coming: readonly Following<K>[];
  /** Scenes that are not over, the first of them under way since `sceneAt`. */
  readonly scenes: readonly Scene<K>[];
  readonly sceneAt: number;
  readonly lookUntil: number;
  /** What has been put into words: words wait until nothing moves. */
  readonly told: readonly K['event'][];
  /** What of it was put into words last, at `saidAt`. */
  readonly said: readonly K['event'][];
  readonly saidAt: number;
  /** A step on its way into the store, before that is shown. */
  readonly storing: { readonly now: Now<K>; readonly since: number } | undefined;
  readonly waitsSince: number;
  readonly isClaimed: boolean;
}

/** All that a page shows, of one and the same moment. */
export interface Seen<K extends Kind> extends Moment<K> {
  /** What was told last: to be said aloud. */
  readonly said: readonly K['event'][];
  readonly moving: Scene<K> | undefined;
  /** For whom a curtain lies over the table. */
  readonly curtain: Seat | undefined;
  /** Who is to sit in front of the screen now, where nobody has to look away. */
  readonly turn: Seat | undefined;
}

const NONE: readonly never[] = [];

export const openStage = <K extends Kind>(at: number): Stage<K> => ({
  at,
  shown: undefined,
  coming: NONE,
  scenes: NONE,
  sceneAt: at,
  lookUntil: at,
  told: NONE,
  said: NONE,
  saidAt: at,
  storing: undefined,
  waitsSince: at,
  isClaimed: false,
});

export function reduce<K extends Kind>(
  stage: Stage<K>,
  cue: Cue<K> & { readonly at: number },
  setting: StageSetting<K>,
): Stage<K> {
  return advance(receive({ ...stage, at: cue.at }, cue, setting), setting);
}

function receive<K extends Kind>(stage: Stage<K>, cue: Cue<K>, setting: StageSetting<K>): Stage<K> {
  switch (cue.type) {
    case 'hear':
      return hear(stage, cue.heard);
    case 'skip':
      return skip(stage, setting);
    case 'claim':
      return { ...stage, isClaimed: true };
    case 'tick':
      return stage;
  }
}

function hear<K extends Kind>(stage: Stage<K>, heard: Heard<K>): Stage<K> {
  if (heard.events === null) return jump(stage, heard);
  if (isStoring(heard)) return { ...stage, storing: { now: heard.now, since: stage.storing?.since ?? stage.at } };
  const last = newestOn(stage);
  const told = last?.told ?? NONE;
  const moment = { ...heard, told: heard.events.length > 0 ? [...told, ...heard.events] : told };
  if (last?.now.seat !== heard.now.seat) return jump(stage, { ...moment, events: null });
  return { ...stage, storing: undefined, coming: [...stage.coming, moment] };
}

/** Whether a table says nothing but that a step is on its way into the store. */
export const isStoring = <K extends Kind>({ now, events }: Update<K>): boolean => now.pending && events?.length === 0;

/** The newest moment that the stage has heard of. */
const newestOn = <K extends Kind>({ coming, shown }: Stage<K>): Moment<K> | undefined => coming.at(-1) ?? shown;

/** What came before is in the history of a jump: nobody waits to see it. */
const jump = <K extends Kind>(stage: Stage<K>, moment: Moment<K>): Stage<K> => ({
  ...openStage(stage.at),
  isClaimed: stage.isClaimed,
  shown: moment,
  told: moment.told,
});

/** A motion that leads to a moment gives way to it, a motion in the moment to its words. */
function skip<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const comes = stage.scenes[0]?.comes;
  return goOnWith(
    stage.scenes.filter(scene => scene.comes !== comes),
    stage,
    setting,
  );
}

/** Does what has become due, one thing after the other. */
function advance<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const next = doNext(stage, setting);
  return next === stage ? stage : advance(next, setting);
}

function doNext<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const { at, storing, sceneAt } = stage;
  const [[scene, ...scenes], [next]] = [stage.scenes, stage.coming];
  if (storing && at >= storing.since + STORED_MS) return showStoring(stage, storing.now);
  if (scene && at >= sceneAt + scene.ms) return goOnWith(scenes, stage, setting);
  if (!next || scene?.comes === 'before') return stage;
  if (next.events.length === 0) return reveal(stage, setting);
  return isLookedAt(stage) ? stage : begin(stage, next, setting);
}

/** While a step is stored nothing is legal, though nothing has changed: what was legal stays in sight. */
function showStoring<K extends Kind>(stage: Stage<K>, now: Now<K>): Stage<K> {
  const last = newestOn(stage);
  const moments = last ? [{ ...last, now, events: NONE }] : [];
  return { ...stage, storing: undefined, coming: [...stage.coming, ...moments] };
}

/** Who watches others has time to look; who has to decide waits for nothing. */
const isLookedAt = <K extends Kind>({ at, shown, scenes, lookUntil }: Stage<K>): boolean =>
  !isAsked(shown) && (scenes.length > 0 || at < lookUntil);

const isAsked = <K extends Kind>(moment: Moment<K> | undefined): boolean =>
  moment?.now.waiting.includes(moment.now.seat) ?? false;

/** Begins what leads to the next moment. */
function begin<K extends Kind>(stage: Stage<K>, next: Following<K>, setting: StageSetting<K>): Stage<K> {
  const { shown, at } = stage;
  const scenes = shown && setting.motion === 'full' ? setting.scenes(next.events, shown.now, next.now) : NONE;
  const before = scenes.filter(isBefore);
  const after = scenes.filter(scene => !isBefore(scene));
  const begun = { ...speak({ ...stage, scenes: NONE }), scenes: [...before, ...after], sceneAt: at };
  return before.length > 0 ? begun : reveal(begun, setting);
}

const isBefore = <K extends Kind>({ comes }: Scene<K>): boolean => comes === 'before';

/** Leaves the scene under way; behind the last that leads to a moment, that moment is shown. */
function goOnWith<K extends Kind>(scenes: readonly Scene<K>[], stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const isThere = stage.scenes[0]?.comes === 'before' && scenes[0]?.comes !== 'before';
  const gone = { ...stage, scenes, sceneAt: stage.at };
  return isThere ? reveal(gone, setting) : speak(gone);
}

/** Shows the moment that comes first. */
function reveal<K extends Kind>(stage: Stage<K>, { look, motion }: StageSetting<K>): Stage<K> {
  const { at, shown, coming } = stage;
  const [moment, ...rest] = coming;
  if (!moment) return stage;
  const isNews = moment.events.length > 0;
  const isWatched = isNews && motion === 'full' && !isAsked(moment);
  const isOther = isNews || moment.now.pending !== shown?.now.pending;
  return speak({
    ...stage,
    shown: moment,
    coming: rest,
    lookUntil: isWatched ? at + look : stage.lookUntil,
    waitsSince: isOther ? at : stage.waitsSince,
  });
}

/** Puts into words what is shown, once nothing moves. What comes out in one go is said in one go. */
function speak<K extends Kind>(stage: Stage<K>): Stage<K> {
  const { at, saidAt } = stage;
  const told = stage.shown?.told ?? stage.told;
  if (stage.scenes.length > 0 || told === stage.told) return stage;
  const said = [...(at === saidAt ? stage.said : NONE), ...told.slice(stage.told.length)];
  return { ...stage, told, said, saidAt: at };
}

export function seenOn<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Seen<K> | undefined {
  const { shown, told, said } = stage;
  if (!shown) return undefined;
  const front = frontOn(stage, setting);
  return {
    now: shown.now,
    events: shown.events,
    actions: isNewest(shown, stage) ? shown.actions : NONE,
    told,
    said,
    moving: stage.scenes[0],
    curtain: front.type === 'curtain' ? front.to : undefined,
    turn: front.type === 'turn' && isAtRest(stage) ? front.to : undefined,
  };
}

/** Whether the table still asks what it asked in a moment: what answers an older question means something else by now. */
function isNewest<K extends Kind>({ now }: Moment<K>, stage: Stage<K>): boolean {
  const newest = newestOn(stage)?.now;
  return newest?.seat === now.seat && newest.decision === now.decision;
}

function frontOn<K extends Kind>({ shown, isClaimed }: Stage<K>, { people, isSecret }: StageSetting<K>): Front {
  return shown ? frontOf(shown.now, { people, isSecret, isKnown: isClaimed }) : { type: 'stay' };
}

const isAtRest = <K extends Kind>({ coming, scenes, at, lookUntil }: Stage<K>): boolean =>
  coming.length === 0 && scenes.length === 0 && at >= lookUntil;

/** Whether the first moment, the store or others have been waited for so long that it has to be said. */
export const isLate = <K extends Kind>(stage: Stage<K>): boolean =>
  isWaiting(stage) && stage.at >= stage.waitsSince + LATE_MS;

function isWaiting<K extends Kind>({ shown, scenes, coming }: Stage<K>): boolean {
  if (!shown) return true;
  if (scenes.length > 0 || coming.length > 0) return false;
  return shown.now.pending || (shown.now.waiting.length > 0 && !isAsked(shown));
}

/** When something changes without being told; undefined as long as nothing will. */
export function nextTick<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): number | undefined {
  const { at, coming, scenes, sceneAt, lookUntil, storing, waitsSince } = stage;
  const isHeld = at < lookUntil && (coming.length > 0 || frontOn(stage, setting).type === 'turn');
  const times = [
    ...scenes.slice(0, 1).map(({ ms }) => sceneAt + ms),
    ...(isHeld ? [lookUntil] : []),
    ...(storing ? [storing.since + STORED_MS] : []),
    ...(isWaiting(stage) && !isLate(stage) ? [waitsSince + LATE_MS] : []),
  ];
  return times.length > 0 ? Math.min(...times) : undefined;
}
