import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeEnding } from './ending.ts';
import { freePort } from './port.ts';

/** A PostgreSQL that somebody runs, by the address of one of its databases. */
export class RunningPostgres {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A database with nothing in it. */
  empty(): Promise<string> {
    return this.#created('template1');
  }

  /** A database that holds what another one does, to which nobody is connected. */
  copyOf(url: string): Promise<string> {
    return this.#created(nameIn(url));
  }

  async #created(template: string): Promise<string> {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await this.#run(`create database ${name} template ${template}`);
    return this.url.replace(/postgres$/, name);
  }

  drop(url: string): Promise<void> {
    return this.#run(`drop database ${nameIn(url)} with (force)`);
  }

  async #run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}

const INSTALLED = '/usr/lib/postgresql';
const RIGHTS = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** PostgreSQL refuses to run as root; Debian's package has made a user for it. */
function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function binary(name: string): string {
  const newest =
    readdirSync(INSTALLED)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? '';
  return join(INSTALLED, newest, 'bin', name);
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return answers;
}

/** Recovery waits for the whole folder to reach the disk, file by file unless told otherwise. */
const DURABLE = ['recovery_init_sync_method=syncfs'];
/** For databases that nobody will miss: what is written reaches the disk when it likes, which no process can tell; nothing is tidied. */
export const FLEETING = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

export type Postgres = Cluster;

export async function startPostgres(settings: readonly string[] = DURABLE): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-postgres-'));
  if (RIGHTS.uid !== undefined) chownSync(folder, RIGHTS.uid, RIGHTS.gid);
  const initial = ['-D', join(folder, 'data'), '-U', 'oubliette', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(binary('initdb'), initial, { ...RIGHTS, cwd: folder, stdio: 'ignore' });
  const postgres = new Cluster(folder, await freePort(), settings);
  await postgres.restart();
  return postgres;
}

const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** A PostgreSQL of one's own, on loopback, in a folder that goes with it. */
class Cluster extends RunningPostgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #settings: readonly string[];
  #running: ChildProcess | undefined;
  readonly #forget = beforeEnding(() => this.#endAtOnce());

  constructor(folder: string, port: number, settings: readonly string[]) {
    super(`postgres://oubliette@127.0.0.1:${port}/postgres`);
    this.#folder = folder;
    this.#port = port;
    this.#settings = settings.flatMap(setting => ['-c', setting]);
  }

  /** What a killed one has left, a process that dies slowly or a port that is taken meanwhile, is waited out. */
  async restart(): Promise<void> {
    while (!(await this.#isUp(this.#spawned()))) await delay(100);
  }

  async #isUp(server: ChildProcess): Promise<boolean> {
    for (; server.exitCode === null; await delay(20)) if (await isAnswering(this.url)) return true;
    return false;
  }

  #spawned(): ChildProcess {
    const place = ['-D', join(this.#folder, 'data'), '-p', String(this.#port), '-h', '127.0.0.1', '-k', ''];
    const options = { ...RIGHTS, cwd: this.#folder, stdio: 'ignore', detached: true } as const;
    this.#running = spawn(binary('postgres'), [...place, ...this.#settings], options);
    return this.#running;
  }

  /** Ends the server and all its processes as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    this.#forget();
    rmSync(this.#folder, { recursive: true });
  }

  /** Whoever started it may end before it was stopped. Its processes die one after the other, and write until then. */
  #endAtOnce(): void {
    const { pid, exitCode, signalCode } = this.#running ?? {};
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    rmSync(this.#folder, { recursive: true, maxRetries: 10 });
  }

  async #end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const server = this.#running;
    this.#running = undefined;
    if (server?.pid === undefined) return;
    const gone = once(server, 'exit');
    process.kill(signal === 'SIGKILL' ? -server.pid : server.pid, signal);
    await gone;
  }
}
