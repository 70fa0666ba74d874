import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';

const FOLDERS = ['kernel', 'games', 'bots', 'art', 'print', 'wire', 'server', 'web/src', 'cli'];
/** A game's own words are its rulebook's. */
const OF_GAMES = ['games', 'bots', 'art', 'print', 'web/src/games', 'web/src/lessons', 'web/src/workshop'];
const OWN = SHELF.flatMap(game => OF_GAMES.map(folder => join(folder, game, '/')));

const isProduction = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|[\\/]tests[\\/]/.test(path);
const isOfGame = (path: string): boolean => OWN.some(folder => path.startsWith(folder));

const all = FOLDERS.flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(isProduction)
  .map(path => [path, readFileSync(path, 'utf8')] as const);
const texts = all.filter(([path]) => !isOfGame(path));

const MODIFIERS = '(export )?(default )?(declare )?(abstract )?(async )?';

/** The files that declare a type, a class or a component of that name; those of games only where they are asked for. */
const declaring = (name: string, among = texts): string[] => {
  const declaration = new RegExp(`^${MODIFIERS}(interface|type|class|enum|function|const) ${name}\\b`, 'm');
  return among.filter(([, text]) => declaration.test(text)).map(([path]) => path);
};

test.each([
  ['Room', 'server/matches/room.ts'],
  ['Place', 'wire/http.ts'],
  ['Step', 'kernel/session.ts'],
  ['Table', 'web/src/table/table.ts'],
  ['Spot', 'web/src/board/geometry.ts'],
  ['Asked', 'server/matches/favours.ts'],
  ['Seen', 'web/src/stage/seen.ts'],
  ['Moment', 'web/src/stage/stage.ts'],
  ['Listed', 'wire/http.ts'],
  ['Head', 'wire/table.ts'],
  ['Limits', 'server/online/limits.ts'],
  ['Answer', 'web/src/table/table.ts'],
  ['Question', 'web/src/parts/Question.tsx'],
  ['Setting', 'web/src/pages/KeptMatches.tsx'],
  ['Unopened', 'server/address.ts'],
  ['Kept', 'web/src/table/store.ts'],
  ['Heard', 'web/src/stage/stage.ts'],
  ['GAMES', 'games/index.ts'],
  ['Sitter', 'wire/table.ts'],
  ['Phase', 'server/matches/fold.ts'],
  ['Standing', 'web/src/parts/standings.ts'],
  ['Verdict', 'server/matches/wishes.ts'],
  ['Clock', 'wire/table.ts'],
  ['Seated', 'wire/http.ts'],
  ['Opening', 'kernel/match.ts'],
  ['Report', 'cli/simulation.ts'],
  ['Weighing', 'bots/tutor.ts'],
  ['Fault', 'wire/fault.ts'],
])('%s is one thing, declared in %s', (name, path) => {
  expect(declaring(name)).toEqual([join(path)]);
});

/** What pages and minds are made of: games have it by the thousand, and none of them calls another thing so. */
test.each([
  ['Scene', 'web/src/stage/scene.ts'],
  ['Screen', 'web/src/look/screen.ts'],
  ['Told', 'web/src/table/matches.ts'],
  ['Moment', 'web/src/stage/stage.ts'],
  ['Pace', 'web/src/settings.ts'],
  ['Telling', 'web/src/stage/stage.ts'],
  ['Aiming', 'bots/eye-and-hand.ts'],
  ['Aims', 'bots/eye-and-hand.ts'],
  ['Valuation', 'bots/valuation.ts'],
  ['Analysis', 'bots/analysis.ts'],
  ['Warning', 'bots/tutor.ts'],
])('%s is one thing in games, too, declared in %s', (name, path) => {
  expect(declaring(name, all)).toEqual([join(path)]);
});

test('Frame is what a game lays around its board and its side', () => {
  expect(declaring('Frame', all)).toEqual(SHELF.map(game => join('web/src/games', game, 'Frame.tsx')).sort());
});

test('a stage owns the time of a page, and no element of it: what a board is drawn in is a pane', () => {
  const page = all.filter(([path]) => path.startsWith(join('web/src/')));
  expect(declaring('Stage', page)).toEqual([join('web/src/stage/stage.ts')]);
  expect(readdirSync('web/src', { recursive: true }).filter(name => /stage\.(css|tsx)$/i.test(String(name)))).toEqual(
    [],
  );
});

test.each(['Sheet', 'Frame', 'Held', 'Line'])('%s is a word of games, and of nothing around them', name => {
  expect(declaring(name)).toEqual([]);
});

test('waiting is what the kernel says of seats, and names nothing else', () => {
  expect(declaring('Waiting')).toEqual([]);
});

test('room is no size on the boards of the page', () => {
  const boards = texts.filter(([path]) => path.startsWith(join('web/src/board')));
  expect(boards.filter(([, text]) => /\broom\b(?=[,.:)?}]| =)/.test(text)).map(([path]) => path)).toEqual([]);
});

const TOYS = join('kernel/toys/');
const EXPORTED = /^export (?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** The types that files export more than once, by name. */
function exportedTwice(files: readonly (readonly [path: string, text: string])[]): readonly string[] {
  const names = files.flatMap(([, text]) => [...text.matchAll(EXPORTED)].map(([, name]) => name as string));
  return names.filter((name, at) => names.indexOf(name) < at).sort();
}

test('no type is exported twice, but for what a database keeps and the wire tells in shapes of their own', () => {
  const AS_KEPT_AND_AS_TOLD = ['Device', 'OwnRobot', 'Person', 'TokenGiven'];
  expect(exportedTwice(texts.filter(([path]) => !path.startsWith(TOYS)))).toEqual(AS_KEPT_AND_AS_TOLD);
});

test.each([...SHELF])('in %s no type is exported twice, from its rules to its page', game => {
  const own = OF_GAMES.map(folder => join(folder, game, '/'));
  expect(exportedTwice(all.filter(([path]) => own.some(folder => path.startsWith(folder))))).toEqual([]);
});

test('a declaration is found, however it begins', () => {
  const beginnings = ['', 'export ', 'export default ', 'export abstract ', 'export default async ', 'declare '];
  const kinds = ['class', 'class', 'function', 'class', 'function', 'enum'];
  const planted = beginnings.map((beginning, at) => [`${at}.ts`, `${beginning}${kinds[at]} Door {}`] as const);
  expect(declaring('Door', planted)).toEqual(planted.map(([path]) => path));
  expect(declaring('Door', [['none.ts', 'export class Doorway {}\n  const Door = 1;']])).toEqual([]);
});

test('a type that is exported twice is found', () => {
  const planted = ['export interface Door {}', 'export type Door = string;', 'type Door = never;'];
  expect(exportedTwice(planted.map((text, at) => [`${at}.ts`, text] as const))).toEqual(['Door']);
});
