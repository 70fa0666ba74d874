import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { readAddress } from '../server/address.ts';
import { closeOnSignal, open } from '../server/open.ts';
import { complainAloud } from './answer.ts';
import { CHECKOUT } from './checkout.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('open the games in the browser, at HOST (127.0.0.1) and PORT (3000)')
    .action(serve);
}

async function serve(): Promise<void> {
  const address = readAddress(process.env);
  if ('unopened' in address) return complainAloud(address.unopened);
  const { usualConfig } = await import('../server/online/config.ts');
  const online = await usualConfig(process.env, fileURLToPath(new URL('dist/thinker.js', CHECKOUT)));
  if ('unopened' in online) return complainAloud(online.unopened);
  const opened = await open({ root: fileURLToPath(new URL('dist/web', CHECKOUT)), online }, address);
  if ('unopened' in opened) return complainAloud(opened.unopened);
  console.log(`Oubliette is open at ${opened.link}\nCtrl-C closes it.`);
  await closeOnSignal(opened.server);
}
