// What the learnt habit sees of the ways on: first what holds for all of them, then what each leads to.
import type { Content, Person, Room, Side, State } from '../../games/the-dungeon/index.ts';
import {
  DOOR,
  hasLastTurn,
  isInside,
  isUntried,
  opposite,
  placeBeside,
  placeBeyond,
  SIDES,
  START_TILE,
  testOddsOf,
  tileBeyond,
} from '../../games/the-dungeon/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { boostedChance, canBribe, guardChance, isGoing } from './features.ts';
import type { WayOn } from './sight.ts';
import { type Distances, endIn, NOWHERE, type PileLeft, pileLeft, Survey, UNKNOWN } from './survey.ts';

const CONTEXT = 37;
const WAY = 60;
/** How many features a way has. */
export const WAY_COUNT = CONTEXT + WAY;

/** Where the features have whether a way is the usual one. */
export const USUAL_FEATURE = CONTEXT;

/** Where a move may go on. */
export interface Crossroads {
  readonly content: Content;
  readonly state: Readonly<State>;
  readonly seat: Seat;
}

/** What is the same for all ways of a decision. */
class Vista {
  readonly content: Content;
  readonly state: Readonly<State>;
  readonly seat: Seat;
  readonly me: State['characters'][number];
  readonly survey: Survey;
  readonly pile: PileLeft;
  readonly isPaying: boolean;
  readonly chance: number;
  readonly here: Room;

  constructor({ content, state, seat }: Crossroads) {
    this.content = content;
    this.state = state;
    this.seat = seat;
    this.me = state.characters[seat] as State['characters'][number];
    this.survey = new Survey(state);
    this.pile = pileLeft(content, state);
    this.isPaying = canBribe(content, this.me);
    this.chance = boostedChance(content, this.me);
    this.here = this.survey.roomAt(this.me.at);
  }
}

class Line {
  readonly numbers = new Float64Array(WAY_COUNT);
  #at = 0;

  /** What was written from there on is written anew. */
  backTo(at: number): void {
    this.#at = at;
  }

