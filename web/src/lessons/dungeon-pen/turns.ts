import type { Action, DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { DEGREE, FULL_POWER, FULL_TURN, powerOver, squareAt, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { CHANCE, type Seat } from '../../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../../kernel/match.ts';

/** A place of the sheet in squares, from its upper left corner. */
export type Where = readonly [x: number, y: number];
type Log = readonly Entry<DungeonPen>[];

/** The flick that leads from one place to another, if nothing sways it. */
export function flick([x, y]: Where, [toX, toY]: Where): Action {
  const turn = (Math.atan2(toX - x, y - toY) / (2 * Math.PI)) * 360 * DEGREE;
  const power = powerOver(Math.hypot(toX - x, toY - y) * UNIT);
  return { type: 'flick', aim: (Math.round(turn) + FULL_TURN) % FULL_TURN, power };
}

/** As good as no sway at all, and no more reach than meant. */
export const STRAIGHT: readonly Action[] = [
  { type: 'sway', by: 128 },
  { type: 'reach', by: 32 },
];

/** A flick of which it is known where it ends, and all that chance does after it. */
export const turn = (seat: Seat, [x, y]: Where, ...then: readonly Action[]): Log => [
  [seat, { type: 'flick', aim: 0, power: FULL_POWER }],
  [CHANCE, { type: 'stop', x: Math.round(x * UNIT), y: Math.round(y * UNIT) }],
  ...then.map((action): Entry<DungeonPen> => [CHANCE, action]),
];

/** A flick that fails: nobody moves, and an event is drawn. */
export const failed = (seat: Seat, ...then: readonly Action[]): Log => [
  [seat, { type: 'flick', aim: 0, power: 0 }],
  ...then.map((action): Entry<DungeonPen> => [CHANCE, action]),
];

export const event = (card: Extract<Action, { type: 'draw' }>['card']): Action => ({ type: 'draw', card });
export const junk = (card: Extract<Action, { type: 'junk' }>['card']): Action => ({ type: 'junk', card });
export const heads: Action = { type: 'coin', heads: true };
export const tails: Action = { type: 'coin', heads: false };
/** The blade misses by it. */
export const low: Action = { type: 'cast', die: 1 };

/** A match in the Pillar Hall by the English rules, in which these turns were taken. */
export const position = (...turns: readonly Log[]): Transcript<DungeonPen> => ({
  game: 'dungeon-pen',
  version: 1,
  seats: 2,
  options: {
    ruleset: 'en',
    beginner: false,
    wilder: false,
    quibble: false,
    safeWalls: false,
    dungeon: 'hall',
    first: 0,
    characters: ['turnkey', 'turnkey'],
  },
  seeds: [[0, null]],
  log: turns.flat(),
});

/** The id of the thing on a small square, as the drawing has it. */
export const thingOn = (column: number, row: number): string => `upright/thing/${squareAt(column, row)}`;
