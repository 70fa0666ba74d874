import type { ReactElement } from 'react';
import { cleanMark } from '../../../../art/marks.ts';
import { leadPaint, type Pencil } from '../../../../art/paint.ts';
import { FigureNode } from '../../look/Figures.tsx';

/** The mark of a pencil, in its colour. */
export const SeatMark = ({ pencil }: { readonly pencil: Pencil }): ReactElement => (
  <svg className="td-mark" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
    <FigureNode figure={cleanMark(pencil, [0, 0], 6.6, leadPaint(pencil))} />
  </svg>
);
