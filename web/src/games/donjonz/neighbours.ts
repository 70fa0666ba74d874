import {
  ACROSS,
  type Card,
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
} from '../../../../games/donjonz/index.ts';
import type { Held } from './holding.ts';

/** A laid card that a held one touches by a side. */
export interface Neighbour {
  readonly name: string;
  /** On which side of the laid card the held one is. */
  readonly side: Side;
  /** How many spaces further right, or further down, the held card begins. */
  readonly shift: number;
  /** The edges that both share, and how many of them no wall closes. */
  readonly edges: number;
  readonly open: number;
}

/** What a held card touches: the longest contact first. */
export function neighboursOf(content: Content, laid: readonly Laid[], held: Held): readonly Neighbour[] {
  const found = new Map<number, Neighbour>();
  for (const edge of commonEdges(content, laid, held)) {
    const known = found.get(edge.card) ?? { ...relation(content, laid, edge, held), edges: 0, open: 0 };
    found.set(edge.card, { ...known, edges: known.edges + 1, open: known.open + Number(edge.isOpen) });
  }
  return [...found.values()].sort((a, b) => b.edges - a.edges);
}

interface Edge {
  /** The place of the laid card in the order of laying. */
  readonly card: number;
  /** From the held card to the laid one. */
  readonly side: Side;
  readonly isOpen: boolean;
}

function commonEdges(content: Content, laid: readonly Laid[], held: Held): readonly Edge[] {
  const face = faceOf(content, held.card, held.turn);
  return face.spaces.flatMap((_, index) =>
    SIDES.flatMap(side => {
      const number = numberAt(content, laid, ...across(face, held, index, side));
      if (number === undefined) return [];
      const isWalled = face.spaces[index]?.walls[side] || spaceOf(content, laid, number).walls[opposite(side)];
      return [{ card: Math.floor(number / SPACES_OF_A_CARD), side, isOpen: !isWalled }];
    }),
  );
}

const across = ({ width }: Card, { x, y }: Held, index: number, side: Side): [x: number, y: number] => [
  x + (index % width) + ACROSS[side],
  y + Math.floor(index / width) + DOWN[side],
];

function relation(
  content: Content,
  laid: readonly Laid[],
  { card, side }: Edge,
  held: Held,
): Pick<Neighbour, 'name' | 'side' | 'shift'> {
  const near = laid[card];
  if (!near) throw new Error(`no card ${card} lies`);
  const shift = side % 2 === 0 ? held.x - near.x : held.y - near.y;
  return { name: faceOf(content, near.card, near.turn).name, side: opposite(side), shift };
}
