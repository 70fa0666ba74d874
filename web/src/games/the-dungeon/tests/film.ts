import type { TheDungeon } from '../../../../../games/the-dungeon/index.ts';
import { say } from '../../../../../kernel/words.ts';
import { type Cue, LOOK, nextTick, openStage, reduce, seenOn, type StageSetting } from '../../../play/stage.ts';
import { GAME_WORDS } from '../context.ts';
import { concerns, scenesOf } from '../scenes.ts';
import type { Step } from './steps.ts';

export const NAMES = ['Ada', 'Hob'];

/** What is seen, heard and said from some moment on, until the next. */
export interface Frame {
  readonly at: number;
  /** The event and the part of it; nothing once the next question is asked. */
  readonly seen: string;
  readonly heard: string | undefined;
  readonly lives: number;
  readonly tile: number;
  readonly said: readonly string[];
}

type Tempo = Pick<StageSetting<TheDungeon>, 'motion' | 'pace'>;
export const CALM: Tempo = { motion: 'full', pace: 'calm' };
export const BRISK: Tempo = { motion: 'full', pace: 'brisk' };
export const STILL: Tempo = { motion: 'still', pace: 'calm' };

const settingOf = ({ rules }: Step, tempo: Tempo): StageSetting<TheDungeon> => ({
  ...tempo,
  scenes: (events, before, after) => scenesOf(events, before, after, rules.content),
  concerns,
  look: LOOK,
  backlog: Infinity,
  people: [0],
  isSecret: false,
});

/** A step as seat 0 sees it, picture by picture, by a clock that is moved by hand. `skips` are the times of taps. */
export function filmOf(step: Step, tempo: Tempo, skips: readonly number[] = []): readonly Frame[] {
  const setting = settingOf(step, tempo);
  let stage = openStage<TheDungeon>(0);
  const frames: Frame[] = [];
  let told = 0;
  const give = (at: number, cue: Cue<TheDungeon>): void => {
    stage = reduce(stage, { ...cue, at }, setting);
    const seen = seenOn(stage, setting);
    if (!seen) return;
    const { moving, now } = seen;
    const person = now.view.characters[0];
    frames.push({
      at,
      seen: moving ? `${moving.event.type}, ${moving.part}` : '',
      heard: moving?.sound,
      lives: person?.lives ?? 0,
      tile: person?.at ?? 0,
      said: seen.told.slice(told).map(event => say(GAME_WORDS.en.events, event, NAMES, 0)),
    });
    told = seen.told.length;
  };
  const { before, after, events } = step;
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
}

export const seenIn = (frames: readonly Frame[]): readonly string[] => frames.map(({ seen }) => seen).filter(Boolean);
