import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server bundled as it is for users, in a folder inside the checkout, so that it finds its packages. */
export async function bundled(): Promise<{ file: string; remove: () => void }> {
  const { build } = await import('esbuild');
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'reports', 'killable-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/torture/process.ts'],
    outdir: folder,
    splitting: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
  return { file: join(folder, 'process.js'), remove: () => rmSync(folder, { recursive: true }) };
}
