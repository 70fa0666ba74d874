import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameId } from '../../../games/shelf.ts';

const SOURCES = new URL('../', import.meta.url);

const textIn = (folder: string, name: string): string => readFileSync(new URL(`${folder}/${name}`, SOURCES), 'utf8');
const sheetsIn = (folder: string): readonly (readonly [path: string, css: string])[] =>
  readdirSync(new URL(`${folder}/`, SOURCES))
    .filter(name => name.endsWith('.css'))
    .map(name => [`${folder}/${name}`, textIn(folder, name)]);

/** How the classes of a game begin. */
const PREFIXES: Readonly<Record<GameId, string>> = {
  donjonz: 'donjonz-',
  'dice-and-danger': 'ddd-',
  'dungeon-pen': 'pen-',
  'the-dungeon': 'td-',
};

const classesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '');

/** Materials and pieces of the look, and of boards: anybody lays them. */
const SHARED = new Set(
  [...sheetsIn('look'), ...sheetsIn('board'), ...sheetsIn('.')].flatMap(([, css]) =>
    selectorsIn(css).flatMap(classesIn),
  ),
);

/** What stands before a brace and is no at-rule, no step of an animation, no mere condition on the whole page. */
function selectorsIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@(?:keyframes|property)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return [...plain.matchAll(/(?<=^|[{};])\s*([^{};]+?)\s*\{/g)]
    .map(([, selector]) => selector ?? '')
    .filter(selector => !selector.startsWith('@') && !/^:root\S*(?: [^.]*)?$/.test(selector));
}

/** The parts of a list of selectors; what stands in brackets is no list of its own. */
function partsOf(selectors: string): readonly string[] {
  const plain = selectors.replace(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, part =>
    part.replaceAll(',', '\0'),
  );
  return plain.split(',').map(part => part.replaceAll('\0', ',').trim());
}

/** What keeps a selector of a game from being its own business. */
function reachOf(selector: string, prefix: string): string | undefined {
  const classes = classesIn(selector);
  const foreign = classes.find(name => !name.startsWith(prefix) && !SHARED.has(name));
  if (foreign !== undefined) return `.${foreign}`;
  if (/\[data-(?:game|choice)/.test(selector)) return 'the page of the game';
  return classes.some(name => name.startsWith(prefix)) ? undefined : 'anything';
}

const reachesIn = (css: string, prefix: string): readonly string[] =>
  selectorsIn(css)
    .flatMap(partsOf)
    .flatMap(selector => {
      const reach = reachOf(selector, prefix);
      return reach === undefined ? [] : [`${selector} reaches ${reach}`];
    });

test.each(Object.entries(PREFIXES))('no selector of %s reaches into the page around it', (game, prefix) => {
  const found = sheetsIn(`games/${game}`).flatMap(([path, css]) =>
    reachesIn(css, prefix).map(reach => `${path}: ${reach}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '.play-page:has(.pen-side) { gap: 0; }',
  '[data-game="dungeon-pen"] .pen-side { gap: 0; }',
  '.pen-side, .log-corner { gap: 0; }',
  ':root[data-screen~="phone"] { .play-side .pen-side { gap: 0; } }',
  '.icon { color: red; }',
  '.game-start form:has(.pen-side) { gap: 0; }',
  '.choice .pen-field { gap: 0; }',
])('%s would', css => {
  expect(reachesIn(css, 'pen-')).not.toEqual([]);
});
