import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './ensure.mjs';

const MINUTES = 30;

let running;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (running) process.kill(-running.pid, signal);
    process.exit(128 + constants.signals[signal]);
  });
}

/**
 * Runs a program to its exit code, within a limit. It leads a process group of its own, because a worker whose test
 * loops for ever hears nobody: only a kill of the whole group ends it.
 */
export async function spawned(name, program, ...parameters) {
  console.log(`\n== ${name}`);
  running = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const limit = setTimeout(() => {
    console.log(`${name}: not done after ${MINUTES} minutes, ended`);
    process.kill(-running.pid, 'SIGKILL');
  }, MINUTES * 60_000);
  const [code, signal] = await once(running, 'close').catch(error => [error.message]);
  clearTimeout(limit);
  running = undefined;
  if (code === 0) return 0;
  console.log(`${name} failed (${code ?? signal})`);
  return 1;
}
