import type { Content, Coordinates, Side, View } from '../../../../games/donjonz/index.ts';
import { coordinatesOf, numberAt, sideTowards, spaceOf } from '../../../../games/donjonz/readers.ts';
import { isSame } from './walking.ts';

/** Where a better walk leaves the one that was walked, and what the latter left lying. */
interface Fork {
  /** How many steps both have in common. */
  readonly alike: number;
  readonly at: Coordinates;
  /** Where each goes on from there; nothing where it ends. */
  readonly own: Side | undefined;
  readonly better: Side | undefined;
  /** Pouches and monsters that only the better walk comes to. */
  readonly pouches: readonly Coordinates[];
  readonly monsters: readonly Coordinates[];
}

/** The walk that a bot found, if it is worth more than the one that was walked. */
export interface OtherWalk {
  readonly score: number;
  /** What the walk that was walked brought less. */
  readonly cost: number;
  readonly spaces: readonly Coordinates[];
  readonly fork: Fork | undefined;
}

export function forkOf(content: Content, { laid, path }: View, better: readonly Coordinates[]): Fork | undefined {
  const own = path.map(space => coordinatesOf(content, laid, space));
  const parted = better.findIndex((space, i) => !isSame(space, own[i]));
  const alike = (parted === -1 ? better.length : parted) - 1;
  const at = better[alike];
  if (!at) return undefined;
  const missed = better.filter(space => !own.some(each => isSame(each, space)));
  const holding = (type: 'pouch' | 'monster'): readonly Coordinates[] =>
    missed.filter(space => thingAt(content, laid, space) === type);
  return {
    alike,
    at,
    own: sideOf(at, own[alike + 1]),
    better: sideOf(at, better[alike + 1]),
    pouches: holding('pouch'),
    monsters: holding('monster'),
  };
}

const sideOf = (from: Coordinates, to: Coordinates | undefined): Side | undefined => to && sideTowards(from, to);

function thingAt(content: Content, laid: View['laid'], space: Coordinates): string | undefined {
  const number = numberAt(content, laid, space);
  return number === undefined ? undefined : spaceOf(content, laid, number).thing.type;
}
