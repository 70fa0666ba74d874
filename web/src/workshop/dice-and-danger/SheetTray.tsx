import type { ReactElement } from 'react';
import { layoutOf, spaceShapes } from '../../../../art/dice-and-danger/index.ts';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import type { SpaceKind } from '../../../../games/dice-and-danger/index.ts';
import type { Language } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Tray } from '../Tray.tsx';
import { isSpacePiece, laid, type Piece, type PieceInHand, PIECES, settled } from './drawing.ts';
import { easelTexts } from './texts.ts';

interface SheetTrayProps {
  readonly inHand: PieceInHand;
  readonly onPiece: (piece: Piece) => void;
  readonly language: Language;
}

/** Beyond the ten that figures take. */
const KEYS: Partial<Readonly<Record<Piece, string>>> = {
  gold: 'g',
  chest: 'c',
  cloud: 'o',
  blank: 'b',
  claw: 'k',
  corridor: 'l',
  room: 'r',
  rubber: 'e',
  hand: 'x',
};

export function SheetTray({ inHand, onPiece, language }: SheetTrayProps): ReactElement {
  const pieces = PIECES.map(id => ({
    id,
    label: easelTexts[language].pieces[id],
    picture: <PiecePicture piece={id} number={inHand.number} />,
    ...(KEYS[id] !== undefined && { keys: KEYS[id] }),
  }));
  return <Tray pieces={pieces} chosen={inHand.piece} onChoose={id => onPiece(id as Piece)} />;
}

const NOTHING = { name: 'sample', spaces: [], rooms: [], corridors: [], deeds: [] };

/** A sheet with one space on it, as it is printed. */
function spaceSample(kind: SpaceKind, number: number): DrawingData {
  const sheet = settled(laid(NOTHING, { x: 0, y: 0 }, kind, number));
  if (!sheet) throw new Error(`no sheet has a ${kind}`);
  const layout = layoutOf(sheet, 'landscape');
  const [x, y] = layout.spaces[0] ?? [0, 0];
  const reach = 1.3 * layout.radius;
  return { view: [x - reach, y - reach, 2 * reach, 2 * reach], shapes: spaceShapes(layout, 0) };
}

function PiecePicture({ piece, number }: PieceInHand): ReactElement {
  if (piece === 'rubber' || piece === 'hand') return <Icon name={piece} size={26} />;
  if (piece === 'room') return <Icon name="monster" size={26} />;
  if (isSpacePiece(piece)) return <Drawing drawing={spaceSample(piece, number)} aria-hidden="true" />;
  return (
    <svg className="icon" viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
      <path d="M14 12h12M14 16h12" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="8" cy="14" r="6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="32" cy="14" r="6" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
