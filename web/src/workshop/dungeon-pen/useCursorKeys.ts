import { type Sheet, shelved, type Square } from '../../../../games/dungeon-pen/index.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { EaselProps } from '../editor.ts';
import { BRUSHES, stepped } from './drawing.ts';
import type { PenTools } from './PenTray.tsx';
import { easelTexts } from './texts.ts';
import type { useStroke } from './useStroke.ts';
import { larger, smaller } from './Zoom.tsx';

interface CursorKeys extends PenTools, Pick<EaselProps<Sheet>, 'draft' | 'say' | 'language'> {
  readonly cursor: Square;
  readonly onCursor: (square: Square) => void;
  readonly pencil: ReturnType<typeof useStroke>;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
/** With Shift, by a large square. */
const FAR = 3;

/** The sheet without a mouse: a cursor that goes from square to square and draws where it stands. */
export function useCursorKeys(keys: CursorKeys): void {
  const { cursor, pencil, brush, onBrush, symmetry, onSymmetry, say, language, zoom, onZoom } = keys;
  const words = easelTexts[language];
  const turnBrush = (by: number): void => {
    const next = BRUSHES.at((BRUSHES.indexOf(brush) + by) % BRUSHES.length) ?? brush;
    onBrush(next);
    say(words.brushes[next]);
  };
  const press = pressOf(keys);
  useKeys({
    ...arrowsOf(keys),
    Enter: press,
    ' ': press,
    Backspace: () => pencil.dot(cursor, 'rubber'),
    Delete: () => pencil.dot(cursor, 'rubber'),
    '[': () => turnBrush(-1),
    ']': () => turnBrush(1),
    s: () => {
      onSymmetry(symmetry === 'free' ? 'half-turn' : 'free');
      say(symmetry === 'free' ? words.halfTurnOn : words.halfTurnOff);
    },
    '+': () => onZoom(larger(zoom)),
    '-': () => onZoom(smaller(zoom)),
    Escape: () => {
      pencil.cancel();
      say(words.letGo);
    },
  });
}

/** A dot is laid at once; a line, a box and what is carried have a first and a last square. */
function pressOf({ cursor, pencil, piece, brush, say, language }: CursorKeys): () => void {
  const words = easelTexts[language];
  const isLong = piece === 'hand' || brush !== 'dot';
  return () => {
    if (!isLong) return pencil.dot(cursor, piece);
    if (pencil.stroke) return pencil.end();
    pencil.begin(cursor);
    say(words.begun(piece === 'hand' ? words.pieces.hand : words.brushes[brush]));
  };
}

function arrowsOf({ cursor, onCursor, pencil, draft, say, language }: CursorKeys) {
  const words = easelTexts[language];
  const go = (across: number, down: number): void => {
    const square = stepped(cursor, across, down);
    onCursor(square);
    if (pencil.stroke) pencil.extend(square);
    say(words.square(shelved.words[language].square(square), words.features[draft.features[square] ?? 'floor'] ?? ''));
  };
  return Object.fromEntries(
    Object.entries(ARROWS).flatMap(([key, [across, down]]) => [
      [key, () => go(across, down)],
      [`Shift+${key}`, () => go(FAR * across, FAR * down)],
    ]),
  );
}
