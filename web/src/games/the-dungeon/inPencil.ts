import type { CSSProperties } from 'react';
import { leadPaint } from '../../../../art/paint.ts';
import { pencilOf } from '../../../../art/the-dungeon/index.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** The colour of a seat's pencil, for all that is drawn by the style sheet. */
export const inPencil = (seat: Seat): CSSProperties =>
  ({ '--seat-lead': `var(--${leadPaint(pencilOf(seat))})` }) as CSSProperties;
