import type { Action, DiceAndDanger, Event } from '../../../../../games/dice-and-danger/index.ts';
import { CHANCE, type Rules, type Seat } from '../../../../../kernel/game.ts';
import { say } from '../../../../../kernel/words.ts';
import { witnessed } from '../../../../../kernel/witness.ts';
import { type Cue, LOOK, nextTick, openStage, reduce, seenOn, type StageSetting } from '../../../play/stage.ts';
import { stillOf } from '../../../table/replay.ts';
import type { Now } from '../../../table/table.ts';
import { GAME_WORDS } from '../context.ts';
import { concerns, scenes } from '../scenes.ts';
import type { Table } from './table.ts';

export const NAMES = ['Ada', 'Otto', 'Bo', 'Ysolde'];

/** What one seat did and all that chance did after it, as a seat sees it. */
export interface Step {
  readonly rules: Rules<DiceAndDanger>;
  readonly before: Now<DiceAndDanger>;
  readonly after: Now<DiceAndDanger>;
  readonly events: readonly Event[];
}

/** How a table looks from a seat; the round is the number of its decision. */
export function nowOf({ rules, state }: Table, seat: Seat, decision = state.round): Now<DiceAndDanger> {
  const outcome = rules.outcome(state);
  return stillOf(rules, { view: rules.view(state, seat), seat, decision, waiting: rules.active(state), outcome });
}

/** What a seat sees when these are played one after the other. */
export function stepOf(table: Table, looker: Seat, entries: readonly (readonly [Seat, Action])[]): Step {
  const { rules, state } = table;
  const before = nowOf(table, looker);
  const events: Event[] = [];
  for (const [seat, action] of entries) rules.apply(state, seat, action, event => events.push(event));
  return { rules, before, after: nowOf(table, looker), events: witnessed<DiceAndDanger>(rules, events, looker) };
}

export const ROLL: readonly [Seat, Action] = [CHANCE, { type: 'roll', white: [1, 2, 3, 4], black: 5 }];

type Tempo = Pick<StageSetting<DiceAndDanger>, 'motion' | 'pace'>;
export const CALM: Tempo = { motion: 'full', pace: 'calm' };
export const BRISK: Tempo = { motion: 'full', pace: 'brisk' };
export const STILL: Tempo = { motion: 'still', pace: 'calm' };

/** What is seen, heard and said from some moment on, until the next. */
export interface Frame {
  readonly at: number;
  /** Whose sheet it is about, and the part of the round; nothing once the next question is asked. */
  readonly seen: string;
  readonly heard: string | undefined;
  readonly said: readonly string[];
  readonly now: Now<DiceAndDanger>;
}

/** A step as its seat sees it, picture by picture, by a clock that is moved by hand. `skips` are the times of taps. */
export function filmOf(step: Step, tempo: Tempo, skips: readonly number[] = []): readonly Frame[] {
  const setting: StageSetting<DiceAndDanger> = {
    ...tempo,
    scenes: (events, before, after) => scenes(events, before, after, step.rules.content),
    concerns,
    look: LOOK,
    backlog: Infinity,
    people: [step.before.seat],
    isSecret: false,
  };
  let stage = openStage<DiceAndDanger>(0);
  const frames: Frame[] = [];
  let told = 0;
  const give = (at: number, cue: Cue<DiceAndDanger>): void => {
    stage = reduce(stage, { ...cue, at }, setting);
    const seen = seenOn(stage, setting);
    if (!seen) return;
    const { moving, now } = seen;
    const said = seen.told.slice(told).map(event => say(GAME_WORDS.en.events, event, NAMES, step.before.seat));
    frames.push({ at, seen: moving ? nameOf(moving.event, moving.part) : '', heard: moving?.sound, said, now });
    told = seen.told.length;
  };
  give(0, { type: 'hear', heard: { now: step.before, actions: [], events: null, told: [] } });
  frames.length = 0;
  give(0, { type: 'hear', heard: { now: step.after, actions: [], events: step.events } });
  const taps = [...skips];
  while (stage.scenes.length > 0) {
    const next = nextTick(stage, setting) ?? 0;
    const tap = taps[0] !== undefined && taps[0] < next ? taps.shift() : undefined;
    give(tap ?? next, { type: tap === undefined ? 'tick' : 'skip' });
  }
  return frames;
}

const nameOf = (event: Event, part = ''): string => `${'seat' in event ? NAMES[event.seat] : 'all'}, ${part}`;
