import type { Outcome } from '../../kernel/game.ts';
import type { State } from './state.ts';

/** DP-6 to DP-8, DP-Q35. The length is in turns of the seat that had more of them. */
export function outcomeOf({ end, characters }: Readonly<State>): Outcome | undefined {
  if (!end) return undefined;
  const sum = (count: (character: (typeof characters)[number]) => number): number =>
    count(characters[0]) + count(characters[1]);
  return {
    places: placesOf(end),
    scores: characters.map(({ hp }) => hp),
    length: Math.max(...characters.map(({ turns }) => turns)),
    notes: {
      treasureWins: Number(end.type === 'treasure'),
      deaths: Number(end.type === 'death'),
      doubleDefeats: Number(end.type === 'double-defeat'),
      flicks: sum(({ flicks }) => flicks),
      wallHits: sum(({ hits }) => hits),
    },
  };
}

function placesOf(end: NonNullable<State['end']>): number[] {
  if (end.type === 'double-defeat') return [0, 0];
  if (end.winner === null) return [1, 1];
  const loser = end.type === 'death' ? 0 : 2;
  return end.winner === 0 ? [1, loser] : [loser, 1];
}
