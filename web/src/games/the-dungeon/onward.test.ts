import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../games/the-dungeon/index.ts';
import { drawerIn } from '../../drawer.ts';
import { habitsIn } from './habits.ts';
import { lapseOf, onlyAction, pauseBefore, waitsFor } from './onward.ts';
import { Hand, rulesOf } from './tests/steps.ts';
import { moments } from './tests/table.ts';
import { CALM } from '../../play/tests/film.ts';

const END: Action = { type: 'end' };
const DROP: Action = { type: 'drop', thing: 'object', name: 'torch' };

describe('what is done by itself', () => {
  test('is the only thing to do', () => {
    expect(onlyAction([END])).toBe(END);
    expect(onlyAction([END, { type: 'read' }])).toBeUndefined();
    expect(onlyAction([END, { type: 'decline' }])).toBeUndefined();
    expect(onlyAction([])).toBeUndefined();
  });

  test('does not wait for what can be put down later as well', () => {
    expect(onlyAction([END, DROP, { ...DROP, name: 'sword' }])).toBe(END);
    expect(onlyAction([DROP])).toBeUndefined();
  });

  test('leaves more than a third of all decisions of a match to nobody', () => {
    const all = ['a', 'b', 'c', 'd'].flatMap(seed => [...moments(seed, 1)]);
    const single = all.filter(({ actions }) => onlyAction(actions));
    expect(single.length / all.length).toBeGreaterThan(1 / 3);
    expect(single.length).toBeLessThan(all.length);
  });

  test('is read first where the tile wants something', () => {
    expect(pauseBefore({ type: 'explore', room: 'crypt' }).calm).toBeGreaterThan(pauseBefore(END).calm);
  });
});

test('whoever has taken a step back, or has just come to the table, goes on by hand', () => {
  const { now } = new Hand(rulesOf(1, {}), 0);
  const moment = { now, actions: [END], told: [] };
  const [end, byItself] = [pauseBefore(END).calm, 'by-itself'] as const;
  expect(lapseOf({ ...moment, events: [] }, CALM, byItself)).toMatchObject({ ms: end, acts: true });
  expect(lapseOf({ ...moment, events: [] }, { ...CALM, pace: 'at-once' }, byItself)?.ms).toBe(0);
  expect(lapseOf({ ...moment, events: null }, CALM, byItself)).toBeUndefined();
  expect(lapseOf({ ...moment, now: { ...now, pending: true }, events: [] }, CALM, byItself)).toBeUndefined();
  expect(lapseOf({ ...moment, events: [] }, CALM, 'by-hand')).toBeUndefined();
});

test('whoever has not said that it may meets nothing unread, and is taken a step further all the same', () => {
  const { now } = new Hand(rulesOf(1, {}), 0);
  const facing = (action: Action) => ({ now, actions: [action], told: [], events: [] });
  const [fight, go]: readonly [Action, Action] = [
    { type: 'fight', enemy: 'guard' },
    { type: 'go', side: 0 },
  ];
  expect(lapseOf(facing(fight), CALM, 'steps')).toBeUndefined();
  expect(lapseOf(facing(go), CALM, 'steps')?.ms).toBe(pauseBefore(go).calm);
  expect(lapseOf(facing(fight), CALM, 'by-itself')?.ms).toBe(pauseBefore(fight).calm);
  expect(waitsFor([fight], 'steps')).toBe(fight);
  expect(waitsFor([go], 'steps')).toBeUndefined();
  expect(waitsFor([fight], 'by-itself')).toBeUndefined();
  expect(waitsFor([fight, go], 'steps')).toBeUndefined();
});

test('a habit is kept, and whatever else was written there is not believed', () => {
  const holding = (text: string) =>
    habitsIn(drawerIn(() => ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined })));
  expect(holding('{"onward":"by-hand"}')).toEqual({ onward: 'by-hand' });
  expect(holding('{"onward":"backwards"}')).toEqual({ onward: 'steps' });
  expect(holding('[]')).toEqual({ onward: 'steps' });
});
