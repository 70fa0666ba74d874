import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url)).replaceAll('\\', '/');
export const TABLE = at('pages/Table.tsx');
/** By the path of its module: the name of a game. */
export const GAMES: ReadonlyMap<string, string> = new Map(
  readdirSync(at('games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => [at(`games/${name}/index.ts`), name]),
);

/**
 * The page comes in few files: what every page has, what every table has, and what one game alone has. Each file that is asked
 * for by itself costs a way to the server and back, six at a time; sixty of them take longer than what is in them. Whoever
 * needs a part of such a file gets all of it.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'page', tags: ['$initial'], priority: 3 },
    { name: (id, context) => (isOfEveryTable(id, context) ? 'table' : null), debugName: 'table', priority: 2 },
    { name: (id, context) => gamesWith(id, context)[0] ?? null, debugName: 'games', priority: 1 },
  ],
};

const isOfEveryTable = (id: string, context: Context): boolean =>
  withImports(TABLE, context).has(id) || gamesWith(id, context).length > 1;

const gamesWith = (id: string, context: Context): string[] =>
  [...GAMES].flatMap(([module, game]) => (withImports(module, context).has(id) ? [game] : []));

const known = new Map<string, Set<string>>();

/** A module and all that it imports, and what that imports in turn. */
function withImports(entry: string, context: Context): Set<string> {
  const found = known.get(entry) ?? new Set([entry]);
  if (!known.has(entry))
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known.set(entry, found);
  return found;
}
