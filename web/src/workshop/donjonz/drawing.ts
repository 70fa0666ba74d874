// What is done to a deck with one stroke. Every function gives a new deck and leaves the old one as it is.
import type { Card, OwnDeck, Side, Thing, Weapon } from '../../../../games/donjonz/index.ts';
import { ACROSS, DOWN, linedUp, opposite, turned, WEAPONS } from '../../../../games/donjonz/readers.ts';

const MONSTERS = { hammer: 'golem', axe: 'skeleton', sword: 'goblin', bow: 'bat' } as const satisfies Record<
  Weapon,
  string
>;

/** The pieces of the tray, in the order in which they lie there. */
export const PIECES = [
  'wall',
  'pouch',
  'key',
  ...WEAPONS,
  ...WEAPONS.map(weapon => MONSTERS[weapon]),
  'stair',
  'door',
  'rubber',
  'hand',
] as const;
export type Piece = (typeof PIECES)[number];

/** What a piece is once it lies on a space; undefined for what is no thing. */
export function thingOf(piece: Piece): Thing | undefined {
  const weapon = WEAPONS.find(each => each === piece);
  if (weapon) return { type: 'weapon', weapon };
  const beaten = WEAPONS.find(each => MONSTERS[each] === piece);
  if (beaten) return { type: 'monster', weapon: beaten };
  if (piece === 'pouch' || piece === 'key' || piece === 'stair' || piece === 'door') return { type: piece };
  return piece === 'rubber' ? { type: 'nothing' } : undefined;
}

/** A space of the deck. */
export interface SpaceOf {
  readonly card: number;
  readonly space: number;
}

/** An edge of a space. */
interface EdgeOf extends SpaceOf {
  readonly side: Side;
}

/** The deck with another card in place of one. */
function withCard(own: OwnDeck, card: number, change: (card: Card) => Card): OwnDeck {
  const deck = own.deck.map((each, i) => (i === card ? change(each) : each));
  return { ...own, deck: linedUp(deck, own.heading) };
}

export const withThing = (own: OwnDeck, { card, space }: SpaceOf, thing: Thing): OwnDeck =>
  withCard(own, card, each => ({
    ...each,
    spaces: each.spaces.map((there, i) => (i === space ? { ...there, thing } : there)),
  }));

/** The space beside one on the same card. */
export function neighbourOf({ width, height }: Card, space: number, side: Side): number | undefined {
  const [column, row] = [(space % width) + ACROSS[side], Math.floor(space / width) + DOWN[side]];
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
}

export const isWalled = (own: OwnDeck, { card, space, side }: EdgeOf): boolean =>
  own.deck[card]?.spaces[space]?.walls[side] === true;

/** A wall between two spaces of a card stands on both. */
export const withWall = (own: OwnDeck, { card, space, side }: EdgeOf, wall: 'built' | 'gone'): OwnDeck =>
  withCard(own, card, each => {
    const beyond = neighbourOf(each, space, side);
    const isHere = (i: number, at: Side): boolean =>
      (i === space && at === side) || (i === beyond && at === opposite(side));
    const walls = (i: number, [north, east, south, west]: Card['spaces'][number]['walls']) =>
      ([north, east, south, west] as const).map((stands, at) =>
        isHere(i, at as Side) ? wall === 'built' : stands,
      ) as unknown as Card['spaces'][number]['walls'];
    return { ...each, spaces: each.spaces.map((there, i) => ({ ...there, walls: walls(i, there.walls) })) };
  });

/** What lies on a space, carried to another one, on this card or the next. */
export function moved(own: OwnDeck, from: SpaceOf, to: SpaceOf): OwnDeck {
  const thing = own.deck[from.card]?.spaces[from.space]?.thing;
  if (!thing || thing.type === 'nothing' || (from.card === to.card && from.space === to.space)) return own;
  return withThing(withThing(own, from, { type: 'nothing' }), to, thing);
}

export const turnedCard = (own: OwnDeck, card: number): OwnDeck => withCard(own, card, turned);

export const renamedCard = (own: OwnDeck, card: number, name: string): OwnDeck =>
  withCard(own, card, each => ({ ...each, name }));

/** Where a line and a column of the deck's text lie on its cards: on a space, or on a card as a whole. */
export function placeAt(
  { deck }: OwnDeck,
  { line, column }: { readonly line: number; readonly column: number },
): { readonly card: number; readonly space?: number } | undefined {
  const card = deck.findLastIndex(each => each.line <= line);
  const found = deck[card];
  if (!found) return undefined;
  const [x, y] = [(column - 2) / 2, (line - found.line - 2) / 2];
  const isSpace = Number.isInteger(x) && Number.isInteger(y) && y >= 0 && x < found.width && y < found.height;
  return isSpace ? { card, space: y * found.width + x } : { card };
}
