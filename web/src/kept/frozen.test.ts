import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_VERSION, isFlaw, readFile } from './file.ts';
import { emptyBrowser, livedIn, readDrawer } from './tests/lived.ts';
import { fileOf, takeFile } from './travel.ts';

/** Every version of the file of everything that was ever released. */
const VERSIONS = [1];

const pathOf = (version: number): URL => new URL(`tests/kept-${version}.json`, import.meta.url);

interface FrozenFile {
  readonly file: unknown;
  /** What the page that wrote the file understood of its drawer. */
  readonly read: unknown;
}

const frozen = (version: number): FrozenFile => JSON.parse(readFileSync(pathOf(version), 'utf8')) as FrozenFile;

// FREEZE=1 keeps what is written here as the file of a new version. What was kept under a version stays as it is.
test('a browser is saved today as one of today’s version was', async () => {
  const lived = await livedIn();
  const made = { file: await fileOf(lived, '2026-11-19T00:00:00Z'), read: readDrawer(lived.drawer) };
  if (process.env['FREEZE'] && !existsSync(pathOf(FILE_VERSION)))
    writeFileSync(pathOf(FILE_VERSION), `${JSON.stringify(made, null, 1)}\n`);
  const { file, read } = frozen(FILE_VERSION);
  expect(made.file).toEqual(file);
  expect(made.read).toEqual(read);
});

test.each(VERSIONS)('a file of version %i is read whole, and nothing of it is lost', async version => {
  const { file, read } = frozen(version);
  const found = readFile(JSON.stringify(file));
  if (isFlaw(found)) throw new Error(JSON.stringify(found));
  const there = emptyBrowser();
  const arrived = await takeFile(there, found);
  expect(arrived.filter(({ taken }) => taken !== 'new')).toEqual([]);
  expect(Object.keys(found.drawer).sort()).toEqual(Object.keys(readDrawer(there.drawer)).sort());
  expect(readDrawer(there.drawer)).toEqual(read);
  expect(await there.store.list()).toHaveLength(found.stores['matches']!.length);
  expect(await there.works.list()).toHaveLength(4);
});
