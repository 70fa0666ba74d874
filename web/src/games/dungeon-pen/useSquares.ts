import { useState } from 'react';
import type { Action, DungeonPen, Square } from '../../../../games/dungeon-pen/index.ts';
import { columnOf, rowOf } from '../../../../games/dungeon-pen/readers.ts';
import { useHint } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';

const SQUARE_ACTIONS = ['dig', 'land', 'start'] as const;
type SquareAction = Extract<Action, { type: (typeof SQUARE_ACTIONS)[number] }>;

/** Squares of which one has to be chosen. */
export interface Choosing {
  readonly squares: readonly Square[];
  readonly pointed: Square;
  readonly point: (square: Square) => void;
  readonly next: (by: 1 | -1) => void;
  /** To the nearest one in a direction. */
  readonly go: (columns: number, rows: number) => void;
  readonly choose: (square?: Square) => void;
}

export const isSquareAction = (action: Action): action is SquareAction =>
  SQUARE_ACTIONS.some(type => type === action.type);

export function useSquares(play: PlayProps<DungeonPen>): Choosing | undefined {
  const offered = play.actions.filter(isSquareAction);
  const [kept, point] = useState<Square>();
  useHint(play.hint, hinted => isSquareAction(hinted) && point(hinted.square));
  const squares = offered.map(({ square }) => square);
  const [first] = squares;
  if (first === undefined) return undefined;
  const pointed = kept !== undefined && squares.includes(kept) ? kept : first;
  return {
    squares,
    pointed,
    point,
    next: by => point(squares[(squares.indexOf(pointed) + by + squares.length) % squares.length] ?? first),
    go: (columns, rows) => point(towards(squares, pointed, columns, rows)),
    choose: (square = pointed) => {
      const action = offered.find(each => each.square === square);
      if (action) void play.act(action);
    },
  };
}

/** The square that lies best in a direction: near, and not too far aside. */
export function towards(squares: readonly Square[], from: Square, columns: number, rows: number): Square {
  const cost = (square: Square): number => {
    const [across, down] = [columnOf(square) - columnOf(from), rowOf(square) - rowOf(from)];
    const ahead = across * columns + down * rows;
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 2 * Math.abs(across * rows + down * columns);
  };
  return squares.reduce((best, square) => (cost(square) < cost(best) ? square : best), from);
}

/** The square that is nearest to a point, if it is near enough to be meant. */
export function nearestSquare(
  squares: readonly Square[],
  { x, y }: { readonly x: number; readonly y: number },
  within: number,
): Square | undefined {
  const away = (square: Square): number => Math.hypot(columnOf(square) + 0.5 - x, rowOf(square) + 0.5 - y);
  return squares.filter(square => away(square) <= within).toSorted((a, b) => away(a) - away(b))[0];
}
