import type { Command } from 'commander';
import { SHELVED, shelvedById } from '../games/index.ts';
import type { Shelved } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readGame, readOptions } from './input.ts';

interface Flags {
  readonly set?: readonly string[];
  readonly json?: boolean;
}

export function addMaximum(program: Command): void {
  program
    .command('maximum')
    .description('compute the most points that one alone can have')
    .argument('<game>', 'the id of a game')
    .option('--set <key=value...>', 'options of the game, as for simulate')
    .option('--json', 'for programs')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags), flags));
}

export function answerFor(id: string, flags: Flags): CommandAnswer | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const { maximum } = shelvedById(id) as Shelved<Kind>;
  if (!maximum) return complain(`${id} cannot tell; those that can are ${idsOfThoseThatCan().join(', ')}.`);
  const options = readOptions(game, game.seats.min, flags.set ?? []);
  if (isComplaint(options)) return options;
  const points = maximum(game.rules({ version: game.version, seats: 1, options }).content);
  return {
    json: { game: id, version: game.version, options, maximum: points },
    words: `${id} ${game.version}: ${points} points are the most that one alone can have.`,
    fits: true,
  };
}

function idsOfThoseThatCan(): string[] {
  return SHELVED.filter(({ maximum }) => maximum).map(({ game }) => game.id);
}
