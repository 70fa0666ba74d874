import type { Area, Size, Spot } from './geometry.ts';

/** How a sheet lies under the glass: enlarged so much, then moved. */
export interface Glass extends Spot {
  readonly scale: number;
}

export const PLAIN: Glass = { scale: 1, x: 0, y: 0 };
const MOST = 3;

/** Enlarged about a spot, which stays where it is; never smaller than plain, never beyond the rim. */
export function enlarged(glass: Glass, factor: number, about: Spot, viewport: Size): Glass {
  const scale = Math.min(MOST, Math.max(1, glass.scale * factor));
  const part = scale / glass.scale;
  return kept({ scale, x: about.x - (about.x - glass.x) * part, y: about.y - (about.y - glass.y) * part }, viewport);
}

/** Where a box of the plain sheet is seen. */
export const seen = ({ scale, x, y }: Glass, box: Area): Area => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

export const moved = (glass: Glass, by: Spot, viewport: Size): Glass =>
  kept({ ...glass, x: glass.x + by.x, y: glass.y + by.y }, viewport);

/** Moved no further than needed to see `box`, given in plain pixels, with a margin. */
export function revealing(glass: Glass, box: Area, viewport: Size): Glass {
  const shift = (at: number, from: number, size: number, length: number): number => {
    const [start, end] = [at + from * glass.scale - MARGIN, at + (from + size) * glass.scale + MARGIN];
    return start < 0 ? -start : Math.min(0, length - end);
  };
  const by = {
    x: shift(glass.x, box.x, box.width, viewport.width),
    y: shift(glass.y, box.y, box.height, viewport.height),
  };
  return moved(glass, by, viewport);
}

const MARGIN = 12;

const between = (value: number, least: number): number => Math.min(0, Math.max(least, value));

function kept({ scale, x, y }: Glass, { width, height }: Size): Glass {
  return { scale, x: between(x, width * (1 - scale)) + 0, y: between(y, height * (1 - scale)) + 0 };
}
