import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program as it is for users, and the folder in which it runs. */
export interface Program {
  readonly folder: string;
  readonly file: string;
  readonly oubliette: (line: string, env?: Record<string, string>) => Promise<Ran>;
  readonly write: (path: string, content: string) => void;
}

/** The built program in a folder that looks like a built checkout, for as long as the tests of one file run. */
export function useProgram(): Program {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-cli-'));
  const file = join(folder, 'dist', 'cli.js');
  const write = (path: string, content: string): void => writeFileSync(join(folder, path), content);
  beforeAll(() => {
    // Builds what any command may need, but for the page.
    execFileSync(process.execPath, ['bin/oubliette.mjs', 'torture', '--help']);
    mkdirSync(join(folder, 'dist', 'web'), { recursive: true });
    const bundles = readdirSync('dist').flatMap(name => (name.endsWith('.js') ? [`dist/${name}`] : []));
    for (const path of [...bundles, 'package.json']) cpSync(path, join(folder, path));
    for (const path of ['node_modules', 'games']) symlinkSync(resolve(path), join(folder, path));
    write('dist/web/index.html', '<!doctype html>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const oubliette = (line: string, env: Record<string, string> = {}): Promise<Ran> => {
    const words = line.split(' ').filter(Boolean);
    return new Promise(done => {
      execFile(
        process.execPath,
        [file, ...words],
        { cwd: folder, env: { ...process.env, ...env } },
        (error, ...output) => {
          const [stdout, stderr] = output;
          done({ code: error ? Number(error.code) : 0, stdout, stderr });
        },
      );
    });
  };
  return { folder, file, oubliette, write };
}
