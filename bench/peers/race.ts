import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { blank, CHOICES, codeOf, cross, type Crossed, DICE, TURNS } from '../race/sheet.ts';

export interface RaceState {
  turn: number;
  dice: number[];
  crossed: Crossed;
}

/** The next dice are rolled within the move: a turn of boardgame.io's for each of the sixty costs it 40 % of its rate. */
export const race: Game<RaceState> = {
  name: 'race',
  disableUndo: true,
  setup: ({ random }) => ({ turn: 0, dice: random.D6(DICE), crossed: blank() }),
  moves: {
    cross: ({ G, random }, index: number) => {
      const choice = CHOICES[codeOf(G.dice)]?.[index];
      if (!choice) return INVALID_MOVE;
      cross(G.crossed, choice);
      G.dice = random.D6(DICE);
      G.turn++;
      return undefined;
    },
  },
  endIf: ({ G }) => (G.turn === TURNS ? true : undefined),
  ai: {
    enumerate: G => (CHOICES[codeOf(G.dice)] ?? []).map((_, index) => ({ move: 'cross', args: [index] })),
  },
};
