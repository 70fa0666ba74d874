import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from './shelf.ts';

const root = new URL('../', import.meta.url);

/** By folder: what every game has there. Chapters of its rulebook and pieces of its board come beside it. */
const FILES: readonly (readonly [folder: string, files: string])[] = [
  [
    'games',
    'RULES.md RULES.fr.md index.ts manifest.ts kind.ts content.ts data.ts action.ts state.ts setup.ts options.ts',
  ],
  ['games', 'events.ts rules.ts why.ts scoring.ts view.ts readers.ts words.ts words.en.ts words.fr.ts transcripts'],
  [
    'games',
    'laws.test.ts perft.test.ts transcripts.test.ts rulebook.test.ts words.test.ts options.test.ts view.test.ts',
  ],
  ['games', 'playthrough.test.ts'],
  ['bots', 'index.ts easy.ts'],
  ['art', 'index.ts box.ts'],
  [
    'web/src/games',
    'index.ts Board.tsx Side.tsx Frame.tsx context.ts describe.ts texts.ts words.ts words.en.ts words.fr.ts',
  ],
];

test.each(SHELF)('%s has the same files as every game', game => {
  const missing = FILES.flatMap(([folder, files]) =>
    files
      .split(' ')
      .map(file => `${folder}/${game}/${file}`)
      .filter(path => !existsSync(new URL(path, root))),
  );
  expect(missing).toEqual([]);
});

test.each(['games', 'bots', 'art', 'web/src/games'])(
  '%s has a folder for each game on the shelf, and no other game',
  folder => {
    const found = readdirSync(new URL(folder, root), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && existsSync(new URL(`${folder}/${entry.name}/index.ts`, root)))
      .map(({ name }) => name);
    expect(found.sort()).toEqual([...SHELF].sort());
  },
);
