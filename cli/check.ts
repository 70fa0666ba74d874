import type { Command } from 'commander';
import { GAMES, gameById, SHELVED } from '../games/index.ts';
import type { WorkFlaw, WorkFormat } from '../games/work.ts';
import { type Game, isRefusal, type Kind, type Refusal, type Typed } from '../kernel/game.ts';
import { isRecord, same } from '../kernel/plain.ts';
import { isMisfit, type Misfit, verify } from '../kernel/transcript.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';
import { isJsonFlaw, type Json, type JsonPath, readJson, type TextPosition } from './json.ts';
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

/** What stands where in a file, and which rule stands against it. */
type Wrong = TextPosition & { readonly why: string };

/**
 * What a file holds, or what is wrong with it: the first thing, and whatever else is wrong with a work. In what a work departs
 * from the content of its game is told beside either.
 */
type FileCheck = (
  | { readonly game: string; readonly holds: string }
  | (Wrong & { readonly more?: readonly Wrong[] })
) & {
  readonly departures?: readonly Wrong[];
};

function checkFile(path: string): CommandAnswer | Complaint {
  const text = readText(path);
  if (isComplaint(text)) return text;
  const verdict = checkText(text);
  const pointed = ({ line, column, why }: Wrong): string => `${path}:${line}:${column}: ${why}`;
  const wrong = 'why' in verdict ? [verdict, ...(verdict.more ?? [])].map(pointed) : [];
  const departures = (verdict.departures ?? []).map(departure =>
    pointed({ ...departure, why: `note: ${departure.why}` }),
  );
  const right = 'why' in verdict ? [] : [`${path}: ${verdict.holds} for ${verdict.game}, all right.`];
  const fits = wrong.length === 0;
  return { json: { ok: fits, ...verdict }, words: [...wrong, ...right, ...departures].join('\n'), fits };
}

export function checkText(text: string): FileCheck {
  if (!/^\s*[[{]/.test(text)) return checkContent(text);
  const json = readJson(text);
  if (isJsonFlaw(json)) return { line: json.line, column: json.column, why: `This is not JSON: ${json.flaw}.` };
  return checkRecord(json);
}

function checkRecord(json: Json): FileCheck {
  const { value } = json;
  const id = isRecord(value) ? value.game : undefined;
  const game = typeof id === 'string' ? gameById(id) : undefined;
  if (!game || !isRecord(value)) {
    const names = GAMES.map(known => `'${known.id}'`).join(', ');
    return { ...json.positionOf(['game']), why: `game must be one of ${names}.` };
  }
  return 'log' in value ? checkTranscript(game, json) : checkOptions(game, json, value);
}

function checkTranscript(game: Game<Kind>, json: Json): FileCheck {
  const answer = verify(game, json.value);
  if (!isMisfit(answer)) return { game: game.id, holds: 'a transcript' };
  if (answer.misfit === 'options') return refusedOptions(game, json, answer.refusal);
  return { ...json.positionOf(pathOf(answer)), why: whyNot(game, answer) };
}

function pathOf(misfit: Misfit<Kind>): JsonPath {
  if (misfit.entry !== undefined) return ['log', misfit.entry];
  return misfit.misfit === 'shape' ? [misfit.field] : [];
}

const FIELDS = ['game', 'version', 'seats', 'options'];

function checkOptions(game: Game<Kind>, json: Json, value: Readonly<Record<string, unknown>>): FileCheck {
  const { min, max } = game.seats;
  const stray = Object.keys(value).find(field => !FIELDS.includes(field));
  if (stray !== undefined) return { ...json.positionOf([stray]), why: `${stray} is none of ${FIELDS.join(', ')}.` };
  const { seats = min, options } = value;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    return { ...json.positionOf(['seats']), why: `seats must be ${min} to ${max}.` };
  const answer = game.readOptions(options, seats);
  return isRefusal(answer) ? refusedOptions(game, json, answer) : { game: game.id, holds: 'options' };
}

function refusedOptions(game: Game<Kind>, json: Json, refusal: Refusal): FileCheck {
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

const NO_CONTENT: FileCheck = { line: 1, column: 1, why: 'No game takes a text like this.' };

/** What a game says of a text, and how many lines of it it could read. */
interface Reading {
  readonly verdict: FileCheck;
  readonly reach: number;
}

/** Content of one's own belongs to the game that gets furthest in reading it. */
function checkContent(text: string): FileCheck {
  if (!text.includes('\n')) return NO_CONTENT;
  const readings = SHELVED.flatMap(({ game, work }) => (work ? [readWork(game, work, text)] : readTexts(game, text)));
  return readings.sort((a, b) => b.reach - a.reach)[0]?.verdict ?? NO_CONTENT;
}

/** All that the workshop would say of it, in the same order. */
function readWork(game: Game<Kind>, work: WorkFormat, text: string): Reading {
  const draft = work.read(text);
  const wrongAt = (flaw: WorkFlaw): Wrong => {
    const { line, column } = flaw.refused;
    return { line, column, why: sentenceOf(game, flaw) };
  };
  if (isRefusal(draft)) return { verdict: wrongAt(draft), reach: draft.refused.line };
  const [first, ...more] = work.flaws(draft).map(wrongAt);
  const departures = work.departures?.(draft).map(wrongAt) ?? [];
  const holds = `${/^[aeiou]/.test(work.option) ? 'an' : 'a'} ${work.option}`;
  const verdict = first ? { ...first, ...(more.length > 0 && { more }) } : { game: game.id, holds };
  return { verdict: { ...verdict, ...(departures.length > 0 && { departures }) }, reach: WHOLE };
}

const WHOLE = Number.POSITIVE_INFINITY;

/** Of a game whose works nobody draws: the options that take a whole text. */
const readTexts = (game: Game<Kind>, text: string): readonly Reading[] =>
  optionsOf(game)
    .map(option => checkAs(game, option, text))
    .filter(verdict => verdict !== undefined)
    .map(verdict => ({ verdict, reach: 'why' in verdict ? verdict.line : WHOLE }));

function optionsOf(game: Game<Kind>): string[] {
  return Object.keys(game.readOptions({}, game.seats.min));
}

/** Undefined for an option that takes no text: such a one points at no line of it. */
function checkAs(game: Game<Kind>, option: string, text: string): FileCheck | undefined {
  const answer = game.readOptions({ [option]: text }, game.seats.min);
  if (!isRefusal(answer)) return { game: game.id, holds: `a ${option}` };
  const { line, column }: Typed & Partial<TextPosition> = answer.refused;
  return line === undefined || column === undefined ? undefined : { line, column, why: sentenceOf(game, answer) };
}
