import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from './shelf.ts';
import { ruleIds } from './tests/rulebook.ts';

const root = new URL('../', import.meta.url);
/** The game that is added by a test: a folder in each layer and nothing else. */
const FIFTH = { id: 'rungs', root: new URL('web/tests/fifth/', root) };
const ALL = [...SHELF.map(id => ({ id, root })), FIFTH];

const LAYERS = ['games', 'bots', 'art', 'print', 'web/src/games'];

/** By folder and file: what whoever finds the folder by its name takes from there. Nothing but this is known of a game. */
const CONTRACTS: readonly (readonly [folder: string, file: string, names: string])[] = [
  ['games', 'manifest.ts', 'manifest'],
  ['games', 'index.ts', 'shelved'],
  ['bots', 'index.ts', 'bots coach'],
  ['art', 'index.ts', 'art'],
  ['art', 'box.ts', 'box'],
  ['print', 'index.ts', 'printed'],
  ['web/src/games', 'index.ts', 'module'],
];

/** By folder: what the games of the shelf have beyond that. Chapters of a rulebook and pieces of a board come beside it. */
const FILES: readonly (readonly [folder: string, files: string])[] = [
  ['games', 'kind.ts content.ts data.ts action.ts state.ts setup.ts options.ts'],
  ['games', 'events.ts rules.ts why.ts scoring.ts view.ts readers.ts words.ts words.en.ts words.fr.ts transcripts'],
  [
    'games',
    'laws.test.ts perft.test.ts transcripts.test.ts rulebook.test.ts words.test.ts options.test.ts view.test.ts',
  ],
  ['games', 'playthrough.test.ts'],
  ['bots', 'easy.ts'],
  ['web/src/games', 'Board.tsx Side.tsx Frame.tsx context.ts describe.ts texts.ts words.ts words.en.ts words.fr.ts'],
];

describe.each(ALL)('$id', game => {
  const at = (folder: string, file: string): URL => new URL(`${folder}/${game.id}/${file}`, game.root);

  test.each(CONTRACTS)('exports by %s/<id>/%s what its contract names: %s', (folder, file, names) => {
    const text = readFileSync(at(folder, file), 'utf8');
    const isExported = (name: string) => new RegExp(`^export (const ${name}\\b|\\{[^}]*\\b${name}\\b)`, 'm').test(text);
    expect(names.split(' ').filter(name => !isExported(name))).toEqual([]);
  });

  test('has one rulebook in two languages', () => {
    const ids = ruleIds(at('games', 'RULES.md'));
    expect(ids.length).toBeGreaterThan(0);
    expect(ruleIds(at('games', 'RULES.fr.md'))).toEqual(ids);
  });
});

test.each(SHELF)('%s has the same files as every game', game => {
  const missing = FILES.flatMap(([folder, files]) =>
    files
      .split(' ')
      .map(file => `${folder}/${game}/${file}`)
      .filter(path => !existsSync(new URL(path, root))),
  );
  expect(missing).toEqual([]);
});

test.each(LAYERS)('%s has a folder for each game on the shelf, and no other game', folder => {
  const found = readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(new URL(`${folder}/${entry.name}/index.ts`, root)))
    .map(({ name }) => name);
  expect(found.sort()).toEqual([...SHELF].sort());
});
