import type { Outcome, Seat } from '../../kernel/game.ts';
import { PATIENCE, POINTS_PER_LIFE, POINTS_PER_TURN, RATINGS } from './data.ts';
import type { Material } from './material.ts';
import { characterOf, isInside, type Person, type Table } from './state.ts';

type Ending = Readonly<Pick<Table, 'phase' | 'round'>> & { readonly characters: readonly Readonly<Person>[] };

/** TD-Q24: of those who came out in the same round, more lives is better, then more gold, then who saw daylight first. */
function better(one: Readonly<Person>, other: Readonly<Person>): number {
  return other.lives - one.lives || other.gold - one.gold || one.found - other.found;
}

/** TD-Q24: whoever reached the Ruins, best first; empty while nobody has. */
function escapees({ seats }: Material, ending: Ending): Seat[] {
  const out = seats.filter(seat => characterOf(ending, seat).out > 0);
  return out.sort((a, b) => better(characterOf(ending, a), characterOf(ending, b)));
}

export function winnerOf(material: Material, ending: Ending): Seat | undefined {
  return escapees(material, ending)[0];
}

/** TD-Q24: 0 for those who stayed below. */
export function pointsOf({ lives, out }: Readonly<Person>): number {
  if (out === 0) return 0;
  return POINTS_PER_LIFE * lives + Math.max(0, PATIENCE - POINTS_PER_TURN * out);
}

/** The rating from 1 to 5. */
export function ratingOf(points: number): number {
  return RATINGS.filter(least => points >= least).length;
}

/** 1 and on for those who are out; the living inside share the next place; the dead, and all whom the dungeon beat, lose. */
function placeOf(material: Material, ending: Ending, seat: Seat): number {
  const person = characterOf(ending, seat);
  const out = escapees(material, ending);
  if (out.length === 0) return 0;
  if (person.out > 0) return 1 + out.indexOf(seat);
  return isInside(person) ? out.length + 1 : 0;
}

export function outcomeOf(material: Material, ending: Ending): Outcome | undefined {
  if (ending.phase !== 'over') return undefined;
  const scores = ending.characters.map(pointsOf);
  const count = (is: (person: Readonly<Person>) => boolean): number => ending.characters.filter(is).length;
  return {
    places: material.seats.map(seat => placeOf(material, ending, seat)),
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
