import type { Command } from 'commander';
import type { Bot, BotSeat, Decide } from '../bots/index.ts';
import type { Kind } from '../kernel/game.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { type Complaint, isComplaint } from './complaint.ts';
import { type Contest, evenShare, playDeal, type Strength, strengthOf, type Stronger, strongerOf } from './contest.ts';
import { readGame, readOptions, readWhole } from './input.ts';
import { readBot } from './simulate.ts';
import { round } from './statistics.ts';
import { tableOf } from './table.ts';

interface Flags {
  readonly a: string;
  readonly b: string;
  readonly seats?: string;
  readonly set?: readonly string[];
  readonly deals: string;
  readonly edge: string;
  readonly seed: string;
  readonly json?: boolean;
}

const MOST_DEALS = 1_000_000;

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('let two bots play the same deals until it is plain which is better')
    .argument('<game>', 'the id of a game')
    .requiredOption('--a <bot>', 'one bot')
    .requiredOption('--b <bot>', 'the other, in all other seats')
    .option('--seats <number>', 'how many sit at the table; else two, or one where one plays alone')
    .option('--deals <number>', 'give up after so many deals', '1000')
    .option('--edge <percent>', 'the least difference that matters', '5')
    .option('--seed <text>', 'the same text gives the same deals; a number counts on from there', 'arena')
    .option('--set <key=value...>', 'options of the game, as for simulate')
    .option('--json', 'for programs')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags), flags));
}

interface Bout {
  readonly contest: Contest;
  readonly deals: number;
  readonly edge: number;
}

function answerFor(id: string, flags: Flags): CommandAnswer | Complaint {
  const bout = readBout(id, flags);
  if (isComplaint(bout)) return bout;
  const live = process.stderr.isTTY ? (text: string) => process.stderr.write(`\r${text}`) : () => undefined;
  const fought = fight(bout, strength => live(lineOf(strength)));
  live('\n');
  return answerWith(bout, fought);
}

export function readBout(id: string, flags: Omit<Flags, 'json'>): Bout | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const { min, max } = game.seats;
  const usual = String(Math.min(max, Math.max(min, 2)));
  const seats = readWhole('--seats', flags.seats ?? usual, { least: min, most: max });
  if (isComplaint(seats)) return seats;
  const deals = readWhole('--deals', flags.deals, { least: 1, most: MOST_DEALS });
  if (isComplaint(deals)) return deals;
  const edge = readWhole('--edge', flags.edge, { least: 1, most: 50 });
  if (isComplaint(edge)) return edge;
  const options = readOptions(game, seats, flags.set ?? []);
  if (isComplaint(options)) return options;
  const [a, b] = [readBot(game, flags.a), readBot(game, flags.b)];
  if (isComplaint(a)) return a;
  if (isComplaint(b)) return b;
  const contest = { game, options, seats, a, b, seed: flags.seed };
  return { contest, deals, edge: edge / 100 };
}

export interface Fought {
  readonly strength: Strength;
  readonly verdict: Stronger;
  /** Milliseconds a decision, of the one bot and of the other. */
  readonly thinking: readonly [number, number];
}

/** Deal after deal, until it is plain who is better or there are no more deals to play. */
export function fight({ contest, deals, edge }: Bout, heard: (strength: Strength) => void): Fought {
  const [a, b] = [timed(contest.a), timed(contest.b)];
  const shares: number[] = [];
  for (;;) {
    shares.push(playDeal({ ...contest, a: a.bot, b: b.bot }, shares.length));
    const strength = strengthOf(shares, evenShare(contest), edge);
    const verdict = strongerOf(strength);
    heard(strength);
    if (verdict !== 'open' || shares.length === deals) return { strength, verdict, thinking: [a.pace(), b.pace()] };
  }
}

/** A bot by the watch. */
function timed(bot: Bot<Kind>): { readonly bot: Bot<Kind>; readonly pace: () => number } {
  let [spent, decisions] = [0, 0];
  const sit = (seat: BotSeat<Kind>): Decide<Kind> => {
    const decide = bot.sit(seat);
    return view => {
      const start = performance.now();
      const action = decide(view);
      spent += performance.now() - start;
      decisions++;
      return action;
    };
  };
  return { bot: { id: bot.id, sit }, pace: () => spent / Math.max(1, decisions) };
}

const percent = (part: number): string => (100 * part).toFixed(1);

const lineOf = ({ deals, share, margin, evidence }: Strength): string =>
  `${deals} deals, ${percent(share)} ± ${percent(margin)} %, evidence ${evidence.toFixed(2)}   `;

function answerWith({ contest, edge }: Bout, { strength, verdict, thinking }: Fought): CommandAnswer {
  const { game, options, seats, a, b, seed } = contest;
  const { deals, share, margin, even, evidence } = strength;
  const rows = [a, b].map((bot, i) => [
    bot.id,
    i === 0 ? percent(share) : '',
    i === 0 ? percent(margin) : '',
    (thinking[i] ?? 0).toFixed(2),
  ]);
  return {
    json: {
      game: game.id,
      version: game.version,
      options,
      seats,
      a: a.id,
      b: b.id,
      seed,
      edge,
      deals,
      share: round(share, 4),
      margin: round(margin, 4),
      even: round(even, 4),
      evidence: round(evidence, 3),
      verdict,
      milliseconds: thinking.map(each => round(each, 3)),
    },
    words: [
      `${game.id} ${game.version}, ${seats === 1 ? 'alone' : `${seats} seats`}, seed '${seed}', ${deals} deals with each in every seat`,
      tableOf([['bot', 'share %', '±', 'ms a decision'], ...rows]),
      `${VERDICTS[verdict](a.id, b.id)} Even would be ${percent(even)} %; the difference looked for is ${percent(edge)} points.`,
    ].join('\n\n'),
    fits: true,
  };
}

const VERDICTS: Readonly<Record<Stronger, (a: string, b: string) => string>> = {
  a: a => `${a} is better.`,
  b: (_a, b) => `${b} is better.`,
  open: () => 'It is not plain who is better.',
};
