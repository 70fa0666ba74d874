// The value of every aim at once: what each line leads to, blurred by the spread of the hand.
import type { Action, Point, StepOf, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  fullPotions,
  GROUND_SIZE,
  groundIndex,
  mostHp,
  PLAGUE,
  straightOn,
  WALL,
  wantedBy,
} from '../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { emptyFan, type Fan, firstOf, type Grid, type Hand, lookAround } from './fan.ts';
import { handNow, type Prospect, turnsAt } from './prospect.ts';

type FlickAction = Extract<Action, { type: 'flick' }>;

export interface Sighted {
  readonly flick: FlickAction;
  readonly worth: number;
}

/** What a seat that flicks may come to stand at. */
export interface Reached {
  readonly hp: number;
  readonly carries: boolean;
  readonly turns: number;
  /** Junk cards that it has drawn on the way. */
  readonly cards: number;
}

/** The chance to win of whoever flicks, from what it has come to. Dead it has none, at home it has won: nobody asks. */
export type Judge = (reached: Reached) => number;

/** Makes a judge of a flick that is to be made. */
export type Judging = (prospect: Prospect, view: View, seat: Seat) => Judge;

/** How many turns a seat needs from a point, with the treasure or without. */
export type TurnsAt = (seat: Seat, carries: boolean, at: Point) => number;

/** By what flicks are judged, and how finely they are thought of. */
interface Sighting {
  readonly judging: Judging;
  readonly grid: Grid;
  /** Where somebody remembers them. */
  readonly turnsAt?: TurnsAt;
}

/** Room for one look around: what is seen, and by direction and power what a line there is worth. */
interface Scratchpad {
  readonly fan: Fan;
  readonly raw: Float64Array;
}
const SCRATCHPADS = new Map<Grid, Scratchpad>();

function scratchpadFor(grid: Grid): Scratchpad {
  const pad = SCRATCHPADS.get(grid) ?? { fan: emptyFan(grid), raw: new Float64Array(grid.rays * grid.powers.length) };
  SCRATCHPADS.set(grid, pad);
  return pad;
}

/** What the squares of a ground hold for whoever flicks. */
const NOTHING = 0;
const TREASURE = 1;
const CHEST = 2;
const POTION = 3;
const CELL = 4;
const MARKS = new Uint8Array(GROUND_SIZE);

function mark({ content }: Prospect, view: View, seat: number): void {
  MARKS.fill(NOTHING);
  const { carries } = characterOf(view, seat);
  for (const chest of content.chests) MARKS[groundIndex(chest)] = CHEST;
  for (const potion of fullPotions(content, view)) MARKS[groundIndex(potion)] = POTION;
  if (carries) for (const square of content.cells[seat] ?? []) MARKS[groundIndex(square)] = CELL;
  else MARKS[groundIndex(wantedBy(content, seat))] = TREASURE;
}

interface Sight extends Scratchpad {
  readonly prospect: Prospect;
  readonly view: View;
  readonly step: StepOf<'aim'>;
  readonly grid: Grid;
  readonly hand: Hand;
  readonly judge: Judge;
  readonly full: number;
  /** What a flick costs that hits no wall (DP-44). */
  readonly toll: number;
  /** Turns from where the seat stands. */
  readonly here: number;
  /** Turns from a point itself: beside a wall they are not those of its square. */
  turnsAt(this: void, luggage: Luggage, at: Point): number;
}

/** What a line has gathered so far. */
interface Luggage {
  hp: number;
  carries: boolean;
  cards: number;
  isPlagued: boolean;
}

/** Every aim and power, with the chance to win that it leaves. */
export function sighted(prospect: Prospect, view: View, step: StepOf<'aim'>, sighting: Sighting): readonly Sighted[] {
  const sight = sightOf(prospect, view, step, sighting);
  mark(prospect, view, step.seat);
  lookAround(sight.fan, prospect.ground, characterOf(view, step.seat));
  for (let ray = 0; ray < sight.grid.rays; ray++) sightAlong(sight, ray);
  return blurred(sight);
}

