import type { Command } from 'commander';
import type { Review } from '../bots/coach.ts';
import { loadMinds } from '../bots/load.ts';
import { isGameId } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { whyNot } from './misfit.ts';
import { gameOf, readTranscript } from './replay.ts';

export function addSolve(program: Command): void {
  program
    .command('solve')
    .description('find the best way to go on from a laid dungeon, and prove it')
    .argument('<file>', 'a transcript in JSON, walked or only laid')
    .option('--json', 'for programs')
    .action(async (file: string, flags: { json?: boolean }) => deliver(await solveFile(file), flags));
}

async function solveFile(path: string): Promise<CommandAnswer | Complaint> {
  const read = readTranscript(path);
  return isComplaint(read) ? read : solveTranscript(read.value);
}

export async function solveTranscript(input: unknown): Promise<CommandAnswer | Complaint> {
  const game = gameOf(input);
  if (!game || !isGameId(game.id)) return complain('This is not a transcript of a game that is known here.');
  const verified = verify(game, input);
  if (isMisfit(verified)) return complain(`The transcript does not fit. ${whyNot(game, verified)}`);
  const { coach } = await loadMinds(game.id);
  if (!coach.review) return complain(`Nobody here can solve ${game.id}.`);
  const start = performance.now();
  const review = coach.review(positionIn(verified.match), () => undefined);
  if (!review) return complain('The map of this match is not laid yet: there is nothing to solve.');
  return answerWith(review, verified.match, (performance.now() - start) / 1000);
}

const positionIn = ({ rules, state, log }: Match<Kind>) => ({ rules, seat: 0, view: rules.view(state, 0), log });

function answerWith(
  { score, bound, actions }: Review<Kind>,
  { rules, state }: Match<Kind>,
  seconds: number,
): CommandAnswer {
  const isProved = bound <= score;
  const played = rules.outcome(state)?.scores[0];
  const found = isProved
    ? `${score} is the best there is: proved`
    : `${score} is the best that was found; none exceeds ${bound}`;
  return {
    json: { score, proved: isProved, bound, walk: actions, played: played ?? null, seconds },
    words: `${found}, in ${seconds.toFixed(2)} s.${played === undefined ? '' : ` This match made ${played}.`}`,
    fits: true,
  };
}
