import { type DungeonPen, shelved } from '../../../../../games/dungeon-pen/index.ts';
import { say } from '../../../../../kernel/words.ts';
import { type Cue, LOOK, nextTick, openStage, reduce, seenOn, type StageSetting } from '../../../play/stage.ts';
import { concerns } from '../concerns.ts';
import { scenes } from '../scenes.ts';
import type { Step } from './steps.ts';

export const NAMES = ['Mira', 'Mildred'];

/** What is seen, heard and said from some moment on, until the next. */
export interface Frame {
  readonly at: number;
  /** The event and the part of it; nothing once the next question is asked. */
  readonly seen: string;
  readonly heard: string | undefined;
  readonly hp: readonly number[];
  readonly said: readonly string[];
}

type Tempo = Pick<StageSetting<DungeonPen>, 'motion' | 'pace'>;
export const CALM: Tempo = { motion: 'full', pace: 'calm' };
export const BRISK: Tempo = { motion: 'full', pace: 'brisk' };
export const STILL: Tempo = { motion: 'still', pace: 'calm' };

const settingOf = ({ rules }: Step, tempo: Tempo): StageSetting<DungeonPen> => ({
  ...tempo,
  scenes: (events, before, after) => scenes(events, before, after, rules.content),
  concerns,
  look: LOOK,
  backlog: Infinity,
  people: [0],
  isSecret: false,
});

/** A step as its looker sees it, picture by picture, by a clock that is moved by hand. `skips` are the times of taps. */
export function filmOf(step: Step, tempo: Tempo, skips: readonly number[] = []): readonly Frame[] {
  const setting = settingOf(step, tempo);
  const { before, after, events } = step;
  let stage = openStage<DungeonPen>(0);
  let told = 0;
  const frames: Frame[] = [];
  const give = (at: number, cue: Cue<DungeonPen>): void => {
    stage = reduce(stage, { ...cue, at }, setting);
    const seen = seenOn(stage, setting);
    if (!seen) return;
    frames.push({
      at,
      seen: seen.moving ? `${seen.moving.event.type}, ${seen.moving.part}` : '',
      heard: seen.moving?.sound,
      hp: seen.now.view.characters.map(({ hp }) => hp),
      said: seen.told.slice(told).map(event => say(shelved.words.en.events, event, NAMES, before.seat)),
    });
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
}
