import type { Command } from 'commander';
import type { Game, Kind } from '../kernel/game.ts';
import { perft } from '../kernel/perft.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { type Complaint, isComplaint } from './complaint.ts';
import { readGame, readOptions, readWhole } from './input.ts';
import { round } from './statistics.ts';
import { tableOf } from './table.ts';

interface Flags {
  readonly depth: string;
  readonly set?: readonly string[];
  readonly json?: boolean;
}

const DEEPEST = 99;

export function addPerft(program: Command): void {
  program
    .command('perft')
    .description('count in how many ways a game can begin, chance included')
    .argument('<game>', 'the id of a game')
    .requiredOption('--depth <number>', 'how many actions deep')
    .option('--set <key=value...>', 'options of the game, as for simulate')
    .option('--json', 'for programs')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags), flags));
}

function answerFor(id: string, flags: Flags): CommandAnswer | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const depth = readWhole('--depth', flags.depth, { least: 1, most: DEEPEST });
  if (isComplaint(depth)) return depth;
  const options = readOptions(game, game.seats.min, flags.set ?? []);
  return isComplaint(options) ? options : countTo(game, options, depth);
}

function countTo(game: Game<Kind>, options: object, depth: number): CommandAnswer {
  const { id, version, seats } = game;
  const rules = game.rules({ version, seats: seats.min, options });
  const depths = Array.from({ length: depth }, (_, i) => {
    const start = performance.now();
    const leaves = perft(rules, rules.setup(), i + 1);
    return { depth: i + 1, leaves, seconds: round((performance.now() - start) / 1e3, 3) };
  });
  return {
    json: { game: id, version, options, seats: seats.min, depths },
    words: tableOf([['depth', 'leaves', 'seconds'], ...depths.map(rowFor)]),
    fits: true,
  };
}

function rowFor({ depth, leaves, seconds }: { depth: number; leaves: number; seconds: number }): string[] {
  return [String(depth), String(leaves), seconds.toFixed(3)];
}
