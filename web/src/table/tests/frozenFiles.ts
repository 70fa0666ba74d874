import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formsIn } from './forms.ts';
import type { Frozen } from './frozen.ts';

const folderOf = (version: number): URL => new URL(`rows-${version}/`, import.meta.url);

/** `indexeddb.json`, and `indexeddb-2.json` for what has been added since under the same version. */
const filesOf = (version: number): readonly string[] =>
  existsSync(folderOf(version)) ? readdirSync(folderOf(version)).sort() : [];

export const readFrozen = (version: number): readonly Frozen[] =>
  filesOf(version).flatMap(file => JSON.parse(readFileSync(new URL(file, folderOf(version)), 'utf8')) as Frozen[]);

/** Keeps for good, in a file of their own, the matches that have a form which none has that was kept before. */
export function freeze(version: number, matches: readonly Frozen[]): void {
  const known = new Set(formsIn(readFrozen(version)));
  const added = matches.filter(match => formsIn([match]).some(form => !known.has(form)));
  if (added.length === 0) throw new Error(`all rows of version ${version} are frozen already`);
  mkdirSync(folderOf(version), { recursive: true });
  const number = filesOf(version).length + 1;
  const file = number === 1 ? 'indexeddb.json' : `indexeddb-${number}.json`;
  writeFileSync(new URL(file, folderOf(version)), `${JSON.stringify(added, null, 1)}\n`);
}
