import type { Command } from 'commander';
import type { Storage } from '../server/storage/storage.ts';
import { type CommandAnswer, complainAloud, deliver } from './answer.ts';
import type { Complaint } from './complaint.ts';

interface Flags {
  readonly json?: boolean;
}

type Work = (storage: Storage) => Promise<CommandAnswer | Complaint>;

/** Does something with what a server stores, beside it. `--json` belongs to `admin` as well, which reads it first. */
export async function visit(command: Command, work: Work): Promise<void> {
  const { openEngine } = await import('../server/storage/open.ts');
  const { Storage: Opened } = await import('../server/storage/storage.ts');
  const engine = await openEngine(process.env, 'visit');
  if ('unopened' in engine) return complainAloud(engine.unopened);
  const storage = await Opened.over(engine);
  deliver(await work(storage), command.optsWithGlobals<Flags>());
  await storage.close();
}

/** To the day; a dash where nobody knows. */
export const dateOf = (at: number | null): string => (at === null ? '-' : new Date(at).toISOString().slice(0, 10));
