import { expect, test } from 'vitest';
import { lockedDrawer, memoryDrawer } from '../tests/drawer.ts';
import { acquaintanceIn } from './known.ts';

test('a stranger becomes known, is so on the next page, and can be forgotten', () => {
  const drawer = memoryDrawer();
  const first = acquaintanceIn(drawer);
  expect(first.isKnown()).toBe(false);
  first.setKnown();
  expect(first.isKnown()).toBe(true);
  const next = acquaintanceIn(drawer);
  expect(next.isKnown()).toBe(true);
  next.forget();
  expect(next.isKnown()).toBe(false);
  expect(acquaintanceIn(drawer).isKnown()).toBe(false);
});

test('where nothing may be kept it lasts as long as the page', () => {
  const forbidden = acquaintanceIn(lockedDrawer);
  expect(forbidden.isKnown()).toBe(false);
  forbidden.setKnown();
  expect(forbidden.isKnown()).toBe(true);
});
