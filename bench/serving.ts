import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/rig/port.ts';
import { CHECKOUT } from './place.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 5;

type Environment = Readonly<Record<string, string>>;

/** Starts a server by a command, at a port that is free, and has it until `use` is done; it answers by then. */
export async function serving<T>(
  [program = '', ...parameters]: readonly string[],
  environment: Environment,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const port = String(await freePort());
  const env = { ...process.env, ...environment, HOST: '127.0.0.1', PORT: port };
  // A group of its own, so that npm and what it runs can be ended together.
  const child = spawn(program, parameters, {
    cwd: CHECKOUT,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    const address = `http://127.0.0.1:${port}/`;
    await answer(child, address);
    return await use(address);
  } finally {
    end(child);
    await ended;
  }
}

async function answer(child: ChildProcess, address: string): Promise<void> {
  for (const before = performance.now(); performance.now() - before < PATIENCE_MS; await pause(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}`);
    if (await isAnswered(address)) return;
  }
  throw new Error(`The server did not answer within ${PATIENCE_MS / 1000} seconds`);
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
