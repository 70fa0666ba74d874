import type { CSSProperties, ReactElement } from 'react';
import { cleanMark } from '../../../../art/marks.ts';
import { leadPaint } from '../../../../art/paint.ts';
import { pencilOf } from '../../../../art/the-dungeon/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { FigureNode } from '../../look/Figures.tsx';

/** The colour of a seat's pencil, for all that is drawn by the style sheet. */
export const inPencil = (seat: Seat): CSSProperties =>
  ({ '--seat-lead': `var(--${leadPaint(pencilOf(seat))})` }) as CSSProperties;

/** The mark of a seat's pencil, in its colour. */
export const SeatMark = ({ seat }: { readonly seat: Seat }): ReactElement => (
  <svg className="td-mark" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
    <FigureNode figure={cleanMark(pencilOf(seat), [0, 0], 6.6, leadPaint(pencilOf(seat)))} />
  </svg>
);
