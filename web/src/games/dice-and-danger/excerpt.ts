import { type Layout, layoutOf } from '../../../../art/dice-and-danger/index.ts';
import type { Box } from '../../../../art/figure.ts';
import type { Sheet } from '../../../../games/dice-and-danger/index.ts';
import type { Area, Size } from '../../board/geometry.ts';
import type { Screen } from '../../look/screen.ts';

/** What is shown of a sheet: all of it or, where there is little room, the map alone. */
export interface Excerpt {
  readonly shows: 'sheet' | 'map';
  readonly layout: Layout;
  /** The part of the layout that is seen. */
  readonly view: Box;
}

/** What stands around the map is a sheet of its own on these. */
const isWhole = (screen: Screen): boolean => screen === 'laptop' || screen === 'tablet';

/** The map is mirrored along its diagonal where that makes it larger. */
export function excerptOf(sheet: Sheet, viewport: Size, screen: Screen): Excerpt {
  const [landscape, portrait] = [layoutOf(sheet, 'landscape'), layoutOf(sheet, 'portrait')];
  if (isWhole(screen)) return { shows: 'sheet', layout: landscape, view: landscape.view };
  const isWider =
    scaleIn(viewport, landscape.map) * landscape.radius > scaleIn(viewport, portrait.view) * portrait.radius;
  return isWider
    ? { shows: 'map', layout: landscape, view: landscape.map }
    : { shows: 'map', layout: portrait, view: portrait.view };
}

export const scaleIn = (viewport: Size, view: Box): number =>
  Math.min(viewport.width / view[2], viewport.height / view[3]);

/** Where a box of the drawing is seen, in pixels of the viewport. */
export function project([x, y, width, height]: Box, { view }: Excerpt, viewport: Size): Area {
  const scale = scaleIn(viewport, view);
  const [left, top] = [(viewport.width - view[2] * scale) / 2, (viewport.height - view[3] * scale) / 2];
  return {
    x: left + (x - view[0]) * scale,
    y: top + (y - view[1]) * scale,
    width: width * scale,
    height: height * scale,
  };
}
