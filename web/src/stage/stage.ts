// What a page shows, and when. A table tells moments faster than eyes can follow: a stage holds each back until the scenes
// that lead to it have been seen, and lets view, actions, events and words of one moment come out together. It has no
// clock: every cue brings its time, stageTimes.ts says when the next one matters. Games declare scenes, useStage.ts runs the
// clock.
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Now, Update } from '../table/table.ts';
import { isAsked } from './asked.ts';
import type { Destination } from './destination.ts';
import { frontOn } from './front.ts';
import { type Lapse, restOn, type Resting, UNRESTED } from './lapse.ts';
import { concerning, missedWith } from './missed.ts';
import { isOfAnother, lastingOf, type Moving, paced, type Scenes, type Tempo, type Timing } from './scene.ts';
import { lookedAtUntil, STORED_MS } from './stageTimes.ts';

/** How long whoever watches others is left with what they see before the next thing happens. */
export interface Lingering {
  /** From when a step is shown, where no scene shows it. */
  readonly step: Timing;
  /** From when something was put into words. */
  readonly words: Timing;
}

export const LINGERING: Lingering = {
  step: { calm: 800, brisk: 400, still: 800 },
  words: { calm: 600, brisk: 400, still: 600 },
};

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
export type Following<K extends Kind> = Moment<K> & { readonly events: readonly K['event'][] };

/** What a table tells: what follows, or a jump together with all that was told before it. */
export type Heard<K extends Kind> = Omit<Following<K>, 'told'> | (Moment<K> & { readonly events: null });

export type Cue<K extends Kind> =
  | { readonly type: 'hear'; readonly heard: Heard<K> }
  /** Somebody wants to see the end of what moves, of what has come of it, or of what is held. */
  | { readonly type: 'skip' }
  /** Somebody wants to see nothing more of what others do until their destination is reached. */
  | { readonly type: 'hurry' }
  /** Somebody leafs on: what was to be seen is over. */
  | { readonly type: 'cut' }
  /** Somebody has said who sits in front of the screen. */
  | { readonly type: 'claim' }
  | { readonly type: 'tick' };

/** What a stage depends on beside its cues. */
export interface StageSetting<K extends Kind> extends Tempo {
  readonly scenes: Scenes<K>;
  readonly lingering: Lingering;
  /** For how many milliseconds a page of a replay that plays by itself lies still before the next one is turned. */
  readonly pageMs?: number | undefined;
  /** How many steps may wait to be seen while a table that waits for nobody already asks this seat. */
  readonly backlog: number;
  /** Whether an event changes what a seat has or hopes for, so that it is told of it even when it did not look. */
  readonly concerns: (event: K['event'], seat: Seat) => boolean;
  /** How far a hurry leads, as the table looks. */
  readonly destination: (now: Now<K>) => Destination;
  /** What changes by itself in a moment that is asked and at rest. */
  readonly lapse?: (moment: Moment<K>) => Lapse | undefined;
  /** With real dice: who types in what chance did. */
  readonly typist?: (now: Now<K>) => Seat | undefined;
  /** The seats of people at this screen. */
  readonly people: readonly Seat[];
  readonly isSecret: boolean;
}

export interface Stage<K extends Kind> extends Resting {
  /** The time of the last cue. */
  readonly at: number;
  readonly shown: Moment<K> | undefined;
  /** Moments that are not shown yet, the oldest first. */
  readonly coming: readonly Following<K>[];
  /** The step that is being told, in scenes or without. */
  readonly telling: Telling<K> | undefined;
  /** Its scenes that are not over, the first of them under way since `sceneAt`. */
  readonly scenes: readonly Moving<K>[];
  readonly sceneAt: number;
  /** How the table looks: as in `shown`, unless a scene has a view of its own. */
  readonly face: Now<K> | undefined;
  readonly lookUntil: number;
  /** What was told last can be read in peace until then. */
  readonly readUntil: number;
  /** Since when nothing has moved. */
  readonly stillSince: number;
  /** What has been put into words: the words of an event wait until it is seen. */
  readonly told: readonly K['event'][];
  /** What of it was put into words last, at `saidAt`. */
  readonly said: readonly K['event'][];
  readonly saidAt: number;
  /** Nothing is shown of what others do until the destination is reached. */
  readonly isHurried: boolean;
  /** What concerned the seat and was not seen. */
  readonly missed: readonly K['event'][];
  /** A step on its way into the store, before that is shown. */
  readonly storing: { readonly now: Now<K>; readonly since: number } | undefined;
  readonly waitsSince: number;
  readonly isClaimed: boolean;
}

interface Telling<K extends Kind> {
  readonly moment: Following<K>;
  /** The decision that the seat was asked for before it. */
  readonly before: number | undefined;
  readonly scenes: readonly Moving<K>[];
}

