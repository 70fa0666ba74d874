import type { Command } from 'commander';
import { gameById } from '../games/index.ts';
import { erasePerson } from '../server/matches/erasure.ts';
import { MatchLog } from '../server/matches/match-log.ts';
import { readKeeping } from '../server/storage/keeping.ts';
import type { Storage } from '../server/storage/storage.ts';
import type { CommandAnswer } from './answer.ts';
import { complain, type Complaint } from './complaint.ts';
import { tableOf } from './table.ts';
import { dateOf, visit } from './visit.ts';

interface Flags {
  readonly dryRun?: boolean;
}

const KINDS = ['match', 'person', 'remark'] as const;
type Deletable = (typeof KINDS)[number];

/** What whoever runs a server does about people and what they leave behind. */
export function addUpkeep(admin: Command): void {
  admin
    .command('people')
    .description('who is known, the last seen first')
    .option('--json', 'for programs')
    .action((_: Flags, command: Command) => visit(command, listPeople));
  admin
    .command('remarks')
    .description('what was said at a match')
    .argument('<match>')
    .option('--json', 'for programs')
    .action((match: string, _: Flags, command: Command) => visit(command, storage => listRemarks(storage, match)));
  admin
    .command('delete')
    .description('delete a match, a person (by id) or a remark (by match/remark), for good')
    .argument('<kind>', KINDS.join(', '))
    .argument('<id>')
    .option('--json', 'for programs')
    .action((kind: string, id: string, ...[, command]: [Flags, Command]) =>
      visit(command, storage => remove(storage, kind, id)),
    );
  admin
    .command('prune')
    .description('delete what is older than the settings OUBLIETTE_KEEP_… allow')
    .option('--dry-run', 'only count it')
    .option('--json', 'for programs')
    .action((flags: Flags, command: Command) => visit(command, storage => prune(storage, flags)));
}

async function listPeople(storage: Storage): Promise<CommandAnswer> {
  const people = await storage.people.latest();
  const rows = people.map(({ id, name, claimed, seen }) => [id, name, claimed ? 'claimed' : '-', dateOf(seen)]);
  return { json: people, words: tableOf([['person', 'name', 'name is', 'seen'], ...rows]), fits: true };
}

async function listRemarks(storage: Storage, match: string): Promise<CommandAnswer | Complaint> {
  if (!(await storage.match(match))) return complain(`There is no match ${match}.`);
  const remarks = await storage.remarks(match);
  const rows = remarks.map(({ client, at, person, name, text }) => [client, dateOf(at), person ?? '-', name, text]);
  return { json: remarks, words: tableOf([['remark', 'at', 'person', 'name', 'text'], ...rows]), fits: true };
}

async function remove(storage: Storage, kind: string, id: string): Promise<CommandAnswer | Complaint> {
  const known = KINDS.find(each => each === kind);
  if (!known) return complain(`What can be deleted is a ${KINDS.join(', a ')}; not a '${kind}'.`);
  if (!(await REMOVE[known](storage, id))) return complain(`There is no ${known} ${id}.`);
  return { json: { deleted: known, id }, words: `The ${known} ${id} is deleted.`, fits: true };
}

/** Whether there was such a thing. */
const REMOVE: Readonly<Record<Deletable, (storage: Storage, id: string) => Promise<boolean>>> = {
  match: async (storage, id) => {
    // Who played on while it was deleted may have left steps of it.
    if (!(await storage.match(id)) && !(await storage.headless()).includes(id)) return false;
    await storage.retention.deleteMatches([id]);
    return true;
  },
  person: async (storage, id) => {
    if (!(await storage.people.isKnown(id))) return false;
    await erasePerson(storage, id, async match => {
      const log = await MatchLog.open({ storage, shelf: gameById }, match);
      return typeof log === 'string' ? undefined : proposal => log.propose(proposal);
    });
    return true;
  },
  remark: (storage, id) => {
    const [match = '', remark = ''] = id.split('/');
    return storage.retention.deleteRemark(match, remark);
  },
};

async function prune(storage: Storage, { dryRun = false }: Flags): Promise<CommandAnswer | Complaint> {
  const keeping = readKeeping(process.env);
  if ('unopened' in keeping) return complain(keeping.unopened);
  const pruned = await storage.retention.prune(keeping, dryRun ? 'count' : 'delete');
  const rows = Object.entries(pruned).map(([what, count]) => [NAMES[what as keyof typeof pruned], String(count)]);
  const verdict = dryRun ? 'Nothing was deleted.' : 'Deleted.';
  return { json: { ...pruned, dryRun }, words: `${tableOf([['what', 'too old'], ...rows])}\n${verdict}`, fits: true };
}

const NAMES = {
  ended: 'ended matches',
  gathering: 'tables where nothing began',
  people: 'people without a claimed name',
  devices: 'devices',
  links: 'personal links',
  results: 'results on daily deals',
} as const;
