import { ground, LAYOUTS, mapBox, marks, pieces } from '../../../../art/dungeon-pen/index.ts';
import type { Drawing } from '../../../../art/shape.ts';
import type { Material, View } from '../../../../games/dungeon-pen/index.ts';

const layout = LAYOUTS.wide;

/** The sheet as it lies, with both trails. */
export function thumbnail(view: View, material: Material): Drawing {
  return {
    view: mapBox(layout),
    shapes: [
      ...ground(material.sheet, layout),
      ...marks({ material, view, layout }),
      ...pieces(layout, view, undefined),
    ],
  };
}
