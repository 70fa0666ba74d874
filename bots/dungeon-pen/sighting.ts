// The value of every aim at once: what each line leads to, blurred by the spread of the hand.
import type { Action, Point, StepOf, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  fullPotions,
  GROUND_SIZE,
  groundIndex,
  mostHp,
  otherOf,
  PLAGUE,
  straightOn,
  WALL,
  wantedBy,
} from '../../games/dungeon-pen/readers.ts';
import { emptyFan, type Fan, FINE, firstOf, type Hand, lookAround } from './fan.ts';
import { legsOf, turnsFrom } from './journey.ts';
import { handNow, type Prospect, turnsOf } from './prospect.ts';
import { chanceFrom, WEIGHTS, weightOf } from './winning.ts';

type FlickAction = Extract<Action, { type: 'flick' }>;

export interface Sighted {
  readonly flick: FlickAction;
  readonly worth: number;
}

const RAYS = FINE.rays;
const POWER_COUNT = FINE.powers.length;
const FAN: Fan = emptyFan(FINE);
const RAW = new Float64Array(RAYS * POWER_COUNT);
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

interface Sight {
  readonly prospect: Prospect;
  readonly view: View;
  readonly step: StepOf<'aim'>;
  readonly hand: Hand;
  /** The weight of the other's standing. */
  readonly against: number;
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
  bonus: number;
  isPlagued: boolean;
}

/** Every aim and power, with the chance to win that it leaves. */
export function sighted(prospect: Prospect, view: View, step: StepOf<'aim'>): readonly Sighted[] {
  const sight = sightOf(prospect, view, step);
  mark(prospect, view, step.seat);
  lookAround(FAN, prospect.ground, characterOf(view, step.seat));
  for (let ray = 0; ray < RAYS; ray++) sightAlong(sight, ray);
  return blurred(sight.hand);
}

function sightOf(prospect: Prospect, view: View, step: StepOf<'aim'>): Sight {
  const { content, ground } = prospect;
  const { seat } = step;
  const other = otherOf(seat);
  const legs = legsOf(content, prospect.journeyOf(seat));
  const { hand: later } = prospect.travellerOf(seat);
  const turnsAt = ({ carries }: Pick<Luggage, 'carries'>, at: Point): number =>
    turnsFrom(carries ? legs.home : legs.away, later, ground, at);
  return {
    prospect,
    view,
    step,
    hand: handNow(content, view, step),
    against: weightOf({ turns: turnsOf(prospect, view, other), hp: characterOf(view, other).hp }),
    full: mostHp(content, seat),
    toll: step.cause === 'sacrifice' ? TOLL : 0,
    here: turnsAt(characterOf(view, seat), characterOf(view, seat)),
    turnsAt,
  };
}

/** DP-44. */
const TOLL = 3;
/** DP-9. */
const BEGINNER_HP = 5;

function blurred({ sways, powers }: Hand): Sighted[] {
  const found: Sighted[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const { rays, shares } = sways[ray] as Hand['sways'][number];
    for (let power = 0; power < powers; power++) {
      let worth = 0;
      for (let i = 0; i < rays.length; i++)
        worth += (shares[i] as number) * (RAW[(rays[i] as number) * POWER_COUNT + power] as number);
      found.push({ flick: { type: 'flick', aim: ray * FINE.step, power: FINE.powers[power] as number }, worth });
    }
  }
  return found;
}

/** Writes down what a line in one direction is worth, by its power: what it meets on the way, and the wall at its end. */
function sightAlong(sight: Sight, ray: number): void {
  const { prospect, view, step, hand, here, toll } = sight;
  const { home, away } = prospect.journeyOf(step.seat);
  const luggage = packed(sight, ray);
  const first = firstOf(ray);
  const last = first + (FAN.counts[ray] as number);
  let value = worthOf(sight, luggage, here, toll);
  RAW.fill(value, ray * POWER_COUNT, (ray + 1) * POWER_COUNT);
  for (let at = first + 1; at < last; at++) {
    const square = FAN.squares[at] as number;
    const isHome = MARKS[square] === CELL;
    meet(sight, luggage, square);
    const turns = (luggage.carries ? home : away)[square] as number;
    const next = isHome ? 1 : worthOf(sight, luggage, turns, toll);
    change(hand, ray, FAN.starts[at] as number, next - value);
    if (isHome) return;
    value = next;
  }
  const contact = FAN.contacts[ray] as number;
  if (contact === 0) return;
  const stop = straightOn(prospect.content, view, step.seat, ray * FINE.step);
  const lost = (contact & WALL) !== 0 ? 1 : toll;
  change(hand, ray, FAN.ends[ray] as number, worthOf(sight, luggage, sight.turnsAt(luggage, stop), lost) - value);
}

function packed({ prospect: { ground }, view, step: { seat } }: Sight, ray: number): Luggage {
  const { hp, carries } = characterOf(view, seat);
  const here = FAN.squares[firstOf(ray)] as number;
  return { hp, carries, bonus: 0, isPlagued: ((ground[here] as number) & PLAGUE) !== 0 };
}

/** DP-17 to DP-20 and the plague. */
function meet({ prospect: { content, ground }, full }: Sight, luggage: Luggage, square: number): void {
  const found = MARKS[square] as number;
  if (found === TREASURE) {
    luggage.carries = true;
    if (content.options.beginner) luggage.hp = Math.min(full, luggage.hp + BEGINNER_HP);
  }
  if (found === CHEST) luggage.bonus += WEIGHTS.card;
  if (found === POTION) luggage.hp = Math.min(full, luggage.hp + 1);
  if (luggage.isPlagued || ((ground[square] as number) & PLAGUE) === 0) return;
  luggage.hp--;
  luggage.isPlagued = true;
}

function worthOf({ against }: Sight, { hp, bonus }: Luggage, turns: number, lost: number): number {
  return hp <= lost ? 0 : chanceFrom(weightOf({ turns, hp: hp - lost }) + bonus - against);
}

/** From a distance on a line is worth so much more: to the share that goes as far. */
function change({ shares }: Hand, ray: number, distance: number, by: number): void {
  const [to, from] = [ray * POWER_COUNT, distance * POWER_COUNT];
  for (let power = 0; power < POWER_COUNT; power++)
    RAW[to + power] = (RAW[to + power] as number) + by * (shares[from + power] as number);
}
