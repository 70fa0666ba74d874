// What the learnt value sees of a seat: what it is and has, where it stands, and how the race is going.
import type { Ability, Content, Person, State, Test } from '../../games/the-dungeon/index.ts';
import {
  ABILITIES,
  characterSheetOf,
  fightOdds,
  forceOf,
  GOLD,
  hasLastTurn,
  isInside,
  LIVES,
  powerOf,
  roomAt,
  SPELLS,
  START_TILE,
  testOddsOf,
  WARES,
  washedAway,
  whereaboutsOf,
} from '../../games/the-dungeon/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Distances, type PileLeft, pileLeft, Survey } from './survey.ts';

type Character = State['characters'][number];

/** By source: what speaks for a seat, in the order in which features stand. */
export const SOURCES = ['body', 'ways', 'race'] as const;
export type Source = (typeof SOURCES)[number];

const BODY = 18 + SPELLS.length + ABILITIES.length;
const WAYS = 43;
const RACE = 26;
export const COUNT = BODY + WAYS + RACE;
/** By source: where its features end. */
export const ENDS: Readonly<Record<Source, number>> = { body: BODY, ways: BODY + WAYS, race: COUNT };

const WARE = Object.fromEntries(WARES.map(({ name }, id) => [name, id])) as Readonly<Record<string, number>>;
const MUSCLE = SPELLS.indexOf('borrowed-muscle');
const MUSCLE_ADDS = 3;

/** What is known of a state before any seat is asked about. */
class Surroundings {
  readonly content: Content;
  readonly state: Readonly<State>;
  readonly survey: Survey;
  readonly pile: PileLeft;
  readonly untried: number;
  readonly distances: readonly Distances[];
  /** By seat: how soon it could be out by a way that is sure, as a share. */
  readonly closeness: readonly number[];
  readonly isAnyOut: boolean;

  constructor(content: Content, state: Readonly<State>) {
    this.content = content;
    this.state = state;
    this.survey = new Survey(state);
    this.pile = pileLeft(content, state);
    this.untried = this.survey.untried;
    // Whoever is not inside may have stood on a tile that was taken up since.
    this.distances = state.characters.map(person => this.survey.from(isInside(person) ? person.at : START_TILE));
    this.closeness = state.characters.map((person, seat) => this.#closenessOf(person, seat));
    this.isAnyOut = state.characters.some(({ out }) => out > 0);
  }

  #closenessOf(person: Readonly<Person>, seat: Seat): number {
    if (person.lives === 0) return 0;
    if (person.out > 0 || person.leaving) return 1;
    const { passage, guard } = this.distances[seat] as Distances;
    const sure = Math.min(passage, canBribe(this.content, person) ? guard : Infinity);
    return sure > 12 ? 0 : 1 / (2 + sure);
  }
}

/** The features of all seats, one row each. */
export function featuresOf(content: Content, table: Readonly<State>): readonly Float64Array[] {
  const characters = table.characters.map(person => washed(content, table, dealt(person)));
  const state = { ...table, characters };
  const scene = new Surroundings(content, state);
  return content.seats.map(seat => {
    const row = new Row();
    noteBody(row, scene, seat);
    noteWays(row, scene, seat);
    noteRace(row, scene, seat);
    return row.filled();
  });
}

class Row {
  readonly #numbers = new Float64Array(COUNT);
  #at = 0;

  add(...numbers: readonly number[]): void {
    for (const number of numbers) this.#numbers[this.#at++] = number;
  }

  flag(...flags: readonly boolean[]): void {
    for (const flag of flags) this.#numbers[this.#at++] = flag ? 1 : 0;
  }

  /** An amount for every limit that a distance keeps. */
  within(distance: number, limits: readonly number[], amount: number): void {
    for (const limit of limits) this.#numbers[this.#at++] = distance <= limit ? amount : 0;
  }

