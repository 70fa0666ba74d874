import type { Command } from 'commander';
import { botsOf } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import type { Manifest } from '../kernel/manifest.ts';
import { expectedOf, writeText } from '../kernel/options.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { tableOf } from './table.ts';

/** What can be agreed on before a match, and which rule says so. */
interface Choice {
  readonly name: string;
  readonly type: string;
  /** As a sentence would list them. */
  readonly values: string;
  readonly rule: string;
}

interface GameEntry extends Pick<Manifest, 'id' | 'title' | 'minutes' | 'seats'> {
  readonly version: number;
  /** Every option with its usual value. */
  readonly options: object;
  readonly choices: readonly Choice[];
  readonly bots: readonly string[];
}

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, their seats, their options with usual values, and who plays them')
    .option('--json', 'for programs')
    .action((flags: { json?: boolean }) => deliver(listGames(GAMES), flags));
}

function listGames(games: readonly Game<Kind>[]): CommandAnswer {
  const listed = games.map(listedOf);
  const rows = listed.map(({ id, version, seats, options, bots }) => [
    id,
    String(version),
    seats.min === seats.max ? String(seats.min) : `${seats.min}-${seats.max}`,
    Object.entries(options)
      .map(([key, value]) => `${key}=${writeText(value)}`)
      .join(' '),
    bots.join(' '),
  ]);
  return { json: listed, words: tableOf([['game', 'version', 'seats', 'options', 'bots'], ...rows]), fits: true };
}

function listedOf(game: Game<Kind>): GameEntry {
  const { id, title, minutes, version, seats } = game;
  const options = game.readOptions({}, seats.min);
  if (isRefusal(options)) throw new Error(`${id} refuses its own usual options`);
  const choices = game.options.map(option => {
    const { name, type, rule } = option;
    return { name, type, values: expectedOf(option, seats.max), rule };
  });
  return { id, title, minutes, version, seats, options, choices, bots: botsOf(id).map(bot => bot.id) };
}
