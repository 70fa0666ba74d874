import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-settings-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [[], {}],
  [['rounds=3', 'door=blocked', 'empty='], { rounds: '3', door: 'blocked', empty: '' }],
  [['sum=1+1=2'], { sum: '1+1=2' }],
])('%j', (pairs, settings) => {
  expect(readSettings(pairs)).toEqual(settings);
});

test('a key of any name is a key', () => {
  const settings = readSettings(['__proto__={"a":1}']);
  expect(Object.keys(settings)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(settings)).toBe(Object.prototype);
});

test('@ reads a text from a file, as it stands', () => {
  const path = join(folder, 'deck.txt');
  writeFileSync(path, '[1]\n');
  expect(readSettings([`deck=@${path}`])).toEqual({ deck: '[1]\n' });
});

test('a file that is not text is refused', () => {
  const path = join(folder, 'bytes');
  writeFileSync(path, new Uint8Array([0xff, 0xfe, 0x41]));
  expect(readSettings([`deck=@${path}`])).toEqual({ complaint: `${path} is not text in UTF-8.` });
});

test.each([
  [['door'], "--set takes key=value, not 'door'."],
  [['=blocked'], "--set takes key=value, not '=blocked'."],
  [['a=1', 'a=2'], '--set gives a twice.'],
  [['deck=@nowhere'], 'nowhere does not exist.'],
  [[`deck=@${folder}`], `${folder} is a folder.`],
])('%j is refused', (pairs, complaint) => {
  expect(readSettings(pairs)).toEqual({ complaint });
});
