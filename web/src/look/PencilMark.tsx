import type { ReactElement } from 'react';
import { cleanMark } from '../../../art/marks.ts';
import { leadPaint, type Pencil } from '../../../art/paint.ts';
import { FigureNode } from './Figures.tsx';

interface PencilMarkProps {
  readonly pencil: Pencil;
  readonly className?: string;
}

/** The mark of a pencil, in its colour: who is meant, without a name. */
export const PencilMark = ({ pencil, className }: PencilMarkProps): ReactElement => (
  <svg className={className} width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
    <FigureNode figure={cleanMark(pencil, [0, 0], 6.6, leadPaint(pencil))} />
  </svg>
);
