import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkout } from './tests/checkout.ts';

const FOLDERS = ['kernel', 'games', 'bots', 'art', 'print', 'wire', 'server', 'web', 'cli', 'bench'];
/** The service worker lives in the page's folder, and knows neither the page nor a document. */
const PROJECTS = [...FOLDERS, 'web/worker'].map(folder => `${folder}/tsconfig.json`);
const CONFIGURATION = [
  '.oxlintrc.json',
  'scripts/lint.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
];

/** Path, what refuses it, text. */
type Planted = readonly [path: string, complaint: string, text: string];
type Allowed = readonly [path: string, text: string];

const CLOCK = 'eslint(no-restricted-globals)';
const TIMER = 'eslint(no-restricted-globals)';
const INEXACT = 'eslint(no-restricted-properties)';
const CYCLE = 'import(no-cycle)';
const DOORS = 'eslint(no-restricted-imports)';
const BOOLEAN = 'oubliette(no-boolean-parameters)';
const ARROW = 'oubliette(arrows)';

const REFUSED_BY_LINT: readonly Planted[] = [
  ['kernel/now.ts', CLOCK, `export const now = Date.now();`],
  ['kernel/date.ts', CLOCK, `export const date = new Date();`],
  ['games/global.ts', CLOCK, `export const now = globalThis.Date.now();`],
  ['games/plural.ts', CLOCK, `export const plural = new Intl.PluralRules('en');`],
  ['games/random.ts', INEXACT, `export const die = Math.random();`],
  ['games/sine.ts', INEXACT, `export const sine = Math.sin(1);`],
  ['games/quoted.ts', INEXACT, `export const power = Math['pow'](2, 3);`],
  ['games/taken.ts', INEXACT, `const { hypot } = Math;\nexport const length = hypot(3, 4);`],
  ['games/constant.ts', INEXACT, `export const pi = Math.PI;`],
  ['games/order.ts', INEXACT, `export const order = 'a'.localeCompare('b');`],
  ['art/inside.ts', DOORS, `export { walk } from '../games/chess/walking.ts';`],
  ['bots/chess/inside.ts', DOORS, `export { walk } from '../../games/chess/walking.ts';`],
  ['web/src/games/chess/inside.ts', DOORS, `export { walk } from '../../../../games/chess/walking.ts';`],
  ['print/chess/inside.ts', DOORS, `export { walk } from '../../games/chess/walking.ts';`],
  ['web/src/play/timer.ts', TIMER, `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/board/interval.ts', TIMER, `export const beat = () => setInterval(() => {}, 1);`],
  ['web/src/tutor/timer.ts', TIMER, `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/lessons/chess/beat.ts', TIMER, `export const beat = () => setInterval(() => {}, 1);`],
  ['web/src/companion/timer.ts', TIMER, `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/table/timer.ts', TIMER, `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/games/chess/window.ts', INEXACT, `export const wait = () => window.setTimeout(() => {}, 1);`],
  ['art/any.ts', 'typescript(no-explicit-any)', `export const anything: any = 1;`],
  ['art/ignore.ts', 'typescript(ban-ts-comment)', `// @ts-ignore\nexport const one: string = 1;`],
  ['art/unused.ts', 'eslint(no-unused-vars)', `const unused = 1;\nexport const used = 2;`],
  ['art/five.ts', 'eslint(max-params)', `export function five(_a: 1, _b: 2, _c: 3, _d: 4, _e: 5) {}`],
  ['art/flag.ts', BOOLEAN, `export function flag(_isOn: boolean) {}`],
  ['art/usual.ts', BOOLEAN, `export const usual = (_isOn = false) => {};`],
  ['art/method.ts', BOOLEAN, `export class Method {\n  set(_isOn?: boolean): void {}\n}`],
  ['art/asked.ts', BOOLEAN, `export interface Asked {\n  ask(isOn: boolean): void;\n}`],
  ['art/long.ts', 'eslint(max-lines-per-function)', `export function long() {\n${'  long();\n'.repeat(40)}}`],
  ['art/tall.ts', 'eslint(max-lines)', `export const tall = [\n${'  1,\n'.repeat(400)}];`],
  ['art/egg.ts', CYCLE, `import { hen } from './hen.ts';\nexport const egg = (): number => hen();`],
  ['art/hen.ts', CYCLE, `import { egg } from './egg.ts';\nexport const hen = (): number => egg();`],
  ['web/src/loose.ts', ARROW, `export { ink } from './look/ink.ts';`],
  ['web/src/words/name.ts', ARROW, `export type { Person } from '../house/person.ts';`],
  ['web/src/board/up.ts', ARROW, `export type { Seen } from '../play/seen.ts';`],
  ['web/src/parts/one-game.ts', ARROW, `export type { Pawn } from '../games/chess/index.ts';`],
  ['web/src/games/chess/up.ts', ARROW, `export { play } from '../../play/play.ts';`],
  ['web/src/games/chess/beside.ts', ARROW, `export { king } from '../checkers/king.ts';`],
  ['web/src/games/module.ts', ARROW, `export * from './chess/pawn.ts';`],
  ['web/src/tutor/beside.ts', ARROW, `import { lesson } from '../lessons/lesson.ts';\nexport const first = lesson;`],
  ['web/src/play/lazily.ts', ARROW, `export const online = () => import('../online/room.ts');`],
  ['web/src/daily/dressed.ts', ARROW, `import '../online/online.css';`],
  ['web/src/lessons/chess/up.ts', ARROW, `export { first } from '../../learn/first.ts';`],
  ['web/src/attic/unnamed.ts', ARROW, `export { Link } from '../parts/Link.tsx';`],
  [
    'art/gap.ts',
    'typescript(switch-exhaustiveness-check)',
    `export function gap(side: 'left' | 'right'): void {\n  switch (side) {\n    case 'left':\n      gap('right');\n  }\n}`,
  ],
  [
    'server/later.ts',
    'typescript(no-floating-promises)',
    `async function later() {\n  await Promise.resolve();\n}\nexport function start() {\n  later();\n}`,
  ],
];

const ACCEPTED_BY_LINT: readonly Allowed[] = [
  ['kernel/exact.ts', `export const exact = Math.max(Math.floor(2.5), Math.abs(-1), Math.trunc(7 / 2));`],
  ['kernel/words.ts', `export const plural = new Intl.PluralRules('en');`],
  ['kernel/now.test.ts', `export const now = Date.now();`],
  ['games/chess/words.en.ts', `export const plural = new Intl.PluralRules('en');`],
  ['games/chess/data.ts', `export const table = [\n${'  1,\n'.repeat(400)}];`],
  ['web/src/stage/clock.ts', `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/online/timer.ts', `export const wait = () => setTimeout(() => {}, 1);`],
  ['web/src/play/timer.test.ts', `export const wait = () => setTimeout(() => {}, 1);`],
  ['bots/clock.ts', `export const now = Date.now();`],
  [
    'bots/chess/doors.ts',
    `export { walk } from '../../games/chess/readers.ts';\nexport { chess } from '../../games/chess/index.ts';`,
  ],
  ['games/chess/inside.ts', `export { walk } from './walking.ts';`],
  [
    'web/src/play/page.ts',
    `export { title } from '../games/page.ts';\nexport { chess } from '../../../games/chess/manifest.ts';`,
  ],
  ['web/src/loose-too.ts', `export { loose } from './loose.ts';\nexport { createRoot } from 'react-dom/client';`],
  ['web/src/board/up.test.ts', `export { seen } from '../play/seen.ts';`],
  [
    'web/src/games/chess/down.ts',
    `export { Pane } from '../../board/Pane.tsx';\nexport { ink } from '../../look/ink.ts';`,
  ],
  ['web/src/games/chess/pads/own.ts', `export { king } from '../king.ts';`],
  ['web/src/learn/down.ts', `export { play } from '../play/play.ts';\nexport { first } from '../lessons/first.ts';`],
  ['web/src/workshop/down.ts', `export { bench } from './trial/bench.ts';`],
];

const UNKNOWN = 'TS2304';
const NEEDS_DOM = 'TS2584';
const NEEDS_NODE = 'TS2591';
const AGAINST_THE_ARROW = 'TS6307';

const REFUSED_BY_TYPES: readonly Planted[] = [
  ['kernel/timer.ts', UNKNOWN, `setTimeout(() => {}, 1);`],
  ['kernel/process.ts', NEEDS_NODE, `export const directory = process.cwd();`],
  ['kernel/files.ts', NEEDS_NODE, `export { readFileSync } from 'node:fs';`],
  ['kernel/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['kernel/console.ts', NEEDS_DOM, `console.log(1);`],
  ['games/timer.ts', UNKNOWN, `setTimeout(() => {}, 1);`],
  ['games/process.ts', NEEDS_NODE, `export const directory = process.cwd();`],
  ['games/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['games/console.ts', NEEDS_DOM, `console.log(1);`],
  ['games/network.ts', UNKNOWN, `export const page = fetch('/');`],
  ['bots/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['art/process.ts', NEEDS_NODE, `export const directory = process.cwd();`],
  ['print/process.ts', NEEDS_NODE, `export const directory = process.cwd();`],
  ['print/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['server/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['web/process.ts', NEEDS_NODE, `export const directory = process.cwd();`],
  ['web/worker/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['kernel/to-games.ts', AGAINST_THE_ARROW, `export { fine } from '../games/fine.ts';`],
  ['games/to-bots.ts', AGAINST_THE_ARROW, `export { fine } from '../bots/fine.ts';`],
  ['games/to-art.ts', AGAINST_THE_ARROW, `export { fine } from '../art/fine.ts';`],
  ['bots/to-art.ts', AGAINST_THE_ARROW, `export { fine } from '../art/fine.ts';`],
  ['art/to-bots.ts', AGAINST_THE_ARROW, `export { fine } from '../bots/fine.ts';`],
  ['art/to-print.ts', AGAINST_THE_ARROW, `export { fine } from '../print/fine.ts';`],
  ['print/to-bots.ts', AGAINST_THE_ARROW, `export { fine } from '../bots/fine.ts';`],
  ['wire/page.ts', NEEDS_DOM, `export const title = document.title;`],
  ['wire/to-games.ts', AGAINST_THE_ARROW, `export { fine } from '../games/fine.ts';`],
  ['server/to-art.ts', AGAINST_THE_ARROW, `export { fine } from '../art/fine.ts';`],
  ['server/to-web.ts', AGAINST_THE_ARROW, `export { fine } from '../web/fine.ts';`],
  ['web/worker/to-web.ts', AGAINST_THE_ARROW, `export { fine } from '../fine.ts';`],
  ['web/to-server.ts', AGAINST_THE_ARROW, `export { fine } from '../server/fine.ts';`],
  ['cli/to-web.ts', AGAINST_THE_ARROW, `export { fine } from '../web/fine.ts';`],
];

const ACCEPTED_BY_TYPES: readonly Allowed[] = [
  ...FOLDERS.map((folder): Allowed => [`${folder}/fine.ts`, `export const fine: number = 1;`]),
  ['games/to-kernel.ts', `export { fine } from '../kernel/fine.ts';`],
  ['print/to-art.ts', `export { fine } from '../art/fine.ts';`],
  ['cli/to-print.ts', `export { fine } from '../print/fine.ts';`],
  ['art/to-games.ts', `export { fine } from '../games/fine.ts';`],
  ['wire/to-kernel.ts', `export { fine } from '../kernel/fine.ts';`],
  ['server/to-wire.ts', `export { fine } from '../wire/fine.ts';`],
  ['web/to-wire.ts', `export { fine } from '../wire/fine.ts';`],
  ['web/to-art.ts', `export { fine } from '../art/fine.ts';`],
  ['web/to-print.ts', `export { fine } from '../print/fine.ts';`],
  ['cli/to-server.ts', `export { fine } from '../server/fine.ts';`],
  ['kernel/files.test.ts', `export { readFileSync } from 'node:fs';\nexport { fine } from '../games/fine.ts';`],
];

function complaints(planted: readonly Planted[], allowed: readonly Allowed[], command: readonly [string, ...string[]]) {
  const place = checkout(...CONFIGURATION, ...PROJECTS);
  for (const [path, , text] of planted) place.write(path, text);
  for (const [path, text] of allowed) place.write(path, text);
  const { stdout } = place.run(...command);
  place.remove();
  return stdout.split('\n');
}

function expected(planted: readonly Planted[]) {
  return planted.map(([path, complaint]) => `${path} ${complaint}`).sort();
}

test('lint refuses what is planted, for its own reason, and nothing else', () => {
  const command = ['oxlint', '--type-aware', '--deny-warnings', '--format=unix', ...FOLDERS] as const;
  const found = complaints(REFUSED_BY_LINT, ACCEPTED_BY_LINT, command)
    .map(line => /^([^:]+):.*\[Error\/(.*)\]$/.exec(line))
    .flatMap(match => (match ? [`${match[1]} ${match[2]}`] : []));
  expect(found.sort()).toEqual(expected(REFUSED_BY_LINT));
});

test('types refuse what is planted, for its own reason, and nothing else', () => {
  const found = complaints(REFUSED_BY_TYPES, ACCEPTED_BY_TYPES, ['tsc', '-b', '--pretty', 'false'])
    .map(line => /^(\S+)\(\d+,\d+\): error (TS\d+)/.exec(line))
    .flatMap(match => (match && match[2] !== 'TS6059' ? [`${match[1]} ${match[2]}`] : []));
  expect(found.sort()).toEqual(expected(REFUSED_BY_TYPES));
});

interface Arrows {
  readonly root: string;
  readonly everywhere: readonly string[];
  readonly arrows: Readonly<Record<string, readonly string[]>>;
}

const [PAGE] = (
  JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    readonly overrides: readonly { readonly rules: Readonly<Record<string, readonly [string, Arrows]>> }[];
  }
).overrides.flatMap(({ rules }) => rules['oubliette/arrows']?.[1] ?? []);

test('the arrows of the page lead down, between layers that are there', () => {
  const { root, everywhere, arrows } = PAGE as Arrows;
  const layers = Object.keys(arrows);
  expect(layers.slice(0, everywhere.length)).toEqual(everywhere);
  expect(layers.filter((layer, i) => arrows[layer]?.some(other => !layers.slice(0, i).includes(other)))).toEqual([]);
  expect(layers.filter(layer => !existsSync(`${root}/${layer.replace('/*', '')}`))).toEqual([]);
});

test('the architecture tells every arrow of the page', () => {
  const [, chapter = ''] = readFileSync('docs/ARCHITECTURE.md', 'utf8').split('## Inside the page\n');
  const rows = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \|.*\|([^|]*)\|$/gm)];
  const told = rows.map(([, layer, others = '']) => [
    layer,
    [...others.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ]);
  expect(told).toEqual(Object.entries(PAGE?.arrows ?? {}));
});
