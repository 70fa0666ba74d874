import { expect } from 'vitest';
import type { Kind } from '../../../../kernel/game.ts';
import type { Now } from '../../table/table.ts';
import {
  type Cue,
  type Heard,
  LINGERING,
  type Lingering,
  openStage,
  reduce,
  type Stage,
  type StageSetting,
} from '../stage.ts';
import { isLate, nextTick } from '../stageTimes.ts';
import { type Seen, seenOn } from '../seen.ts';
import type { Scene, SceneKind, Timing } from '../scene.ts';

export const FLIGHT = { type: 'line-drawn' };
export const WHIRL = { type: 'card-spun' };
export const DICE = { type: 'dice-rolled' };
export const WORD = { type: 'word-said' };
export const HURT = { type: 'life-lost' };
export const CARD = { type: 'card-drawn' };
/** Of another seat than the one that looks. */
export const RIVAL = { type: 'rival-moved', seat: 1 };
/** By another, and felt by the seat that looks. */
export const ROBBED = { type: 'robbed', seat: 1 };
/** Of the seat that looks. */
export const DEED = { type: 'deed-done', seat: 0 };
export const [FLIGHT_MS, WHIRL_MS, DICE_MS, HURT_MS, CARD_MS] = [420, 700, 600, 500, 2_000];
export const RIVAL_MS = 300;
export const LOOK_MS = LINGERING.step.calm;
export const READ_MS = LINGERING.words.calm;
const NO_TIME: Timing = { calm: 0, brisk: 0, still: 0 };
export const NO_LINGERING: Lingering = { step: NO_TIME, words: NO_TIME };

/** Half as long at a brisk pace; where nothing may move, only what can be read takes time. */
const lasting = (calm: number, kind: SceneKind): Timing => ({
  calm,
  brisk: calm / 2,
  still: kind === 'motion' ? 0 : calm,
});

const sceneOf = (event: Kind['event'], ms: number, more: Pick<Scene<Kind>, 'kind' | 'comes'>): Scene<Kind> => ({
  event,
  time: lasting(ms, more.kind),
  ...more,
});

/** A line flies and a card whirls before what they bring about; dice tumble, lives go and cards are held in it. */
const SCENES = new Map<Kind['event'], Scene<Kind>>([
  [FLIGHT, sceneOf(FLIGHT, FLIGHT_MS, { kind: 'motion', comes: 'before' })],
  [WHIRL, sceneOf(WHIRL, WHIRL_MS, { kind: 'motion', comes: 'before' })],
  [DICE, sceneOf(DICE, DICE_MS, { kind: 'motion', comes: 'after' })],
  [HURT, { ...sceneOf(HURT, HURT_MS, { kind: 'consequence', comes: 'after' }), view: { hurt: true } }],
  [RIVAL, sceneOf(RIVAL, RIVAL_MS, { kind: 'consequence', comes: 'before' })],
  [CARD, sceneOf(CARD, CARD_MS, { kind: 'held', comes: 'after' })],
]);

const scenesOf = (events: readonly Kind['event'][]): readonly Scene<Kind>[] =>
  events.flatMap(event => SCENES.get(event) ?? []);

export const AT_TABLE: StageSetting<Kind> = {
  scenes: scenesOf,
  lingering: LINGERING,
  motion: 'full',
  pace: 'calm',
  backlog: Infinity,
  concerns: event => event === HURT || event === ROBBED,
  destination: () => 'turn',
  people: [0],
  isSecret: false,
};
export const ONE_SCREEN: StageSetting<Kind> = { ...AT_TABLE, people: [0, 1] };

/** The decision is the name of a moment. Seat 0 looks on unless it is waited for. */
export const nowOf = (decision: number, waiting: readonly number[], more: Partial<Now<Kind>> = {}): Now<Kind> => ({
  view: { decision },
  seat: 0,
  decision,
  waiting,
  prompt: { type: 'act' },
  outcome: undefined,
  isCutShort: false,
  canUndo: decision % 2 === 1,
  canRedo: false,
  pending: false,
  link: 'here',
  ...more,
});

export const actionsOf = (decision: number): readonly Kind['action'][] => [{ type: `act/${decision}` }];

export const step = (now: Now<Kind>, ...events: readonly Kind['event'][]): Cue<Kind> => ({
  type: 'hear',
  heard: { now, actions: now.waiting.includes(now.seat) ? actionsOf(now.decision) : [], events },
});

export const jump = (now: Now<Kind>, told: readonly Kind['event'][] = []): Cue<Kind> => {
  const heard: Heard<Kind> = { now, actions: actionsOf(now.decision), events: null, told };
  return { type: 'hear', heard };
};

/** A stage whose time is moved by hand. */
export class Theatre {
  setting: StageSetting<Kind>;
  stage: Stage<Kind> = openStage(0);
  at = 0;

  constructor(setting: StageSetting<Kind>) {
    this.setting = setting;
  }

  give(...cues: readonly Cue<Kind>[]): this {
    for (const cue of cues) this.stage = reduce(this.stage, { ...cue, at: this.at }, this.setting);
    return this;
  }

  /** Lets time pass as a clock does that ticks only when asked to. */
  wait(ms: number): this {
    const until = this.at + ms;
    for (let next = this.next; next !== undefined && next <= until; next = this.next) {
      expect(next).toBeGreaterThan(this.at);
      this.at = next;
      this.give({ type: 'tick' });
    }
    this.at = until;
    return this;
  }

  skip(): this {
    return this.give({ type: 'skip' });
  }

  get next(): number | undefined {
    return nextTick(this.stage, this.setting);
  }

  get seen(): Seen<Kind> {
    const seen = seenOn(this.stage, this.setting);
    if (!seen) throw new Error('nothing is shown yet');
    return seen;
  }

  get decision(): number {
    return this.seen.now.decision;
  }

  get moving(): Kind['event'] | undefined {
    return this.seen.moving?.event;
  }

  get isLate(): boolean {
    return isLate(this.stage);
  }
}

/** Seat 0 has to decide, and nothing has been told yet. */
export const asked = (setting = AT_TABLE): Theatre => new Theatre(setting).give(jump(nowOf(0, [0])));
/** Seat 0 watches seat 1. */
export const watching = (setting = AT_TABLE): Theatre => new Theatre(setting).give(jump(nowOf(0, [1])));
