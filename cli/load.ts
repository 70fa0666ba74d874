import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { BesideFlood } from '../server/load/beside.ts';
import type { Idle } from '../server/load/idle.ts';
import type { Live } from '../server/load/live.ts';
import type { Served } from '../server/load/served.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { tableOf } from './table.ts';

const PARTS = ['idle', 'live', 'floods'] as const;

interface Flags {
  readonly sockets: string;
  readonly matches: string;
  readonly moves: string;
  readonly seconds: string;
  readonly only?: string;
  readonly json?: boolean;
}

/** All of them whole numbers. */
interface Sizes {
  readonly sockets: number;
  readonly matches: number;
  readonly moves: number;
  readonly seconds: number;
}

const MOST: Sizes = { sockets: 15_000, matches: 5000, moves: 2000, seconds: 600 };

export function addLoad(program: Command): void {
  program
    .command('load')
    .description('load and flood a server on this machine, and measure how others fare')
    .argument('[part]', 'idle, live or floods; all of them when absent')
    .option('--sockets <number>', 'how many look on', '10000')
    .option('--matches <number>', 'how many matches are played at once', '1000')
    .option('--moves <number>', 'how many moves a second are made in all of them', '169')
    .option('--seconds <number>', 'how long each part is measured', '20')
    .option('--only <words>', 'the floods whose names hold these words')
    .option('--json', 'for programs')
    .action(async (part: string | undefined, flags: Flags) => deliver(await load(part, flags), flags));
}

async function load(part: string | undefined, flags: Flags): Promise<CommandAnswer | Complaint> {
  const parts = PARTS.filter(each => part === undefined || each === part);
  if (parts.length === 0) return complain(`There is no part '${part}'; those that are there are ${PARTS.join(', ')}.`);
  const sizes = readSizes(flags);
  if (isComplaint(sizes)) return sizes;
  const [idle, live, floods] = [
    parts.includes('idle') ? await served(each => loadIdle(each, sizes)) : undefined,
    parts.includes('live') ? await served(each => loadLive(each, sizes)) : undefined,
    parts.includes('floods') ? await loadFloods(sizes, flags.only) : undefined,
  ];
  const lost =
    (idle?.lost ?? 0) + (live?.failures ?? 0) + (floods ?? []).reduce((sum, { failures }) => sum + failures, 0);
  const words = [
    machine(),
    ...(idle ? [idleWords(idle)] : []),
    ...(live ? [liveWords(live)] : []),
    ...(floods ? [floodWords(floods)] : []),
  ];
  return { json: { machine: machine(), idle, live, floods }, words: words.join('\n\n'), fits: lost === 0 };
}

function readSizes(flags: Flags): Sizes | Complaint {
  const sizes: Record<keyof Sizes, number> = { ...MOST };
  for (const name of Object.keys(MOST) as (keyof Sizes)[]) {
    const [text, most] = [flags[name], MOST[name]];
    sizes[name] = Number(text);
    if (!/^\d+$/.test(text) || sizes[name] < 1 || sizes[name] > most)
      return complain(`--${name} takes a whole number from 1 to ${most}, not '${text}'.`);
  }
  return sizes;
}

const bundle = (name: string): string => fileURLToPath(new URL(`dist/${name}.js`, CHECKOUT));

/** Each part has a server of its own. */
async function served<T>(measure: (server: Served) => Promise<T>): Promise<T> {
  const { Served: Server } = await import('../server/load/served.ts');
  const server = await Server.start(bundle('tortured'));
  try {
    return await measure(server);
  } finally {
    await server.end();
  }
}

async function loadIdle(server: Served, { sockets, seconds }: Sizes): Promise<Idle> {
  const { idle } = await import('../server/load/idle.ts');
  return idle(server, sockets, seconds);
}

async function loadLive(server: Served, { matches, moves, seconds }: Sizes): Promise<Live> {
  const { live } = await import('../server/load/live.ts');
  return live(server, { matches, movesPerSecond: moves, seconds });
}

async function loadFloods({ seconds }: Sizes, only = ''): Promise<readonly BesideFlood[]> {
  const { beside, SORTS } = await import('../server/load/beside.ts');
  const all: BesideFlood[] = [];
  for (const sort of [undefined, ...SORTS.filter(({ name }) => name.includes(only))])
    all.push(await served(server => beside({ served: server, flooder: bundle('flooder'), seconds }, sort)));
  return all;
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown'}, Node ${process.versions.node}; server and clients share it.`;
}

const idleWords = ({
  sockets,
  lost,
  setUpSeconds,
  megabytes,
  kilobytesPerSocket,
  serverCpuPercent,
  healthMilliseconds,
}: Idle): string =>
  `${sockets} idle sockets after ${setUpSeconds} s: ${megabytes} MB, ${kilobytesPerSocket} kB each, server ${serverCpuPercent} % of a core, health in ${healthMilliseconds} ms, ${lost} lost.`;

function liveWords({ matches, movesPerSecond, milliseconds, failures, ended, ...costs }: Live): string {
  const { count, p50, p99, max } = milliseconds;
  return `${matches} live matches (laid in ${costs.setUpSeconds} s), ${movesPerSecond} moves a second, ${count} in all: answered in p50 ${p50} ms, p99 ${p99} ms, max ${max} ms; ${failures} failures, ${ended} matches ended; ${costs.megabytes} MB, server ${costs.serverCpuPercent} %, players ${costs.ownCpuPercent} % of a core.`;
}

function floodWords(floods: readonly BesideFlood[]): string {
  const rows = floods.map(({ flood, milliseconds: { count, p50, p90, p99, max }, failures, ...costs }) => [
    flood,
    ...[count, p50, p90, p99, max, failures, costs.flooded?.frames ?? 0].map(String),
    `${costs.serverCpuPercent}`,
    `${costs.flooderCpuPercent}`,
    `${costs.ownCpuPercent}`,
  ]);
  const heading = [
    'honest moves beside',
    'moves',
    'p50',
    'p90',
    'p99',
    'max',
    'failures',
    'frames',
    'server %',
    'flood %',
    'own %',
  ];
  return tableOf([heading, ...rows]);
}
