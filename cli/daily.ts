import type { Command } from 'commander';
import { type DailyRun, PAR_BOT, playDaily } from '../bots/daily.ts';
import { dailyNumberAt, dailyOpening, dailyStart, hasDaily } from '../games/daily.ts';
import { GAMES } from '../games/index.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { LAST_DAILY } from '../kernel/manifest.ts';
import type { Opening } from '../kernel/match.ts';
import { writeText } from '../kernel/options.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readGame, readWhole } from './input.ts';
import { readBot } from './simulate.ts';

interface Flags {
  readonly number?: string;
  /** True where no bot is named: the one that sets the par. */
  readonly bot?: string | true;
  readonly json?: boolean;
}

export function addDaily(program: Command): void {
  program
    .command('daily')
    .description('tell the deal of a day, the same for everybody, and let a bot play it')
    .argument('<game>', 'the id of a game that one can play alone')
    .option('--number <number>', 'which one; that of today by UTC otherwise')
    .option('--bot [bot]', `let a bot play it once, by the names that \`games\` lists; ${PAR_BOT} sets the par`)
    .option('--json', 'for programs')
    .addHelpText('after', '\nExample: oubliette daily donjonz --number 12 --bot')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags, Date.now()), flags));
}

export function answerFor(id: string, { number: text, bot }: Flags, now: number): CommandAnswer | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const number = text === undefined ? dailyNumberAt(now) : readWhole('--number', text, { least: 1, most: LAST_DAILY });
  if (isComplaint(number)) return number;
  const opening = dailyOpening(game, number);
  if (!opening) return complain(whyNone(game, number));
  if (bot === undefined) return answerWith(opening, number);
  const player = readBot(game, bot === true ? PAR_BOT : bot);
  return isComplaint(player) ? player : answerWith(opening, number, playDaily(game, number, player));
}

function whyNone(game: Game<Kind>, number: number): string {
  const others = GAMES.filter(hasDaily).map(({ id }) => id);
  return hasDaily(game)
    ? `There is no daily deal ${number}: number 1 was dealt on ${dateOf(1)}.`
    : `Nobody plays ${game.id} alone, so it has no daily deal; there is one of ${others.join(', ')}.`;
}

const dateOf = (number: number): string => new Date(dailyStart(number)).toISOString().slice(0, 10);

function answerWith(opening: Opening<Kind>, number: number, run?: DailyRun): CommandAnswer {
  const { game, version } = opening;
  const path = `/daily/${game}/${number}`;
  const date = dateOf(number);
  const played = run && { outcome: run.outcome, transcript: run.transcript };
  const options = Object.entries(opening.options).map(([name, value]) => `${name}=${writeText(value)}`);
  return {
    json: { game, number, date, path, opening, ...played },
    words: [
      `${game} ${version}, daily deal ${number} of ${date}`,
      `seed: ${opening.seeds[0]?.[1]}`,
      `options: ${options.join(' ')}`,
      `page: ${path}`,
      ...(run ? [`played: ${run.outcome.scores[0]} points in ${run.transcript.log.length} entries`] : []),
    ].join('\n'),
    fits: true,
  };
}
