import { type FileHandle, open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Command } from 'commander';
import type { Engine } from '../server/storage/engine.ts';
import { complainAloud } from './answer.ts';

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
  await withEngine('visit', async engine => {
    const file = (await open(path, 'wx')).createWriteStream();
    const rows = await backUp(engine, line => file.write(`${line}\n`));
    await finished(file.end());
    console.log(`${rows} rows are in ${path}.`);
  });
}

async function restore(path: string): Promise<void> {
  const { restore: putBack } = await import('../server/storage/backup.ts');
  await withEngine('serve', async engine => {
    const rows = await putBack(engine, linesOf(await open(path)));
    if (typeof rows === 'string') complainAloud(rows);
    else console.log(`${rows} rows are back.`);
  });
}

/** Read from the first line that is asked for: a reader that nobody listens to yet loses what it reads. */
async function* linesOf(file: FileHandle): AsyncGenerator<string> {
  yield* file.readLines();
}

async function withEngine(purpose: 'serve' | 'visit', work: (engine: Engine) => Promise<void>): Promise<void> {
  const { openEngine } = await import('../server/storage/open.ts');
  const engine = await openEngine(process.env, purpose);
  if ('unopened' in engine) return complainAloud(engine.unopened);
  try {
    await work(engine);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('path' in error)) throw error;
    complainAloud(`${String(error.path)} cannot be used: ${error.message}.`);
  } finally {
    await engine.close();
  }
}
