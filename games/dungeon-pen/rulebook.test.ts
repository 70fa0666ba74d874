import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleIds } from '../tests/rulebook.ts';
import { SPREAD } from './data.ts';
import { DEGREE } from './direction.ts';

const ENGLISH = new URL('RULES.md', import.meta.url);
const FRENCH = new URL('RULES.fr.md', import.meta.url);
const textOf = (book: URL): string => readFileSync(book, 'utf8');

describe('the rulebooks', () => {
  test('DP-F16 English and French have the same rules, each once', () => {
    expect(ruleIds(FRENCH)).toEqual(ruleIds(ENGLISH));
    expect(new Set(ruleIds(ENGLISH)).size).toBe(ruleIds(ENGLISH).length);
  });

  test('DP-F6 DP-F7 DP-F8 DP-F9 DP-F17 every rule from DP-1 to DP-53 is told', () => {
    const ids = new Set(ruleIds(ENGLISH));
    const all = [
      ...Array.from({ length: 53 }, (_, i) => `DP-${i + 1}`),
      ...Array.from({ length: 18 }, (_, i) => `DP-F${i + 1}`),
      ...Array.from({ length: 44 }, (_, i) => `DP-Q${i + 1}`),
      ...Array.from({ length: 10 }, (_, i) => `DP-C${i + 1}`),
    ];
    expect(all.filter(id => !ids.has(id))).toEqual([]);
  });

  test('DP-C9 the spread that is written down is the spread that is played', () => {
    const degrees = SPREAD.angle / 100 / DEGREE;
    expect(textOf(ENGLISH)).toContain(`**${degrees} degrees**`);
    expect(textOf(FRENCH)).toContain(`**${String(degrees).replace('.', ',')} degrés**`);
    for (const book of [ENGLISH, FRENCH])
      expect(textOf(book)).toMatch(new RegExp(`\\*\\*${SPREAD.length / 100}\\s%\\*\\*`));
  });
});
