import type { Command } from 'commander';
import { botsOf } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { type Answer, deliver } from './answer.ts';
import { tableOf } from './table.ts';

interface Listed {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its default. */
  readonly options: object;
  readonly bots: readonly string[];
}

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, their seats, their options with defaults, and who plays them')
    .option('--json', 'for programs')
    .action((flags: { json?: boolean }) => deliver(listGames(GAMES), flags));
}

export function listGames(games: readonly Game<Kind>[]): Answer {
  const listed = games.map(listedOf);
  const rows = listed.map(({ id, version, seats, options, bots }) => [
    id,
    String(version),
    seats.min === seats.max ? String(seats.min) : `${seats.min}-${seats.max}`,
    Object.entries(options)
      .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(' '),
    bots.join(' '),
  ]);
  return { json: listed, words: tableOf([['game', 'version', 'seats', 'options', 'bots'], ...rows]), fits: true };
}

function listedOf(game: Game<Kind>): Listed {
  const { id, version, seats } = game;
  const options = game.readOptions({}, seats.min);
  if (isRefusal(options)) throw new Error(`${id} refuses its own defaults`);
  return { id, version, seats, options, bots: botsOf(id).map(bot => bot.id) };
}
