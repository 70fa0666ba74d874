// Our server with tic-tac-toe on its shelf and limits wide enough for one address, in the folder ROOT. Its first line is
// its link.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Game, Kind } from '../../kernel/game.ts';
import { readGuarding } from '../../server/online/config.ts';
import { open } from '../../server/open.ts';
import { GENEROUS } from '../../server/rig/shelf.ts';
import { ticTacToe } from '../tic-tac-toe/on-kernel.ts';

const guarding = readGuarding({});
if ('unopened' in guarding) throw new Error(guarding.unopened);
const root = process.env['ROOT'] ?? '';
writeFileSync(join(root, 'index.html'), '<!doctype html>');
const online = {
  env: { OUBLIETTE_DATA: join(root, 'data'), ...process.env },
  shelf: () => ticTacToe as unknown as Game<Kind>,
  think: async () => undefined,
  tryOut: async () => undefined,
  ...guarding,
  limits: GENEROUS,
  log: pino({ level: 'error' }, pino.destination(2)),
  close: async () => undefined,
};
const opened = await open({ root, online }, { host: '127.0.0.1', port: 0 });
if ('unopened' in opened) throw new Error(opened.unopened);
console.log(opened.link);
