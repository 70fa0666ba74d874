import { useState } from 'react';
import type { Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import type { EaselProps } from '../editor.ts';
import { type Brush, moved, painted, type Piece, squaresOf, type Symmetry } from './drawing.ts';
import { easelTexts } from './texts.ts';

/** What is being drawn and is not on the sheet yet. */
export interface Stroke {
  readonly from: Square;
  readonly to: Square;
  /** All that it covers, without twins. */
  readonly squares: readonly Square[];
}

interface StrokeProps extends Pick<EaselProps<Sheet>, 'draft' | 'onDraw' | 'say' | 'language'> {
  readonly piece: Piece;
  readonly brush: Brush;
  readonly symmetry: Symmetry;
}

/** One pull of the pencil, from where it is set down to where it is lifted: one step of the history. */
export function useStroke({ draft, onDraw, say, language, piece, brush, symmetry }: StrokeProps) {
  const [stroke, setStroke] = useState<Stroke>();
  const words = easelTexts[language];
  const isMoving = piece === 'hand';
  const after = ({ from, to, squares }: Stroke): Sheet =>
    isMoving ? moved(draft, from, to, symmetry) : painted(draft, piece, squares, symmetry);
  return {
    stroke,
    begin: (square: Square): void => setStroke({ from: square, to: square, squares: [square] }),
    extend: (to: Square): void =>
      setStroke(last => {
        if (!last || last.to === to) return last;
        const isDotted = !isMoving && brush === 'dot';
        const squares = isDotted
          ? [...new Set([...last.squares, ...squaresOf('stretch', last.to, to)])]
          : squaresOf(isMoving ? 'dot' : brush, last.from, to);
        return { from: last.from, to, squares };
      }),
    end: (): void => {
      if (!stroke) return;
      setStroke(undefined);
      onDraw(after(stroke));
      say(words.laid(words.pieces[piece], stroke.squares.length));
    },
    cancel: (): void => setStroke(undefined),
    /** A piece on one square, at once. */
    dot: (square: Square, what: Piece): void => {
      onDraw(painted(draft, what, [square], symmetry));
      say(words.laid(words.pieces[what], 1));
    },
  };
}
