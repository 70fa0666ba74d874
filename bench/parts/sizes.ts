import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { figure, type Figure } from '../figure.ts';
import { BUILD } from '../place.ts';

/** What vite writes about a chunk, by its source. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  /** Sources of the chunks that must be there before it runs. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const WEB = join(BUILD, 'web');
const GAME = /^src\/games\/([^/]+)\/index\.tsx?$/;

/** Scripts, styles and the page itself, as a browser loads them: before any game is opened, and then for each game. */
export function measureSizes(): Figure[] {
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter(source => manifest[source]?.isEntry);
  const first = filesOf(manifest, entries);
  const games = Object.keys(manifest).flatMap(source => {
    const id = GAME.exec(source)?.[1];
    return id === undefined
      ? []
      : [sizeOf(`${id}, on top of the first page`, without(filesOf(manifest, [source]), first))];
  });
  if (entries.length === 0 || games.length === 0) throw new Error('the page has no chunks where they are looked for');
  return [sizeOf('first page', new Set(['index.html', ...first])), ...games];
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return files;
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter(file => !others.has(file)));
}

function sizeOf(name: string, files: ReadonlySet<string>): Figure {
  const bytes = [...files].map(file => gzipSync(readFileSync(join(WEB, file))).length);
  return figure(name, bytes.reduce((sum, size) => sum + size, 0) / 1000, 'kB gzipped');
}