const NONE: readonly never[] = [];

export const openStage = <K extends Kind>(at: number): Stage<K> => ({
  ...UNRESTED,
  at,
  shown: undefined,
  coming: NONE,
  telling: undefined,
  scenes: NONE,
  sceneAt: at,
  face: undefined,
  lookUntil: at,
  readUntil: at,
  stillSince: at,
  told: NONE,
  said: NONE,
  saidAt: at,
  isHurried: false,
  missed: NONE,
  storing: undefined,
  waitsSince: at,
  isClaimed: false,
});

export function reduce<K extends Kind>(
  stage: Stage<K>,
  cue: Cue<K> & { readonly at: number },
  setting: StageSetting<K>,
): Stage<K> {
  const advanced = advance(receive({ ...stage, at: cue.at }, cue, setting), setting);
  return withLapse(caughtUp(advanced, setting), setting);
}

/** Whoever has no turn to come has skipped enough when all that has happened is behind them. */
function caughtUp<K extends Kind>(stage: Stage<K>, { destination }: StageSetting<K>): Stage<K> {
  const { shown, isHurried, coming } = stage;
  if (!isHurried || !shown || coming.length > 0 || destination(shown.now) !== 'now') return stage;
  return { ...stage, isHurried: false };
}

/** In a moment at rest something may change by itself. */
function withLapse<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const { at, shown, scenes, coming } = stage;
  if (!shown || scenes.length > 0 || coming.length > 0 || !isAsked(shown)) return stage;
  if (frontOn(stage, setting).type === 'curtain') return stage;
  return { ...stage, ...restOn(stage, at, shown.now.decision, setting.lapse?.(shown)) };
}

function receive<K extends Kind>(stage: Stage<K>, cue: Cue<K>, setting: StageSetting<K>): Stage<K> {
  switch (cue.type) {
    case 'hear':
      return hear(stage, cue.heard);
    case 'skip':
      return skip(stage, setting);
    case 'hurry':
      return isBehind(stage) || !isAsked(stage.shown) ? hurry(stage, setting) : stage;
    case 'cut':
      return cut(stage, setting);
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
export const newestOn = <K extends Kind>({ coming, shown }: Stage<K>): Moment<K> | undefined => coming.at(-1) ?? shown;

/** What came before is in the history of a jump: nobody waits to see it. */
const jump = <K extends Kind>(stage: Stage<K>, moment: Moment<K>): Stage<K> => ({
  ...openStage(stage.at),
  isClaimed: stage.isClaimed,
  lapse: stage.lapse,
  shown: moment,
  face: moment.now,
  told: moment.told,
});

/** A motion gives way to what comes of it, that to the words that are held, and what one looks at to what comes next. */
function skip<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const [scene] = stage.scenes;
  if (!scene) return lookAway(stage);
  const next = stage.scenes.findIndex(({ kind }) => kind !== scene.kind);
  return goOnWith(next < 0 ? NONE : stage.scenes.slice(next), stage, setting);
}

const lookAway = <K extends Kind>(stage: Stage<K>): Stage<K> => ({
  ...stage,
  lookUntil: stage.at,
  readUntil: stage.at,
});

/** Nothing more is shown of others until the destination is reached; what concerns one of the step under way is told then. */
const hurry = <K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> =>
  dropScenes({ ...stage, isHurried: true }, setting);

function dropScenes<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const { telling, scenes, told } = stage;
  const untold = scenes.length > 0 && telling ? telling.moment.told.slice(told.length) : NONE;
  const missed = telling ? concerning(untold, telling.moment, setting) : NONE;
  return goOnWith(NONE, { ...stage, missed }, setting);
}

function cut<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const over = goOnWith(NONE, stage, setting);
  return over.coming.length > 0 ? cut(reveal(over, setting), setting) : lookAway(over);
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
  if (isTooFarBehind(stage, setting)) return hurry(stage, setting);
  if (scene && setting.pace === 'at-once') return dropScenes(stage, setting);
  if (scene && at >= sceneAt + scene.ms) return goOnWith(scenes, stage, setting);
  if (!next || scene?.comes === 'before') return stage;
  if (next.events.length === 0) return reveal(stage, setting);
  return scene || isLookedAt(stage) ? stage : begin(stage, next, setting);
}

/** While a step is stored nothing is legal, though nothing has changed: what was legal stays in sight. */
function showStoring<K extends Kind>(stage: Stage<K>, now: Now<K>): Stage<K> {
  const last = newestOn(stage);
  const moments = last ? [{ ...last, now, events: NONE }] : [];
  return { ...stage, storing: undefined, coming: [...stage.coming, ...moments] };
}

