import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of the tests' own, on loopback, in a folder that goes with it. */
export interface Postgres {
  readonly url: string;
  /** A database with nothing in it. */
  empty(): Promise<string>;
  /** Ends the server and all its processes as a power cut would. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
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

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-postgres-'));
  if (RIGHTS.uid !== undefined) chownSync(folder, RIGHTS.uid, RIGHTS.gid);
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'oubliette', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(binary('initdb'), initial, { ...RIGHTS, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://oubliette@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  let databases = 0;

  async function restart(): Promise<void> {
    const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
    running = spawn(binary('postgres'), place, { ...RIGHTS, cwd: folder, stdio: 'ignore', detached: true });
    while (!(await isAnswering(url))) await delay(20);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const server = running;
    running = undefined;
    if (server?.pid === undefined) return;
    const gone = once(server, 'exit');
    process.kill(signal === 'SIGKILL' ? -server.pid : server.pid, signal);
    await gone;
  }

  await restart();
  return {
    url,
    restart,
    kill: () => end('SIGKILL'),
    empty: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database test_${++databases}`);
      await client.end();
      return url.replace(/postgres$/, `test_${databases}`);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}
