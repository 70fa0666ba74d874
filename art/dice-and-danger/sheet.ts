import type { Content, View } from '../../games/dice-and-danger/index.ts';
import { setup } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Drawing, Group, Shape } from '../shape.ts';
import { group, layer } from '../shape.ts';
import { ground } from './ground.ts';
import { handOf, pencilOf } from './hand.ts';
import { layoutOf } from './layout.ts';
import { margin } from './ledger.ts';
import { type Marked, marks } from './marks.ts';
import { lotsOf, tray } from './tray.ts';

/** Everybody has the same sheet: one, that nobody has written on. */
export function sheets(content: Content): readonly Drawing[] {
  const blank = setup(content);
  const [paper] = blank.papers;
  if (!paper) throw new Error('nobody sits at the table');
  const marked: Marked = { content, table: blank, hand: { seat: 0, pencil: 1, paper, settled: paper } };
  return [{ view: layoutOf(content.sheet, 'landscape').view, shapes: sheetShapes(marked) }];
}

const sheetShapes = (marked: Marked): readonly Shape[] => [
  layer('ground', ground(marked.content.sheet, 'landscape')),
  layer('marks', [...margin(marked), ...marks(marked, 'landscape')]),
];

/** The sheet of a seat, of the first one for who looks on, and the dice below it. */
export function table(content: Content, view: View, seat: Seat): Drawing {
  const shown = Math.max(seat, 0);
  const [left, top, width, height] = layoutOf(content.sheet, 'landscape').view;
  const dice = tray(view.dice, lotsOf(view), ['landscape', pencilOf(shown, content.everyone.length)]);
  const [, , trayWidth, trayHeight] = dice.view;
  const felt: Group = group({ at: [left + (width - trayWidth) / 2, top + height] }, dice.shapes);
  return {
    view: [left, top, width, height + trayHeight],
    shapes: [...sheetShapes({ content, table: view, hand: handOf(view, shown, seat) }), felt],
  };
}

/** The map with the crosses of the first seat. */
export function thumbnail(content: Content, view: View): Drawing {
  const marked: Marked = { content, table: view, hand: handOf(view, 0, 0) };
  const shapes = [...ground(content.sheet, 'landscape'), ...marks(marked, 'landscape')];
  return { view: layoutOf(content.sheet, 'landscape').map, shapes };
}
