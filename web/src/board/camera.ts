import type { Area, Size, Spot } from './geometry.ts';

/** What is seen of the table: the middle of it, and how many pixels a unit of the table measures. */
export interface Camera extends Spot {
  readonly scale: number;
}

export interface CameraLimits {
  /** A unit is never shown smaller than this ... */
  readonly least: number;
  /** ... nor larger than this. */
  readonly most: number;
  /** What is shown unasked is not smaller than this, though by hand it may be. */
  readonly comfort?: number;
  /** The units to leave free around what is shown, from what is liked to what is needed. */
  readonly margins: readonly number[];
  /** A table that grows is shown whole again, or stays where it is as far as all of it can be seen there. */
  readonly growth?: 'whole' | 'in-place';
  /** The pixels along the edges that something else lies over: what is shown is kept clear of them. */
  readonly insets?: Insets;
}

interface Insets {
  readonly right: number;
  readonly bottom: number;
}

const NO_INSETS: Insets = { right: 0, bottom: 0 };

/** All of `area` and a margin, as large as it fits; where even the least scale does not show it all, its middle. */
export function fit(area: Area, viewport: Size, limits: CameraLimits): Camera {
  const { least, most, comfort = least } = limits;
  const wanted = scaleFor(grown(area, marginOf(area, viewport, limits)), clearOf(viewport, limits));
  const scale = Math.min(most, Math.max(comfort, wanted));
  return { ...middleOf(padded(area, limits, scale)), scale };
}

/** What of the viewport nothing else lies over. */
const clearOf = ({ width, height }: Size, { insets = NO_INSETS }: CameraLimits): Size => ({
  width: width - insets.right,
  height: height - insets.bottom,
});

/** An area together with what lies over the edges beyond it: whoever sees all of this sees the area clear of them. */
export const padded = (area: Area, { insets = NO_INSETS }: CameraLimits, scale: number): Area => ({
  ...area,
  width: area.width + insets.right / scale,
  height: area.height + insets.bottom / scale,
});

/** The units that are left free around an area that is shown whole. */
export function marginOf(area: Area, viewport: Size, limits: CameraLimits): number {
  const { least, margins, comfort = least } = limits;
  const isLikedAt = (margin: number): boolean => scaleFor(grown(area, margin), clearOf(viewport, limits)) >= comfort;
  return margins.find(isLikedAt) ?? margins.at(-1) ?? 0;
}

const scaleFor = ({ width, height }: Area, viewport: Size): number =>
  Math.min(viewport.width / width, viewport.height / height);

export const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const middleOf = ({ x, y, width, height }: Area): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The part of the table that the camera shows. */
export function shown({ x, y, scale }: Camera, viewport: Size): Area {
  const [width, height] = [viewport.width / scale, viewport.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Where an area of the table is seen, in pixels of the viewport. */
export const project = (
  { camera, viewport }: { readonly camera: Camera; readonly viewport: Size },
  { x, y, width, height }: Area,
): Area => ({
  x: (x - camera.x) * camera.scale + viewport.width / 2,
  y: (y - camera.y) * camera.scale + viewport.height / 2,
  width: width * camera.scale,
  height: height * camera.scale,
});

/** Moved no further than `area` reaches; in a direction in which all of it is seen, not at all. */
export function kept(camera: Camera, area: Area, viewport: Size): Camera {
  const seen = shown(camera, viewport);
  return {
    ...camera,
    x: between(camera.x, area.x + seen.width / 2, area.x + area.width - seen.width / 2),
    y: between(camera.y, area.y + seen.height / 2, area.y + area.height - seen.height / 2),
  };
}

const between = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Moved just so far that `area` is seen. */
export function revealing(camera: Camera, area: Area, viewport: Size): Camera {
  const seen = shown(camera, viewport);
  return {
    ...camera,
    x: camera.x + shift(seen.x, seen.width, area.x, area.width),
    y: camera.y + shift(seen.y, seen.height, area.y, area.height),
  };
}

/**
 * Moved just so far that `area` is seen, and no further than `reach`; in a direction in which it is seen already, not at all:
 * a pointer that only comes in does not move the table under itself.
 */
export function nudged(camera: Camera, area: Area, reach: Area, viewport: Size): Camera {
  const moved = revealing(camera, area, viewport);
  const held = kept(moved, reach, viewport);
  return {
    ...camera,
    x: moved.x === camera.x ? camera.x : held.x,
    y: moved.y === camera.y ? camera.y : held.y,
  };
}

/** Moved just so far that `area` is seen, at the same scale; undefined where it is too large for that. */
export function keeping(camera: Camera, area: Area, viewport: Size): Camera | undefined {
  const seen = shown(camera, viewport);
  return area.width > seen.width || area.height > seen.height ? undefined : revealing(camera, area, viewport);
}

function shift(seen: number, length: number, from: number, extent: number): number {
  if (from < seen) return from - seen;
  return Math.max(0, from + extent - seen - length);
}

/** Zoomed about a point of the table, which stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, about: Spot, { least, most }: CameraLimits): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const part = camera.scale / scale;
  return { scale, x: about.x + (camera.x - about.x) * part, y: about.y + (camera.y - about.y) * part };
}
