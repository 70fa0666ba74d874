// What a position of Dungeon Pen comes down to for the learnt chance to win: a row of numbers for whoever flicks next and the
// same row for the other.
import type { JunkName, Step, View } from '../../games/dungeon-pen/index.ts';
import { characterOf, otherOf } from '../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { total } from '../../kernel/random.ts';

/** What is known of a seat beside its view. */
export interface Standing {
  readonly hp: number;
  readonly carries: boolean;
  /** Turns to the treasure and home. */
  readonly turns: number;
}

/** Who plays, as far as it makes a difference: like easy, like strong, or nobody knows how. */
export type Skill = -1 | 0 | 1;

/** By seat. */
export type Skills = readonly [Skill, Skill];

/** Numbers of one seat, and those of the table. */
const OWN = 13;
const SHARED = 3;
export const FEATURES = 2 * OWN + SHARED;
/** After them stands what the cards in hand are worth. */
const HANDS = FEATURES;
export const ROW = FEATURES + 1;

/** Where the numbers of a seat that hang on both seats stand, its skill, and the lead among those of the table. */
const SURVIVAL = 11;
const SKILL = 12;
const LEAD = FEATURES - 1;

/**
 * What cards are worth, in the weight of a chance, as measured by matches with and without them (docs/minds.md). It is not
 * learnt: who still holds cards is ahead for other reasons, and a net would send everybody to the chests.
 */
const HEALED = 0.1;
const HEALING: Partial<Readonly<Record<JunkName, number>>> = { loaf: HEALED, tonic: 2 * HEALED, coat: HEALED };
const WEAPON = 0.04;
const WEAPONS: readonly JunkName[] = ['soot', 'glove', 'chain', 'fingers', 'chalk'];
/** Any other card, and one of which it is not known yet what it will be. */
const CARD = 0.07;
/** Effects that make a flick go astray, and those that only make it shorter or a little worse. */
const ASTRAY: readonly string[] = ['weak', 'blind', 'vane', 'full'];

/** Who flicks next in a turn of its own, and whether an event comes before that. */
export interface NextFlick {
  readonly mover: Seat;
  readonly isEventFirst: boolean;
}

export function nextFlickIn({ agenda, turn, repeats, bribed }: View): NextFlick {
  const isToFlick = agenda.some(step => step.type === 'aim' && step.cause === 'turn');
  if (isToFlick) return { mover: turn, isEventFirst: false };
  const isEventFirst = !bribed && agenda.some(({ type }) => type === 'event' || type === 'draw');
  return { mover: repeats ? turn : otherOf(turn), isEventFirst };
}

/** How a table stands, from the side of whoever flicks next; `row` is filled. */
export function describe(row: Float64Array, view: View, next: NextFlick, standings: readonly Standing[]): void {
  for (const [seat, standing] of standings.entries()) {
    const at = placeOf(seat, next);
    describeStanding(row, at, standing);
    describeHindrances(row, at, view, seat);
  }
  row[HANDS] = handWorth(view, next.mover) - handWorth(view, otherOf(next.mover));
  row.set(sharedOf(view, next), 2 * OWN);
  relate(row);
}

/** Writes down who is said to sit where. */
export function nameSkills(row: Float64Array, next: NextFlick, skills: Skills): void {
  for (const [seat, skill] of skills.entries()) row[placeOf(seat, next) + SKILL] = skill;
}

/** The same, as if nobody knew who plays. */
export function nameless(row: Float64Array): Float64Array {
  const copy = row.slice();
  copy[SKILL] = 0;
  copy[OWN + SKILL] = 0;
  return copy;
}

/** HP that a turn costs, roughly: by them the race is over before somebody dies, or is not. */
const LOST = 0.45;

/** What only both seats together tell: who leads by how much of what a race varies by, and who lives to see its end. */
function relate(row: Float64Array): void {
  const [own, theirs] = [10 * row[0]!, 10 * row[OWN]!];
  const left = Math.min(own, theirs);
  const varied = Math.sqrt(left + 2);
  row[LEAD] = (theirs - own) / Math.sqrt(own + theirs + 2);
  row[SURVIVAL] = (10 * row[2]! - LOST * left) / varied;
  row[OWN + SURVIVAL] = (10 * row[OWN + 2]! - LOST * left) / varied;
}

/** The numbers of the table. */
const sharedOf = ({ bolted }: View, { isEventFirst }: NextFlick): readonly number[] => [
  Number(isEventFirst),
  Number(bolted),
];

function describeHindrances(row: Float64Array, at: number, view: View, seat: Seat): void {
  const { effects } = characterOf(view, seat);
  const astray = effects.filter(effect => ASTRAY.includes(effect)).length;
  row[at + 6] = astray;
  row[at + 7] = effects.length - astray;
  row[at + 8] = Number(isDue(view, seat, step => step.type === 'place'));
  row[at + 9] = Number(isDue(view, seat, step => step.type === 'aim' && step.cause === 'second-wind'));
  row[at + 10] = Number(isDue(view, seat, ({ type }) => type === 'toll'));
}

const handWorth = (view: View, seat: Seat): number => total(characterOf(view, seat).hand.map(cardWorth));

const cardWorth = (card: JunkName): number => HEALING[card] ?? (WEAPONS.includes(card) ? WEAPON : CARD);

const isDue = ({ agenda }: View, seat: Seat, isMeant: (step: Step) => boolean): boolean =>
  agenda.some(step => step.seat === seat && isMeant(step));

/** More turns than this tell nothing more, and less than a thousandth of one tells nothing. */
const LONGEST = 30;
const FINENESS = 1000;

/** Where the numbers of a seat begin. */
export const placeOf = (seat: Seat, { mover }: NextFlick): number => (seat === mover ? 0 : OWN);

/** What cards are worth, less those of the other, for whoever flicks next. */
export const handsIn = (row: Float64Array): number => row[HANDS]!;

/** Writes down another standing where a seat is described already, and so many cards beside what the hands were worth. */
export function restate(
  row: Float64Array,
  at: number,
  standing: Standing & { readonly cards: number },
  hands: number,
): void {
  describeStanding(row, at, standing);
  row[HANDS] = at === 0 ? hands + CARD * standing.cards : hands - CARD * standing.cards;
  relate(row);
}

function describeStanding(row: Float64Array, at: number, { hp, carries, turns }: Standing): void {
  const left = Math.min(LONGEST, Math.round(FINENESS * turns) / FINENESS);
  row[at] = left / 10;
  row[at + 1] = 4 / (left + 2);
  row[at + 2] = hp / 10;
  row[at + 3] = 4 / (hp + 1);
  row[at + 4] = hp / (left + 2);
  row[at + 5] = Number(carries);
}
