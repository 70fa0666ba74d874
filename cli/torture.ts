import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Postgres } from '../server/rig/postgres.ts';
import { isSound, type TortureReport } from '../server/torture/part.ts';
import type { TorturePart } from '../server/torture/torture.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { complain, type Complaint } from './complaint.ts';
import { tableOf } from './table.ts';

interface Flags {
  readonly kills: string;
  readonly part?: string;
  readonly postgres?: boolean;
  readonly json?: boolean;
}

/** Of so many kills one strike: some strikes take long, and a few of them tell as much. */
const KILLS_A_STRIKE: Readonly<Record<TorturePart, number>> = {
  playing: 1,
  opening: 1,
  starving: 20,
  clocks: 10,
  disk: 10,
};
const PARTS = Object.keys(KILLS_A_STRIKE) as readonly TorturePart[];

export function addTorture(program: Command): void {
  program
    .command('torture')
    .description('kill servers while people play on them and more, and count what is lost')
    .option('--kills <number>', 'how often', '100')
    .option('--part <part>', `only one of ${PARTS.join(', ')}`)
    .option('--postgres', 'two servers on a private PostgreSQL, which is killed with them, instead of one on a file')
    .option('--json', 'for programs')
    .action(async (flags: Flags) => deliver(await torture(flags), flags));
}

async function torture({ kills, part, postgres = false }: Flags): Promise<CommandAnswer | Complaint> {
  const times = Number(kills);
  if (!/^\d+$/.test(kills) || times < 1) return complain(`--kills takes a whole number from 1, not '${kills}'.`);
  const parts = part === undefined ? PARTS : PARTS.filter(each => each === part);
  if (parts.length === 0) return complain(`--part takes one of ${PARTS.join(', ')}, not '${part}'.`);
  const reports = await (postgres ? onPostgres(parts, times) : strikeAll(parts, times));
  const fits = reports.every(([, report]) => !report || isSound(report));
  return { json: { kills: times, parts: Object.fromEntries(reports) }, words: wordsFor(reports), fits };
}

/** Null for what cannot be tried here. */
type Reports = readonly (readonly [TorturePart, TortureReport | null])[];

async function strikeAll(parts: readonly TorturePart[], kills: number, postgres?: Postgres): Promise<Reports> {
  const { PARTS: tortures } = await import('../server/torture/torture.ts');
  const bundle = fileURLToPath(new URL('dist/tortured.js', CHECKOUT));
  const reports: [TorturePart, TortureReport | null][] = [];
  for (const part of parts) {
    const strikes = Math.ceil(kills / KILLS_A_STRIKE[part]);
    process.stderr.write(`${part}: ${strikes} ...\n`);
    reports.push([part, (await tortures[part]({ bundle, strikes, ...(postgres && { postgres }) })) ?? null]);
  }
  return reports;
}

async function onPostgres(parts: readonly TorturePart[], kills: number): Promise<Reports> {
  const { startPostgres } = await import('../server/rig/postgres.ts');
  const postgres = await startPostgres();
  try {
    return await strikeAll(parts, kills, postgres);
  } finally {
    await postgres.stop();
  }
}

function wordsFor(reports: Reports): string {
  const rows = reports.map(([part, report]) => {
    if (!report) return [part, 'not tried here', '', '', '', '', '', ''];
    const { strikes, matches, acknowledged, lost, doubled, broken, refused } = report;
    return [part, ...[strikes, matches, acknowledged, lost.length, doubled.length, broken.length, refused].map(String)];
  });
  const table = tableOf([['part', 'strikes', 'matches', 'steps', 'lost', 'doubled', 'broken', 'refused'], ...rows]);
  const found = reports.flatMap(([, report]) => (report ? [...report.lost, ...report.doubled, ...report.broken] : []));
  return [table, ...found].join('\n');
}
