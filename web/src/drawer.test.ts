import { describe, expect, test } from 'vitest';
import { drawerIn, newestIn, type WriteEnd } from './drawer.ts';
import { lockedDrawer, memoryDrawer } from './tests/drawer.ts';

test('what was put into a drawer is found there under its name, until it is taken out', () => {
  const drawer = memoryDrawer();
  drawer.write('names', ['Ann', '']);
  expect([...drawer.content]).toEqual([['oubliette/names', '["Ann",""]']]);
  expect(drawer.read('names')).toEqual(['Ann', '']);
  drawer.remove('names');
  expect(drawer.read('names')).toBeUndefined();
});

test.each(['{', 'nonsense', ''])('what cannot be read is not there: %s', text => {
  expect(memoryDrawer(['oubliette/names', text]).read('names')).toBeUndefined();
});

test('a drawer that is locked is empty, and stays so', () => {
  lockedDrawer.write('names', ['Ann']);
  lockedDrawer.remove('names');
  expect(lockedDrawer.read('names')).toBeUndefined();
});

test('whoever writes is told that it was written, or why not', () => {
  const heard: WriteEnd[] = [];
  const refusals: (DOMException | undefined)[] = [
    undefined,
    new DOMException('full', 'QuotaExceededError'),
    new DOMException('blocked', 'SecurityError'),
  ];
  const setItem = (): void => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const drawer = drawerIn(
    () => ({ getItem: () => null, setItem, removeItem: () => undefined }),
    came => heard.push(came),
  );
  for (const name of ['one', 'two', 'three']) drawer.write(name, name);
  expect(heard).toEqual(['written', 'full', 'forbidden']);
});

describe('the newest of one kind', () => {
  const isNumber = (found: unknown): found is number => typeof found === 'number';

  test('only so many are kept, and what is put anew is the newest again', () => {
    const drawer = memoryDrawer();
    const newest = newestIn(drawer, 'pars', 2, isNumber);
    newest.put('one', 1);
    newest.put('two', 2);
    newest.put('one', 11);
    newest.put('three', 3);
    expect(['one', 'two', 'three'].map(newest.get)).toEqual([11, undefined, 3]);
    expect(drawer.read('pars')).toEqual({ one: 11, three: 3 });
  });

  test('what is not of that kind is not there', () => {
    const drawer = memoryDrawer();
    const newest = newestIn(drawer, 'pars', 2, isNumber);
    for (const odd of [7, null, ['one'], { one: 'much' }]) {
      drawer.write('pars', odd);
      expect([newest.get('one'), newest.get('toString'), newest.get('__proto__')]).toEqual(Array(3).fill(undefined));
    }
  });
});
