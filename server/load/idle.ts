import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Links } from '../../wire/http.ts';
import { addressOf, Caller } from './caller.ts';
import type { Served } from './served.ts';

/** What sockets cost that only look on. */
export interface Idle {
  readonly sockets: number;
  /** Sockets that were closed meanwhile. */
  readonly lost: number;
  readonly setUpSeconds: number;
  readonly megabytes: number;
  readonly kilobytesPerSocket: number;
  readonly serverCpuPercent: number;
  readonly healthMilliseconds: number;
}

const NET = 11;
const MATCHES = 50;
const AT_ONCE = 50;
const SETTLED_MS = 3000;

/** Lets so many look on, at fifty matches. */
export async function idle(served: Served, sockets: number, seconds: number): Promise<Idle> {
  const matches = await createAll(served.link);
  const { bytes: before } = await served.used();
  const began = performance.now();
  let lost = 0;
  const opened: WebSocket[] = [];
  for (let first = 0; first < sockets; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, sockets - first) }, (_, i) => first + i);
    opened.push(...(await Promise.all(numbers.map(number => lookOn(served.link, number, matches)))));
  }
  for (const socket of opened) socket.on('close', () => lost++);
  const setUpSeconds = Math.round((performance.now() - began) / 100) / 10;
  await delay(SETTLED_MS);
  const serverCpuPercent = await served.share(seconds);
  const { bytes } = await served.used();
  const idled = {
    sockets,
    lost,
    setUpSeconds,
    megabytes: Math.round(bytes / 1e6),
    kilobytesPerSocket: Math.round((bytes - before) / sockets / 100) / 10,
    serverCpuPercent,
    healthMilliseconds: Math.round(await served.health()),
  };
  for (const socket of opened) socket.terminate();
  return idled;
}

async function createAll(link: string): Promise<readonly Links[]> {
  const host = new Caller(link, addressOf(NET + 1, 0));
  const matches = [];
  for (let i = 0; i < MATCHES; i++) matches.push(await host.create());
  return matches;
}

/** Resolves when it is welcomed. */
async function lookOn(link: string, number: number, matches: readonly Links[]): Promise<WebSocket> {
  const { match, watch } = matches[number % matches.length] ?? { match: '', watch: '' };
  return new Promise((resolve, reject) => {
    const socket = new Caller(link, addressOf(NET, number)).dial({ match, key: watch, hear: () => resolve(socket) });
    socket.catch(reject);
  });
}
