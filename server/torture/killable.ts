import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process that comes back at the same address with the same storage. */
export class Killable {
  link = '';
  readonly #file: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor(file: string, env: Record<string, string>) {
    const root = mkdtempSync(join(tmpdir(), 'oubliette-killable-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Oubliette</title>');
    this.#file = file;
    this.#env = { ROOT: root, OUBLIETTE_DATA: join(root, 'data'), ...env };
    process.once('exit', () => this.#process?.kill('SIGKILL'));
  }

  /** Where to find what it has stored. */
  get storage(): Record<string, string> {
    return this.#env;
  }

  async start(): Promise<void> {
    const port = this.link && new URL(this.link).port;
    const env = { ...process.env, ...this.#env, ...(port && { PORT: port }) };
    const child = spawn(process.execPath, [this.#file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.link = line.toString().trim();
  }

  async kill(): Promise<void> {
    const gone = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await gone;
  }

  remove(): void {
    rmSync(this.#env['ROOT'] ?? '', { recursive: true });
  }
}
