import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addressOf, Caller } from './caller.ts';
import type { Flood, Flooded } from './flood.ts';
import type { Latencies } from './latencies.ts';
import { closed, openTables, play } from './live.ts';
import { ownUse, percentOf, type Served } from './served.ts';

/** How honest people fare beside a flood. */
export interface BesideFlood {
  readonly flood: string;
  /** Until their moves were answered. */
  readonly milliseconds: Latencies;
  readonly failures: number;
  readonly flooded: Flooded | null;
  readonly serverCpuPercent: number;
  readonly flooderCpuPercent: number;
  readonly ownCpuPercent: number;
}

/** What of a flood is told by its name. */
export type Sort = Pick<Flood, 'kind' | 'sockets' | 'isOneAddress' | 'perSecond'> & {
  readonly name: string;
  readonly asHost?: boolean;
};

const [HONEST_NET, FLOOD_NET] = [31, 41];
const TABLES = 10;
const MOVES_PER_SECOND = 20;
/** A flood has begun by then. */
const WARM_UP_MS = 1000;

export const SORTS: readonly Sort[] = [
  {
    name: '38 sockets of one address within their rates',
    kind: 'messages',
    sockets: 38,
    isOneAddress: true,
    perSecond: 20,
  },
  { name: '1,000 sockets within their rates', kind: 'messages', sockets: 1000, isOneAddress: false, perSecond: 20 },
  {
    name: '1,000 sockets of one person within their rates',
    kind: 'messages',
    sockets: 1000,
    isOneAddress: false,
    perSecond: 20,
    asHost: true,
  },
  { name: '1 socket as fast as it goes', kind: 'messages', sockets: 1, isOneAddress: true },
  { name: '4 sockets as fast as they go', kind: 'messages', sockets: 4, isOneAddress: true },
  { name: '38 sockets as fast as they go', kind: 'messages', sockets: 38, isOneAddress: true },
  { name: '38 sockets that ping', kind: 'pings', sockets: 38, isOneAddress: true },
  { name: '38 sockets that send bytes', kind: 'bytes', sockets: 38, isOneAddress: true },
  { name: '38 sockets that read nothing', kind: 'unread', sockets: 38, isOneAddress: true },
  { name: '38 connections that ask the API', kind: 'requests', sockets: 38, isOneAddress: true },
  { name: '2,500 onlookers of one match', kind: 'onlookers', sockets: 2500, isOneAddress: false },
];

interface Beset {
  readonly served: Served;
  /** The bundle of the flooding process. */
  readonly flooder: string;
  readonly seconds: number;
}

/** Ten honest tables beside a flood, or beside none. */
export async function beside({ served, flooder, seconds }: Beset, sort?: Sort): Promise<BesideFlood> {
  const tables = await openTables(served.link, TABLES, HONEST_NET);
  const flooding = sort && startFlood(flooder, await planOf(served.link, sort, seconds + WARM_UP_MS / 1000));
  await delay(WARM_UP_MS);
  const [began, before, own] = [performance.now(), await served.used(), ownUse()];
  await play(tables, { movesPerSecond: MOVES_PER_SECOND, seconds });
  const shares = {
    serverCpuPercent: percentOf(await served.used(), before, began),
    ownCpuPercent: percentOf(ownUse(), own, began),
  };
  const { milliseconds, failures } = closed(tables);
  const flooded = (await flooding) ?? null;
  const flooderCpuPercent = Math.round(((flooded?.cpuSeconds ?? 0) / (seconds + WARM_UP_MS / 1000)) * 100);
  return { flood: sort?.name ?? 'nothing', milliseconds, failures, flooded, ...shares, flooderCpuPercent };
}

/** A flood needs a match to look at; its own, so that honest people have nothing to do with it. */
async function planOf(
  link: string,
  { kind, sockets, isOneAddress, perSecond, asHost = false }: Sort,
  seconds: number,
): Promise<Flood> {
  const host = new Caller(link, addressOf(FLOOD_NET + 1, 0));
  const guest = new Caller(link, addressOf(FLOOD_NET + 1, 0));
  const links = await host.create();
  await guest.join(links);
  return {
    kind,
    link,
    net: FLOOD_NET,
    sockets,
    isOneAddress,
    match: links.match,
    key: links.watch,
    seconds,
    ...(perSecond !== undefined && { perSecond }),
    ...(asHost && { cookie: host.cookie }),
  };
}

async function startFlood(flooder: string, plan: Flood): Promise<Flooded> {
  const { stdout } = await promisify(execFile)(process.execPath, [flooder, JSON.stringify(plan)]);
  return JSON.parse(stdout) as Flooded;
}
