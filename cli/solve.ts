import type { Command } from 'commander';
import type { Review } from '../bots/coach.ts';
import { loadMinds } from '../bots/load.ts';
import type { Content, Options, State } from '../games/donjonz/index.ts';
import { type GameId, isGameId } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';
import { readGame, readOptions } from './input.ts';
import { isLayout, readLayout, writeLayout } from './layout.ts';
import { whyNot } from './misfit.ts';
import { gameOf, jsonIn } from './replay.ts';

export function addSolve(program: Command): void {
  program
    .command('solve')
    .description('find the best way to go on from a laid dungeon, and prove it')
    .argument('<file>', 'a transcript in JSON, walked or only laid, or a layout')
    .option('--set <key=value...>', 'options of the game, for a layout')
    .option('--json', 'for programs')
    .action(async (file: string, flags: SolveFlags & { json?: boolean }) =>
      deliver(await solveFile(file, flags), flags),
    );
}

export interface SolveFlags {
  readonly set?: readonly string[];
}

async function solveFile(path: string, flags: SolveFlags): Promise<CommandAnswer | Complaint> {
  const text = readText(path);
  if (isComplaint(text)) return text;
  if (isLayout(text)) return solveLayout(text, flags);
  if (flags.set) return complain('A transcript has options of its own: --set is for a layout.');
  const json = jsonIn(path, text);
  return isComplaint(json) ? json : solveTranscript(json.value);
}

/** A dungeon as it lies, without the match in which it was laid. */
export async function solveLayout(text: string, { set = [] }: SolveFlags): Promise<CommandAnswer | Complaint> {
  const game = readGame('donjonz');
  if (isComplaint(game)) return game;
  const options = readOptions(game, 1, set);
  if (isComplaint(options)) return options;
  const match = readLayout(options as Options, text);
  return isComplaint(match) ? match : solveMatch('donjonz', match as unknown as Solvable);
}

export async function solveTranscript(input: unknown): Promise<CommandAnswer | Complaint> {
  const game = gameOf(input);
  if (!game || !isGameId(game.id)) return complain('This is not a transcript of a game that is known here.');
  const verified = verify(game, input);
  if (isMisfit(verified)) return complain(`The transcript does not fit. ${whyNot(game, verified)}`);
  return solveMatch(game.id, verified.match);
}

type Solvable = Pick<Match<Kind>, 'rules' | 'state' | 'log'>;

async function solveMatch(id: GameId, match: Solvable): Promise<CommandAnswer | Complaint> {
  const { coach } = await loadMinds(id);
  if (!coach.review) return complain(`Nobody here can solve ${id}.`);
  const start = performance.now();
  const review = coach.review(positionIn(match), () => undefined);
  if (!review) return complain('The map of this match is not laid yet: there is nothing to solve.');
  return answerWith(review, match, (performance.now() - start) / 1000);
}

const positionIn = ({ rules, state, log }: Solvable) => ({ rules, seat: 0, view: rules.view(state, 0), log });

function answerWith({ score, bound, actions }: Review<Kind>, match: Solvable, seconds: number): CommandAnswer {
  const { rules, state } = match;
  const isProved = bound <= score;
  const played = rules.outcome(state)?.scores[0];
  const found = isProved
    ? `${score} is the best there is: proved`
    : `${score} is the best that was found; none exceeds ${bound}`;
  return {
    json: { score, proved: isProved, bound, walk: actions, played: played ?? null, seconds, layout: layoutOf(match) },
    words: `${found}, in ${seconds.toFixed(2)} s.${played === undefined ? '' : ` This match made ${played}.`}`,
    fits: true,
  };
}

/** Only dungeons of DonjonZ are solved. */
const layoutOf = ({ rules, state }: Solvable): string =>
  writeLayout(rules.content as Content, (state as unknown as State).laid);