/** Who watches others has time to look and to read; who has to decide waits for nothing. */
const isLookedAt = <K extends Kind>(stage: Stage<K>): boolean =>
  !isAsked(stage.shown) && stage.at < lookedAtUntil(stage);

/** One's own step may have led to what others have done, too. */
export const isBehind = <K extends Kind>(stage: Stage<K>): boolean =>
  isAsked(stage.shown)
    ? isTelling(stage) && stage.scenes.some(({ event }) => isOfAnother(event, stage.shown?.now.seat))
    : stage.scenes.length > 0 || stage.coming.length > 0;

/** Where others wait, nobody is kept from deciding by what is still to be seen. */
const isTooFarBehind = <K extends Kind>(stage: Stage<K>, { backlog }: StageSetting<K>): boolean =>
  !stage.isHurried && isAsked(newestOn(stage)) && !isAsked(stage.shown) && newsIn(stage.coming) > backlog;

const newsIn = <K extends Kind>(moments: readonly Following<K>[]): number =>
  moments.filter(({ events }) => events.length > 0).length;

/** Begins to tell the next step: what leads to its moment, or the moment itself. */
function begin<K extends Kind>(stage: Stage<K>, next: Following<K>, setting: StageSetting<K>): Stage<K> {
  const { shown, isHurried, at } = stage;
  const scenes = shown && !isHurried ? paced(setting.scenes(next.events, shown.now, next.now), setting) : NONE;
  const telling = { moment: next, before: shown?.now.decision, scenes };
  const begun = { ...stage, telling, scenes, sceneAt: at, missed: missedWith(next, stage, setting) };
  return scenes[0]?.comes === 'before' ? present(begun, setting) : reveal(begun, setting);
}

/** Leaves the scene under way; behind the last that leads to a moment, that moment is shown. */
function goOnWith<K extends Kind>(scenes: readonly Moving<K>[], stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const isThere = stage.scenes[0]?.comes === 'before' && scenes[0]?.comes !== 'before';
  const gone = { ...stage, scenes, sceneAt: stage.at, stillSince: stage.at };
  return isThere ? reveal(gone, setting) : present(gone, setting);
}

/** Shows the moment that comes first. */
function reveal<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const { at, shown, coming } = stage;
  const [moment, ...rest] = coming;
  if (!moment) return stage;
  const isNews = moment.events.length > 0;
  const isWatched = isNews && !stage.isHurried && !isAsked(moment);
  const isOther = isNews || moment.now.pending !== shown?.now.pending;
  const revealed = {
    ...stage,
    shown: moment,
    coming: rest,
    isHurried: stage.isHurried && !isAsked(moment) && moment.now.waiting.length > 0,
    lookUntil: isWatched ? at + lastingOf(setting.lingering.step, setting) : stage.lookUntil,
    stillSince: isNews ? at : stage.stillSince,
    waitsSince: isOther ? at : stage.waitsSince,
  };
  return present(revealed, setting);
}

/** Puts into words what is seen, and no more. What comes out in one go is said in one go. */
function present<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Stage<K> {
  const { at, saidAt } = stage;
  const face = faceOf(stage);
  const told = toldBy(stage);
  const length = told.length - stage.told.length;
  if (length <= 0) return { ...stage, face };
  const said = [...(at === saidAt ? stage.said : NONE), ...told.slice(-length)];
  const readUntil = stage.isHurried ? stage.readUntil : at + lastingOf(setting.lingering.words, setting);
  return { ...stage, face, told, said, saidAt: at, readUntil };
}

/** A match has no result before its end was seen. */
function faceOf<K extends Kind>({ shown, scenes: [scene] }: Stage<K>): Now<K> | undefined {
  if (!shown || !scene || !(scene.view || shown.now.outcome)) return shown?.now;
  return { ...shown.now, view: scene.view ?? shown.now.view, outcome: undefined };
}

/** What can be put into words: of a step under way as much as has been seen; a motion does not say how it ends. */
function toldBy<K extends Kind>({ shown, told, telling, scenes: [scene] }: Stage<K>): readonly K['event'][] {
  if (!scene || !telling) return shown?.told ?? told;
  const { moment } = telling;
  const seen = moment.events.indexOf(scene.event) + (scene.kind === 'motion' ? 0 : 1);
  const length = moment.told.length - moment.events.length + seen;
  return length > told.length ? moment.told.slice(0, length) : told;
}

/** Whoever decides at the same time as others goes on deciding while their steps are told. */
export const isTelling = <K extends Kind>({ scenes, telling, shown }: Stage<K>): boolean =>
  scenes.length > 0 && (scenes[0]?.comes === 'before' ? telling?.moment : shown)?.now.decision !== telling?.before;