function sightOf(prospect: Prospect, view: View, step: StepOf<'aim'>, sighting: Sighting): Sight {
  const { judging, grid, turnsAt: known = turnsIn(prospect) } = sighting;
  const { content } = prospect;
  const { seat } = step;
  const fromPoint = ({ carries }: Pick<Luggage, 'carries'>, at: Point): number => known(seat, carries, at);
  return {
    ...scratchpadFor(grid),
    prospect,
    view,
    step,
    grid,
    hand: handNow(grid, content, view, step),
    judge: judging(prospect, view, seat),
    full: mostHp(content, seat),
    toll: step.cause === 'sacrifice' ? TOLL : 0,
    here: fromPoint(characterOf(view, seat), characterOf(view, seat)),
    turnsAt: fromPoint,
  };
}

const turnsIn =
  (prospect: Prospect): TurnsAt =>
  (seat, carries, at) =>
    turnsAt(prospect, { seat, carries }, at);

/** DP-44. */
const TOLL = 3;
/** DP-9. */
const BEGINNER_HP = 5;

function blurred({ grid, hand, raw }: Sight): Sighted[] {
  const found: Sighted[] = [];
  for (let ray = 0; ray < grid.rays; ray++) {
    const { rays, shares } = hand.sways[ray] as Hand['sways'][number];
    for (let power = 0; power < hand.powers; power++) {
      let worth = 0;
      for (let i = 0; i < rays.length; i++)
        worth += (shares[i] as number) * (raw[(rays[i] as number) * grid.powers.length + power] as number);
      found.push({ flick: { type: 'flick', aim: ray * grid.step, power: grid.powers[power] as number }, worth });
    }
  }
  return found;
}

/** Writes down what a line in one direction is worth, by its power: what it meets on the way, and the wall at its end. */
function sightAlong(sight: Sight, ray: number): void {
  const { prospect, view, step, fan, grid, here, toll } = sight;
  const { home, away } = prospect.journeyOf(step.seat);
  const luggage = packed(sight, ray);
  const first = firstOf(ray);
  const last = first + (fan.counts[ray] as number);
  let value = worthOf(sight, luggage, here, toll);
  sight.raw.fill(value, ray * grid.powers.length, (ray + 1) * grid.powers.length);
  for (let at = first + 1; at < last; at++) {
    const square = fan.squares[at] as number;
    const isHome = MARKS[square] === CELL;
    meet(sight, luggage, square);
    const turns = (luggage.carries ? home : away)[square] as number;
    const next = isHome ? 1 : worthOf(sight, luggage, turns, toll);
    change(sight, ray, fan.starts[at] as number, next - value);
    if (isHome) return;
    value = next;
  }
  const contact = fan.contacts[ray] as number;
  if (contact === 0) return;
  const stop = straightOn(prospect.content, view, step.seat, ray * grid.step);
  const lost = (contact & WALL) !== 0 ? 1 : toll;
  change(sight, ray, fan.ends[ray] as number, worthOf(sight, luggage, sight.turnsAt(luggage, stop), lost) - value);
}

function packed({ prospect: { ground }, view, step: { seat }, fan }: Sight, ray: number): Luggage {
  const { hp, carries } = characterOf(view, seat);
  const here = fan.squares[firstOf(ray)] as number;
  return { hp, carries, cards: 0, isPlagued: ((ground[here] as number) & PLAGUE) !== 0 };
}

/** DP-17 to DP-20 and the plague. */
function meet({ prospect: { content, ground }, full }: Sight, luggage: Luggage, square: number): void {
  const found = MARKS[square] as number;
  if (found === TREASURE) {
    luggage.carries = true;
    if (content.options.beginner) luggage.hp = Math.min(full, luggage.hp + BEGINNER_HP);
  }
  if (found === CHEST) luggage.cards++;
  if (found === POTION) luggage.hp = Math.min(full, luggage.hp + 1);
  if (luggage.isPlagued || ((ground[square] as number) & PLAGUE) === 0) return;
  luggage.hp--;
  luggage.isPlagued = true;
}

function worthOf({ judge }: Sight, { hp, carries, cards }: Luggage, turns: number, lost: number): number {
  return hp <= lost ? 0 : judge({ hp: hp - lost, carries, turns, cards });
}

/** From a distance on a line is worth so much more: to the share that goes as far. */
function change({ raw, grid, hand: { shares } }: Sight, ray: number, distance: number, by: number): void {
  const count = grid.powers.length;
  const [to, from] = [ray * count, distance * count];
  for (let power = 0; power < count; power++)
    raw[to + power] = (raw[to + power] as number) + by * (shares[from + power] as number);
}