  filled(): Float64Array {
    if (this.#at !== COUNT) throw new Error(`${this.#at} features instead of ${COUNT}`);
    return this.#numbers;
  }
}

/** Before characters are dealt: what ours are in the mean. */
const UNKNOWN = { strength: 3.6, craft: 3.4 };
const dealt = (person: Character): Character =>
  whereaboutsOf(person) === undefined ? { ...person, lives: LIVES, gold: GOLD } : person;

/** TD-24: what the water will take does not count any more. */
function washed(content: Content, table: Readonly<State>, person: Character): Character {
  if (!isInside(person) || roomAt(table, person.at) !== 'stream') return person;
  const lost = washedAway(content, person);
  return { ...person, gold: 0, objects: person.objects.filter(id => !lost.includes(id)) };
}

function noteBody(row: Row, { content, state }: Surroundings, seat: Seat): void {
  const me = state.characters[seat] as Character;
  const isKnown = whereaboutsOf(me) !== undefined;
  const holds = (name: string): number => me.objects.filter(id => id === WARE[name]).length;
  row.flag(me.lives === 1, me.lives === 2, me.lives >= 4, me.lost, canBribe(content, me));
  row.add(isKnown ? me.lives / 4 : 1, Math.min(4, me.gold) / 2);
  row.add((isKnown ? me.strength : UNKNOWN.strength) / 5, (isKnown ? me.craft : UNKNOWN.craft) / 5);
  row.add(guardChance(content, me, 0), boostedChance(content, me), passing(content, me, 'pit-trap'));
  row.add(holds('sword'), holds('torch') + Number(me.light > 0), holds('scroll'), holds('pastry'), holds('fish-cake'));
  row.add(me.fate / 3);
  for (let spell = 0; spell < SPELLS.length; spell++) row.add(me.spells.filter(each => each === spell).length);
  const ability = abilityOf(content, me);
  for (const each of ABILITIES) row.flag(each === ability);
}

const WAY_OUT = [0, 1, 2, 3, 4, 6, 9];
const GUARD = [1, 2, 3, 4, 6, 9];
const TUNNEL = [1, 2, 3, 5];
const UNTRIED = [0, 1, 2, 3, 5];

function noteWays(row: Row, scene: Surroundings, seat: Seat): void {
  const { content, state, survey, pile } = scene;
  const me = state.characters[seat] as Readonly<Person>;
  const { passage, guard, tunnels, untried, home, reach } = scene.distances[seat] as Distances;
  const isPaying = canBribe(content, me);
  const chance = boostedChance(content, me);
  const inside = isInside(me) ? 1 : 0;
  row.within(Math.min(passage, isPaying ? guard : Infinity), WAY_OUT, inside);
  row.within(isPaying ? Infinity : guard, GUARD, inside * chance);
  row.within(guard, [2, 5], inside);
  row.within(tunnels[0], TUNNEL, inside);
  row.within(tunnels[1], TUNNEL, inside);
  row.within(untried, UNTRIED, inside);
  const tiles = Math.max(1, pile.tiles);
  row.add(inside * Math.min(4, reach), scene.untried / 8, pile.tiles / 29);
  row.add(pile.passages / tiles, pile.guards / tiles, (pile.guards / tiles) * (isPaying ? 1 : chance));
  row.add(pile.tunnels / tiles);
  const isTurningBack = scene.untried === 0 || pile.tiles + state.shown.length === 0;
  row.add(Number(isTurningBack), isTurningBack ? Math.min(10, home) / 5 : 0);
  const room = survey.roomAt(me.at);
  row.flag(room === 'tunnel', room === 'stream', room === 'guard-room');
  const { next } = survey;
  row.flag(next === 'hidden-passage' || (next === 'guard-room' && isPaying), next === 'guard-room', next === 'tunnel');
}

function noteRace(row: Row, scene: Surroundings, seat: Seat): void {
  const { content, state } = scene;
  const { length } = content.seats;
  const me = state.characters[seat] as Readonly<Person>;
  const rivals = state.characters.filter((other, i) => i !== seat && other.lives > 0);
  const later = (seat - state.turn + length) % length;
  const isMover = later === 0 && state.round > 0;
  const moves = isMover && (state.phase === 'step' || state.looking > 0) ? state.moves : 0;
  row.flag(me.out > 0, me.leaving, isMover, isMover && moves === 0, moves === 1, moves === 2, moves === 3, moves > 3);
  row.add(later / length, (length - 1) / 5, rivals.filter(isInside).length / 5, Math.min(1, state.round / 20));
  row.flag(scene.isAnyOut, hasLastTurn(content, state, seat), state.round === 0);
  noteRivals(row, me, rivals);
  const nearest = Math.max(0, ...scene.closeness.filter((_, i) => i !== seat));
  const own = scene.closeness[seat] ?? 0;
  row.add(nearest, own, Math.max(0, nearest - own), Math.max(0, own - nearest));
}

export const isGoing = ({ out, leaving }: Readonly<Person>): boolean => out > 0 || leaving;

/** Of those who are out or about to be: who is better off, and who could still come to be. */
function noteRivals(row: Row, me: Readonly<Person>, rivals: readonly Readonly<Person>[]): void {
  const going = rivals.filter(isGoing);
  const lead = (other: Readonly<Person>): number => other.lives - me.lives || (other.gold - me.gold) / 10;
  const most = Math.max(-9, ...going.map(lead));
  row.flag(going.length > 0, going.length > 0 && most > 0, going.length > 0 && most === 0);
  row.flag(going.length > 0 && most < 0, isGoing(me) && rivals.some(other => !isGoing(other) && lead(other) > 0));
  row.add(rivals.length === 0 ? 0 : Math.max(...rivals.map(({ lives }) => lives)) / 4);
  row.flag(rivals.length === 0);
}

export const canBribe = (content: Content, me: Readonly<Person>): boolean =>
  me.gold >= (characterSheetOf(content, me)?.bribe ?? Infinity);

const abilityOf = (content: Content, me: Readonly<Person>): Ability | 'none' =>
  characterSheetOf(content, me)?.ability ?? 'none';

/** By own force minus that of the Guard, six less: out of 1. */
const GUARD_CHANCES = Array.from({ length: 13 }, (_, i) => fightOdds(i - 6));

export function guardChance(content: Content, me: Readonly<Person>, more: number): number {
  const strength = whereaboutsOf(me) === undefined ? UNKNOWN.strength : forceOf(content, me, 'strength');
  const difference = Math.max(-6, Math.min(6, Math.round(strength) + more - powerOf('guard')));
  const { win, draw } = GUARD_CHANCES[difference + 6] as (typeof GUARD_CHANCES)[number];
  return (win + (abilityOf(content, me) === 'wins-stand-offs' ? draw : 0)) / 36;
}

/** With what can be eaten and cast. */
export function boostedChance(content: Content, me: Character | Readonly<Person>): number {
  const spells = 'spells' in me ? me.spells : [];
  const eaten = me.objects.includes(WARE['pastry'] ?? -1) ? 1 : 0;
  return guardChance(content, me, eaten + (spells.includes(MUSCLE) ? MUSCLE_ADDS : 0));
}

export const passing = (content: Content, me: Readonly<Person>, test: Test): number =>
  whereaboutsOf(me) === undefined ? 0.15 : testOddsOf(content, me, test).win / 36;
