import { expect, test } from 'vitest';
import type { Remark } from '../../../../wire/messages.ts';
import { lockedDrawer, memoryDrawer } from '../../tests/drawer.ts';
import { chatMemoryIn, unreadIn } from './memory.ts';

const remarkAt = (at: number): Remark => ({ id: `remark-${at}`, at, by: 'ada', seat: 0, name: 'Ada', text: 'Hm.' });
const BO = { own: [1], said: new Set<string>() };
const CHAT = [remarkAt(10), remarkAt(20), remarkAt(30)];

test('what was said since one has looked is unread', () => {
  const memory = chatMemoryIn(memoryDrawer());
  expect(unreadIn(CHAT, memory.of('m'), BO)).toHaveLength(3);
  memory.change('m', { read: 20 });
  expect(unreadIn(CHAT, memory.of('m'), BO)).toEqual([remarkAt(30)]);
  expect(unreadIn(CHAT, memory.of('other'), BO)).toHaveLength(3);
});

test('what oneself said is never unread, what an onlooker said is', () => {
  const heard = { read: 0, isMuted: false, mutes: [] };
  const looking: Remark = { id: 'remark-40', at: 40, by: 'eve', seat: null, name: 'Eve', text: 'Oh!' };
  expect(unreadIn([...CHAT, looking], heard, { ...BO, own: [0, 1] })).toEqual([looking]);
  expect(unreadIn([...CHAT, looking], heard, { own: [], said: new Set([looking.id]) })).toEqual(CHAT);
});

test('who does not want to hear has nothing unread, in that match alone', () => {
  const memory = chatMemoryIn(memoryDrawer());
  memory.change('m', { isMuted: true });
  expect(unreadIn(CHAT, memory.of('m'), BO)).toEqual([]);
  expect(unreadIn(CHAT, memory.of('other'), BO)).toHaveLength(3);
});

test('one person is not heard, and the others are', () => {
  const memory = chatMemoryIn(memoryDrawer());
  const other: Remark = { ...remarkAt(40), by: 'eve' };
  memory.change('m', { mutes: ['ada'] });
  expect(unreadIn([...CHAT, other], memory.of('m'), BO)).toEqual([other]);
});

test('what was remembered before one person could be muted still is', () => {
  const kept = memoryDrawer(['oubliette/chat', '[["m",{"read":7,"isMuted":true}]]']);
  expect(chatMemoryIn(kept).of('m')).toEqual({ read: 7, isMuted: true, mutes: [] });
});

test('it is remembered by the next page, and listeners are told', () => {
  const drawer = memoryDrawer();
  const memory = chatMemoryIn(drawer);
  let told = 0;
  const leave = memory.subscribe(() => told++);
  memory.change('m', { isMuted: true });
  leave();
  memory.change('m', { read: 7 });
  expect(told).toBe(1);
  expect(chatMemoryIn(drawer).of('m')).toEqual({ read: 7, isMuted: true, mutes: [] });
});

test('the oldest of many matches is forgotten', () => {
  const memory = chatMemoryIn(memoryDrawer());
  for (let i = 0; i <= 50; i++) memory.change(`m${i}`, { read: 1 });
  expect(memory.of('m0').read).toBe(0);
  expect(memory.of('m1').read).toBe(1);
});

test.each([
  '{',
  '{}',
  '[["m"]]',
  '[["m",{"read":"x","isMuted":false}]]',
  '[["m",{"read":1,"isMuted":false,"mutes":1}]]',
])('what cannot be read counts for nothing: %s', text => {
  expect(chatMemoryIn(memoryDrawer(['oubliette/chat', text])).of('m')).toEqual({
    read: 0,
    isMuted: false,
    mutes: [],
  });
});

test('where nothing may be kept it lasts as long as the page', () => {
  const memory = chatMemoryIn(lockedDrawer);
  memory.change('m', { isMuted: true });
  expect(memory.of('m').isMuted).toBe(true);
});
