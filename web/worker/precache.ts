// Writes /sw.js after the page is built, with the list of what the page is made of, and that list beside it for whoever
// tidies up after builds (scripts/builds.mjs).
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Plugin } from 'vite';
import type { Build } from './build.ts';

/** Every browser that has service workers has woff2; crawlers have no service worker. */
const LEFT_OUT = /\.woff$|\.map$|^robots\.txt$/;

export const precache = (): Plugin => ({
  name: 'oubliette:precache',
  apply: 'build',
  async writeBundle({ dir = '' }, written) {
    const names = [...new Set([...Object.keys(written), ...(await publicFiles())])];
    const build = await buildOf(
      dir,
      names.filter(name => !LEFT_OUT.test(name)),
    );
    await writeFile(join(dir, '.build.json'), JSON.stringify([...names].sort()));
    await writeWorker(build, join(dir, 'sw.js'));
  },
});

/** What lies in folders there is for programs, not for the page. */
async function publicFiles(): Promise<readonly string[]> {
  const entries = await readdir(join(import.meta.dirname, '../public'), { withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ name }) => name);
}

async function buildOf(dir: string, names: readonly string[]): Promise<Build> {
  const hash = createHash('sha256');
  for (const name of names.toSorted()) hash.update(`${name}\0`).update(await readFile(join(dir, name)));
  const paths = names.map(name => `/${name}`);
  return {
    id: hash.digest('hex').slice(0, 12),
    hashed: paths.filter(path => path.startsWith('/assets/')),
    plain: paths.filter(path => !path.startsWith('/assets/')),
  };
}

async function writeWorker(build: Build, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [join(import.meta.dirname, 'service.ts')],
    outfile,
    define: { BUILD: JSON.stringify(build) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}
