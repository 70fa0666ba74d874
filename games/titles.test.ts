import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { ruleIds } from './tests/rulebook.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where rules are tested: by themselves, by bots, and at the table. */
const FOLDERS = ['games', 'bots', 'web/src', 'web/tests'];

/** What a test is called: the first thing in its brackets, or in those after its rows. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\s*\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g;
const ID = /\b[A-Z]+-(?:[A-Z]+-)?[A-Z]?\d+\b/g;

function testsUnder(folder: string): readonly string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.filter(file => /\.(?:test|spec)\.tsx?$/.test(file)).map(file => join(ROOT, folder, file));
}

function idsInTitles(file: string): readonly string[] {
  const titles = [...readFileSync(file, 'utf8').matchAll(TITLE)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  return titles.flatMap(title => title.match(ID) ?? []);
}

const CITED: ReadonlySet<string> = new Set(FOLDERS.flatMap(testsUnder).flatMap(idsInTitles));

const prefixOf = (id: string): string => id.split('-')[0] ?? '';

/** The four, and the fifth, which lives in the tests of the browser. */
const RULEBOOKS: readonly (readonly [game: string, folder: string])[] = [
  ...GAMES.map(({ id }) => [id, `${id}/`] as const),
  ['rungs', '../web/tests/fifth/games/rungs/'],
];

describe.each(RULEBOOKS)('of %s', (_game, folder) => {
  const ids = ruleIds(new URL(`${folder}RULES.md`, import.meta.url));

  test('every rule stands in the title of a test', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(id => !CITED.has(id))).toEqual([]);
  });

  test('every id in the title of a test is a rule', () => {
    const prefixes = new Set(ids.map(prefixOf));
    expect([...CITED].filter(id => prefixes.has(prefixOf(id)) && !ids.includes(id))).toEqual([]);
  });
});
