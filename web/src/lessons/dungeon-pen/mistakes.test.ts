import { expect, test } from 'vitest';
import type { DungeonPen, Event, View } from '../../../../games/dungeon-pen/index.ts';
import type { Gain, Loss } from '../../../../games/dungeon-pen/events.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Sight } from '../lesson.ts';
import { mistakeKinds } from './mistakes.ts';

const [ME, RIVAL] = [0, 1];
const NOTHING = { hand: [], carries: false };

interface Ended {
  readonly events?: readonly Event[];
  readonly mine?: { readonly hand?: readonly string[]; readonly carries?: boolean };
  readonly places?: readonly number[];
}

/** What a kind of mistake cost in a match of which only this is known. */
function costOf(kind: string, { events = [], mine = {}, places = [2, 1] }: Ended): number | undefined {
  const view = { characters: [{ ...NOTHING, ...mine }, NOTHING] } as unknown as View;
  const outcome = { places, scores: [], length: 0, notes: {} };
  const sight: Sight<DungeonPen> = { seat: ME, view, events, actions: [], outcome };
  return mistakeKinds[kind]?.cost(sight, undefined as never);
}

const flicked = (seat: Seat): Event => ({ type: 'flicked', seat, aim: 0, power: 1, cause: 'turn' });
const chest: Event = { type: 'chest-passed', seat: ME, square: 1 };
const lost = (seat: Seat, cause: Loss): Event => ({ type: 'hp-lost', seat, by: 2, hp: 9, cause });
const gained = (seat: Seat, by: number, cause: Gain): Event => ({ type: 'hp-gained', seat, by, hp: 9, cause });
const walled = (seat: Seat): Event => ({ type: 'wall-drawn', seat, squares: [1], shape: 'stone' });

test('passing: flicks cost that passed less than one thing in two', () => {
  const four = [ME, ME, ME, ME].map(flicked);
  expect(costOf('passing', { events: [...four, flicked(RIVAL)] })).toBe(1);
  expect(costOf('passing', { events: [...four, chest] })).toBe(0.5);
  expect(costOf('passing', { events: [...four, chest, chest] })).toBe(0);
});

test('corner: what walls have cost oneself', () => {
  expect(costOf('corner', { events: [lost(ME, 'wall'), lost(ME, 'rats'), lost(RIVAL, 'wall')] })).toBe(2);
});

test('salts: junk that was never used', () => {
  expect(costOf('salts', { mine: { hand: ['salts', 'coat'] } })).toBe(2);
});

test('wall: what the other drank before there was one; a late wall is dear, an early one cheap', () => {
  const [early, late] = [gained(RIVAL, 3, 'potion'), gained(RIVAL, 5, 'potion')];
  const others = [gained(RIVAL, 1, 'loaf'), gained(ME, 4, 'potion'), walled(RIVAL)];
  expect(costOf('wall', { events: [walled(ME), early, ...others, late] })).toBe(0);
  expect(costOf('wall', { events: [early, ...others, walled(ME), late] })).toBe(3);
  expect(costOf('wall', { events: [early, late, ...others, walled(ME), walled(ME)] })).toBe(8);
  expect(costOf('wall', { events: [early, ...others, late] })).toBe(8);
});

test('home: a treasure that was carried and not brought in', () => {
  expect(costOf('home', { mine: { carries: true } })).toBe(8);
  expect(costOf('home', { mine: { carries: true }, places: [1, 2] })).toBe(0);
  expect(costOf('home', {})).toBe(0);
});
