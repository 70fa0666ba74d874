import type { CSSProperties, ReactElement } from 'react';
import { memo } from 'react';
import type { Box, Rect } from '../../../art/figure.ts';
import { round } from '../../../art/figure.ts';

/** A ring reaches so many blurs beyond the edge; with those before it, it has so much of the whole dark. */
type Ring = readonly [reach: number, dark: number];

/** The soft foot of the shadow is drawn finely, what the sheet itself hides hardly at all. */
const AMBIENT: readonly Ring[] = [
  [2.2, 0.02],
  [1.8, 0.06],
  [1.4, 0.12],
  [1, 0.21],
  [0.6, 0.35],
  [0.2, 0.5],
  [-0.2, 0.65],
  [-0.6, 0.79],
  [-1, 0.88],
  [-1.4, 1],
];
const CONTACT: readonly Ring[] = [
  [0.67, 0.5],
  [-0.67, 1],
];

/** The rings are drawn about a line so far inside the sheet that no shadow falls that far aside. */
const INSET = 12;

/**
 * The shadow of a sheet, as rings that lie over each other. To blur it with a filter took the browser longer than to
 * paint all the rest of a table full of cards.
 */
export const SheetShadow = memo(({ sheet: { box } }: { readonly sheet: Rect }): ReactElement => (
  <g className="sheet-shadow">
    <Rings className="ambient" rings={AMBIENT} box={box} />
    <Rings className="contact" rings={CONTACT} box={box} />
  </g>
));

interface RingsProps {
  readonly className: string;
  readonly rings: readonly Ring[];
  readonly box: Box;
}

function Rings({ className, rings, box: [x, y, width, height] }: RingsProps): ReactElement {
  const line = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET };
  return (
    <g className={className}>
      {rings.map((ring, i) => (
        <rect key={i} {...line} style={ringStyle(ring, rings[i - 1]?.[1] ?? 0)} />
      ))}
    </g>
  );
}

/** Over the dark `before` it, a ring adds what is missing to its own. */
const ringStyle = ([reach, dark]: Ring, before: number): CSSProperties => ({
  strokeWidth: `calc(${2 * INSET}px + ${2 * reach} * var(--blur))`,
  strokeOpacity: `calc(${round(dark - before)} * var(--dark) / (1 - ${before} * var(--dark)))`,
});
