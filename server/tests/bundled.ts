import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server bundled as it is for users, in a folder inside the checkout, so that it finds its packages. */
export async function bundled(): Promise<{ file: string; flooder: string; remove: () => void }> {
  const { build } = await import('esbuild');
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'reports', 'killable-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'server/torture/process.ts', out: 'process' },
      { in: 'server/load/flooder.ts', out: 'flooder' },
      { in: 'server/storage/sqlite-worker.js', out: 'sqlite-worker' },
    ],
    outdir: folder,
    splitting: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
  const [file, flooder] = [join(folder, 'process.js'), join(folder, 'flooder.js')];
  return { file, flooder, remove: () => rmSync(folder, { recursive: true }) };
}
