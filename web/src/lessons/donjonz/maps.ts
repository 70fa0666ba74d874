import { type Action, donjonz, type Donjonz, type Turn } from '../../../../games/donjonz/index.ts';
import { areaOf, faceOf } from '../../../../games/donjonz/readers.ts';
import type { Entry, Transcript } from '../../../../kernel/match.ts';
import { CHANCE } from '../../../../kernel/game.ts';

export type LaidMap = readonly (readonly [card: number, x: number, y: number, turn: Turn])[];

const OPTIONS: Donjonz['options'] = { doorWithoutKey: 'blocked', deck: 'standard' };

/** Three dungeons, each in the order in which its cards are laid. */
export const GOLEM_MAP: LaidMap = [
  [8, 0, 1, 0],
  [5, -2, 0, 1],
  [1, 3, 0, 1],
  [2, -1, -2, 0],
  [10, 2, -2, 2],
  [11, 0, 3, 0],
  [7, 2, -4, 0],
  [4, -1, -4, 0],
  [9, -3, -3, 1],
  [3, -3, 3, 0],
  [6, -4, 0, 1],
];
export const KEY_MAP: LaidMap = [
  [11, 0, 1, 0],
  [8, -2, 0, 1],
  [9, 3, 0, 1],
  [5, -1, -2, 0],
  [10, 2, -2, 2],
  [4, 0, 3, 0],
  [2, 0, -4, 0],
  [6, -3, 3, 0],
  [3, -3, -3, 1],
  [1, -4, 0, 1],
  [7, 3, -4, 0],
];
export const DOOR_MAP: LaidMap = [
  [4, 0, 1, 0],
  [9, -2, 0, 1],
  [3, 3, 0, 1],
  [10, -1, -2, 0],
  [2, 0, 3, 2],
  [5, -1, -4, 0],
  [7, 2, -4, 1],
  [6, -3, 3, 0],
  [8, 3, 3, 0],
  [1, -4, 0, 1],
  [11, -3, -3, 1],
];

/** Spaces as "x,y", with what is answered about a weapon between them. */
export function walk(text: string): readonly Action[] {
  return text.split(' ').map(sign => {
    const [x, y] = sign.split(',').map(Number);
    return x === undefined || y === undefined ? answered(sign) : { type: 'step', x, y };
  });
}

function answered(sign: string): Action {
  if (sign === 'take' || sign === 'pick-up' || sign === 'leave') return { type: sign };
  if (sign === 'sword' || sign === 'hammer' || sign === 'axe' || sign === 'bow') return { type: 'swap', drop: sign };
  throw new Error(`nobody answers ${sign}`);
}

export const lay = (map: LaidMap, index: number): Action => {
  const [, x, y, turn] = map[index] ?? [0, 0, 0, 0];
  return { type: 'lay', x, y, turn };
};

/** A map of which so many cards lie; the next one is in hand. All of them: the hero stands on the stair. */
export function position(map: LaidMap, laid = map.length, walked: readonly Action[] = []): Transcript<Donjonz> {
  const log = [...dealing(map), ...map.slice(0, laid).flatMap((_, index) => laying(map, index)), ...walked.map(own)];
  return {
    game: 'donjonz',
    version: 1,
    seats: 1,
    options: OPTIONS,
    seeds: [[0, null]],
    log,
  };
}

const own = (action: Action): Entry<Donjonz> => [0, action];

const turnUp = (map: LaidMap, index: number): readonly Entry<Donjonz>[] => {
  const card = map[index]?.[0];
  return card === undefined ? [] : [[CHANCE, { type: 'turn-up', card }]];
};

const dealing = (map: LaidMap): readonly Entry<Donjonz>[] => [...turnUp(map, 0), ...turnUp(map, 1)];

/** The last two cards turn up nothing, and are laid without a moment of doubt (DZ-Q6). */
function laying(map: LaidMap, index: number): readonly Entry<Donjonz>[] {
  const laid = own(lay(map, index));
  return index < map.length - 2 ? [laid, own({ type: 'take' }), ...turnUp(map, index + 2)] : [laid];
}

/** Lies there from the beginning. */
const HALF_CARD: LaidMap[number] = [0, 0, 0, 0];

const { content } = donjonz.rules({ version: donjonz.version, seats: 1, options: OPTIONS });

/** The id of what lies on a space of a map, as the drawing has it. */
export function thingAt(map: LaidMap, x: number, y: number): string {
  for (const [card, left, top, turn] of [HALF_CARD, ...map]) {
    const { width, height } = areaOf(content, { card, x: left, y: top, turn });
    const [column, row] = [x - left, y - top];
    if (column >= 0 && column < width && row >= 0 && row < height)
      return `on/${faceOf(content, card, turn).name}/${row * width + column}`;
  }
  throw new Error(`no card lies at ${x}, ${y}`);
}
