import { expect, test } from 'vitest';
import type { DungeonPen, Event } from '../../../../games/dungeon-pen/index.ts';
import type { Moving } from '../../stage/scene.ts';
import { laidOpen } from './laidOpen.ts';

const BLADE: Event = { type: 'event-drawn', seat: 1, card: 'blade' };
const DIE: Event = { type: 'dice-rolled', seat: 1, dice: [4] };
const JAILER: Event = { type: 'event-drawn', seat: 0, card: 'jailer' };
const COIN: Event = { type: 'coin-tossed', seat: 0, heads: true };
const TURN: Event = { type: 'turn-began', seat: 0, number: 2 };

const moving = (event: Event, part: string): Moving<DungeonPen> => ({
  event,
  part,
  kind: 'motion',
  comes: 'before',
  ms: 100,
  time: {
    calm: 100,
    brisk: 100,
    still: 0,
  },
});

test('a card lies open until another is drawn, which has another number', () => {
  expect(laidOpen([BLADE, TURN], undefined).card).toEqual({ card: 'blade', by: 1, number: 1 });
  expect(laidOpen([BLADE, TURN, BLADE], undefined).card?.number).toBe(2);
  expect(laidOpen([], undefined).card).toBeUndefined();
});

test('a card that turns is seen before it is told of, and counted once', () => {
  expect(laidOpen([], moving(BLADE, 'turn')).card).toEqual({ card: 'blade', by: 1, number: 1 });
  expect(laidOpen([BLADE], moving(BLADE, 'card')).card?.number).toBe(1);
});

test('dice and coins of an older event are put away', () => {
  expect(laidOpen([BLADE, DIE], undefined).dice).toEqual([4]);
  expect(laidOpen([BLADE, DIE, TURN], undefined).dice).toEqual([]);
  expect(laidOpen([BLADE, DIE, JAILER], undefined)).toMatchObject({ dice: [], coin: undefined });
  expect(laidOpen([JAILER, COIN], undefined).coin).toBe('heads');
});

test('a bane or a loaded die leaves what was thrown where it lies', () => {
  const used: Event = { type: 'junk-used', seat: 1, card: 'die' };
  expect(laidOpen([BLADE, DIE, used, { type: 'die-set', seat: 1, dice: [6] }], undefined).dice).toEqual([6]);
});

test('what is in the air is known as such', () => {
  expect(laidOpen([JAILER], moving(COIN, 'throw'))).toMatchObject({ coin: 'heads', isThrown: true });
  expect(laidOpen([JAILER, COIN], moving(COIN, 'thrown')).isThrown).toBe(false);
});
