import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../server/torture/postgres.ts';
import { type Figure, figure, median, quantile, rounded } from '../../figure.ts';
import { atBoardgameIo } from './client.ts';
import { BUILD } from '../../place.ts';
import { atBare, atOurs } from '../../server/clients.ts';
import { openingTime, STEPS } from '../../server/opening.ts';
import { type Load, rush, type Sit, stroll } from '../../server/load.ts';

export { tableOf } from '../../figure.ts';

const TABLES = 500;
const ROUNDS = 3;
const PACE = 500;
/** A server runs for weeks: what it does before its code is compiled is not what it does. */
const WARM_UP = 5;
const RUSHES = 3;

interface Contender {
  readonly name: string;
  readonly file: string;
  readonly sit: (link: string) => Sit;
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
}

interface Lap {
  readonly rush: Load;
  readonly stroll: Load;
  readonly megabytes: number;
}

/**
 * Every contender by turns, in a process of its own with the memory that `npm start` gives; the players are this process.
 * The first rushes only warm up.
 */
async function measureServer(): Promise<Figure[]> {
  // Whoever is told to stop takes the servers along.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startPostgres();
  const database = async () => ({ DATABASE_URL: await postgres.empty() });
  const contenders: readonly Contender[] = [
    { name: 'Oubliette on SQLite', file: 'server/ours.js', sit: atOurs },
    { name: 'Oubliette on PostgreSQL', file: 'server/ours.js', sit: atOurs, env: database },
    { name: 'boardgame.io in memory', file: 'peers/server/boardgame-io.cjs', sit: atBoardgameIo },
    { name: 'bare ws', file: 'server/bare.js', sit: atBare },
  ];
  const laps = new Map(contenders.map(({ name }): [string, Lap[]] => [name, []]));
  for (let round = 1; round <= ROUNDS; round++)
    for (const contender of contenders) {
      process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${contender.name}\n`);
      laps.get(contender.name)?.push(await lapOf(contender));
    }
  const opening = [await openingOnFile(), await openingTime(await database())];
  await postgres.stop();
  return [
    ...[...laps].flatMap(([name, own]) => figuresOf(name, own, laps)),
    ...['SQLite', 'PostgreSQL'].map((name, i) => figure(`${STEPS} steps opened on ${name}`, opening[i] ?? 0, 'ms')),
  ];
}

async function openingOnFile(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const time = await openingTime({ OUBLIETTE_DATA: folder });
  rmSync(folder, { recursive: true });
  return time;
}

async function lapOf({ file, sit, env }: Contender): Promise<Lap> {
  const extra = await env?.();
  const ROOT = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=64', join(BUILD, file)], {
    env: { ...process.env, ...extra, ROOT, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const link = await linkOf(child);
  const spent = (): number => cpuSeconds(child.pid ?? 0);
  const rushes: Load[] = [];
  for (let i = 0; i < WARM_UP + RUSHES; i++) rushes.push(await rush(sit(link), TABLES, spent));
  const slow = await stroll(sit(link), TABLES, spent, PACE);
  const megabytes = residentMegabytes(child.pid ?? 0);
  const gone = once(child, 'exit');
  end();
  await gone;
  process.off('exit', end);
  rmSync(ROOT, { recursive: true });
  return { rush: together(rushes.slice(WARM_UP)), stroll: slow, megabytes };
}

function together(loads: readonly Load[]): Load {
  const sum = (of: (load: Load) => number): number => loads.reduce((total, load) => total + of(load), 0);
  return {
    moves: sum(load => load.moves),
    seconds: sum(load => load.seconds),
    latencies: loads.flatMap(load => load.latencies).sort((a, b) => a - b),
    cpuSeconds: sum(load => load.cpuSeconds),
  };
}

async function linkOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output');
  for (;;) {
    const [data] = (await once(stdout, 'data')) as [Buffer];
    const link = /http:\S+/.exec(data.toString())?.[0];
    if (link) return link;
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The kernel counts in hundredths of a second: user and system time are the 14th and 15th field. */
function cpuSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
}

function figuresOf(name: string, laps: readonly Lap[], all: ReadonlyMap<string, readonly Lap[]>): Figure[] {
  const rates = (of: readonly Lap[]): number[] => of.map(({ rush: { moves, seconds } }) => moves / seconds);
  const compared = ['boardgame.io in memory', 'bare ws'].filter(
    other => other !== name && name.startsWith('Oubliette'),
  );
  const ratios = compared.map((against): Figure => {
    const others = rates(all.get(against) ?? []);
    const ratio = median(rates(laps).map((rate, round) => rate / (others[round] ?? Number.NaN)));
    return { name, value: rounded(median(rates(laps))), unit: 'moves per second', against, ratio: rounded(ratio) };
  });
  return [
    ...(ratios.length > 0 ? ratios : [figure(name, median(rates(laps)), 'moves per second')]),
    figure(`${name}, rush, p50`, median(laps.map(lap => quantile(lap.rush.latencies, 0.5))), 'ms'),
    figure(`${name}, rush, p99`, median(laps.map(lap => quantile(lap.rush.latencies, 0.99))), 'ms'),
    figure(`${name}, ${PACE} moves/s, p99`, median(laps.map(lap => quantile(lap.stroll.latencies, 0.99))), 'ms'),
    figure(
      `${name}, CPU of a move`,
      median(laps.map(({ rush: { cpuSeconds: cpu, moves } }) => (cpu / moves) * 1e6)),
      'µs',
    ),
    figure(`${name}, memory`, median(laps.map(lap => lap.megabytes)), 'MB'),
  ];
}

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = { server: measureServer };
