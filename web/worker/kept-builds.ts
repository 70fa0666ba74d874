// What is kept of the page for when there is no network: every build has a cache of its own, and is kept whole or not at all.
import { type Build, PAGE } from './build.ts';

const PREFIX = 'oubliette-';
const nameOf = ({ id }: Build): string => PREFIX + id;

/** Lies in the cache of a build that was in use: one that only ever waited is of no use to anybody. */
const USED = '/.used';

/** Fetches a build into its cache. What an older one has under the same hash is taken from there; one missing file fails all. */
export async function store(build: Build): Promise<void> {
  await forgetUnused(build);
  const cache = await caches.open(nameOf(build));
  const missing = await withoutKept(cache, build.hashed);
  await cache.addAll([...missing, ...build.plain.map(fresh)]);
}

/** Past the browser's own cache, which may still have what an older build called by this name. */
const fresh = (path: string): Request => new Request(path, { cache: 'reload' });

async function withoutKept(cache: Cache, paths: readonly string[]): Promise<string[]> {
  const copied = await Promise.all(
    paths.map(async path => {
      const kept = await caches.match(path);
      if (kept) await cache.put(path, kept);
      return kept === undefined;
    }),
  );
  return paths.filter((_path, i) => copied[i]);
}

async function forgetUnused(build: Build): Promise<void> {
  for (const name of await names()) {
    const isUsed = await (await caches.open(name)).match(USED);
    if (!isUsed && name !== nameOf(build)) await caches.delete(name);
  }
}

/** A build comes into use. The one before stays, for pages that are still open; what is older goes. */
export async function use(build: Build): Promise<void> {
  const older = (await names()).filter(name => name !== nameOf(build));
  for (const name of older.slice(0, -1)) await caches.delete(name);
  await (await caches.open(nameOf(build))).put(USED, new Response());
}

/** In the order in which they were made. */
const names = async (): Promise<string[]> => (await caches.keys()).filter(name => name.startsWith(PREFIX));

/** The answer to a request for a file of the page; undefined where it is none. */
export async function answer(
  build: Build,
  { url, mode }: Pick<Request, 'url' | 'mode'>,
): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  if (mode === 'navigate') return pageAt(pathname, await caches.open(nameOf(build)));
  if (build.plain.includes(pathname)) return (await caches.open(nameOf(build))).match(pathname);
  return caches.match(pathname);
}

/** At addresses of a game the page says from the start what a table of it is made of (web/build/preloads.ts). */
async function pageAt(pathname: string, cache: Cache): Promise<Response | undefined> {
  const [, first = ''] = pathname.split('/');
  return (await cache.match(`/games/${first}.html`)) ?? cache.match(PAGE);
}

/** Whether a path is one that the page answers for; all others are the server's own. */
export const isOfPage = (build: Build, path: string, mode: RequestMode): boolean =>
  mode === 'navigate' ? !SERVERS.test(path) : path.startsWith('/assets/') || build.plain.includes(path);

/** Never kept: what the server says, what says that it is well, and what lies there for programs. */
const SERVERS = /^\/(?:api|healthz|metrics|schemas|robots\.txt)(?:\/|$)/;
