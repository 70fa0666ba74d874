import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { botName } from './names.ts';

const SEATS = 6;
const names = Array.from({ length: SEATS }, (_, seat) => botName(seat));

test('no two bots of a table share a name', () => {
  expect(new Set(names).size).toBe(SEATS);
});

test.each(SHELF)('no bot is called as anybody in %s is', game => {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  const said = readdirSync(folder).filter(
    name => /^(RULES.*\.md|words.*\.ts|data\.ts)$/.test(name) && !name.endsWith('.test.ts'),
  );
  const text = said.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  expect(said.length).toBeGreaterThan(3);
  expect(names.filter(name => new RegExp(`\\b${name}\\b`, 'i').test(text))).toEqual([]);
});
