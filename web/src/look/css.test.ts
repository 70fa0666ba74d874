import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const SOURCES = new URL('../', import.meta.url);

const filesEnding = (end: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(end))
    .map(path => ({ path, text: readFileSync(new URL(path, SOURCES), 'utf8') }));

const sheets = filesEnding('.css');

const faultsOf = (faultsIn: (css: string) => readonly string[]): readonly string[] =>
  sheets.flatMap(({ path, text }) => faultsIn(text).map(fault => `${path}: ${fault}`));

/** Every declaration of a style sheet, as property and value; what stands in a comment is none. */
const declarationsIn = (css: string): readonly (readonly [property: string, value: string])[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)(-{0,2}[a-z][\w-]*):\s*([^;{}]+)(?=;)/g)].map(
    ([, property = '', value = '']) => [property, value],
  );

const written = (css: string, properties: RegExp, values: RegExp): readonly string[] =>
  declarationsIn(css)
    .filter(([property, value]) => properties.test(property) && values.test(value))
    .map(([property, value]) => `${property}: ${value}`);

const LENGTH = /(?<![\w.-])-?\d*\.?\d+px/;

/** Space that is no step of the scale and has no name. */
const looseSpaces = (css: string): readonly string[] =>
  written(css, /^(?:margin|padding|gap|row-gap|column-gap)(?:-|$)/, LENGTH);

/** Letters of a size that has no name. */
const looseSizes = (css: string): readonly string[] => written(css, /^font(?:-size)?$/, LENGTH);

const looseLayers = (css: string): readonly string[] => written(css, /^z-index$/, /^(?!var\(--z-)/);

const widthsIn = (css: string): readonly number[] =>
  [...css.matchAll(/@media[^{]*?width (?:<|>=) (\d+)px/g)].map(([, width]) => Number(width));

/** A width or a height at which the page changes and that is no breakpoint. */
const looseBreakpoints = (css: string): readonly string[] =>
  [...css.matchAll(/@media[^{]*?\b(?:width|height)\b[^{]*/g)]
    .map(([condition]) => condition.trim())
    .filter(
      condition => !Object.values(BREAKPOINTS).some(width => new RegExp(`width (?:<|>=) ${width}px`).test(condition)),
    );

test('space between things is a step of the scale, or has a name', () => {
  expect(faultsOf(looseSpaces)).toEqual([]);
});

test('letters are set in the sizes of the look, or in one that has a name', () => {
  expect(faultsOf(looseSizes)).toEqual([]);
});

test('a stylesheet is no longer than a file of code may be', () => {
  expect(faultsOf(css => (css.split('\n').length > 401 ? ['more than 400 lines'] : []))).toEqual([]);
});

test('every width at which a stylesheet changes the page is a breakpoint, and every breakpoint is used', () => {
  expect(faultsOf(looseBreakpoints)).toEqual([]);
  expect(new Set(sheets.flatMap(({ text }) => widthsIn(text)))).toEqual(new Set(Object.values(BREAKPOINTS)));
});

test('every z-index has a name, and every name is used', () => {
  expect(faultsOf(looseLayers)).toEqual([]);
  const used = sheets.flatMap(({ text }) => [...text.matchAll(/z-index: ([^;]+);/g)].map(([, value]) => value));
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/(--z-[\w-]+):/g)].map(([, name]) => `var(${name})`));
  expect(new Set(used)).toEqual(new Set(named));
});

test('every step of the scales of space and of letters is used', () => {
  const tokens = sheets.find(({ path }) => path === 'look/tokens.css')?.text ?? '';
  const steps = [...tokens.matchAll(/(--(?:[sft]\d+|t-[\w-]+|hair|tight)):/g)].map(([, name]) => name);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter(name => !sheets.some(({ text }) => text.includes(`var(${name})`)))).toEqual([]);
});

/** In the glossary a sheet is what is played on, and a token is a secret. */
const TAKEN = ['sheet', 'token'];

const classesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)].flatMap(([, plain, made]) =>
    (plain ?? made ?? '').split(/[\s${}]+/),
  );

const takenIn = (css: string): readonly string[] =>
  TAKEN.filter(name => new RegExp(`\\.${name}(?![\\w-])`).test(css.replace(/\/\*.*?\*\//gs, '')));

test('no class is called by a word that means something else', () => {
  expect(faultsOf(takenIn)).toEqual([]);
  const worn = filesEnding('.tsx').filter(({ text }) => classesIn(text).some(name => TAKEN.includes(name)));
  expect(worn.map(({ path }) => path)).toEqual([]);
});

test.each([
  ['.a { gap: 4px; }', looseSpaces],
  ['.a { color: red; margin: 0 -3px; }', looseSpaces],
  ['.a { padding-inline-start: calc(1.5px + var(--s1)); }', looseSpaces],
  ['.a { font: 700 14px/1 var(--text); }', looseSizes],
  [':root { .a { font-size: 13px; } }', looseSizes],
  ['.a { z-index: 3; }', looseLayers],
  ['@media (width < 720px) { .a { gap: 0; } }', looseBreakpoints],
  ['@media (height < 500px) { .a { gap: 0; } }', looseBreakpoints],
  ['.a .token { gap: 0; }', takenIn],
  ['dialog.sheet { gap: 0; }', takenIn],
])('%s would be found', (css, faultsIn) => {
  expect(faultsIn(css)).not.toEqual([]);
});

test.each([
  ['.a { --room: 62px; padding: var(--room) 0 50% 1em; }', looseSpaces],
  ['.a { font-size: var(--f1); }', looseSizes],
  ['.a { z-index: var(--z-note); }', looseLayers],
  ['.td-sheet .sheet-shadow { gap: 0; }', takenIn],
])('%s would not', (css, faultsIn) => {
  expect(faultsIn(css)).toEqual([]);
});
