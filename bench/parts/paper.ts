import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SHELF } from '../../games/shelf.ts';
import { type Figure, figure, median } from '../figure.ts';
import { CHECKOUT } from '../place.ts';

const ROUNDS = 3;
/** Says in its last words what the process has cost, user and system time of all its threads. */
const CPU = `process.on('exit', () => process.stderr.write(JSON.stringify(process.cpuUsage())))`;

/** A PDF of everything of a game, by `oubliette print`: CPU seconds from the start of the process to its end. */
export async function measurePaper(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-paper-'));
  const seconds = new Map(SHELF.map(game => [game as string, [] as number[]]));
  try {
    for (let round = 1; round <= ROUNDS; round++)
      for (const [game, all] of seconds) {
        process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${game}\n`);
        all.push(await cpuSecondsOf(['print', game, '--out', join(folder, `${game}.pdf`)]));
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [...seconds].map(([game, all]) => figure(`PDF of ${game}`, median(all), 'CPU seconds'));
}

async function cpuSecondsOf(command: readonly string[]): Promise<number> {
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(CPU)}`, 'dist/cli.js', ...command];
  const child = spawn(process.execPath, watched, { cwd: CHECKOUT, stdio: ['ignore', 'ignore', 'pipe'] });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with exit code ${code}: ${told}`);
  const { user, system } = JSON.parse(told) as NodeJS.CpuUsage;
  return (user + system) / 1e6;
}
