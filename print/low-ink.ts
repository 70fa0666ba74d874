import { type Circle, circle, type Look, path, type Rect, round, spot } from '../art/figure.ts';
import { group, type Shape } from '../art/shape.ts';

const LIGHT_PAINTS: ReadonlySet<string> = new Set(['white', 'paper', 'cream', 'on-wood']);

/**
 * A shape for a paper on which nothing is solid. Light lines and what is cut out of dark ones would vanish: they are
 * drawn in ink. What was told by a fill alone is hatched.
 */
export function sparing(shape: Shape): Shape {
  switch (shape.kind) {
    case 'group':
      return { ...shape, shapes: shape.shapes.map(sparing) };
    case 'icon':
      return { ...shape, paint: LIGHT_PAINTS.has(shape.paint) ? 'ink' : shape.paint, cut: 'ink' };
    case 'stroke':
      return path(shape.spine, { stroke: 'ink', weight: round(shape.size / 2), ...faded(shape) });
    case 'circle':
      return sparingDisc(shape);
    case 'rect':
      return shape.fill === 'die-dark' ? group({}, [shape, slantsAcross(shape)]) : shape;
    case 'path':
      if (isShadow(shape)) return path(shape.d, {});
      return isLightLine(shape) ? { ...shape, stroke: 'ink' } : shape;
    default:
      return shape;
  }
}

/** Wider ones are no lines: they part what lies on them from what lies below. */
const WIDEST_LINE = 2.4;

const isLightLine = ({ fill, stroke = 'ink', weight = 1 }: Look): boolean =>
  fill === undefined && weight <= WIDEST_LINE && LIGHT_PAINTS.has(stroke);

/** What only darkens the ground below it would hide that, as white paper with an outline. */
const isShadow = ({ fill, stroke, opacity = 1 }: Look): boolean =>
  fill === 'ink' && stroke === undefined && opacity < SOLID;
const SOLID = 0.6;

const faded = ({ opacity }: { readonly opacity?: number }): { readonly opacity?: number } =>
  opacity === undefined ? {} : { opacity };

/** A space of a grey number has a hatched rim; pips and marks of a dark thing are rings. */
function sparingDisc(disc: Circle): Shape {
  if (disc.fill === 'grey') return group({}, [disc, slantsIn(disc), circle(disc.at, disc.radius * 0.66, PAPER)]);
  if (disc.fill === 'cream') return { ...disc, stroke: 'ink', weight: round(disc.radius * 0.35) };
  return isLightLine(disc) ? { ...disc, stroke: 'ink' } : disc;
}

const PAPER = { fill: 'paper' } as const;
/** Slanted lines on either side of the one through the middle of a disc. */
const SLANTS = 4;

function slantsIn({ at: [x, y], radius }: Circle): Shape {
  const lines = Array.from({ length: 2 * SLANTS + 1 }, (_, i) => {
    const aside = ((i - SLANTS) / (SLANTS + 1)) * radius * Math.SQRT1_2;
    const half = Math.sqrt(radius ** 2 / 2 - aside ** 2);
    return `M${spot(x + aside - half, y + aside + half)}L${spot(x + aside + half, y + aside - half)}`;
  });
  return path(lines.join(''), { stroke: 'ink', weight: round(radius * 0.06) });
}

/** Lines from the lower left to the upper right, which leave the round corners alone. */
function slantsAcross({ box: [x, y, width, height], corner }: Rect): Shape {
  const gap = Math.min(width, height) / 5;
  const count = Math.floor((width + height - 2 * corner) / gap);
  const lines = Array.from({ length: count }, (_, i) => {
    const along = corner + (i + 0.5) * gap;
    const lower = spot(x + Math.max(0, along - height), y + Math.min(along, height));
    return `M${lower}L${spot(x + Math.min(along, width), y + Math.max(0, along - width))}`;
  });
  return path(lines.join(''), { stroke: 'ink', weight: round(gap * 0.16) });
}
