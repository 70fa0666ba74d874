import type { ReactElement } from 'react';
import { draftGround, LAYOUTS } from '../../../../art/dungeon-pen/index.ts';
import type { IconName } from '../../../../art/icons.ts';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import type { Feature } from '../../../../games/dungeon-pen/index.ts';
import { SQUARES } from '../../../../games/dungeon-pen/readers.ts';
import type { Language } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Tray } from '../Tray.tsx';
import { useWorkshopWords } from '../words.ts';
import { type Brush, BRUSHES, type Piece, PIECES, type Symmetry } from './drawing.ts';
import { easelTexts } from './texts.ts';

export interface PenTools {
  readonly piece: Piece;
  readonly onPiece: (piece: Piece) => void;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly symmetry: Symmetry;
  readonly onSymmetry: (symmetry: Symmetry) => void;
}

export function PenTray({ language, ...tools }: PenTools & { readonly language: Language }): ReactElement {
  const words = easelTexts[language];
  const pieces = PIECES.map(id => ({ id, label: words.pieces[id], picture: <PiecePicture piece={id} /> }));
  return (
    <Tray pieces={pieces} chosen={tools.piece} onChoose={id => tools.onPiece(id as Piece)}>
      <Brushes {...tools} language={language} />
      <HalfTurn {...tools} language={language} />
    </Tray>
  );
}

const ICON_OF: Partial<Readonly<Record<Piece, IconName>>> = {
  treasure: 'treasure',
  chest: 'chest',
  potion: 'potion',
  rubber: 'rubber',
  hand: 'hand',
};

/** Two squares of a sheet that has nothing else on it. */
function samples(feature: Feature): DrawingData {
  const features = Array.from({ length: SQUARES }, (_, square): Feature => (square < 2 ? feature : 'floor'));
  const { left, top } = LAYOUTS.wide;
  return {
    view: [left - 2, top - 2, 70, 37],
    shapes: draftGround({ name: '', author: '', features, line: 1 }, LAYOUTS.wide).slice(1, 4),
  };
}

const SAMPLES = { wall: samples('wall'), padded: samples('padded') };

function PiecePicture({ piece }: { readonly piece: Piece }): ReactElement {
  const name = ICON_OF[piece];
  if (name) return <Icon name={name} size={30} />;
  if (piece === 'wall' || piece === 'padded')
    return <Drawing drawing={SAMPLES[piece]} className="piece-sample" aria-hidden="true" />;
  return (
    <svg className="icon piece-cell" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M28 10V6a3 3 0 0 0-3-3H7a3 3 0 0 0-3 3v20a3 3 0 0 0 3 3h18a3 3 0 0 0 3-3v-4h-6v1H10V9h12v1z" />
    </svg>
  );
}

type ToolProps = PenTools & { readonly language: Language };

function Brushes({ brush, onBrush, language }: ToolProps): ReactElement {
  const { brushes } = useWorkshopWords();
  return (
    <div className="easel-brushes" role="group" aria-label={brushes}>
      {BRUSHES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === brush}
          aria-label={easelTexts[language].brushes[each]}
          title={easelTexts[language].brushes[each]}
          onClick={() => onBrush(each)}
        >
          <Icon name={each} size={22} />
        </button>
      ))}
    </div>
  );
}

function HalfTurn({ symmetry, onSymmetry, language }: ToolProps): ReactElement {
  const words = easelTexts[language];
  const isOn = symmetry === 'half-turn';
  return (
    <button
      type="button"
      className="piece easel-half-turn"
      role="switch"
      aria-checked={isOn}
      aria-keyshortcuts="S"
      onClick={() => onSymmetry(isOn ? 'free' : 'half-turn')}
    >
      <Icon name="half-turn" size={26} />
      <span>{words.halfTurn}</span>
      <span className="easel-switch" aria-hidden="true" />
    </button>
  );
}
