#!/usr/bin/env node
import { ALL_PARTS, ensureBuilt, ensureInstalled } from '../scripts/ensure.mjs';

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

if (process.env.npm_lifecycle_event) endWithShell();
ensureInstalled();
await ensureBuilt(process.argv[2] === 'serve' ? ALL_PARTS : ['cli']);
await import('../dist/cli.js');