  add(number: number): void {
    this.numbers[this.#at++] = number;
  }

  flag(...flags: readonly boolean[]): void {
    for (const flag of flags) this.numbers[this.#at++] = flag ? 1 : 0;
  }

  within(distance: number, limits: readonly number[], amount: number): void {
    for (const limit of limits) this.numbers[this.#at++] = distance <= limit ? amount : 0;
  }

  skip(count: number): void {
    this.numbers.fill(0, this.#at, (this.#at += count));
  }

  endsAt(at: number): void {
    if (this.#at !== at) throw new Error(`${this.#at} features instead of ${at}`);
  }
}

/** Looks at the ways of one crossroads after the other, on one and the same line: matches in thought have many. */
export class Lookout {
  readonly #line = new Line();

  /** Told of each way in its order, before the line is used for the next. */
  scan(crossroads: Crossroads, ways: readonly WayOn[], heed: (features: Float64Array) => void): void {
    const vista = new Vista(crossroads);
    const line = this.#line;
    line.backTo(0);
    noteSelf(line, vista);
    noteOthers(line, vista);
    line.endsAt(CONTEXT);
    for (const way of ways) {
      line.backTo(CONTEXT);
      noteWay(line, vista, way);
      line.endsAt(WAY_COUNT);
      heed(line.numbers);
    }
  }
}

/** The features of each way, in their order. */
export function waysSeen(crossroads: Crossroads, ways: readonly WayOn[]): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  new Lookout().scan(crossroads, ways, features => rows.push(features.slice()));
  return rows;
}

function noteSelf(line: Line, { content, state, me, pile, isPaying, chance, here, survey }: Vista): void {
  line.flag(me.lives === 1, me.lives === 2, me.lives >= 4, isPaying, me.gold > 0);
  line.add(guardChance(content, me, 0));
  line.add(chance);
  line.add(me.craft / 5);
  for (let moves = 1; moves <= 3; moves++) line.flag(state.moves === moves);
  line.add(Math.min(1, state.round / 20));
  line.add(survey.untried / 8);
  line.add(pile.tiles / 29);
  const tiles = Math.max(1, pile.tiles);
  line.add(pile.passages / tiles);
  line.add(pile.guards / tiles);
  line.add(pile.tunnels / tiles);
  line.flag(here === 'tunnel', state.came === -1);
  noteFrom(line, survey.from(me.at));
}

function noteFrom(line: Line, { passage, guard, tunnels: [tunnel], untried }: Distances): void {
  line.within(passage, [2, 5], 1);
  line.within(guard, [2, 5], 1);
  line.within(tunnel, [2, 5], 1);
  line.flag(untried === 0);
}

const lead = (me: Readonly<Person>, other: Readonly<Person>): number =>
  me.lives - other.lives + (me.gold - other.gold) / 10;

function noteOthers(line: Line, { content, state, seat, me, survey }: Vista): void {
  const rivals = state.characters.filter((other, i) => i !== seat && other.lives > 0);
  const going = rivals.filter(isGoing);
  const ahead = Math.min(9, ...going.map(other => lead(me, other)));
  line.flag(rivals.length === 0);
  line.add(rivals.length / 5);
  line.flag(going.length > 0, going.length > 0 && ahead > 0, going.length > 0 && ahead < 0);
  line.flag(hasLastTurn(content, state, seat));
  line.add(rivals.length === 0 ? 0 : Math.max(...rivals.map(({ lives }) => lives)) / 4);
  line.add(rivals.length === 0 ? 0 : Math.min(...rivals.map(other => lead(me, other))) / 3);
  const near = rivals.map(other => nearnessOf(content, survey, other));
  line.add(Math.max(0, ...near));
  line.flag(near.some(each => each >= 1 / 3));
  line.flag(rivals.some(({ lost }) => lost));
}

/** How soon somebody could be out by a way that is sure, as a share. */
function nearnessOf(content: Content, survey: Survey, person: Readonly<Person>): number {
  if (isGoing(person)) return 1;
  if (!isInside(person)) return 0;
  const { passage, guard } = survey.from(person.at);
  const sure = Math.min(passage, canBribe(content, person) ? guard : NOWHERE);
  return sure > 12 ? 0 : 1 / (2 + sure);
}

function noteWay(line: Line, vista: Vista, { side, isUsual, lag }: WayOn): void {
  const { state, me, here } = vista;
  line.flag(isUsual);
  line.add(Math.min(3, lag / 8));
  const known = isUntried(state, me.at, side) ? undefined : tileBeyond(state, me.at, side);
  const isLocked = state.sides[4 * me.at + side] !== DOOR && known === undefined;
  const isDoor = state.sides[4 * me.at + side] === DOOR;
  line.flag(isDoor);
  line.flag(isDoor && here === 'tunnel');
  line.flag(isDoor && BAD.includes(here));
  line.flag(isLocked);
  const beyond = known ?? tileBeyond(state, me.at, side);
  if (beyond === undefined) noteUnknown(line, vista, side);
  else noteKnown(line, vista, [beyond, side]);
}

const BAD: readonly Room[] = ['flame-trap', 'spike-trap', 'pit-trap', 'lair', 'crypt', 'torture-chamber'];
const UNKNOWN_WAY = 15;

function noteUnknown(line: Line, { state, me, pile, isPaying, chance, survey }: Vista, side: Side): void {
  const tiles = Math.max(1, pile.tiles);
  const isLast = state.moves === 1;
  const { next } = survey;
  line.flag(isLast);
  line.flag(state.moves === 2);
  line.flag(state.moves > 2);
  line.add(isLast ? pile.tunnels / tiles : 0);
  line.add(pile.passages / tiles);
  line.add((pile.guards / tiles) * (isPaying ? 1 : chance));
  line.add(pile.tiles / 29);
  line.flag(next !== undefined);
  line.flag(next === 'hidden-passage' || (next === 'guard-room' && isPaying));
  line.add(next === 'guard-room' && !isPaying ? chance : 0);
  line.flag(next === 'tunnel' && isLast);
  line.flag(next === 'tunnel' && !isLast);
  line.flag(next !== undefined && BAD.includes(next));
  const free = freeAround(state, placeBeyond(state, me.at, side));
  line.add(free / 3);
  line.flag(free === 0);
  line.skip(WAY - 6 - UNKNOWN_WAY);
}

/** Places into which a tile that is laid there may lead on. */
const freeAround = ({ places }: Readonly<State>, place: number): number =>
  SIDES.filter(side => !places.includes(placeBeside(place, side))).length;

function noteKnown(line: Line, vista: Vista, [beyond, side]: readonly [number, Side]): void {
  const { state, survey, isPaying, chance } = vista;
  line.skip(UNKNOWN_WAY);
  const ends = survey.endsFrom(beyond, opposite(side), state.moves - 1);
  const isEnd = (ends & (ends - 1)) === 0 && ends !== UNKNOWN;
  line.flag(isEnd);
  noteEnds(line, vista, ends);
  line.flag(isEnd && (ends & TUNNEL) !== 0);
  line.flag(isEnd && (ends & CALM) !== 0);
  line.flag(survey.roomAt(beyond) === 'tunnel');
  line.flag(beyond === START_TILE);
  const { passage, guard, tunnels, untried, reach } = survey.from(beyond);
  line.within(Math.min(passage, isPaying ? guard : NOWHERE), [0, 1, 2, 3, 5], 1);
  line.within(isPaying ? NOWHERE : guard, [1, 3, 5], chance);
  line.within(tunnels[0], [1, 2, 4], 1);
  line.within(tunnels[1], [2, 4], 1);
  line.within(untried, [0, 1, 2, 4], 1);
  line.add(Math.min(4, reach));
}

const TUNNEL = endIn('tunnel');
const CALM = endIn('cell', 'corridor');

/** What may come of the move at best, and at worst. */
function noteEnds(line: Line, { content, me, isPaying, chance }: Vista, ends: number): void {
  const may = (...rooms: readonly Room[]): boolean => (ends & endIn(...rooms)) !== 0;
  const fails = (test: 'flame-trap' | 'spike-trap' | 'pit-trap' | 'unlit'): number => {
    const { loss, of } = testOddsOf(content, me, test);
    return may(test) ? loss / of : 0;
  };
  line.flag(may('hidden-passage'));
  line.flag(isPaying && may('guard-room'));
  line.add(!isPaying && may('guard-room') ? chance : 0);
  line.flag(!isPaying && may('guard-room'));
  line.flag(may('tunnel'));
  line.flag(may('storeroom'));
  line.flag(may('library'));
  line.flag((ends & CALM) !== 0);
  line.flag((ends & UNKNOWN) !== 0);
  line.add(Math.max(fails('flame-trap'), fails('spike-trap')));
  line.add(Math.max(fails('pit-trap'), fails('unlit')));
  line.flag(may('lair'));
  line.flag(may('crypt'));
  line.flag(may('torture-chamber'));
  line.flag(may('stream'));
  line.add(may('stream') ? me.gold + me.objects.length : 0);
}
