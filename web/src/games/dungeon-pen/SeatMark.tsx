import type { ReactElement } from 'react';
import { pencilOf } from '../../../../art/dungeon-pen/index.ts';
import { cleanMark } from '../../../../art/marks.ts';
import { leadPaint } from '../../../../art/paint.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';

export function SeatMark({ seat }: { readonly seat: Seat }): ReactElement {
  const pencil = pencilOf(seat);
  const shapes = [cleanMark(pencil, [12, 12], 7, leadPaint(pencil))];
  return <Drawing className="pen-mark" drawing={{ view: [0, 0, 24, 24], shapes }} width="24" aria-hidden="true" />;
}
