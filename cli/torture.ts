import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Report } from '../server/torture/load.ts';
import { type Answer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { complain, type Complaint } from './complaint.ts';

interface Flags {
  readonly kills: string;
  readonly postgres?: boolean;
  readonly json?: boolean;
}

export function addTorture(program: Command): void {
  program
    .command('torture')
    .description('kill servers while people play on them, and count what is lost')
    .option('--kills <number>', 'how often', '100')
    .option('--postgres', 'two servers on a private PostgreSQL, which is killed with them, instead of one on a file')
    .option('--json', 'for programs')
    .action(async (flags: Flags) => deliver(await torture(flags), flags));
}

async function torture({ kills, postgres = false }: Flags): Promise<Answer | Complaint> {
  const times = Number(kills);
  if (!/^\d+$/.test(kills) || times < 1) return complain(`--kills takes a whole number from 1, not '${kills}'.`);
  const bundle = fileURLToPath(new URL('dist/tortured.js', CHECKOUT));
  const report = postgres ? await onPostgres(bundle, times) : await onFile(bundle, times);
  const { matches, acknowledged, lost, broken, refused } = report;
  const words = `${times} kills, ${matches} matches, ${acknowledged} steps acknowledged: ${lost.length} lost, ${broken.length} matches broken, ${refused} refused.`;
  return { json: { kills: times, ...report }, words, fits: lost.length + broken.length + refused === 0 };
}

async function onFile(bundle: string, kills: number): Promise<Report> {
  const { tortureFile } = await import('../server/torture/torture.ts');
  return tortureFile(bundle, kills);
}

async function onPostgres(bundle: string, kills: number): Promise<Report> {
  const { startPostgres } = await import('../server/torture/postgres.ts');
  const { torturePostgres } = await import('../server/torture/torture.ts');
  const postgres = await startPostgres();
  try {
    return await torturePostgres(bundle, kills, postgres);
  } finally {
    await postgres.stop();
  }
}
