import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Checkout {
  readonly folder: string;
  write(path: string, text: string): void;
  edit(path: string, change: (text: string) => string): void;
  run(program: string, ...parameters: string[]): { code: number | null; stdout: string; stderr: string };
  remove(): void;
}

/** A checkout of its own that holds the named files of this one, the same packages, and what a test writes. */
export function checkout(...paths: string[]): Checkout {
  const place = mkdtempSync(join(tmpdir(), 'oubliette-'));
  for (const path of paths) cpSync(join(root, path), join(place, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  return {
    folder: place,
    write(path, text) {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      writeFileSync(join(place, path), text);
    },
    edit(path, change) {
      const text = readFileSync(join(place, path), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`nothing was changed in ${path}`);
      writeFileSync(join(place, path), changed);
    },
    run(program, ...parameters) {
      const command = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
      const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: place, encoding: 'utf8' });
      return { code: status, stdout, stderr };
    },
    remove() {
      rmSync(place, { recursive: true });
    },
  };
}
