import type { Refusal, Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import type { Action } from './action.ts';
import { groundNow, wantedBy } from './content.ts';
import { BEGINNER_HP, FULL_POWER, LEAST_LENGTH, MOST_STROKES, POINTS, REACHES, SPUN_LENGTH, SWAYS } from './data.ts';
import { FULL_TURN, wayOf } from './direction.ts';
import type { Reason } from './events.ts';
import { gain, lose } from './health.ts';
import { marksUnder, type Meeting, PLAGUE, THING, trace, WALL } from './line.ts';
import { finish, next, type Play } from './play.ts';
import { CELL_MARK } from './sheet.ts';
import { fails, flickOf, isFrench, reached, swayed } from './spread.ts';
import { distance, isAtBorder, type Point, SPAN, type Square } from './square.ts';
import {
  type Before,
  type Cause,
  characterOf,
  copyCharacters,
  type Flick,
  holds,
  isHeld,
  otherOf,
  type State,
  type Step,
  type StepOf,
} from './state.ts';

type Aim = StepOf<'aim'>;

/** How many directions and powers are listed; every other flick is read. */
const LISTED = { directions: 24, powers: [400, 700, 1000] };

export const FLICKS: readonly Action[] = Array.from({ length: LISTED.directions }, (_, i) =>
  LISTED.powers.map(power => ({ type: 'flick', aim: (i * FULL_TURN) / LISTED.directions, power }) as const),
).flat();
export const SPINS: readonly Action[] = [{ type: 'spin' }];
export const SWAY_PICKS: readonly Action[] = Array.from({ length: 2 * SWAYS.length }, (_, by) => ({
  type: 'sway',
  by,
}));
export const REACH_PICKS: readonly Action[] = Array.from({ length: 2 * REACHES.length }, (_, by) => ({
  type: 'reach',
  by,
}));
export const POINT_PICKS: readonly Action[] = Array.from({ length: POINTS }, (_, to) => ({ type: 'point', to }));

/** DP-Q13: how far the numbers of a flick go. */
export const FLICK_BOUNDS = { aim: [0, FULL_TURN - 1], power: [0, FULL_POWER] } as const;

/** DP-Q13: whole numbers, within a turn and within full power. */
export function readFlick(state: Readonly<State>, step: Step, input: unknown): Action | undefined {
  if (step.type !== 'aim' || !isRecord(input) || input.type !== 'flick' || isSpun(state, step)) return undefined;
  const { aim, power } = input;
  return isBelow(aim, FULL_TURN) && isBelow(power, FULL_POWER + 1) ? { type: 'flick', aim, power } : undefined;
}

/** DP-Q44: where a line on real paper has ended, named by whoever sees it; nothing lists it, so no seed ever picks it. */
export function readStop(state: Readonly<State>, step: Step, input: unknown): Action | undefined {
  if (step.type !== 'sway' || !isRecord(input) || input.type !== 'stop') return undefined;
  const { x, y } = input;
  const isStop = isBelow(x, SPAN + 1) && isBelow(y, SPAN + 1) && !isTooShort(characterOf(state, step.seat), { x, y });
  return isStop ? { type: 'stop', x, y } : undefined;
}

/** DP-Q13, DP-Q44: whether a line would be a flick that failed. One that ran off the sheet is not, however near the border was (DP-Q5). */
export const isTooShort = (from: Point, end: Point): boolean =>
  !isAtBorder(end) && distance(from, end) < LEAST_LENGTH ** 2;

export function whyNotStop({ x, y }: Readonly<Record<string, unknown>>): Refusal<Reason> {
  return isBelow(x, SPAN + 1) && isBelow(y, SPAN + 1)
    ? { refused: { type: 'line-too-short' }, rule: 'DP-Q13' }
    : { refused: { type: 'line-off-sheet' }, rule: 'DP-Q44' };
}

/** DP-46: whether the card flicks instead of the hand. */
export function isSpun(state: Readonly<State>, { seat }: Aim): boolean {
  return characterOf(state, seat).effects.includes('vane');
}

function isBelow(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
}

export function whyNotFlick(
  state: Readonly<State>,
  step: Aim,
  { type, aim }: Readonly<Record<string, unknown>>,
): Refusal<Reason> {
  if (isSpun(state, step)) return { refused: { type: 'spin-instead' }, rule: 'DP-46' };
  if (type === 'spin') return { refused: { type: 'nothing-to-spin' }, rule: 'DP-46' };
  return isBelow(aim, FULL_TURN)
    ? { refused: { type: 'no-such-power', most: FULL_POWER }, rule: 'DP-Q13' }
    : { refused: { type: 'no-such-aim', most: FULL_TURN - 1 }, rule: 'DP-Q13' };
}

/** DP-11, DP-Q37: what follows the flick itself is answered for before anything that waits for it. */
export function flick(play: Play, { seat, cause }: Aim, { aim, power }: { aim: number; power: number }): void {
  const { content, state, emit } = play;
  const made = flickOf(content, state, seat, { aim, power, cause });
  const isFailed = fails(made);
  remember(play, seat, cause, isFailed ? null : made);
  next(state, { type: 'spare', seat }, { type: 'quibble', seat: otherOf(seat) });
  state.struck = false;
  emit?.({ type: 'flicked', seat, aim, power, cause });
  if (isFailed) return emit?.({ type: 'flick-failed', seat });
  useUp(play, seat);
  next(state, { type: 'sway', seat, flick: made });
}

/** DP-46, DP-Q25: the card is spun instead. */
export function spin(play: Play, { seat, cause }: Aim): void {
  const { state } = play;
  remember(play, seat, cause, null);
  next(state, { type: 'point', seat }, { type: 'spare', seat }, { type: 'quibble', seat: otherOf(seat) });
  state.struck = false;
  useUp(play, seat);
}

/** Keeps what Spare Pencil or a quibble may bring back, if there is one to be feared. */
function remember({ content, state }: Play, seat: Seat, cause: Cause, made: Flick | null): void {
  const mayQuibble =
    content.options.quibble && cause === 'turn' && made !== null && !state.quibbled[otherOf(seat) as 0 | 1];
  const isFeared = mayQuibble || holds(state, seat, 'pencil');
  const { characters, strokes, tumbled } = state;
  state.before = isFeared
    ? { characters: copyCharacters(characters), strokes: [...strokes], tumbled, cause, flick: mayQuibble ? made : null }
    : null;
}

/** DP-Q22: every effect on the next flick is used up by it, but for those with a term of their own. */
function useUp({ state, emit }: Play, seat: Seat): void {
  const character = characterOf(state, seat);
  character.flicks++;
  for (const effect of character.effects) if (!isHeld(effect)) emit?.({ type: 'relieved', seat, effect });
  character.effects = character.effects.filter(isHeld);
}

export function sway({ state }: Play, { seat, flick: made }: StepOf<'sway'>, pick: number): void {
  next(state, { type: 'reach', seat, flick: { ...made, aim: swayed(made, pick) } });
}

/** DP-Q44: the line that lies on the paper takes the place of both picks. */
export function stop(play: Play, { seat }: StepOf<'sway'>, end: Point): void {
  const { x, y } = characterOf(play.state, seat);
  drawLine(play, seat, { x: end.x - x, y: end.y - y });
}

export function reach(play: Play, { seat, flick: made }: StepOf<'reach'>, pick: number): void {
  drawLine(play, seat, wayOf(made.aim, reached(made, pick)));
}

export function point(play: Play, { seat }: Step, to: number): void {
  play.emit?.({ type: 'card-spun', seat, to });
  drawLine(play, seat, wayOf((to * FULL_TURN) / POINTS, SPUN_LENGTH));
}

/** DP-13, DP-Q3: the character stands where the line stops; what it met and the wall are dealt with one by one. */
function drawLine({ content, state, emit }: Play, seat: Seat, by: Point): void {
  const ground = groundNow(content, state);
  const character = characterOf(state, seat);
  const { x, y } = character;
  const left = marksUnder(ground, character);
  const course = trace(ground, character, by);
  const contact = course.contact === 0 ? 'none' : (course.contact & WALL) !== 0 ? 'wall' : 'padded';
  character.x = course.x;
  character.y = course.y;
  character.trail = [...character.trail, course.x, course.y, 1];
  emit?.({ type: 'line-drawn', seat, x, y, toX: course.x, toY: course.y, contact });
  const isHome = (marksUnder(ground, course) & CELL_MARK[seat as 0 | 1]) !== 0;
  next(
    state,
    ...meetings(seat, left, course.met),
    ...(isHome ? [{ type: 'home', seat } as const] : []),
    ...(contact === 'wall' ? [{ type: 'hit', seat } as const] : []),
  );
}

/** DP-Q6, DP-Q37: things, plague and own cell in the order met; the plague only when what was left is none. */
function meetings(seat: Seat, left: number, met: readonly Meeting[]): Step[] {
  const steps: Step[] = [];
  let isPlagued = (left & PLAGUE) !== 0;
  for (const { square, marks } of met) {
    if ((marks & THING) !== 0) steps.push({ type: 'thing', seat, square });
    if ((marks & PLAGUE) !== 0 && !isPlagued) steps.push({ type: 'plagued', seat });
    isPlagued ||= (marks & PLAGUE) !== 0;
    if ((marks & CELL_MARK[seat as 0 | 1]) !== 0) steps.push({ type: 'home', seat });
  }
  return steps;
}

/** DP-17 to DP-20: what is passed is had. */
export function passThing(play: Play, seat: Seat, square: Square): void {
  const { content, state, emit } = play;
  if (content.chests.includes(square)) {
    emit?.({ type: 'chest-passed', seat, square });
    next(state, { type: 'junk', seat });
  }
  if (content.potions.includes(square)) drink(play, seat, square);
  if (square === wantedBy(content, seat) && !characterOf(state, seat).carries) takeTreasure(play, seat);
}

/** DP-19, DP-Q10: the stroke is made even when the point is lost. */
function drink(play: Play, seat: Seat, square: Square): void {
  const { content, state, emit } = play;
  const potion = content.potions.indexOf(square);
  const strokes = (state.strokes[potion] ?? 0) + 1;
  if (strokes > MOST_STROKES) return;
  state.strokes[potion] = strokes;
  emit?.({ type: 'potion-passed', seat, square, strokes });
  gain(play, seat, 1, 'potion');
}

function takeTreasure(play: Play, seat: Seat): void {
  characterOf(play.state, seat).carries = true;
  play.emit?.({ type: 'treasure-taken', seat });
  if (play.content.options.beginner) gain(play, seat, BEGINNER_HP, 'treasure');
}

/** DP-6, DP-Q7, DP-Q39: a carrier in the own cell has won. */
export function comeHome(play: Play, seat: Seat): void {
  if (characterOf(play.state, seat).carries) finish(play, { type: 'treasure', winner: seat });
}

/** DP-14: the wall takes 1 HP, unless somebody or something stands in between. */
export function hitWall({ content, state, emit }: Play, seat: Seat): void {
  state.struck = true;
  characterOf(state, seat).hits++;
  const isFree = isFrench(content, seat, 'acrobat') && state.turn === seat && !state.tumbled;
  if (!isFree) return next(state, { type: 'coat', seat });
  state.tumbled = true;
  emit?.({ type: 'touch-spared', seat, how: 'acrobat' });
}

export function bruise(play: Play, seat: Seat): void {
  lose(play, [seat], 1, 'wall');
}

/** Spare Pencil: everything is as it was before the flick, but for the card itself, and the flick is made anew. */
export function flickAnew({ state, emit }: Play, seat: Seat): void {
  const { cause } = restore(state);
  const character = characterOf(state, seat);
  character.hand = character.hand.filter(card => card !== 'pencil');
  emit?.({ type: 'flick-taken-back', seat });
  state.before = null;
  state.agenda.pop();
  next(state, { type: 'aim', seat, cause });
}

/** DP-Q34: the opponent's flick keeps its aim and gets another spread. */
export function quibble(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const { flick: made } = restore(state);
  if (!made) throw new Error('there is no spread to quibble about');
  state.quibbled[seat as 0 | 1] = true;
  emit?.({ type: 'quibbled', seat });
  const other = otherOf(seat);
  useUp(play, other);
  next(state, { type: 'sway', seat: other, flick: made }, { type: 'spare', seat: other }, { type: 'quibble', seat });
}

function restore(state: State): Before {
  const { before } = state;
  if (!before) throw new Error('nothing is remembered of the flick');
  state.characters = copyCharacters(before.characters);
  state.strokes = [...before.strokes];
  state.tumbled = before.tumbled;
  state.struck = false;
  return before;
}
