import type { CommonEdge, Content, Laid, Side } from '../../../../games/donjonz/index.ts';
import { cardUnder, commonEdges, faceOf, opposite } from '../../../../games/donjonz/readers.ts';
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
  const found = new Map<Laid, Neighbour>();
  for (const edge of commonEdges(content, laid, held)) {
    const near = cardUnder(laid, edge.number);
    const known = found.get(near) ?? { ...relation(content, near, edge, held), edges: 0, open: 0 };
    found.set(near, { ...known, edges: known.edges + 1, open: known.open + Number(!edge.isWalled) });
  }
  return [...found.values()].sort((a, b) => b.edges - a.edges);
}

function relation(
  content: Content,
  near: Laid,
  { side }: CommonEdge,
  held: Held,
): Pick<Neighbour, 'name' | 'side' | 'shift'> {
  const shift = side % 2 === 0 ? held.x - near.x : held.y - near.y;
  return { name: faceOf(content, near.card, near.turn).name, side: opposite(side), shift };
}
