import type { Command } from 'commander';
import { GAMES, gameById } from '../games/index.ts';
import { type Game, isRefusal, type Kind, type Refusal, type Typed } from '../kernel/game.ts';
import { isRecord, same } from '../kernel/plain.ts';
import { isMisfit, type Misfit, verify } from '../kernel/transcript.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';
import { isJsonFlaw, type Json, type Path, type TextPosition, readJson } from './json.ts';
import { whyNot } from './misfit.ts';
import { sentenceOf } from './words.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('check options, a transcript or content of your own, and point at what is wrong')
    .argument('<file>', 'JSON with a game and its options, a transcript, or a text such as a deck of DonjonZ')
    .option('--json', 'for programs')
    .action((file: string, flags: { json?: boolean }) => deliver(checkFile(file), flags));
}

/** What a file holds, or the first thing wrong with it. */
type Verdict = { readonly game: string; readonly holds: string } | (TextPosition & { readonly why: string });

export function checkFile(path: string): CommandAnswer | Complaint {
  const text = readText(path);
  if (isComplaint(text)) return text;
  const verdict = checkText(text);
  if ('why' in verdict)
    return {
      json: { ok: false, ...verdict },
      words: `${path}:${verdict.line}:${verdict.column}: ${verdict.why}`,
      fits: false,
    };
  return {
    json: { ok: true, ...verdict },
    words: `${path}: ${verdict.holds} for ${verdict.game}, all right.`,
    fits: true,
  };
}

export function checkText(text: string): Verdict {
  if (!/^\s*[[{]/.test(text)) return checkContent(text);
  const json = readJson(text);
  if (isJsonFlaw(json)) return { line: json.line, column: json.column, why: `This is not JSON: ${json.flaw}.` };
  return checkRecord(json);
}

function checkRecord(json: Json): Verdict {
  const { value } = json;
  const id = isRecord(value) ? value.game : undefined;
  const game = typeof id === 'string' ? gameById(id) : undefined;
  if (!game || !isRecord(value)) {
    const names = GAMES.map(known => `'${known.id}'`).join(', ');
    return { ...json.positionOf(['game']), why: `game must be one of ${names}.` };
  }
  return 'log' in value ? checkTranscript(game, json) : checkOptions(game, json, value);
}

function checkTranscript(game: Game<Kind>, json: Json): Verdict {
  const answer = verify(game, json.value);
  if (!isMisfit(answer)) return { game: game.id, holds: 'a transcript' };
  if (answer.misfit === 'options') return refusedOptions(game, json, answer.refusal);
  return { ...json.positionOf(pathOf(answer)), why: whyNot(game, answer) };
}

function pathOf(misfit: Misfit<Kind>): Path {
  if (misfit.entry !== undefined) return ['log', misfit.entry];
  return misfit.misfit === 'shape' ? [misfit.field] : [];
}

const FIELDS = ['game', 'version', 'seats', 'options'];

function checkOptions(game: Game<Kind>, json: Json, value: Readonly<Record<string, unknown>>): Verdict {
  const { min, max } = game.seats;
  const stray = Object.keys(value).find(field => !FIELDS.includes(field));
  if (stray !== undefined) return { ...json.positionOf([stray]), why: `${stray} is none of ${FIELDS.join(', ')}.` };
  const { seats = min, options } = value;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    return { ...json.positionOf(['seats']), why: `seats must be ${min} to ${max}.` };
  const answer = game.readOptions(options, seats);
  return isRefusal(answer) ? refusedOptions(game, json, answer) : { game: game.id, holds: 'options' };
}

function refusedOptions(game: Game<Kind>, json: Json, refusal: Refusal): Verdict {
  const { seats = game.seats.min, options } = json.value as { seats?: number; options?: unknown };
  const culprit = isRecord(options)
    ? Object.keys(options).find(key => !same(game.readOptions(without(options, key), seats), refusal))
    : undefined;
  return {
    ...json.positionOf(culprit === undefined ? ['options'] : ['options', culprit]),
    why: sentenceOf(game, refusal),
  };
}

function without(options: object, key: string): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== key));
}

const NO_CONTENT: Verdict = { line: 1, column: 1, why: 'No game takes a text like this.' };

/** Content of one's own is an option that takes a whole text: the one that gets furthest in reading this one. */
function checkContent(text: string): Verdict {
  if (!text.includes('\n')) return NO_CONTENT;
  const verdicts = GAMES.flatMap(game =>
    optionsOf(game)
      .map(option => checkAs(game, option, text))
      .filter(verdict => verdict !== undefined),
  );
  return verdicts.sort((a, b) => lineOf(b) - lineOf(a))[0] ?? NO_CONTENT;
}

function optionsOf(game: Game<Kind>): string[] {
  return Object.keys(game.readOptions({}, game.seats.min));
}

/** Undefined for an option that takes no text: such a one points at no line of it. */
function checkAs(game: Game<Kind>, option: string, text: string): Verdict | undefined {
  const answer = game.readOptions({ [option]: text }, game.seats.min);
  if (!isRefusal(answer)) return { game: game.id, holds: `a ${option}` };
  const { line, column }: Typed & Partial<TextPosition> = answer.refused;
  return line === undefined || column === undefined ? undefined : { line, column, why: sentenceOf(game, answer) };
}

function lineOf(verdict: Verdict): number {
  return 'why' in verdict ? verdict.line : Number.POSITIVE_INFINITY;
}
