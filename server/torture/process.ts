// A server in a process of its own, to be killed: ROOT is its page, PORT its port; the link is its first line.
import pino from 'pino';
import { closeOnSignal, open } from '../open.ts';
import { GENEROUS, shelf, think } from './shelf.ts';

const { env } = process;
const log = pino({ level: 'fatal' }, pino.destination(2));
const online = { env, shelf, think, limits: GENEROUS, origins: [], log, close: async () => undefined };
const opened = await open({ root: env['ROOT'] ?? '', online }, { host: '127.0.0.1', port: Number(env['PORT'] ?? 0) });
if ('unopened' in opened) throw new Error(opened.unopened);
console.log(opened.link);
await closeOnSignal(opened.server);
