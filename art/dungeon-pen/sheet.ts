import type { Content, View } from '../../games/dungeon-pen/index.ts';
import { mostHp } from '../../games/dungeon-pen/readers.ts';
import type { Drawing, Shape } from '../shape.ts';
import { ground } from './ground.ts';
import { emptyRow, healthRow } from './health.ts';
import { LAYOUTS, mapBox } from './layout.ts';
import { bolts, marks } from './marks.ts';
import { pieces } from './pieces.ts';

const SEATS = [0, 1] as const;
const layout = LAYOUTS.wide;

const onPaper = (shapes: readonly Shape[]): Drawing => ({ view: [0, 0, layout.width, layout.height], shapes });

const titleFor = ({ sheet }: Content, seat: number): string | undefined => (seat === 1 ? sheet.name : undefined);

/** Both seats draw on the same sheet. */
export function sheets(content: Content): readonly Drawing[] {
  const rows = SEATS.map(seat => emptyRow(layout, seat, titleFor(content, seat)));
  return [onPaper([...ground(content.sheet, layout), ...rows])];
}

/** The sheet with everything on it, its south below for either seat: to turn it is up to who shows it. Nobody has a name. */
export function table(content: Content, view: View): Drawing {
  const rows = SEATS.map(seat => {
    const health = { seat, name: '', hp: view.characters[seat].hp, most: mostHp(content, seat) };
    return healthRow(layout, health, titleFor(content, seat));
  });
  return onPaper([
    ...ground(content.sheet, layout),
    ...rows,
    ...(view.bolted ? bolts(layout) : []),
    ...marks({ content, view, layout }),
    ...pieces(layout, view, undefined),
  ]);
}

/** The map alone, with both trails. */
export function thumbnail(content: Content, view: View): Drawing {
  const shapes = [
    ...ground(content.sheet, layout),
    ...marks({ content, view, layout }),
    ...pieces(layout, view, undefined),
  ];
  return { view: mapBox(layout), shapes };
}
