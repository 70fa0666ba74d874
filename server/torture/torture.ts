import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CAN_MOUNT, Disk } from '../rig/disk.ts';
import { type Ground, onFile, onPostgres } from './ground.ts';
import type { Env } from './killable.ts';
import { Load, type TablePlan } from './load.ts';
import { tortureOpenings } from './openings.ts';
import type { TortureReport, Torture } from './part.ts';
import { TERMS } from '../rig/shelf.ts';
import { until } from '../rig/until.ts';

/**
 * Playing: killed in the middle of a stream of steps. Opening: killed while the storage is opened for the first time or
 * brought up to date. Starving: bots hardly get to think, people come and go, and rooms are forgotten meanwhile. Clocks: the
 * clock of a server jumps by hours. Disk: it is full, and a server is killed then.
 */
export const PARTS = {
  playing: torturePlaying,
  opening: tortureOpenings,
  starving: tortureStarving,
  clocks: tortureClocks,
  disk: tortureDisk,
} as const satisfies Readonly<Record<string, (torture: Torture) => Promise<TortureReport | undefined>>>;

export type TorturePart = keyof typeof PARTS;

const groundFor = ({ bundle, postgres }: Torture, env: Env = {}): Promise<Ground> =>
  postgres ? onPostgres(bundle, postgres, env) : onFile(bundle, env);

/** What is found on a ground after all is over. */
async function ended(ground: Ground, load: Load, strikes: number): Promise<TortureReport> {
  await ground.end();
  const report = await load.report(ground.storage);
  ground.remove();
  return { strikes, ...report };
}

async function torturePlaying(torture: Torture): Promise<TortureReport> {
  const ground = await groundFor(torture);
  const load = new Load(ground.servers);
  await load.endure(torture.strikes, ground.strike);
  return ended(ground, load, torture.strikes);
}

/** Rooms that nobody looks at are then forgotten within a second or two. */
const SWEEP_MS = 20;
const FORGETTING_MS = 2500;
/** In which everybody acts who can. */
const ACTING_MS = 800;
const STARVED_TABLES = 12;
const STARVED_TABLE: TablePlan = {
  game: 'dice-and-danger',
  places: [{ type: 'me' }, ...Array.from({ length: 3 }, () => ({ type: 'bot', bot: 'random' }) as const)],
};

/** Everybody leaves while bots wait to think, and is back in another room when those of both get to it at once. */
async function tortureStarving(torture: Torture): Promise<TortureReport> {
  const ground = await groundFor(torture, { SWEEP_MS: `${SWEEP_MS}` });
  const tables = Array.from({ length: STARVED_TABLES }, () => STARVED_TABLE);
  for (const server of ground.servers) server.tell({ order: 'starve' });
  const load = new Load(ground.servers, tables);
  await until(() => load.players.length === STARVED_TABLES);
  // The first steps wait for no bot; others may come only once bots are fed.
  await until(() => load.acknowledged >= STARVED_TABLES);
  for (let time = 0; time < torture.strikes; time++) {
    await delay(ACTING_MS);
    for (const player of load.players) player.stepOut();
    await delay(FORGETTING_MS);
    for (const player of load.players) player.comeBack();
    await delay(ACTING_MS);
    for (const server of ground.servers) server.tell({ order: 'feed' });
  }
  await delay(ACTING_MS);
  load.abandon();
  return ended(ground, load, torture.strikes);
}

const HOUR_MS = 3_600_000;
const JUMPS_MS = [2 * HOUR_MS, -3 * HOUR_MS, HOUR_MS, -HOUR_MS / 60, 25 * HOUR_MS];
const CLOCKED_TABLES: readonly TablePlan[] = (['turn', 'bank'] as const).map(type => ({
  places: [{ type: 'me' }, { type: 'open' }],
  options: { rounds: 20 },
  terms: {
    ...TERMS,
    clock: type === 'turn' ? { type, milliseconds: HOUR_MS / 2 } : { type, milliseconds: HOUR_MS / 2, increment: 0 },
    timeout: 'lost',
  },
}));

async function tortureClocks(torture: Torture): Promise<TortureReport> {
  const ground = await groundFor(torture);
  const load = new Load(ground.servers, CLOCKED_TABLES);
  await load.endure(torture.strikes, async time => {
    const milliseconds = JUMPS_MS[time % JUMPS_MS.length] ?? 0;
    ground.servers[time % ground.servers.length]?.tell({ order: 'clock', milliseconds });
  });
  return ended(ground, load, torture.strikes);
}

const DISK_MEGABYTES = 24;

/** Undefined where no disk can be mounted, and for PostgreSQL, whose disk is its own affair. */
async function tortureDisk({ bundle, postgres, strikes }: Torture): Promise<TortureReport | undefined> {
  if (postgres || !CAN_MOUNT) return undefined;
  const disk = new Disk(DISK_MEGABYTES);
  const ground = await onFile(bundle, { OUBLIETTE_DATA: join(disk.folder, 'data') });
  const load = new Load(ground.servers);
  const unstored = (): number => load.players.reduce((sum, player) => sum + player.unstored, 0);
  await load.endure(strikes, async time => {
    const before = unstored();
    disk.fill();
    await until(() => unstored() > before);
    if (time % 2 === 0) await ground.strike(time);
    disk.free();
  });
  const report = await ended(ground, load, strikes);
  disk.remove();
  return report;
}
