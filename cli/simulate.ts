import type { Command } from 'commander';
import { type Bot, botsOf } from '../bots/index.ts';
import { usualBot } from '../bots/levels.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readGame, readOptions, readWhole } from './input.ts';
import { progressOn } from './progress.ts';
import { type Plan, type Report, simulate } from './simulation.ts';
import type { Spread } from './statistics.ts';
import { tableOf } from './table.ts';

interface Flags {
  readonly set?: readonly string[];
  /** Without it the smallest table, with the usual bot in every seat. */
  readonly seats?: string;
  readonly games: string;
  readonly seed: string;
  readonly rotate?: boolean;
  readonly json?: boolean;
}

const MOST_GAMES = 1_000_000;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play many games and count what happens')
    .argument('<game>', 'the id of a game')
    .option(
      '--seats <bot,...>',
      'who sits where, by the names that `games` lists; else the usual one, as few as can play',
    )
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same text gives the same games; a number counts on from there', 'oubliette')
    .option('--set <key=value...>', "options of the game: a value in JSON, else as text, or @ and a file's name")
    .option('--rotate', 'move the bots on by one seat after every game')
    .option('--json', 'for programs')
    .addHelpText('after', '\nExample: oubliette simulate dice-and-danger --seats easy,random --games 50 --seed monday')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags), flags));
}

function answerFor(id: string, flags: Flags): CommandAnswer | Complaint {
  const plan = readPlan(id, flags);
  if (isComplaint(plan)) return plan;
  const report = simulate(plan, progressOn(process.stderr, plan.games));
  return { json: report, words: wordsFor(report), fits: true };
}

export function readPlan(id: string, flags: Flags): Plan | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const bots = flags.seats === undefined ? usualBots(game) : readBots(game, flags.seats);
  if (isComplaint(bots)) return bots;
  const games = readWhole('--games', flags.games, { least: 1, most: MOST_GAMES });
  if (isComplaint(games)) return games;
  const options = readOptions(game, bots.length, flags.set ?? []);
  if (isComplaint(options)) return options;
  return { game, options, bots, games, seed: flags.seed, rotate: flags.rotate ?? false };
}

/** The usual bot in as many seats as the game wants at least. */
function usualBots({ id, seats }: Game<Kind>): readonly Bot<Kind>[] {
  const bots = botsOf(id);
  const name = usualBot(bots.map(bot => bot.id));
  return Array.from({ length: seats.min }, () => bots.filter(bot => bot.id === name)).flat();
}

function readBots(game: Game<Kind>, list: string): readonly Bot<Kind>[] | Complaint {
  const bots = list.split(',').map(id => readBot(game, id));
  const stranger = bots.find(isComplaint);
  if (stranger) return stranger;
  const { min, max } = game.seats;
  if (bots.length < min || bots.length > max)
    return complain(`${game.id} seats ${min === max ? min : `${min} to ${max}`}, not ${bots.length}.`);
  return bots as readonly Bot<Kind>[];
}

const BUDGETED = /^(.+):([1-9]\d{0,8})$/;

/** A bot by its name, or with a budget of its own: `strong:5000` looks at 5,000 positions for an answer. */
export function readBot({ id: game }: Game<Kind>, text: string): Bot<Kind> | Complaint {
  const [, id = text, nodes] = BUDGETED.exec(text) ?? [];
  const bots = botsOf(game);
  const names = bots.map(bot => bot.id).join(', ');
  const bot = bots.find(each => each.id === id);
  if (!bot) return complain(`No bot '${id}' plays ${game}; those who do are ${names}.`);
  return nodes === undefined ? bot : { id: text, sit: seat => bot.sit({ ...seat, nodes: Number(nodes) }) };
}

const COLUMNS = ['mean', 'sd', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'] as const satisfies (keyof Spread)[];

function wordsFor(report: Report): string {
  const { game, version, games, seed, outcomes, length } = report;
  const isAlone = report.seats.length === 1;
  return [
    `${game} ${version}, ${games} games with seed '${seed}'`,
    tableOf([
      ['bot', isAlone ? 'finished' : 'won', 'share', ...COLUMNS],
      ...report.seats.map((bot, i) => rowFor(bot, i, report)),
    ]),
    isAlone
      ? `finished: runs that came to their end; lost on the way: ${outcomes.nobody}. What counts alone is the score.`
      : `shared ${outcomes.shared}, won by nobody ${outcomes.nobody}`,
    `length: p10 ${length.p10}, median ${length.median}, p90 ${length.p90}`,
    ...notesFor(report),
    `${report.actions} actions in ${report.seconds} s, ${report.gamesPerCpuSecond} games per CPU second`,
  ].join('\n\n');
}

function rowFor(bot: string, index: number, { outcomes, scores, games }: Report): string[] {
  const spread = scores[index] as Spread;
  const share = `${((100 * (outcomes.shares[index] as number)) / games).toFixed(1)} %`;
  return [bot, String(outcomes.wins[index]), share, ...COLUMNS.map(column => spread[column].toFixed(1))];
}

function notesFor({ notes, games }: Report): string[] {
  const rows = Object.entries(notes).map(([name, sum]) => [name, String(sum), (sum / games).toFixed(3)]);
  return rows.length > 0 ? [tableOf([['note', 'sum', 'per game'], ...rows])] : [];
}
