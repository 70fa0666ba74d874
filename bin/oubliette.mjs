#!/usr/bin/env node
import { ensureBuilt, ensureInstalled, partsFor } from '../scripts/ensure.mjs';

/** npm runs a script in a shell, which SIGTERM ends without reaching what runs in it. */
function endWithShell() {
  const { ppid: shell } = process;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

if (process.env.npm_lifecycle_event === 'start') endWithShell();
ensureInstalled();
await ensureBuilt(partsFor(process.argv[2]));
await import('../dist/cli.js');
