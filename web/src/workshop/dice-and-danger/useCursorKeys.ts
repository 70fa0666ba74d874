import type { Orientation } from '../../../../art/dice-and-danger/index.ts';
import type { Point, Sheet } from '../../../../games/dice-and-danger/index.ts';
import { sketchOf } from '../../../../games/dice-and-danger/readers.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { EaselProps } from '../editor.ts';
import { gridOf } from './nodes.ts';
import { easelTexts } from './texts.ts';
import { spokenAt, type Strokes } from './useStrokes.ts';

interface CursorKeys extends Pick<EaselProps<Sheet>, 'draft' | 'say' | 'language'> {
  readonly cursor: Point;
  readonly onCursor: (point: Point) => void;
  readonly orientation: Orientation;
  readonly strokes: Strokes;
  readonly number: number;
  readonly onNumber: (number: number, at: Point) => void;
  readonly onPanel: () => void;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
const NUMBERS = { least: 2, most: 12 } as const;

/** The sheet without a mouse: a cursor that goes from square to square and draws where it stands. */
export function useCursorKeys(keys: CursorKeys): void {
  const { draft, cursor, strokes, say, language, number, onNumber, onPanel } = keys;
  const count = (by: number): void => {
    const shown = draft.spaces.find(({ x, y }) => x === cursor.x && y === cursor.y)?.number ?? number;
    const next = Math.min(NUMBERS.most, Math.max(NUMBERS.least, shown + by));
    onNumber(next, cursor);
    say(easelTexts[language].numbered(next));
  };
  const press = (): void => strokes.press(cursor);
  const erase = (): void => strokes.erase(cursor);
  useKeys({
    ...arrowsOf(keys),
    Enter: press,
    ' ': press,
    Backspace: erase,
    Delete: erase,
    '+': () => count(1),
    '-': () => count(-1),
    i: onPanel,
    Escape: strokes.letGo,
  });
}

/** Arrows go as the sheet lies: upright on a phone, where its columns run down. */
function arrowsOf({ draft, cursor, onCursor, orientation, say, language }: CursorKeys) {
  const { width, height } = gridOf(draft);
  const go = (right: number, down: number): void => {
    const [across, along] = orientation === 'landscape' ? [right, down] : [down, right];
    const x = Math.min(width - 1, Math.max(0, cursor.x + across));
    const y = Math.min(height - 1, Math.max(0, cursor.y + along));
    onCursor({ x, y });
    say(easelTexts[language].square(x + 1, y + 1, spokenAt(sketchOf(draft), { x, y }, language)));
  };
  return Object.fromEntries(Object.entries(ARROWS).map(([key, [right, down]]) => [key, () => go(right, down)]));
}
