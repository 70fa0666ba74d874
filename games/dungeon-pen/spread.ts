import type { Seat } from '../../kernel/game.ts';
import type { Content } from './content.ts';
import { ARC, FULL_LENGTH, FULL_POWER, HINDRANCES, LEAST_LENGTH, POWER_LEFT, REACHES, SPREAD, SWAYS } from './data.ts';
import { DEGREE, FULL_TURN, HALF_TURN, turned } from './direction.ts';
import { type Cause, characterOf, type Effect, type Flick, type State } from './state.ts';

export type Hindrance = keyof typeof HINDRANCES;

/** What a flick of `seat` would be made of: its length before the spread, and the sigmas in force (DP-Q22). */
export function flickOf(
  content: Content,
  state: Readonly<State>,
  seat: Seat,
  { aim, power, cause }: { readonly aim: number; readonly power: number; readonly cause: Cause },
): Flick {
  const { effects } = characterOf(state, seat);
  const length = lengthOf(Math.min(power, powerLeft(effects)));
  let { angle, length: wobble }: { angle: number; length: number } = SPREAD;
  for (const hindrance of hindrancesOn(content, state, seat, { aim, cause })) {
    angle = (angle * HINDRANCES[hindrance].angle) / 100;
    wobble = (wobble * HINDRANCES[hindrance].length) / 100;
  }
  return { aim, length, angle: Math.round(angle), wobble: Math.round(wobble) };
}

/** How far a power reaches, but for the spread. */
export function lengthOf(power: number): number {
  return Math.floor((power * FULL_LENGTH) / FULL_POWER);
}

/** The power that reaches so far. */
export function powerOver(length: number): number {
  return Math.round((length * FULL_POWER) / FULL_LENGTH);
}

/** DP-Q13. */
export function fails({ length }: Flick): boolean {
  return length < LEAST_LENGTH;
}

/** The most power that the effects leave. */
export function powerLeft(effects: readonly Effect[]): number {
  const chained = effects.includes('chain') ? POWER_LEFT.chain : FULL_POWER;
  return effects.includes('fists') ? Math.min(chained, POWER_LEFT.fists) : chained;
}

/** What makes a flick spread: effects, a character, an arm that has to reach round (DP-Q22). */
export function hindrancesOn(
  content: Content,
  state: Readonly<State>,
  seat: Seat,
  { aim, cause }: { readonly aim: number; readonly cause: Cause },
): Hindrance[] {
  const { effects } = characterOf(state, seat);
  const found: Hindrance[] = [];
  const isWeak = effects.includes('weak') || effects.includes('full');
  if (isWeak && cause !== 'second-wind') found.push('weak');
  if (effects.includes('blind')) found.push('blind');
  if (effects.includes('fists')) found.push('fists');
  if (isFrench(content, seat, 'brute')) found.push('brute');
  const arc = isFixed(state, seat) ? arcOf(seat, aim) : 'away';
  if (arc !== 'away') found.push(arc);
  return found;
}

/** DP-45: whether a seat may not turn the sheet, for good or while a card is in the hand that would turn it. */
export function isFixed(state: Readonly<State>, seat: Seat): boolean {
  return state.bolted || characterOf(state, seat).effects.includes('candle');
}

export function isFrench(
  { options }: Content,
  seat: Seat,
  character: Content['options']['characters'][number],
): boolean {
  return options.ruleset === 'fr' && options.characters[seat] === character;
}

/** The comfort arc: with a sheet that cannot be turned only what lies straight away from the seat is easy. */
function arcOf(seat: Seat, aim: number): 'away' | 'sideways' | 'towards' {
  const off = turned(aim - (seat === 0 ? 0 : HALF_TURN));
  const degrees = Math.min(off, FULL_TURN - off) / DEGREE;
  if (degrees <= ARC.away) return 'away';
  return degrees <= ARC.sideways ? 'sideways' : 'towards';
}

/** Entry `pick` of a table of quantiles of which only the upper half is written down. */
function quantile(upper: readonly number[], pick: number): number {
  const half = upper.length;
  return pick >= half ? (upper[pick - half] as number) : -(upper[half - 1 - pick] as number);
}

/** In 1/1024 sigma: what still counts as hardly, as little and as far. */
const EXTENTS = [300, 1024, 2048] as const;
export type Extent = 0 | 1 | 2 | 3;

function extentOf(off: number): Extent {
  return EXTENTS.filter(most => Math.abs(off) > most).length as Extent;
}

/** Chance's first pick for those who are told of it: to which side, and how far. */
export function swayOf(pick: number): { readonly side: 'left' | 'right'; readonly extent: Extent } {
  const off = quantile(SWAYS, pick);
  return { side: off < 0 ? 'left' : 'right', extent: extentOf(off) };
}

/** Chance's second pick for those who are told of it: too short or too long, and by how much. */
export function reachOf(pick: number): { readonly end: 'short' | 'long'; readonly extent: Extent } {
  const off = quantile(REACHES, pick);
  return { end: off < 0 ? 'short' : 'long', extent: extentOf(off) };
}

/** Chance's first pick: the aim that comes of it. */
export function swayed(flick: Flick, pick: number): number {
  return turned(flick.aim + Math.trunc((quantile(SWAYS, pick) * flick.angle) / (1024 * 100)));
}

/** Chance's second pick: the length that comes of it. */
export function reached(flick: Flick, pick: number): number {
  return flick.length + Math.trunc((flick.length * quantile(REACHES, pick) * flick.wobble) / (1024 * 10_000));
}
