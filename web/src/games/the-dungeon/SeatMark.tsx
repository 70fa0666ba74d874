import type { CSSProperties, ReactElement } from 'react';
import { leadPaint } from '../../../../art/paint.ts';
import { pencilOf } from '../../../../art/the-dungeon/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { PencilMark } from '../../look/PencilMark.tsx';

/** The colour of a seat's pencil, for all that is drawn by the style sheet. */
export const inPencil = (seat: Seat): CSSProperties =>
  ({ '--seat-lead': `var(--${leadPaint(pencilOf(seat))})` }) as CSSProperties;

/** The mark of a seat's pencil, in its colour. */
export const SeatMark = ({ seat }: { readonly seat: Seat }): ReactElement => (
  <PencilMark pencil={pencilOf(seat)} className="td-mark" />
);
