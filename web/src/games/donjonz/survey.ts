import type { Area, Content, Coordinates, Side, Thing, View, Weapon } from '../../../../games/donjonz/index.ts';
import { beyond, numberAt, SIDES, spaceNumbers, spaceOf } from '../../../../games/donjonz/readers.ts';

/** One space of the dungeon, for those who have it read out. */
export interface Surveyed {
  readonly thing: Thing;
  /** The sides that cannot be crossed to the space beyond; at the rim there is none. */
  readonly walls: readonly Side[];
  readonly visited: 'no' | 'yes' | 'here';
}

/** The dungeon row by row; undefined where no card lies. */
export function survey(content: Content, view: View, bounds: Area): readonly (readonly (Surveyed | undefined)[])[] {
  return Array.from({ length: bounds.height }, (_, row) =>
    Array.from({ length: bounds.width }, (_column, column) =>
      surveyed(content, view, { x: bounds.x + column, y: bounds.y + row }),
    ),
  );
}

function surveyed(content: Content, view: View, at: Coordinates): Surveyed | undefined {
  const number = numberAt(content, view.laid, at);
  if (number === undefined) return undefined;
  return {
    thing: spaceOf(content, view.laid, number).thing,
    walls: SIDES.filter(side => beyond(content, view.laid, number, side)?.isWalled),
    visited: visited(view, number),
  };
}

function visited({ path }: View, number: number): Surveyed['visited'] {
  if (path.at(-1) === number) return 'here';
  return path.includes(number) ? 'yes' : 'no';
}

/** How many monsters that a weapon beats still stand on spaces not entered. */
export function monstersLeft(content: Content, { laid, path }: View, weapon: Weapon): number {
  const left = spaceNumbers(content, laid).filter(number => !path.includes(number));
  return left.filter(number => isFoe(spaceOf(content, laid, number).thing, weapon)).length;
}

const isFoe = (thing: Thing, weapon: Weapon): boolean => thing.type === 'monster' && thing.weapon === weapon;

/** How many spaces lie on the table that the hero has not entered. */
export const spacesLeft = (content: Content, { laid, path }: View): number =>
  spaceNumbers(content, laid).length - path.length;
