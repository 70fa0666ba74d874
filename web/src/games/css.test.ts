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

/** Every stylesheet of the page but those of games and of their easels. */
const PAGE = readdirSync(SOURCES, { recursive: true })
  .map(name => String(name).replaceAll('\\', '/'))
  .filter(name => name.endsWith('.css') && !Object.keys(PREFIXES).some(game => name.includes(`/${game}/`)));
const cssOf = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');
const PREFIXED = Object.values(PREFIXES);

/** The selectors of the page that are about one game alone. */
const namingGames = (css: string): readonly string[] =>
  selectorsIn(css).filter(
    selector =>
      selector.includes('[data-game') ||
      classesIn(selector).some(name => PREFIXED.some(prefix => name.startsWith(prefix))),
  );

test('no selector of the page names a game', () => {
  expect(PAGE.flatMap(path => namingGames(cssOf(path)).map(selector => `${path}: ${selector}`))).toEqual([]);
  expect(namingGames("[data-game='dungeon-pen'] .seat-chip-name { order: 1; }")).toHaveLength(1);
  expect(namingGames('.play-page:has(.pen-side) .rail { order: 1; }')).toHaveLength(1);
});

/** What the page has for easels to lie in: rows of what is drawn, and a large paper. */
const OFFERED = new Set([...SHARED, ...selectorsIn(cssOf('workshop/easel-rows.css')).flatMap(classesIn)]);
OFFERED.delete('workshop-page');

const blocksIn = (css: string): readonly (readonly [selector: string, body: string])[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => [selector.trim(), body.trim()] as const,
  );

const foreignTo = (game: string): ReadonlySet<string> => {
  const others = Object.keys(PREFIXES).filter(other => other !== game);
  const sheets = [...PAGE.map(cssOf), ...others.flatMap(other => sheetsIn(`workshop/${other}`).map(([, css]) => css))];
  return new Set(sheets.flatMap(css => selectorsIn(css).flatMap(classesIn)).filter(name => !OFFERED.has(name)));
};

/** An easel says by custom properties what it wants of the page around it, and lays out what is its own. */
function reachesOfEasel(css: string, game: string): readonly string[] {
  const foreign = foreignTo(game);
  const own = new RegExp(`^(?::root\\S* )?\\.workshop-page\\[data-game='${game}'\\]$`);
  const isMeasure = (selector: string, body: string): boolean =>
    own.test(selector) && body.split(';').every(line => line.trim() === '' || line.trim().startsWith('--'));
  return blocksIn(css).flatMap(([selectors, body]) =>
    partsOf(selectors).filter(
      selector =>
        !isMeasure(selector, body) &&
        (classesIn(selector).length === 0 || classesIn(selector).some(name => foreign.has(name))),
    ),
  );
}

test.each(Object.keys(PREFIXES))('no selector of the easel of %s reaches into the page or another easel', game => {
  expect(sheetsIn(`workshop/${game}`).flatMap(([, css]) => reachesOfEasel(css, game))).toEqual([]);
});

test.each([
  ".workshop-page[data-game='dungeon-pen'] .pieces { gap: 0; }",
  ".workshop-page[data-game='dungeon-pen'] { gap: 0; }",
  ".workshop-page[data-game='donjonz'] { --pieces-flex: 1; }",
  '.easel-sheet .piece { gap: 0; }',
  '.easel-card-pane { gap: 0; }',
  'header { gap: 0; }',
])('as an easel would by %s', css => {
  expect(reachesOfEasel(css, 'dungeon-pen')).toHaveLength(1);
});
