import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './ensure.mjs';

const MINUTES = 30;

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const { pid } of running) process.kill(-pid, signal);
    process.exit(128 + constants.signals[signal]);
  });
}

/** Runs a program to its exit code, within a limit; what it says is seen at once. */
export async function spawned(name, program, ...parameters) {
  console.log(`\n== ${name}`);
  return failure(name, await ended(name, started(program, parameters, 'inherit')));
}

/** The same beside another program: what it says is seen as a whole, once it has ended. */
export async function spawnedBeside(name, program, ...parameters) {
  const child = started(program, parameters, 'pipe');
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => said.push(bytes));
  const end = await ended(name, child);
  console.log(`\n== ${name}`);
  process.stdout.write(Buffer.concat(said));
  return failure(name, end);
}

/**
 * A program leads a process group of its own, because a worker whose test loops for ever hears nobody: only a kill of the
 * whole group ends it.
 */
function started(program, parameters, output) {
  return spawn(program, parameters, { cwd: root, stdio: ['ignore', output, output], detached: true });
}

/** Its exit code, or what ended it instead. */
async function ended(name, child) {
  running.add(child);
  const limit = setTimeout(() => {
    console.log(`${name}: not done after ${MINUTES} minutes, ended`);
    process.kill(-child.pid, 'SIGKILL');
  }, MINUTES * 60_000);
  const [code, signal] = await once(child, 'close').catch(error => [error.message]);
  clearTimeout(limit);
  running.delete(child);
  return code ?? signal;
}

function failure(name, end) {
  if (end === 0) return 0;
  console.log(`${name} failed (${end})`);
  return 1;
}
