import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CELLS, CHOICES, has, type Marks, WINS } from '../tic-tac-toe/board.ts';

export interface TicTacToeState {
  marks: Marks;
}

export const ticTacToe: Game<TicTacToeState> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ marks: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (has(G.marks[0] | G.marks[1], cell)) return INVALID_MOVE;
      G.marks[playerID === '0' ? 0 : 1] |= 1 << cell;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (WINS[G.marks[ctx.currentPlayer === '0' ? 0 : 1]]) return { winner: ctx.currentPlayer };
    return (G.marks[0] | G.marks[1]) === (1 << CELLS) - 1 ? { draw: true } : undefined;
  },
  ai: {
    enumerate: ({ marks }) => (CHOICES[marks[0] | marks[1]] ?? []).map(({ cell }) => ({ move: 'mark', args: [cell] })),
  },
};
