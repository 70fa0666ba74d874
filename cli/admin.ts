import type { Command } from 'commander';
import { gameById } from '../games/index.ts';
import { ONLOOKER } from '../kernel/game.ts';
import { listedOf } from '../server/matches/views.ts';
import { MatchLog } from '../server/matches/match-log.ts';
import { phaseOf } from '../server/matches/fold.ts';
import type { Storage } from '../server/storage/storage.ts';
import { type CommandAnswer, complainAloud, deliver } from './answer.ts';
import { checkChains, mendChains } from './chains.ts';
import { complain, type Complaint } from './complaint.ts';
import { addGallery } from './gallery.ts';
import { addResults } from './results.ts';
import { tableOf } from './table.ts';
import { addUpkeep } from './upkeep.ts';

interface Flags {
  readonly end?: boolean;
  readonly check?: boolean;
  readonly mend?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function addAdmin(program: Command): void {
  const command = program
    .command('admin')
    .description('look at the matches of a server, or at the steps of one, end it, check and mend what is stored')
    .argument('[match]')
    .option('--end', 'end the match for everybody')
    .option('--check', 'walk the chains of hashes, of all matches or of one, and tell which do not add up')
    .option('--mend', 'cut damaged matches back to their last whole step; no server may be running')
    .option('--yes', 'agree to what --mend loses')
    .option('--json', 'for programs')
    .action(admin);
  addUpkeep(command);
  addGallery(command);
  addResults(command);
}

async function admin(match: string | undefined, flags: Flags): Promise<void> {
  const { openEngine } = await import('../server/storage/open.ts');
  const { Storage: Opened } = await import('../server/storage/storage.ts');
  const engine = await openEngine(process.env, flags.mend ? 'mend' : 'visit');
  if ('unopened' in engine) return complainAloud(engine.unopened);
  const storage = await Opened.over(engine);
  deliver(await answer(storage, match, flags), flags);
  await storage.close();
}

async function answer(storage: Storage, match: string | undefined, flags: Flags): Promise<CommandAnswer | Complaint> {
  if (flags.mend) return mendChains(storage, match, flags);
  if (flags.check) return checkChains(storage, match);
  return match === undefined ? listAll(storage) : look(storage, match, flags);
}

async function listAll(storage: Storage): Promise<CommandAnswer> {
  const matches = (await storage.latest()).map(row => listedOf(row, undefined));
  const rows = matches.map(({ match, game, phase, names, changed }) => [
    match,
    game,
    phase,
    names.map(name => name || '-').join(', '),
    new Date(changed).toISOString(),
  ]);
  const json = matches.map(({ match, game, phase, names, changed }) => ({ match, game, phase, names, changed }));
  return { json, words: tableOf([['match', 'game', 'phase', 'seats', 'changed'], ...rows]), fits: true };
}

async function look(storage: Storage, match: string, { end = false }: Flags): Promise<CommandAnswer | Complaint> {
  const log = await MatchLog.open({ storage, shelf: gameById }, match);
  if (log === 'unknown') return complain(`There is no match ${match}.`);
  if (end && log === 'damaged') return complain(`The steps of ${match} do not add up; it cannot be ended.`);
  if (end && log !== 'damaged') await endOf(log);
  const steps = (await storage.steps(match)).map(({ seq, kind, by, client, at }) => ({ seq, kind, by, client, at }));
  const rows = steps.map(({ seq, kind, by, client, at }) => [
    String(seq),
    kind,
    String(by),
    client,
    new Date(at).toISOString(),
  ]);
  const phase = log === 'damaged' ? 'damaged' : phaseOf(log.fold);
  const words = `${tableOf([['step', 'kind', 'seat', 'client', 'at'], ...rows])}\n${match} is ${phase}.`;
  return { json: { match, phase, steps }, words, fits: log !== 'damaged' };
}

async function endOf(log: MatchLog): Promise<void> {
  await log.propose({
    client: 'end',
    judge: fold => (phaseOf(fold) === 'ended' ? { failure: 'nothing' } : { by: ONLOOKER, body: { kind: 'end' } }),
  });
}
