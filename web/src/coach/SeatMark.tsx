import type { ReactElement } from 'react';
import { cleanMark } from '../../../art/marks.ts';
import { leadPaint } from '../../../art/paint.ts';
import type { Seat } from '../../../kernel/game.ts';
import { FigureNode } from '../look/Figures.tsx';
import type { CoachedMatch } from './findings.ts';

/** The mark of a seat in its pencil. */
export function SeatMark({ findings, seat }: { readonly findings: CoachedMatch; readonly seat: Seat }): ReactElement {
  const { ended, names } = findings;
  const pencil = ended.module.art.pencilOf(seat, names.length);
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <FigureNode figure={cleanMark(pencil, [0, 0], 5.6, leadPaint(pencil))} />
    </svg>
  );
}
