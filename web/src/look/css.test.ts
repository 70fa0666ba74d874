import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const SOURCES = new URL('../', import.meta.url);

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, css: readFileSync(new URL(path, SOURCES), 'utf8') }));

const widthsIn = (css: string): readonly number[] =>
  [...css.matchAll(/@media[^{]*?width (?:<|>=) (\d+)px/g)].map(([, width]) => Number(width));

test('every width at which a stylesheet changes the page is a breakpoint, and every breakpoint is used', () => {
  const used = new Set(sheets.flatMap(({ css }) => widthsIn(css)));
  expect(used).toEqual(new Set(Object.values(BREAKPOINTS)));
});

test('every z-index has a name, and every name is used', () => {
  const written = sheets.flatMap(({ css }) => [...css.matchAll(/z-index: ([^;]+);/g)].map(([, value]) => value));
  const named = sheets.flatMap(({ css }) => [...css.matchAll(/(--z-[\w-]+):/g)].map(([, name]) => `var(${name})`));
  expect(new Set(written)).toEqual(new Set(named));
});
