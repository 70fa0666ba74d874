// The value of every aim at once: what each line leads to, blurred by the spread of the hand.
import type { Action, StepOf, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  fullPotions,
  GROUND_SIZE,
  groundIndex,
  mostHp,
  otherOf,
  PLAGUE,
  WALL,
  wantedBy,
} from '../../games/dungeon-pen/readers.ts';
import { emptyFan, type Fan, firstOf, type Hand, lookAround, POWER_COUNT, POWERS, RAY_STEP, RAYS } from './fan.ts';
import { handNow, type Prospect, turnsOf } from './prospect.ts';
import { chanceFrom, WEIGHTS, weightOf } from './winning.ts';

type FlickAction = Extract<Action, { type: 'flick' }>;

export interface Sighted {
  readonly flick: FlickAction;
  readonly worth: number;
}

const FAN: Fan = emptyFan();
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
}

export function sighted(prospect: Prospect, view: View, step: StepOf<'aim'>): readonly Sighted[] {
  const { seat, cause } = step;
  const other = otherOf(seat);
  const against = weightOf({ turns: turnsOf(prospect, view, other), hp: characterOf(view, other).hp });
  const hand = handNow(prospect.content, view, seat, cause);
  const { x, y } = characterOf(view, seat);
  mark(prospect, view, seat);
  lookAround(FAN, prospect.ground, x, y);
  const sight = { prospect, view, step, hand, against };
  for (let ray = 0; ray < RAYS; ray++) sightAlong(sight, ray);
  return blurred(hand);
}

function blurred({ sways, powers }: Hand): Sighted[] {
  const found: Sighted[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const { rays, shares } = sways[ray] as Hand['sways'][number];
    for (let power = 0; power < powers; power++) {
      let worth = 0;
      for (let i = 0; i < rays.length; i++)
        worth += (shares[i] as number) * (RAW[(rays[i] as number) * POWER_COUNT + power] as number);
      found.push({ flick: { type: 'flick', aim: ray * RAY_STEP, power: POWERS[power] as number }, worth });
    }
  }
  return found;
}

function sightAlong({ prospect, view, step: { seat, cause }, hand: { shares }, against }: Sight, ray: number): void {
  const { ground, content } = prospect;
  const { home, away } = prospect.journeyOf(seat);
  const me = characterOf(view, seat);
  const full = mostHp(content, seat);
  const first = firstOf(ray);
  const last = first + (FAN.counts[ray] as number);
  const toll = cause === 'sacrifice' ? 3 : 0;
  let { hp, carries } = me;
  let isPlagued = ((ground[FAN.squares[first] as number] as number) & PLAGUE) !== 0;
  let bonus = 0;
  let square = FAN.squares[first] as number;
  const worthAt = (lost: number): number => {
    if (hp - lost <= 0) return 0;
    const turns = (carries ? home : away)[square] as number;
    return chanceFrom(weightOf({ turns, hp: hp - lost }) + bonus - against);
  };
  const to = ray * POWER_COUNT;
  let value = worthAt(toll);
  for (let power = 0; power < POWER_COUNT; power++) RAW[to + power] = value;
  const change = (next: number, away16: number): void => {
    const by = next - value;
    for (let power = 0; power < POWER_COUNT; power++)
      RAW[to + power] = (RAW[to + power] as number) + by * (shares[away16 * POWER_COUNT + power] as number);
    value = next;
  };
  for (let at = first + 1; at < last; at++) {
    square = FAN.squares[at] as number;
    const mark = MARKS[square] as number;
    if (mark === CELL) return change(1, FAN.starts[at] as number);
    if (mark === TREASURE) {
      carries = true;
      if (content.options.beginner) hp = Math.min(full, hp + 5);
    }
    if (mark === CHEST) bonus += WEIGHTS.card;
    if (mark === POTION) hp = Math.min(full, hp + 1);
    const plague = ((ground[square] as number) & PLAGUE) !== 0;
    if (plague && !isPlagued) hp--;
    isPlagued ||= plague;
    change(worthAt(toll), FAN.starts[at] as number);
  }
  if (((FAN.contacts[ray] as number) & WALL) !== 0) change(worthAt(1), FAN.ends[ray] as number);
}
