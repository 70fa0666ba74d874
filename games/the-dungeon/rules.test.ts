import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perft } from '../../kernel/perft.ts';
import { alone, open } from './tests/table.ts';

const idsIn = (file: string): string[] =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^- \*\*(TD-[A-Z]?\d+)\*\*/gm)].map(
    ([, id]) => id as string,
  );

describe('the rulebook', () => {
  test('TD-1 says the same in both languages, each rule once', () => {
    const ids = idsIn('RULES.md');
    expect(idsIn('RULES.fr.md')).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('TD-1 holds every rule from 1 to 41, every ruling and every constraint', () => {
    const ids = new Set(idsIn('RULES.md'));
    const missing = [
      ...Array.from({ length: 41 }, (_, i) => `TD-${i + 1}`),
      ...Array.from({ length: 14 }, (_, i) => `TD-B${i + 1}`),
      ...Array.from({ length: 44 }, (_, i) => `TD-Q${i + 1}`),
      ...Array.from({ length: 10 }, (_, i) => `TD-C${i + 1}`),
    ].filter(id => !ids.has(id));
    expect(missing).toEqual([]);
  });
});

/**
 * By hand, for a plain character: 6 movement dice; 4 doors each; 6 lock dice each. Of the 24 doors per throw of the lock
 * 5 in 6 lead to a draw among 20 faces, 1 in 6 to the end of the turn.
 */
describe('perft', () => {
  test.each([
    [1, 6],
    [2, 24],
    [3, 144],
    [4, 24 * (5 * 20 + 1)],
  ])('TD-8 %i deep', (depth, leaves) => {
    const { rules, state } = alone();
    expect(perft(rules, state, depth)).toBe(leaves);
  });

  test('TD-8 five deep', () => {
    const { rules, state } = alone();
    expect(perft(rules, state, 5)).toBe(3384);
  });

  test('TD-18 six drawn characters', () => {
    const { rules, state } = open({}, 6);
    expect(perft(rules, state, 4)).toBe(2562);
  });
});
