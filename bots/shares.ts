import type { Kind, Rules } from '../kernel/game.ts';

/** What a match that has ended was worth to each seat: those who have won share the victory. Where nobody has won, nobody has any. */
export function sharesOf<K extends Kind>(rules: Rules<K>, state: Readonly<K['state']>): readonly number[] {
  const places = rules.outcome(state)?.places ?? [];
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}
