import type { Random, Seat } from '../../kernel/game.ts';
import { type Spell, SPELL_COPIES, SPELLS } from './data.ts';
import type { Event, Prompt } from './events.ts';
import { type FateChances, fateChances } from './fate.ts';
import { enemyOf, type Odds, oddsAhead, spellPlacesOf } from './fighting.ts';
import { mustReturn } from './map.ts';
import { type Content, sheetOf } from './content.ts';
import { type RivalOdds, rivalOdds, rivalsOf } from './rivals.ts';
import { turnsFor, waysOn } from './moving.ts';
import { pointsOf, ratingOf, winnersOf } from './scoring.ts';
import {
  copyPerson,
  copyTable,
  deciderOf,
  isInside,
  mover,
  type Person,
  roomAt,
  type State,
  type Table,
  victimOf,
} from './state.ts';
import { tileOf } from './tiles.ts';
import { verdictOf } from './verdict.ts';

/** A character as others see it: of its spells only how many there are (TD-Q43). */
export interface Seen extends Readonly<Person> {
  readonly spells: number;
}

export interface View extends Readonly<Table> {
  readonly characters: readonly Seen[];
  /** One's own spells, rising. */
  readonly hand: readonly number[];
  /** TD-C10: the chances of the test or fight that is about to be decided by dice. */
  readonly odds: Odds | null;
  /** TD-B14: what is known while somebody thinks about spending fate. */
  readonly fate: FateChances | null;
  /** The chances against every rival who may be fought instead. */
  readonly rivals: readonly RivalOdds[];
}

/** One's own spells by name. */
export const handOf = ({ hand }: Pick<View, 'hand'>): readonly Spell[] => hand.map(spell => SPELLS[spell] as Spell);

export function viewOf(content: Content, state: Readonly<State>, seat: Seat): View {
  const view: Changing = copyTable(state) as Changing;
  view.characters = state.characters.map(character => copyPerson(character, character.spells.length));
  view.hand = state.characters[seat]?.spells.slice() ?? [];
  view.odds = state.phase === 'meet' ? oddsAhead(content, state, mover(state)) : null;
  view.fate = fateChances(content, state);
  view.rivals = rivalOdds(content, state);
  return view;
}

type Changing = { -readonly [Field in keyof View]: View[Field] };

/** TD-Q43: which spell somebody learns is nobody else's business. */
export function witness(event: Event, seat: Seat): Event {
  return event.type === 'spell-learnt' && event.seat !== seat ? { ...event, spell: null } : event;
}

/** Others hold some of the spells that are neither used nor in one's own hand. */
export function imagine(view: Readonly<View>, seat: Seat, random: Random): State {
  const heap = spellHeap(view, seat);
  const spellsOf = (count: number, holder: Seat): number[] =>
    holder === seat ? view.hand.slice() : deal(heap, count, random);
  const state = copyTable(view) as State;
  state.characters = view.characters.map((person, holder) => copyPerson(person, spellsOf(person.spells, holder)));
  return state;
}

function spellHeap({ spent, hand, characters }: Readonly<View>, seat: Seat): number[] {
  if (characters.every(({ spells }, holder) => spells === 0 || holder === seat)) return [];
  const left = spent.map(used => SPELL_COPIES - used);
  for (const spell of hand) left[spell] = (left[spell] ?? 0) - 1;
  return left.flatMap((count, spell) => Array.from({ length: count }, () => spell));
}

function deal(heap: number[], count: number, random: Random): number[] {
  if (count === 0) return [];
  const dealt = Array.from({ length: count }, () => heap.splice(random(heap.length), 1)[0] ?? 0);
  return dealt.sort((a, b) => a - b);
}

export function promptOf(content: Content, view: Readonly<View>, seat: Seat): Prompt {
  if (view.phase === 'over') return ending(content, view);
  const person = view.characters[seat];
  const decider = deciderOf(view);
  if (view.round === 0) return { type: 'dealing' };
  if (!person) return { type: 'watch' };
  if (view.phase === 'above' && seat === decider) return { type: 'above' };
  if (!isInside(person)) return { type: person.lives > 0 ? 'out' : 'dead' };
  if (seat !== decider) return { type: 'wait', seat: decider };
  return question(content, view, person);
}

function ending(content: Content, view: Readonly<View>): Prompt {
  const winners = winnersOf(content, view);
  const [first] = view.characters;
  if (view.characters.length > 1 || !first)
    return winners.length === 0 ? { type: 'over-nobody' } : { type: 'over', winners };
  const points = pointsOf(first);
  return points > 0 ? { type: 'over-alone', points, rating: ratingOf(points) } : { type: 'lost-alone' };
}

function question(content: Content, view: Readonly<View>, person: Seen): Prompt {
  switch (view.phase) {
    case 'begin':
      return beginning(view, person);
    case 'step':
      return stepping(content, view);
    case 'lay':
      return { type: 'lay', face: tileOf(view.drawn).face, turns: turnsFor(view).length };
    case 'meet':
      return meeting(content, view, person);
    case 'beaten':
      return { type: 'beaten', rival: view.victor };
    case 'spoils':
      return { type: 'spoils', rival: victimOf(view) };
    case 'discard':
      return { type: 'discard', places: spellPlacesOf(content, person) };
    case 'leave':
      return { type: 'leave', most: sheetOf(content, person.sheet).mostObjects };
    case 'fate':
      return { type: 'fate', left: person.fate, dice: view.dice, verdict: verdictOf(content, view, view.dice) };
    case 'retry':
      return { type: 'retry' };
    case 'rest':
      return resting(person);
    default:
      return { type: 'rolling' };
  }
}

function beginning(view: Readonly<View>, { at }: Seen): Prompt {
  if (roomAt(view, at) !== 'stream') return { type: 'begin' };
  return { type: mustReturn(view) ? 'stream-return' : 'stream' };
}

function stepping(content: Content, view: Readonly<View>): Prompt {
  if (mustReturn(view)) return { type: 'step-home', moves: view.moves };
  const bits = waysOn(content, view);
  return { type: 'step', moves: view.moves, ways: [1, 2, 4, 8].filter(bit => (bits & bit) !== 0).length };
}

function meeting(content: Content, view: Readonly<View>, { at, gold, sheet }: Seen): Prompt {
  const enemy = enemyOf(view);
  if (!enemy) {
    const isCrowded = rivalsOf(content, view).length > 0;
    return { type: isCrowded ? 'meet-rival' : 'meet', room: roomAt(view, at) };
  }
  if (enemy !== 'guard') return { type: 'fight', enemy, power: view.power };
  return { type: 'guard', bribe: sheetOf(content, sheet).bribe, gold };
}

function resting({ leaving, lost }: Seen): Prompt {
  if (leaving) return { type: 'end-leaving' };
  return { type: lost ? 'end-waiting' : 'end' };
}
