import { expect, test } from 'vitest';
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
