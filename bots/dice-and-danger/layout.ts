import type { Content } from '../../games/dice-and-danger/index.ts';
import { EXTRA_LIVES, EXTRA_SYMBOLS, LIVES, REWARDS, SYMBOLS, TORCHES } from '../../games/dice-and-danger/readers.ts';

/** Sums from 2 to 12. */
export const SUM_COUNT = 11;
const MOST_COUNTED = 8;

/**
 * Where each feature of a sheet stands among the inputs of a value. Steps of a figure are features of their own (a third
 * box crossed out adds to the first and the second), so nearly all of them are only ever added in a round.
 */
export interface FeatureLayout {
  /** By node: the feature of its first box; those of its other boxes follow. */
  readonly boxes: Int32Array;
  readonly near: number;
  /** By achievement: its first step. */
  readonly goals: readonly number[];
  readonly had: number;
  readonly lost: number;
  readonly green: number;
  readonly torches: number;
  readonly symbols: number;
  readonly rewards: number;
  /** Which sums have a target, and how many sums of a roll have none in the mean. */
  readonly cover: number;
  readonly unused: number;
  /** Which sums hit a monster, and how likely no sum of a roll does. */
  readonly hits: number;
  readonly idle: number;
  /** What is known of others: who has fallen to somebody, how far the most advanced of them has come. */
  readonly slain: number;
  readonly honoured: number;
  /** By node: as `boxes`, for rooms on the sheets of rivals. */
  readonly rivals: Int32Array;
  readonly rivalLost: number;
  /** Whether the next roll is one's own, and its black die free. */
  readonly roller: number;
  readonly count: number;
}

export function layoutOf({ boxes, rooms, achievements, sheet }: Content): FeatureLayout {
  let count = 0;
  const take = (width: number): number => {
    count += width;
    return count - width;
  };
  return {
    boxes: Int32Array.from(boxes, width => take(width)),
    near: take(boxes.length),
    goals: achievements.map(() => take(MOST_COUNTED)),
    had: take(achievements.length),
    lost: take(LIVES),
    green: take(EXTRA_LIVES),
    torches: take(TORCHES),
    symbols: take(SYMBOLS + EXTRA_SYMBOLS),
    rewards: take(REWARDS.length),
    cover: take(SUM_COUNT),
    unused: take(1),
    hits: take(SUM_COUNT),
    idle: take(1),
    slain: take(rooms.length),
    honoured: take(achievements.length),
    rivals: Int32Array.from(boxes, (width, node) => (node < sheet.spaces.length ? 0 : take(width))),
    rivalLost: take(LIVES),
    roller: take(1),
    get count() {
      return count;
    },
  };
}
