import type { Point } from '../art/figure.ts';

/** One step of a `transform`, as art/svg.ts writes it. */
export type Move =
  | { readonly type: 'translate'; readonly by: Point }
  | { readonly type: 'rotate'; readonly degrees: number }
  | { readonly type: 'scale'; readonly by: Point };

const MOVE = /(translate|rotate|scale)\(([^)]*)\)/g;

export function movesOf(transform: Transform): readonly Move[] {
  return Array.from(String(transform ?? '').matchAll(MOVE), ([, type, numbers = '']): Move => {
    const [first = 0, second = type === 'scale' ? first : 0] = numbers.split(/[\s,]+/).map(Number);
    if (type === 'rotate') return { type, degrees: first };
    return { type: type === 'scale' ? type : 'translate', by: [first, second] };
  });
}

type Transform = string | number | undefined;

/** How much larger a transform makes things. */
export const scaleOf = (transform: Transform): number =>
  movesOf(transform).reduce((scale, move) => (move.type === 'scale' ? scale * Math.abs(move.by[0]) : scale), 1);
