import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { figure, type Figure, median } from '../figure.ts';
import { CHECKOUT } from '../place.ts';

const STARTS = 3;
const PATIENCE_MS = 60_000;
const POLL_MS = 5;

/** From `npm start` on an installed and built checkout to the first answered request, in seconds of the clock. */
export async function measureStart(): Promise<Figure> {
  const seconds: number[] = [];
  for (let i = 1; i <= STARTS; i++) {
    process.stderr.write(`bench: start ${i} of ${STARTS}\n`);
    seconds.push(await startOnce(await freePort()));
  }
  return figure('npm start to the first answer', median(seconds), 'seconds');
}

async function startOnce(port: number): Promise<number> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const before = performance.now();
  // A group of its own, so that npm and what it runs can be ended together.
  const child = spawn('npm', ['start'], { cwd: CHECKOUT, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  try {
    await answer(child, `http://127.0.0.1:${port}/`);
    return (performance.now() - before) / 1000;
  } finally {
    end(child);
    await ended;
  }
}

async function answer(child: ChildProcess, address: string): Promise<void> {
  for (const before = performance.now(); performance.now() - before < PATIENCE_MS; await pause(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}`);
    if (await isAnswered(address)) return;
  }
  throw new Error(`npm start did not answer within ${PATIENCE_MS / 1000} seconds`);
}

async function isAnswered(address: string): Promise<boolean> {
  const response = await fetch(address).catch(isNotListening);
  await response?.text();
  return response?.ok ?? false;
}

function isNotListening(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return undefined;
  throw error;
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
