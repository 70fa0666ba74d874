import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../server/rig/postgres.ts';
import { type Figure, figure, median, quantile, rounded } from '../../figure.ts';
import { atBoardgameIo } from './client.ts';
import { BUILD } from '../../place.ts';
import { atBare, atOurs } from '../../server/clients.ts';
import { openingTime, STEPS } from '../../server/opening.ts';
import { type Load, type Meter, rush, type Sit, stroll } from '../../server/load.ts';

export { tableOf } from '../../figure.ts';

/** So many matches are played at the same time. */
const MATCHES = 500;
/** A server runs for weeks: what it does before its code is compiled is not what it does. */
const WARM_UP = 3;
const RUSHES = 9;
const STROLLS = 5;
const PACE = 500;

interface Contender {
  readonly name: string;
  readonly file: string;
  readonly sit: (link: string) => Sit;
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
}

/** A contender that serves in a process of its own. */
interface Running {
  readonly name: string;
  /** Tables of their own, at which nobody has played yet. */
  readonly sit: () => Sit;
  readonly pid: number;
  readonly rushes: Load[];
  readonly strolls: Load[];
  end(): Promise<void>;
}

/**
 * All contenders serve side by side, each with the memory that `npm start` gives; the players are this process, and sit
 * down at one after the other. A machine has fast and slow minutes: what is compared lies seconds apart.
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
  const all: Running[] = [];
  for (const contender of contenders) all.push(await started(contender));
  await byTurns('rush to warm up', WARM_UP, all, async ({ sit }) => void (await rush(sit(), MATCHES, () => 0)));
  await byTurns('rush', RUSHES, all, async one => void one.rushes.push(await rush(one.sit(), MATCHES, meterOf(one))));
  await byTurns('stroll', STROLLS, all, async one => {
    one.strolls.push(await stroll(one.sit(), MATCHES, meterOf(one), PACE));
  });
  const figures = all.flatMap(one => figuresOf(one, all));
  for (const { end } of all) await end();
  const opening = [await openingOnFile(), await openingTime(await database())];
  await postgres.stop();
  const opened = ['SQLite', 'PostgreSQL'].map((name, i) =>
    figure(`${STEPS} steps opened on ${name}`, opening[i] ?? 0, 'ms'),
  );
  return [...figures, ...opened];
}

async function byTurns(
  what: string,
  rounds: number,
  all: readonly Running[],
  measure: (one: Running) => Promise<void>,
): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`bench: ${what} ${round} of ${rounds}\n`);
    for (const one of all) await measure(one);
  }
}

async function openingOnFile(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const time = await openingTime({ OUBLIETTE_DATA: folder });
  rmSync(folder, { recursive: true });
  return time;
}

async function started({ name, file, sit, env }: Contender): Promise<Running> {
  const extra = await env?.();
  const ROOT = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=64', join(BUILD, file)], {
    env: { ...process.env, ...extra, ROOT, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const end = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    rmSync(ROOT, { recursive: true });
  };
  const link = await linkOf(child);
  return { name, sit: () => sit(link), pid: child.pid ?? 0, rushes: [], strolls: [], end };
}

const meterOf =
  ({ pid }: Running): Meter =>
  () =>
    cpuSeconds(pid);

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

function figuresOf({ name, rushes, strolls, pid }: Running, all: readonly Running[]): Figure[] {
  const compared = all.filter(other => name.startsWith('Oubliette') && !other.name.startsWith('Oubliette'));
  const beside = (what: string, unit: string, measure: (load: Load | undefined) => number): Figure[] => {
    const own = rushes.map(measure);
    if (compared.length === 0) return [figure(what, median(own), unit)];
    return compared.map((other): Figure => {
      const ratio = median(own.map((value, round) => value / measure(other.rushes[round])));
      return { name: what, value: rounded(median(own)), unit, against: other.name, ratio: rounded(ratio) };
    });
  };
  return [
    ...beside(name, 'moves per second', rateOf),
    ...beside(`${name}, CPU of a move`, 'µs', cpuOf),
    figure(`${name}, rush, p50`, latency(rushes, 0.5), 'ms'),
    figure(`${name}, rush, p99`, latency(rushes, 0.99), 'ms'),
    figure(`${name}, ${PACE} moves/s, p99`, latency(strolls, 0.99), 'ms'),
    figure(`${name}, memory`, residentMegabytes(pid), 'MB'),
  ];
}

/** The median of what each load had. */
const latency = (loads: readonly Load[], share: number): number =>
  median(loads.map(load => quantile(load.latencies, share)));

const rateOf = (load: Load | undefined): number => (load ? load.moves / load.seconds : Number.NaN);

const cpuOf = (load: Load | undefined): number => (load ? (load.cpuSeconds / load.moves) * 1e6 : Number.NaN);

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = { server: measureServer };
