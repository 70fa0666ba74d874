import type { Command } from 'commander';
import { gameById } from '../games/index.ts';
import { isRecord } from '../kernel/plain.ts';
import { proves } from '../kernel/proof.ts';
import { hasTypedIn, transcriptOf } from '../kernel/match.ts';
import { isMisfit, type Verified, verify } from '../kernel/transcript.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';
import { isJsonFlaw, readJson } from './json.ts';
import { whyNot } from './misfit.ts';
import { storyOf } from './story.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('play a transcript again and verify every entry and every roll')
    .argument('<file>', 'a transcript in JSON')
    .option('--log', 'tell the whole match, entry by entry')
    .option('--json', 'for programs')
    .action((file: string, flags: { json?: boolean; log?: boolean }) =>
      deliver(flags.log ? tellFile(file) : replayFile(file), flags),
    );
}

export function replayFile(path: string): CommandAnswer | Complaint {
  const read = readTranscript(path);
  return isComplaint(read) ? read : replayTranscript(read.value);
}

export function readTranscript(path: string): { readonly value: unknown } | Complaint {
  const text = readText(path);
  return isComplaint(text) ? text : jsonIn(path, text);
}

export function jsonIn(path: string, text: string): { readonly value: unknown } | Complaint {
  const json = readJson(text);
  return isJsonFlaw(json) ? complain(`${path}:${json.line}:${json.column} is not JSON: ${json.flaw}.`) : json;
}

function tellFile(path: string): CommandAnswer | Complaint {
  const read = readTranscript(path);
  return isComplaint(read) ? read : withStory(replayTranscript(read.value), read.value);
}

/** The answer, after the story of a transcript that fits; programs find it as a list of lines. */
export function withStory(answer: CommandAnswer, input: unknown): CommandAnswer {
  const game = gameOf(input);
  const verified = game && verify(game, input);
  if (!answer.fits || !verified || isMisfit(verified)) return answer;
  const log = storyOf(transcriptOf(verified.match));
  return { ...answer, json: { ...answer.json, log }, words: `${log.join('\n')}\n\n${answer.words}` };
}

export const gameOf = (input: unknown): Game<Kind> | undefined =>
  isRecord(input) && typeof input.game === 'string' ? gameById(input.game) : undefined;

export function replayTranscript(input: unknown): CommandAnswer {
  const game = gameOf(input);
  if (!game) return misfitAnswer(null, 'This is not a transcript of a game that is known here.');
  const answer = verify(game, input);
  if (isMisfit(answer)) return misfitAnswer(answer.entry ?? null, whyNot(game, answer));
  const { start } = answer.match;
  if (start.proof && !proves(start, start.proof)) return misfitAnswer(null, 'The seeds are not those of the proof.');
  return fitAnswer(answer);
}

function misfitAnswer(entry: number | null, why: string): CommandAnswer {
  const where = entry === null ? 'The head' : `Entry ${entry + 1}`;
  return { json: { ok: false, entry, why }, words: `${where} does not fit. ${why}`, fits: false };
}

function fitAnswer({ match, hash, outcome }: Verified<Kind>): CommandAnswer {
  const { game, log } = match;
  const end = outcome ? `ended with the score ${outcome.scores.join(', ')}` : 'has not ended';
  const { version, proof, seeds } = match.start;
  const isTyped = hasTypedIn(seeds);
  const dice = isTyped ? ' Its dice were typed in by hand.' : '';
  const words = `It fits: ${game.id} ${version}, ${log.length} entries, ${end}.${dice}\nhash ${hash}`;
  const json = { ok: true, hash, outcome: outcome ?? null, ...(isTyped && { typedIn: true }) };
  if (!proof) return { json, words, fits: true };
  return {
    json: { ...json, commitment: proof.commitment },
    words: `${words}\ncommitment ${proof.commitment}`,
    fits: true,
  };
}
