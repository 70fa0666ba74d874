import { type ReactElement, useState } from 'react';
import type { Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import { isScreen, useScreen } from '../../look/screen.ts';
import type { EaselProps } from '../editor.ts';
import { type Brush, countOf, type Piece, PIECES, type Symmetry } from './drawing.ts';
import { PenTray } from './PenTray.tsx';
import { Pane } from './Pane.tsx';
import { easelTexts } from './texts.ts';
import { Zoom } from './Zoom.tsx';
import './easel.css';

const isPiece = (piece: string | undefined): piece is Piece => PIECES.some(each => each === piece);

/** On a phone a square is as large as a finger from the first stroke on. */
const ZOOMS = { phone: 1.75, other: 1 } as const;
const MIDDLE: Square = 9 * 18 + 9;

/** The tray at the left, the sheet beside it: pieces are laid on squares. */
export function Easel(props: EaselProps<Sheet>): ReactElement {
  const { draft, piece, onPiece, language, viewSwitch, text } = props;
  const words = easelTexts[language];
  const isSmall = isScreen(useScreen(), 'phone');
  const [brush, onBrush] = useState<Brush>('dot');
  const [symmetry, onSymmetry] = useState<Symmetry>('half-turn');
  const [cursor, onCursor] = useState(MIDDLE);
  const [zoom, onZoom] = useState<number>(isSmall ? ZOOMS.phone : ZOOMS.other);
  const held = isPiece(piece) ? piece : 'wall';
  const tools = { piece: held, onPiece, brush, onBrush, symmetry, onSymmetry };
  return (
    <>
      <PenTray {...tools} language={language} />
      <section className="paper easel-sheet" aria-label={words.sheet}>
        <header>
          {viewSwitch}
          <span className="small soft easel-tally">
            {words.tally(countOf(draft, 'chest'), countOf(draft, 'potion'), countOf(draft, 'wall'))}
          </span>
          {!text && <Zoom {...{ zoom, onZoom }} />}
        </header>
        {text ?? <Pane {...props} {...tools} {...{ zoom, onZoom, cursor, onCursor }} />}
      </section>
    </>
  );
}
