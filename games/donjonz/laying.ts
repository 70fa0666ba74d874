import type { Emit, Refusal } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import type { Action, Lay } from './action.ts';
import { type Content, faceOf } from './content.ts';
import { type Card, type Turn, TURNS } from './deck.ts';
import { type Area, areaOf, contact, laidArea, type Place } from './dungeon.ts';
import type { Misfit, Reason } from './events.ts';
import type { Donjonz } from './kind.ts';
import type { State, Table } from './state.ts';
import { finishMap } from './walking.ts';

/** DZ-4, DZ-Q5: the top card and the one below it are turned up; which ones they are is chance's pick. */
export function turnUps(state: Readonly<State>): Action[] {
  return state.pile.map(card => ({ type: 'turn-up', card }));
}

export function turnUp(content: Content, state: State, card: number, emit?: Emit<Donjonz>): void {
  state.pile = state.pile.filter(unseen => unseen !== card);
  state.next = card;
  emit?.({ type: 'card-turned-up', card, name: nameOf(content, card) });
  if (state.hand === null) takeNext(content, state, emit);
  state.phase = state.next === null && state.pile.length > 0 ? 'turn-up' : 'lay';
}

function takeNext(content: Content, state: State, emit?: Emit<Donjonz>): void {
  state.hand = state.next;
  state.next = null;
  if (state.hand !== null) emit?.({ type: 'card-taken', card: state.hand, name: nameOf(content, state.hand) });
}

function nameOf(content: Content, card: number): string {
  return faceOf(content, card, 0).name;
}

/** DZ-6: every way to lay the card in hand, turned as one likes (DZ-Q3). There always is one (DZ-Q21). */
export function lays(content: Content, table: Readonly<Table>): Lay[] {
  const laid = table.laid.map(card => laidArea(content, card));
  const upright = places(handFace(content, table, 0), laid);
  const sideways = places(handFace(content, table, 1), laid);
  const found: Lay[] = [];
  for (const turn of TURNS)
    for (const { x, y } of turn % 2 === 0 ? upright : sideways) found.push({ type: 'lay', x, y, turn });
  return found;
}

function handFace(content: Content, { hand }: Readonly<Table>, turn: Turn): Card {
  if (hand === null) throw new Error('no card is in hand');
  return faceOf(content, hand, turn);
}

/** Where a card of this size touches the laid ones by a side and overlaps none; each place once. */
function places({ width, height }: Card, laid: readonly Area[]): Place[] {
  const found: Place[] = [];
  const consider = (x: number, y: number, near: Area): void => {
    if (firstTouched({ x, y, width, height }, laid) === near) found.push({ x, y });
  };
  for (const near of laid) {
    for (let x = near.x - width + 1; x < near.x + near.width; x++) {
      consider(x, near.y - height, near);
      consider(x, near.y + near.height, near);
    }
    for (let y = near.y - height + 1; y < near.y + near.height; y++) {
      consider(near.x - width, y, near);
      consider(near.x + near.width, y, near);
    }
  }
  return found;
}

/** The first of the laid areas that `area` touches by a side, unless it overlaps one of them. */
function firstTouched(area: Area, laid: readonly Area[]): Area | undefined {
  let first: Area | undefined;
  for (const other of laid) {
    const touching = contact(area, other);
    if (touching === 'overlap') return undefined;
    if (touching === 'side') first ??= other;
  }
  return first;
}

/** DZ-6: the card comes to lie; while taking the next one turns up another, it may still be moved (DZ-Q6). */
export function lay(content: Content, state: State, { x, y, turn }: Lay, emit?: Emit<Donjonz>): void {
  const card = state.hand;
  if (card === null) throw new Error('no card is in hand');
  state.laid.push({ card, x, y, turn });
  state.hand = null;
  emit?.({ type: 'card-laid', card, name: nameOf(content, card), x, y, turn });
  if (state.pile.length > 0) state.phase = 'take';
  else if (state.next !== null) takeNext(content, state, emit);
  else finishMap(content, state, emit);
}

export function take(content: Content, state: State, emit?: Emit<Donjonz>): void {
  takeNext(content, state, emit);
  state.phase = 'turn-up';
}

/** Which rule stands against this while a card is in hand. */
export function whyNotLay(content: Content, table: Readonly<Table>, input: unknown): Refusal<Reason> {
  if (isOf('step', input)) return mapFirst(content, table);
  if (!isOf('lay', input)) return { refused: { type: 'lay-first' }, rule: 'DZ-6' };
  const misfit = isPlacing(input) ? misfitOf(content, table, input) : undefined;
  if (!misfit) return { refused: { type: 'unreadable' }, rule: 'DZ-Q3' };
  return { refused: { type: misfit }, rule: misfit === 'apart' ? 'DZ-6' : 'DZ-Q1' };
}

/** Which rule stands against this while the next card waits to be taken. */
export function whyNotTake(content: Content, table: Readonly<Table>, input: unknown): Refusal<Reason> {
  return isOf('step', input) ? mapFirst(content, table) : { refused: { type: 'take-first' }, rule: 'DZ-6' };
}

/** DZ-5: the hero does not set out before the last card lies. */
function mapFirst(content: Content, { laid }: Readonly<Table>): Refusal<Reason> {
  return { refused: { type: 'map-first', left: content.deck.length - laid.length }, rule: 'DZ-5' };
}

function isOf(type: Action['type'], input: unknown): input is Record<string, unknown> {
  return isRecord(input) && input.type === type;
}

function isPlacing(input: Record<string, unknown>): input is Record<string, unknown> & Lay {
  return Number.isInteger(input.x) && Number.isInteger(input.y) && TURNS.some(turn => turn === input.turn);
}

/** DZ-Q1: what is wrong with a place, unless nothing is. */
function misfitOf(content: Content, table: Readonly<Table>, place: Lay): Misfit | undefined {
  const area = areaOf(handFace(content, table, place.turn), place);
  const contacts = table.laid.map(laid => contact(area, laidArea(content, laid)));
  if (contacts.includes('overlap')) return 'overlap';
  if (contacts.includes('side')) return undefined;
  return contacts.includes('corner') ? 'corner' : 'apart';
}
