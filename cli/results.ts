import type { Command } from 'commander';
import { LAST_DAILY } from '../kernel/manifest.ts';
import type { Storage } from '../server/storage/storage.ts';
import { reason as reasonField } from '../wire/fields.ts';
import { REASON_LENGTH } from '../wire/limits.ts';
import type { CommandAnswer } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readWhole } from './input.ts';
import { tableOf } from './table.ts';
import { dateOf, visit } from './visit.ts';

interface Flags {
  readonly reason?: string;
}

/** What whoever runs a server does about results on the daily deals. */
export function addResults(admin: Command): void {
  const daily = admin
    .command('daily')
    .description('the results on the daily deals, the newest first: of all, of a game, or of one deal')
    .argument('[game]')
    .argument('[number]')
    .option('--json', 'for programs')
    .action((game: string | undefined, number: string | undefined, ...[, command]: [Flags, Command]) =>
      visit(command, storage => list(storage, game, number)),
    );
  daily
    .command('take-down')
    .description('show a result no longer; whoever brought it cannot bring another')
    .argument('<result>')
    .requiredOption('--reason <text>', 'what they are told')
    .option('--json', 'for programs')
    .action((id: string, flags: Flags, command: Command) =>
      visit(command, storage => takeDown(storage, id, flags.reason ?? '')),
    );
  daily
    .command('restore')
    .description('show a result again that was taken down')
    .argument('<result>')
    .option('--json', 'for programs')
    .action((id: string, ...[, command]: [Flags, Command]) => visit(command, storage => restore(storage, id)));
}

async function list(storage: Storage, game?: string, text?: string): Promise<CommandAnswer | Complaint> {
  const number = text === undefined ? undefined : readWhole('A daily deal', text, { least: 1, most: LAST_DAILY });
  if (isComplaint(number)) return number;
  const all = await storage.results.latest(game, number);
  const rows = all.map(({ id, game: played, number: of, name, score, made, reason }) => [
    id,
    played,
    String(of),
    name || '-',
    String(score),
    dateOf(made),
    reason ?? 'shown',
  ]);
  const heads = ['result', 'game', 'number', 'name', 'score', 'brought', 'shown, or why it was taken down'];
  const json = all.map(({ log: _, claimed, ...about }) => ({ ...about, claimed: claimed !== null }));
  return { json, words: tableOf([heads, ...rows]), fits: true };
}

async function takeDown(storage: Storage, id: string, text: string): Promise<CommandAnswer | Complaint> {
  const reason = reasonField.safeParse(text);
  if (!reason.success) return complain(`A reason has 1 to ${REASON_LENGTH} signs.`);
  if (!(await storage.results.takeDown(id, reason.data))) return complain(await whyNot(storage, id, 'taken down'));
  return { json: { id, takenDown: reason.data }, words: `The result ${id} is taken down.`, fits: true };
}

async function restore(storage: Storage, id: string): Promise<CommandAnswer | Complaint> {
  if (!(await storage.results.restore(id))) return complain(await whyNot(storage, id, 'shown'));
  return { json: { id, takenDown: null }, words: `The result ${id} is shown again.`, fits: true };
}

const whyNot = async (storage: Storage, id: string, what: 'taken down' | 'shown'): Promise<string> =>
  (await storage.results.find(id)) ? `The result ${id} is ${what} already.` : `There is no result ${id}.`;
