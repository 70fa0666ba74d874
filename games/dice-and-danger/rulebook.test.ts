import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleIds } from '../tests/rulebook.ts';
import { RULE_OF_FLAW } from './constraints.ts';

const english = new URL('./RULES.md', import.meta.url);
const french = new URL('./RULES.fr.md', import.meta.url);

function numbered(prefix: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);
}

const IDS = [
  ...numbered('DDD-', 42),
  ...numbered('DDD-AA-', 4),
  ...numbered('DDD-CC-', 3),
  ...numbered('DDD-PP-', 5),
  ...numbered('DDD-DD-', 5),
  ...numbered('DDD-S-', 7),
  ...numbered('DDD-Q', 39),
  ...numbered('DDD-C', 18),
];

test('every rule, ruling and constraint stands in the rulebook once', () => {
  expect(ruleIds(english).sort()).toEqual([...IDS].sort());
});

test('the French rulebook has the same rules in the same order', () => {
  expect(ruleIds(french)).toEqual(ruleIds(english));
});

test.each([english, french])('every line of a list in %s is a rule, and every part has a heading', file => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter(line => line.startsWith('-'))).toHaveLength(IDS.length);
  expect(lines.filter(line => line.startsWith('## '))).toHaveLength(14);
});

test('the constraints that a sheet is checked by are in the rulebook', () => {
  expect(Object.values(RULE_OF_FLAW).filter(rule => !IDS.includes(rule))).toEqual([]);
});
