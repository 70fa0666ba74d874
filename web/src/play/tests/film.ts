import { expect } from 'vitest';
import type { Kind, Rules } from '../../../../kernel/game.ts';
import { type Names, say } from '../../../../kernel/words.ts';
import type { GameModule } from '../../games/module.ts';
import type { Now } from '../../table/table.ts';
import type { Moving, Tempo } from '../../stage/scene.ts';
import { seenOn } from '../../stage/seen.ts';
import { type Cue, type Heard, LINGERING, openStage, reduce, type StageSetting } from '../../stage/stage.ts';
import { nextTick } from '../../stage/stageTimes.ts';

/** What one seat did and all that chance did after it, as a seat sees it. */
export interface Step<K extends Kind> {
  readonly rules: Rules<K>;
  readonly before: Now<K>;
  readonly after: Now<K>;
  readonly events: readonly K['event'][];
}

/** What is seen, heard and said from some moment on, until the next. */
export interface Frame<K extends Kind> {
  readonly at: number;
  /** The event and the part of it; nothing once the next question is asked. */
  readonly seen: string;
  readonly moving: Moving<K> | undefined;
  readonly heard: string | undefined;
  readonly said: readonly string[];
  readonly now: Now<K>;
}

export const CALM: Tempo = { motion: 'full', pace: 'calm' };
export const BRISK: Tempo = { motion: 'full', pace: 'brisk' };
export const STILL: Tempo = { motion: 'still', pace: 'calm' };
export const AT_ONCE: Tempo = { motion: 'full', pace: 'at-once' };

/** What a film needs to know of a game, and how its seats are called. */
export interface Filmed<K extends Kind> extends Pick<GameModule<K>, 'scenes' | 'concerns' | 'words'> {
  readonly names: Names;
}

/** Films steps of a game. `skips` are the times of taps. */
export type Film<K extends Kind> = (step: Step<K>, tempo: Tempo, skips?: readonly number[]) => readonly Frame<K>[];

/** A step as its seat sees it, in English, picture by picture, by a clock that is moved by hand. */
export const filmOf =
  <K extends Kind>(game: Filmed<K>): Film<K> =>
  (step, tempo, skips = []) => {
    const setting = settingOf(game, step, tempo);
    const { before, after, events } = step;
    let stage = openStage<K>(0);
    let told = 0;
    const frames: Frame<K>[] = [];
    const give = (at: number, cue: Cue<K>): void => {
      stage = reduce(stage, { ...cue, at }, setting);
      const seen = seenOn(stage, setting);
      if (!seen) return;
      const { moving, now } = seen;
      const said = seen.told.slice(told).map(event => say(game.words.en.events, event, game.names, before.seat));
      frames.push({ at, seen: nameOf(moving), moving, heard: moving?.sound, said, now });
      told = seen.told.length;
    };
    give(0, { type: 'hear', heard: { now: before, actions: [], events: null, told: [] } });
    frames.length = 0;
    give(0, { type: 'hear', heard: { now: after, actions: [], events } });
    const taps = [...skips];
    while (stage.scenes.length > 0) {
      const next = nextTick(stage, setting) ?? 0;
      const tap = taps[0] !== undefined && taps[0] < next ? taps.shift() : undefined;
      give(tap ?? next, { type: tap === undefined ? 'tick' : 'skip' });
    }
    return frames;
  };

/** What stands on the slip after steps of one seat’s match of which nothing is shown, in English; none where there is no slip. */
export const slipOf =
  <K extends Kind>(game: Filmed<K>) =>
  (...steps: readonly [Step<K>, ...Step<K>[]]): readonly string[] => {
    const [first] = steps;
    const setting = settingOf(game, first, AT_ONCE);
    let stage = openStage<K>(0);
    const hear = (heard: Heard<K>): void => {
      stage = reduce(stage, { type: 'hear', heard, at: 0 }, setting);
    };
    hear({ now: first.before, actions: [], events: null, told: [] });
    for (const { after, events } of steps) hear({ now: after, actions: [], events });
    const missed = seenOn(stage, setting)?.missed ?? [];
    return missed.map(event => say(game.words.en.events, event, game.names, first.before.seat));
  };

const settingOf = <K extends Kind>(game: Filmed<K>, { rules, before }: Step<K>, tempo: Tempo): StageSetting<K> => ({
  ...tempo,
  scenes: (events, from, to) => game.scenes?.(events, from, to, rules.content) ?? [],
  concerns: (event, seat) => game.concerns?.(event, seat) ?? false,
  lingering: LINGERING,
  destination: () => 'turn',
  backlog: Infinity,
  people: [before.seat],
  isSecret: false,
});

const nameOf = <K extends Kind>(moving: Moving<K> | undefined): string =>
  moving ? `${moving.event.type}, ${moving.part}` : '';

/** All is told once; of what moves nothing, of what is seen no more than that, and nothing of what comes later. */
export function expectInOrder<K extends Kind>({ events }: Step<K>, frames: readonly Frame<K>[]): void {
  let told = 0;
  for (const { moving, said } of frames) {
    told += said.length;
    const seen = moving ? events.indexOf(moving.event) + (moving.kind === 'motion' ? 0 : 1) : events.length;
    expect(told, said.join(' ')).toBeLessThanOrEqual(seen);
  }
  expect(told).toBe(events.length);
  expect(frames.at(-1)?.moving).toBeUndefined();
}

/** The names of what moves in a film, one after the other. */
export const seenIn = <K extends Kind>(frames: readonly Frame<K>[]): readonly string[] =>
  frames.map(({ seen }) => seen).filter(Boolean);

/** A frame as a line of text. */
export const lineOf = <K extends Kind>({ at, seen, heard, said }: Frame<K>): string =>
  [at, seen || '–', heard ?? '–', said.join(' ') || '–'].join(' | ');
