import { expect, test } from 'vitest';
import { acquaintanceIn } from './known.ts';

function drawerOf(kept: Map<string, string>) {
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test('a stranger becomes known, is so on the next page, and can be forgotten', () => {
  const kept = new Map<string, string>();
  const first = acquaintanceIn(drawerOf(kept));
  expect(first.isKnown()).toBe(false);
  first.setKnown();
  expect(first.isKnown()).toBe(true);
  const next = acquaintanceIn(drawerOf(kept));
  expect(next.isKnown()).toBe(true);
  next.forget();
  expect(next.isKnown()).toBe(false);
  expect(acquaintanceIn(drawerOf(kept)).isKnown()).toBe(false);
});

test('where nothing may be kept it lasts as long as the page', () => {
  const forbidden = acquaintanceIn(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forbidden.isKnown()).toBe(false);
  forbidden.setKnown();
  expect(forbidden.isKnown()).toBe(true);
});
