import {
  ACROSS,
  type Action,
  DOWN,
  faceOf,
  type Laid,
  lays,
  type Content,
  numberAt,
  opposite,
  type Side,
  SIDES,
  type Space,
  spaceOf,
  SPACES_OF_A_CARD,
  type View,
} from '../../games/donjonz/index.ts';

/** What an open edge to a laid card is worth, and what a wall in the way costs; both count double at the half-card. */
const OPEN = 20;
const WALLED = -10;

/** The lay that joins the card to the dungeon by most open edges and stays near the stair: room for long walks. */
export function bestLay(content: Content, view: View): Action {
  let best: Action | undefined;
  let most = -Infinity;
  for (const lay of lays(content, view)) {
    const worth = worthOf(content, view.laid, { ...lay, card: view.hand as number });
    if (worth > most) [best, most] = [lay, worth];
  }
  if (!best) throw new Error('a card can always be laid');
  return best;
}

function worthOf(content: Content, laid: readonly Laid[], { card, x, y, turn }: Laid): number {
  const { width, height, spaces } = faceOf(content, card, turn);
  let worth = -square(2 * x + width - 3) - square(2 * y + height - 1);
  for (const [i, space] of spaces.entries())
    for (const side of SIDES) {
      const beyond = numberAt(content, laid, x + (i % width) + ACROSS[side], y + Math.floor(i / width) + DOWN[side]);
      if (beyond !== undefined) worth += joint(space, side, spaceOf(content, laid, beyond)) * weightOf(beyond);
    }
  return worth;
}

function square(value: number): number {
  return value * value;
}

function joint(space: Space, side: Side, beyond: Space): number {
  return space.walls[side] || beyond.walls[opposite(side)] ? WALLED : OPEN;
}

function weightOf(number: number): number {
  return number < SPACES_OF_A_CARD ? 2 : 1;
}
