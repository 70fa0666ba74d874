import type { Outcome, Seat } from '../../kernel/game.ts';
import { PATIENCE, POINTS_PER_LIFE, POINTS_PER_TURN, RATINGS } from './data.ts';
import type { Content } from './content.ts';
import { characterOf, isInside, type Person, type Table } from './state.ts';

type Ending = Readonly<Pick<Table, 'phase' | 'round'>> & { readonly characters: readonly Readonly<Person>[] };

/** TD-Q24: who reached the Ruins before all others, if anybody has. */
export function firstOut({ first, seats }: Content, { characters }: Ending): Seat | undefined {
  const turnOf = (seat: Seat): number =>
    (characters[seat]?.out ?? 0) * seats.length + ((seat - first + seats.length) % seats.length);
  let earliest: Seat | undefined;
  for (const seat of seats)
    if ((characters[seat]?.out ?? 0) > 0 && (earliest === undefined || turnOf(seat) < turnOf(earliest)))
      earliest = seat;
  return earliest;
}

/** TD-Q24: of those who came out in the same round, more lives is better, then more gold. */
function compare({ until }: Content, one: Readonly<Person>, other: Readonly<Person>): number {
  const earlier = until === 'once-around' ? 0 : one.out - other.out;
  return earlier || other.lives - one.lives || other.gold - one.gold;
}

/** TD-Q24: whoever is in the Ruins with nobody better off; empty while nobody is there. */
export function winnersOf(content: Content, ending: Ending): Seat[] {
  return content.seats.filter(seat => placeOf(content, ending, characterOf(ending, seat)) === 1);
}

/** TD-Q24: 0 for those who stayed below. */
export function pointsOf({ lives, out }: Readonly<Person>): number {
  if (out <= 0) return 0;
  return POINTS_PER_LIFE * lives + Math.max(0, PATIENCE - POINTS_PER_TURN * out);
}

/** The rating from 1 to 5. */
export function ratingOf(points: number): number {
  return RATINGS.filter(least => points >= least).length;
}

/** 1 and on for those who are out; the living inside share the next place; the dead, and all whom the dungeon beat, lose. */
function placeOf(content: Content, { characters }: Ending, person: Readonly<Person>): number {
  const out = characters.filter(each => each.out > 0);
  if (person.out > 0) return 1 + out.filter(other => compare(content, other, person) < 0).length;
  return isInside(person) && out.length > 0 ? out.length + 1 : 0;
}

export function outcomeOf(content: Content, ending: Ending): Outcome | undefined {
  if (ending.phase !== 'over') return undefined;
  const scores = ending.characters.map(pointsOf);
  const count = (is: (person: Readonly<Person>) => boolean): number => ending.characters.filter(is).length;
  return {
    places: ending.characters.map(person => placeOf(content, ending, person)),
    scores,
    ...(scores.length === 1 && (scores[0] ?? 0) > 0 && { rank: ratingOf(scores[0] ?? 0) }),
    length: ending.round,
    notes: {
      escapes: count(({ out }) => out > 0),
      deaths: count(({ lives }) => lives === 0),
      gold: ending.characters.reduce((sum, { out, gold }) => sum + (out > 0 ? gold : 0), 0),
    },
  };
}
