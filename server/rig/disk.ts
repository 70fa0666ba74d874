import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEnding } from './ending.ts';

const BLOCK = 65_536;

/** Whether this process may mount something. */
export const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

/** A small disk of its own, in memory, to be filled up. Needs the rights to mount it. */
export class Disk {
  readonly folder: string;
  readonly #forget: () => void;

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'oubliette-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder]);
    this.#forget = beforeEnding(() => this.#unmount());
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  /** Takes all the room that is left. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    for (let size = BLOCK; size >= 1;)
      if (statfsSync(this.folder).bavail === 0) break;
      else size = wrote(file, size) ? size : size / 2;
    closeSync(file);
  }

  /** Gives it back. */
  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    this.#forget();
    this.#unmount();
  }

  #unmount(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}

function wrote(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
