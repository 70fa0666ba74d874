import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEnding } from '../rig/ending.ts';
import type { TortureOrder } from './serving.ts';

export type Env = Readonly<Record<string, string>>;

/** A server process that comes back at the same address with the same storage. */
export class Killable {
  link = '';
  readonly #file: string;
  readonly #env: Env & { readonly ROOT: string };
  #process: ChildProcess | undefined;
  readonly #forget = beforeEnding(() => {
    this.#process?.kill('SIGKILL');
    this.#tidy();
  });

  constructor(file: string, env: Env) {
    const root = mkdtempSync(join(tmpdir(), 'oubliette-killable-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Oubliette</title>');
    this.#file = file;
    this.#env = { OUBLIETTE_DATA: join(root, 'data'), ...env, ROOT: root };
  }

  /** Where to find what it has stored. */
  get storage(): Env {
    return this.#env;
  }

  async start(): Promise<void> {
    const port = this.link && new URL(this.link).port;
    const env = { ...process.env, ...this.#env, ...(port && { PORT: port }) };
    const child = spawn(process.execPath, [this.#file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.link = line.toString().trim();
  }

  tell(order: TortureOrder): void {
    this.#process?.stdin?.write(`${JSON.stringify(order)}\n`);
  }

  async kill(): Promise<void> {
    const gone = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await gone;
  }

  remove(): void {
    this.#forget();
    this.#tidy();
  }

  /** A process that was killed just now may still write. */
  #tidy(): void {
    rmSync(this.#env.ROOT, { recursive: true, maxRetries: 10 });
  }
}
