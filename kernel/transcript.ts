import { isSeed, stateHash } from './chance.ts';
import { CHANCE, type Emit, type Game, isRefusal, type Kind, type Outcome, type Refusal, type Seat } from './game.ts';
import {
  accept,
  append,
  type Entry,
  type Match,
  type Opening,
  pickOf,
  seedAt,
  type Transcript,
  unplayed,
} from './match.ts';
import { isRecord, same } from './plain.ts';

/** Plays a transcript that is known to be sound. Seeds play no part: chance's picks stand in the log. */
export function replay<K extends Kind>(game: Game<K>, transcript: Transcript<K>, emit?: Emit<K>): Match<K> {
  const { log, ...opening } = transcript;
  const match = unplayed(game, opening);
  for (const entry of log) append(match, entry, emit);
  return match;
}

/** The first thing in an untrusted transcript that does not fit. `entry` counts from 0 and is absent for the head. */
export type Misfit<K extends Kind> = { readonly entry?: number } & (
  | { readonly misfit: 'shape'; readonly field: string; readonly expected: string }
  | { readonly misfit: 'options'; readonly refusal: Refusal<K['reason']> }
  | { readonly misfit: 'refused'; readonly seat: Seat; readonly refusal: Refusal<K['reason']> }
  | { readonly misfit: 'chance'; readonly picked: K['action'] | undefined; readonly found: unknown }
  | { readonly misfit: 'missing-chance' }
);

export interface Verified<K extends Kind> {
  readonly match: Match<K>;
  readonly hash: string;
  readonly outcome: Outcome | undefined;
}

/** Plays an untrusted transcript, checking every entry against the rules and every pick of chance against its seed. */
export function verify<K extends Kind>(game: Game<K>, input: unknown): Verified<K> | Misfit<K> {
  const head = readHead(game, input);
  if (isMisfit(head)) return head;
  const match = unplayed(game, head.opening);
  for (const [index, found] of head.log.entries()) {
    const entry = checkEntry(match, found);
    if (isMisfit(entry)) return { ...entry, entry: index };
    append(match, entry);
  }
  if (match.rules.active(match.state)[0] === CHANCE && seedAt(match.start.seeds, match.log.length) !== null)
    return { misfit: 'missing-chance', entry: match.log.length };
  return { match, hash: stateHash(match.state), outcome: match.rules.outcome(match.state) };
}

export function isMisfit<K extends Kind>(answer: object | Misfit<K>): answer is Misfit<K> {
  return 'misfit' in answer;
}

function checkEntry<K extends Kind>(match: Match<K>, found: unknown): Entry<K> | Misfit<K> {
  if (!isEntry(found)) return { misfit: 'shape', field: 'log', expected: 'a pair of a seat and an action' };
  const [seat, input] = found;
  if (seat === CHANCE) return checkChance(match, input);
  const action = accept(match.rules, match.state, seat, input);
  return isRefusal(action) ? { misfit: 'refused', seat, refusal: action } : [seat, action];
}

function checkChance<K extends Kind>({ rules, state, log, start }: Match<K>, input: unknown): Entry<K> | Misfit<K> {
  if (rules.active(state)[0] !== CHANCE) return { misfit: 'chance', picked: undefined, found: input };
  const seed = seedAt(start.seeds, log.length);
  if (seed === null) {
    const typed = accept(rules, state, CHANCE, input);
    return isRefusal(typed) ? { misfit: 'refused', seat: CHANCE, refusal: typed } : [CHANCE, typed];
  }
  const picked = pickOf(rules, state, seed, log.filter(([seat]) => seat === CHANCE).length);
  return same(picked, input) ? [CHANCE, picked] : { misfit: 'chance', picked, found: input };
}

function isEntry(value: unknown): value is readonly [Seat, unknown] {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]);
}

interface TranscriptHead<K extends Kind> {
  readonly opening: Opening<K>;
  readonly log: readonly unknown[];
}

function readHead<K extends Kind>(game: Game<K>, input: unknown): TranscriptHead<K> | Misfit<K> {
  const field = isRecord(input) ? HEAD.find(([name, , fits]) => !fits(input[name], game)) : undefined;
  if (field) return { misfit: 'shape', field: field[0], expected: field[1](game) };
  if (!isRecord(input)) return { misfit: 'shape', field: 'transcript', expected: 'a record' };
  const { version, seats, seeds, log, proof } = input as unknown as Transcript<K>;
  const options = game.readOptions(input.options, seats);
  if (isRefusal(options)) return { misfit: 'options', refusal: options };
  return { opening: { game: game.id, version, seats, options, seeds, ...(proof && { proof }) }, log };
}

type Described = Pick<Game<Kind>, 'id' | 'version' | 'seats'>;
type Field = readonly [
  name: string,
  expected: (game: Described) => string,
  fits: (value: unknown, game: Described) => boolean,
];

const HEAD: readonly Field[] = [
  ['game', game => `'${game.id}'`, (value, game) => value === game.id],
  ['version', game => `1 to ${game.version}`, (value, game) => isBetween(value, 1, game.version)],
  [
    'seats',
    ({ seats }) => `${seats.min} to ${seats.max}`,
    (value, { seats }) => isBetween(value, seats.min, seats.max),
  ],
  ['seeds', () => 'pairs of a log index and a seed in hex or null, the first from 0, rising', areSeeds],
  ['proof', () => 'a commitment, a secret and the entropies, or nothing', isProofOrAbsent],
  ['log', () => 'a list of entries', value => Array.isArray(value)],
];

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function areSeeds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (change: unknown, i) =>
      Array.isArray(change) &&
      change.length === 2 &&
      (i === 0 ? change[0] === 0 : isBetween(change[0], value[i - 1][0] + 1, Number.MAX_SAFE_INTEGER)) &&
      (change[1] === null || isSeed(change[1])),
  );
}

function isProofOrAbsent(value: unknown): boolean {
  if (value === undefined) return true;
  return isRecord(value) && isSeed(value.commitment) && isSeed(value.secret) && isTexts(value.entropy);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
