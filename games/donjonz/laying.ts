import type { Emit } from '../../kernel/game.ts';
import type { Action, Lay } from './action.ts';
import { type Content, faceOf } from './content.ts';
import { type Card, TURNS } from './deck.ts';
import { type Area, areaOf, areasOf, cardUnder, commonEdges, contact, type Coordinates } from './dungeon.ts';
import type { Joins, Misfit } from './events.ts';
import type { Donjonz } from './kind.ts';
import type { Laid, State, Table } from './state.ts';
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
  const hand = cardInHand(table);
  const laid = areasOf(content, table.laid);
  const upright = places(faceOf(content, hand, 0), laid);
  const sideways = places(faceOf(content, hand, 1), laid);
  const found: Lay[] = [];
  for (const turn of TURNS)
    for (const { x, y } of turn % 2 === 0 ? upright : sideways) found.push({ type: 'lay', x, y, turn });
  return found;
}

function cardInHand({ hand }: Readonly<Table>): number {
  if (hand === null) throw new Error('no card is in hand');
  return hand;
}

/** Where a card of this size touches the laid ones by a side and overlaps none; each place once. */
function places({ width, height }: Card, laid: readonly Area[]): Coordinates[] {
  const found: Coordinates[] = [];
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
  const card = cardInHand(state);
  const laid = { card, x, y, turn };
  emit?.({ type: 'card-laid', ...laid, name: nameOf(content, card), joins: joinsOf(content, state.laid, laid) });
  state.laid.push(laid);
  state.hand = null;
  if (state.pile.length > 0) state.phase = 'take';
  else if (state.next !== null) takeNext(content, state, emit);
  else finishMap(content, state, emit);
}

function joinsOf(content: Content, laid: readonly Laid[], card: Laid): Joins {
  const edges = commonEdges(content, laid, card);
  const open = edges.filter(({ isWalled }) => !isWalled);
  const reached = new Set(open.map(({ number }) => cardUnder(laid, number)));
  return {
    to: laid.filter(each => reached.has(each)).map(each => nameOf(content, each.card)),
    open: open.length,
    walled: edges.length - open.length,
  };
}

export function take(content: Content, state: State, emit?: Emit<Donjonz>): void {
  takeNext(content, state, emit);
  state.phase = 'turn-up';
}

/** DZ-Q1: why the card in hand may not lie there, unless it may. */
export function misfitOf(content: Content, table: Readonly<Table>, { x, y, turn }: Lay): Misfit | undefined {
  const area = areaOf(content, { card: cardInHand(table), x, y, turn });
  const contacts = areasOf(content, table.laid).map(laid => contact(area, laid));
  if (contacts.includes('overlap')) return 'overlap';
  if (contacts.includes('side')) return undefined;
  return contacts.includes('corner') ? 'corner' : 'apart';
}
