import type { Command } from 'commander';
import type { Storage } from '../server/storage/storage.ts';
import { reason as reasonField } from '../wire/fields.ts';
import { REASON_LENGTH } from '../wire/limits.ts';
import type { CommandAnswer } from './answer.ts';
import { complain, type Complaint } from './complaint.ts';
import { tableOf } from './table.ts';
import { dateOf, visit } from './visit.ts';

interface Flags {
  readonly reason?: string;
}

/** What whoever runs a server does about works that people show there. */
export function addGallery(admin: Command): void {
  const gallery = admin
    .command('gallery')
    .description('the works that are shown, the most reported first; or one of them, with what people have against it')
    .argument('[exhibit]')
    .option('--json', 'for programs')
    .action((id: string | undefined, ...[, command]: [Flags, Command]) =>
      visit(command, storage => (id === undefined ? list(storage) : look(storage, id))),
    );
  gallery
    .command('take-down')
    .description('show a work no longer; nobody can publish it again')
    .argument('<exhibit>')
    .requiredOption('--reason <text>', 'what its author is told')
    .option('--json', 'for programs')
    .action((id: string, flags: Flags, command: Command) =>
      visit(command, storage => takeDown(storage, id, flags.reason ?? '')),
    );
  gallery
    .command('restore')
    .description('show a work again that was taken down')
    .argument('<exhibit>')
    .option('--json', 'for programs')
    .action((id: string, ...[, command]: [Flags, Command]) => visit(command, storage => restore(storage, id)));
}

async function list(storage: Storage): Promise<CommandAnswer> {
  const all = await storage.exhibits.reported();
  const rows = all.map(({ id, game, name, author, plays, made, reports, reason }) => {
    const facts = [plays, reports].map(String);
    return [id, game, name || '-', author || '-', dateOf(made), ...facts, reason ?? 'shown'];
  });
  const heads = ['exhibit', 'game', 'work', 'author', 'since', 'plays', 'reports', 'shown, or why it was taken down'];
  const json = all.map(({ text: _, ...about }) => about);
  return { json, words: tableOf([heads, ...rows]), fits: true };
}

async function look(storage: Storage, id: string): Promise<CommandAnswer | Complaint> {
  const exhibit = await storage.exhibits.find(id);
  if (!exhibit) return complain(`There is no exhibit ${id}.`);
  const reports = await storage.exhibits.reportsOn(id);
  const rows = reports.map(({ by, at, reason }) => [dateOf(at), by.startsWith('/') ? '-' : by, reason]);
  const words = `${exhibit.text}\n${tableOf([['at', 'person', 'has against it'], ...rows])}`;
  return { json: { ...exhibit, reports }, words, fits: true };
}

async function takeDown(storage: Storage, id: string, text: string): Promise<CommandAnswer | Complaint> {
  const reason = reasonField.safeParse(text);
  if (!reason.success) return complain(`A reason has 1 to ${REASON_LENGTH} signs.`);
  if (!(await storage.exhibits.takeDown(id, reason.data))) return complain(await whyNot(storage, id, 'taken down'));
  return { json: { id, takenDown: reason.data }, words: `The exhibit ${id} is taken down.`, fits: true };
}

async function restore(storage: Storage, id: string): Promise<CommandAnswer | Complaint> {
  if (!(await storage.exhibits.restore(id))) return complain(await whyNot(storage, id, 'shown'));
  return { json: { id, takenDown: null }, words: `The exhibit ${id} is shown again.`, fits: true };
}

async function whyNot(storage: Storage, id: string, what: 'taken down' | 'shown'): Promise<string> {
  const exhibit = await storage.exhibits.find(id);
  if (!exhibit) return `There is no exhibit ${id}.`;
  return exhibit.text === ''
    ? `The author of ${id} is deleted, and the work with them.`
    : `The exhibit ${id} is ${what} already.`;
}
