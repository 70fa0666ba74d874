import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { check } from '../matches/check.ts';
import { MIGRATION_NAMES } from '../storage/migrations.ts';
import { openStorage } from '../storage/open.ts';
import { onFile } from './ground.ts';
import type { Env } from './killable.ts';
import { Load } from './load.ts';
import { contentsOf, fillOlder } from './older.ts';
import type { OpeningPhase } from './opening.ts';
import type { TortureReport, Torture } from './part.ts';
import { shelf } from '../rig/shelf.ts';
import { databasesOf, folders, type Yard } from './yard.ts';

/** What is played before the first strike: little where there are few. */
const STEPS = { perStrike: 20, most: 200 };

/** A storage to make copies of, and what those have to hold once they are opened. */
interface Mold {
  readonly name: string;
  readonly env: Env;
  readonly contents: string;
}

/**
 * Kills a process while it opens a storage: an empty one, and copies of such as every older migration has left behind,
 * full of matches. Each has to open again, and hold what it would have held without the kill.
 */
export async function tortureOpenings(torture: Torture): Promise<TortureReport> {
  const { bundle, strikes } = torture;
  const yard = torture.postgres ? databasesOf(torture.postgres) : folders();
  const molds = await moldsIn(yard, await playedOn(torture), strikes);
  const spans = await spansOf(bundle, await yard.copyOf(molds[0]!.env));
  const random = randomFrom('openings');
  const broken: string[] = [];
  for (let time = 0; time < strikes; time++) {
    const mold = molds[time % molds.length]!;
    const env = await yard.copyOf(mold.env);
    const strike = strikeAt(spans, time, random);
    await kill(opener(bundle, env), strike);
    const flaw = await flawOf(env, mold);
    if (flaw !== undefined) broken.push(`${mold.name}, killed ${strike.after} ms after ${strike.moment}: ${flaw}`);
    await yard.remove(env);
  }
  yard.close();
  return { strikes, matches: 0, acknowledged: 0, lost: [], doubled: [], broken, refused: 0 };
}

/** What is in a storage after people have played on it for a while. */
async function playedOn({ bundle, strikes }: Torture): Promise<readonly string[]> {
  const ground = await onFile(bundle);
  const load = new Load(ground.servers);
  await load.advance(Math.min(STEPS.most, STEPS.perStrike * strikes));
  load.abandon();
  await ground.end();
  const contents = await contentsOf(ground.storage);
  ground.remove();
  return contents;
}

/** An empty storage, and one of each migration, the newest first; no more than are struck. */
async function moldsIn(yard: Yard, contents: readonly string[], most: number): Promise<readonly Mold[]> {
  const molds: Mold[] = [];
  for (const last of [undefined, ...MIGRATION_NAMES.slice(0, -1).toReversed()].slice(0, most)) {
    const env = await yard.empty();
    if (last !== undefined) await fillOlder(env, last, contents);
    molds.push({ name: last ?? 'nothing', env, contents: await untimed(await yard.copyOf(env)) });
  }
  return molds;
}

/** What a storage holds, but for the end of a backup and for what a migration notes of its own time. */
async function untimed(env: Env): Promise<string> {
  const lines = (await contentsOf(env)).slice(0, -1);
  return lines.map(line => line.replace(/"seen":\d+/, '"seen":0')).join('\n');
}

/** When each moment of an opening was that nobody interrupted, in milliseconds. */
type Spans = ReadonlyMap<string, number>;

async function spansOf(bundle: string, env: Env): Promise<Spans> {
  const spans = new Map<string, number>();
  for await (const line of createInterface({ input: opener(bundle, env).stdout })) spans.set(line, performance.now());
  return spans;
}

interface Strike {
  readonly moment: OpeningPhase;
  /** By how many milliseconds it comes later. */
  readonly after: number;
}

/** Of four strikes three meet the migrations themselves, which take little of the time. */
function strikeAt(spans: Spans, time: number, random: Random): Strike {
  const moment = time % 4 === 0 ? 'opening' : 'migrating';
  const span = (spans.get('open') ?? NaN) - (spans.get(moment) ?? NaN);
  return { moment, after: random(Math.ceil(1.2 * span)) };
}

async function kill(child: ReturnType<typeof opener>, { moment, after }: Strike): Promise<void> {
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line === moment) break;
  await delay(after);
  child.kill('SIGKILL');
  await gone;
}

const opener = (bundle: string, env: Env) =>
  spawn(process.execPath, [bundle], {
    env: { ...process.env, ...env, OPENING: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function flawOf(env: Env, { contents }: Mold): Promise<string | undefined> {
  try {
    const storage = await openStorage(env);
    if ('unopened' in storage) return storage.unopened;
    const { damaged } = await check({ storage, shelf });
    await storage.close();
    if (damaged.length > 0) return `${damaged.length} matches are damaged.`;
    return (await untimed(env)) === contents ? undefined : 'It holds something else.';
  } catch (error) {
    return `It does not open: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
