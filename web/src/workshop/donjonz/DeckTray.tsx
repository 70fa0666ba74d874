import type { ReactElement } from 'react';
import { SPACE, thingShapes } from '../../../../art/donjonz/index.ts';
import type { Language } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Tray } from '../Tray.tsx';
import { type Piece, PIECES, thingOf } from './drawing.ts';
import { easelTexts } from './texts.ts';

interface DeckTrayProps {
  readonly piece: Piece;
  readonly onPiece: (piece: Piece) => void;
  readonly language: Language;
}

/** Beyond the ten that figures take. */
const KEYS: Partial<Readonly<Record<Piece, string>>> = { bat: 'b', stair: 'i', door: 'd', rubber: 'e', hand: 'x' };

export function DeckTray({ piece, onPiece, language }: DeckTrayProps): ReactElement {
  const pieces = PIECES.map(id => ({
    id,
    label: easelTexts[language].pieces[id],
    picture: <PiecePicture piece={id} />,
    ...(KEYS[id] !== undefined && { keys: KEYS[id] }),
  }));
  return <Tray pieces={pieces} chosen={piece} onChoose={id => onPiece(id as Piece)} />;
}

function PiecePicture({ piece }: { readonly piece: Piece }): ReactElement {
  if (piece === 'rubber' || piece === 'hand') return <Icon name={piece} size={28} />;
  const thing = thingOf(piece);
  if (!thing)
    return (
      <svg className="icon" viewBox="0 0 32 32" width="34" height="28" aria-hidden="true">
        <path d="M3 16h26" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </svg>
    );
  const drawing = { view: [0, 0, SPACE, SPACE] as const, shapes: thingShapes(thing, [SPACE / 2, SPACE / 2]) };
  return <Drawing drawing={drawing} aria-hidden="true" />;
}
