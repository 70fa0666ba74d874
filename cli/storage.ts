import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Command } from 'commander';
import type { WriteLine } from '../server/storage/backup.ts';
import type { Engine, Purpose } from '../server/storage/engine.ts';
import { complainAloud } from './answer.ts';

/** So many letters are written at once. */
const PIECE = 1_048_576;

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('write all online matches and people into a file, while the server runs or not')
    .argument('<file>')
    .action(backup);
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('put a backup into an empty OUBLIETTE_DATA or DATABASE_URL')
    .argument('<file>')
    .action(restore);
}

async function backup(path: string): Promise<void> {
  const { backUp } = await import('../server/storage/backup.ts');
  await withEngine('visit', path, async engine => {
    // Whoever reads a backup has every secret in it.
    const file = await open(path, 'wx', 0o600);
    try {
      console.log(`${await written(file, write => backUp(engine, write))} rows are in ${path}.`);
    } catch (error) {
      await rm(path);
      throw error;
    } finally {
      await file.close();
    }
  });
}

/** Writes what comes line by line in larger pieces; all of it is on the disk in the end. */
async function written(file: FileHandle, lines: (write: WriteLine) => Promise<number>): Promise<number> {
  let text = '';
  const count = await lines(async line => {
    text += `${line}\n`;
    if (text.length < PIECE) return;
    await file.appendFile(text);
    text = '';
  });
  await file.appendFile(text);
  await file.sync();
  return count;
}

async function restore(path: string): Promise<void> {
  const { restore: putBack } = await import('../server/storage/backup.ts');
  await withEngine('serve', path, async engine => {
    const rows = await putBack(engine, () => linesOf(path));
    if (typeof rows === 'string') complainAloud(rows);
    else console.log(`${rows} rows are back.`);
  });
}

/** Read from the first line that is asked for: a reader that nobody listens to yet loses what it reads. */
async function* linesOf(path: string): AsyncGenerator<string> {
  yield* (await open(path)).readLines();
}

async function withEngine(purpose: Purpose, path: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  const { openEngine } = await import('../server/storage/open.ts');
  const engine = await openEngine(process.env, purpose);
  if ('unopened' in engine) return complainAloud(engine.unopened);
  try {
    await work(engine);
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    complainAloud(`${path} cannot be used: ${error.message}.`);
  } finally {
    await engine.close();
  }
}
