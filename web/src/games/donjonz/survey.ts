import {
  ACROSS,
  type Area,
  DOWN,
  faceOf,
  type Laid,
  type Content,
  numberAt,
  opposite,
  type Side,
  SIDES,
  spaceOf,
  SPACES_OF_A_CARD,
  type Thing,
  type View,
  type Weapon,
} from '../../../../games/donjonz/index.ts';

/** One space of the dungeon, for those who have it read out. */
export interface Surveyed {
  readonly thing: Thing;
  /** The sides that cannot be crossed to the space beyond. */
  readonly walls: readonly Side[];
  readonly visited: 'no' | 'yes' | 'here';
  readonly card: string;
}

/** The dungeon row by row; undefined where no card lies. */
export function survey(content: Content, view: View, bounds: Area): readonly (readonly (Surveyed | undefined)[])[] {
  return Array.from({ length: bounds.height }, (_, row) =>
    Array.from({ length: bounds.width }, (_column, column) =>
      surveyed(content, view, bounds.x + column, bounds.y + row),
    ),
  );
}

function surveyed(content: Content, view: View, x: number, y: number): Surveyed | undefined {
  const number = numberAt(content, view.laid, x, y);
  if (number === undefined) return undefined;
  return {
    thing: spaceOf(content, view.laid, number).thing,
    walls: SIDES.filter(side => isWalled(content, view.laid, number, beyond(content, view, { x, y, side }))),
    visited: visited(view, number),
    card: nameUnder(content, view.laid, number),
  };
}

interface Look {
  readonly side: Side;
  /** The number of the space there; undefined at the rim. */
  readonly number: number | undefined;
}

const beyond = (content: Content, { laid }: View, at: { x: number; y: number; side: Side }): Look => ({
  side: at.side,
  number: numberAt(content, laid, at.x + ACROSS[at.side], at.y + DOWN[at.side]),
});

/** DZ-Q2: a wall on either side of an edge is enough. At the rim there is nothing to cross to. */
function isWalled(content: Content, laid: readonly Laid[], number: number, { side, number: other }: Look): boolean {
  if (other === undefined) return false;
  return spaceOf(content, laid, number).walls[side] || spaceOf(content, laid, other).walls[opposite(side)];
}

function visited({ path }: View, number: number): Surveyed['visited'] {
  if (path.at(-1) === number) return 'here';
  return path.includes(number) ? 'yes' : 'no';
}

function nameUnder(content: Content, laid: readonly Laid[], number: number): string {
  const card = laid[Math.floor(number / SPACES_OF_A_CARD)];
  if (!card) throw new Error(`no card lies under space ${number}`);
  return faceOf(content, card.card, card.turn).name;
}

/** How many monsters that a weapon beats still stand on spaces not entered. */
export function monstersLeft(content: Content, { laid, path }: View, weapon: Weapon): number {
  const numbers = laid.flatMap(({ card, turn }, place) =>
    faceOf(content, card, turn).spaces.map((_, index) => place * SPACES_OF_A_CARD + index),
  );
  return numbers.filter(number => !path.includes(number) && isFoe(spaceOf(content, laid, number).thing, weapon)).length;
}

const isFoe = (thing: Thing, weapon: Weapon): boolean => thing.type === 'monster' && thing.weapon === weapon;

/** How many spaces lie on the table that the hero has not entered. */
export const spacesLeft = (content: Content, { laid, path }: View): number =>
  laid.reduce((sum, { card }) => sum + faceOf(content, card, 0).spaces.length, 0) - path.length;
