import { hash as digest } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SESSION_VERSION } from '../../kernel/session.ts';
import type { StepRow } from '../storage/schema.ts';
import { type Body, blankFold, type Fold, isRetaken, type MatchStep } from './fold.ts';
import { type MatchHead, nameless } from './head.ts';

const sha256 = (text: string): string => digest('sha256', text);

/** Where the chain of hashes begins: with what the match was created with. */
const firstHash = ({ id, secret, keys: _, game, ...founding }: MatchHead): string =>
  sha256(
    JSON.stringify([
      id,
      game.id,
      sha256(secret),
      founding.session,
      founding.version,
      founding.options,
      founding.created,
      ...(founding.brought ? [founding.brought] : []),
    ]),
  );

/** A step as it is stored, chained to the one before; the match has taken it. */
export function rowOf({ head, waiting }: Fold, chainEnd: ChainEnd, { by, client, at, body }: MatchStep): StepRow {
  const row = {
    match: head.id,
    seq: chainEnd.seq,
    kind: body.kind,
    by,
    client,
    at,
    body: JSON.stringify(body),
    version: head.version,
    hash: '',
    waiting: waiting.join(),
  };
  row.hash = hashOf(chainEnd.hash, row);
  return row;
}

/** How far a match has come. */
export interface ChainEnd {
  /** The number of the next step. */
  readonly seq: number;
  /** The hash of the last one. */
  readonly hash: string;
}

/**
 * Over what a match adds up from; whom it waits for follows from that. How people are called is no part of it: whoever
 * takes their name back leaves a match that still adds up.
 */
function hashOf(before: string, row: StepRow): string {
  const { match, seq, kind, by, client, at, version } = row;
  const body = kind === 'seat' ? withoutNames(row.body) : row.body;
  return sha256(JSON.stringify([before, match, seq, kind, by, client, at, body, version]));
}

function withoutNames(body: string): string {
  const { chairs, ...rest } = JSON.parse(body) as Extract<Body, { kind: 'seat' }>;
  return JSON.stringify({ ...rest, chairs: chairs.map(([seat, chair]) => [seat, nameless(chair)]) });
}

export function stepOf({ by, client, at, kind, body }: StepRow): MatchStep {
  return { by, client, at, body: { kind, ...(JSON.parse(body) as object) } as Body };
}

export const isNext = (row: StepRow, { seq, hash }: ChainEnd): boolean =>
  row.seq === seq && row.hash === hashOf(hash, row);

export interface Folded extends ChainEnd {
  readonly fold: Fold;
}

/** How far a match adds up, and why its next step does not. */
interface Damage extends ChainEnd {
  readonly why: string;
}

/** After how many steps others may have their turn. */
const STRETCH = 100;

/** The match that its steps add up to, or how far they do; pauses after every stretch of them. */
function* walking(head: MatchHead, rows: readonly StepRow[]): Generator<void, Folded | Damage> {
  const fold = blankFold(head);
  let chainEnd: ChainEnd = { seq: 0, hash: firstHash(head) };
  if (head.session !== SESSION_VERSION)
    return { ...chainEnd, why: `Nobody here folds sessions of version ${head.session}.` };
  for (const row of rows) {
    const why = flawOf(fold, row, chainEnd);
    if (why !== undefined) return { ...chainEnd, why };
    chainEnd = { seq: row.seq + 1, hash: row.hash };
    if (chainEnd.seq % STRETCH === 0) yield;
  }
  return { fold, ...chainEnd };
}

/** The match that its steps add up to, or how far they do, at one go. */
export function walk(head: MatchHead, rows: readonly StepRow[]): Folded | Damage {
  const walked = walking(head, rows);
  for (;;) {
    const { done, value } = walked.next();
    if (done) return value;
  }
}

function misfitOf(row: StepRow, chainEnd: ChainEnd): string | undefined {
  if (row.seq !== chainEnd.seq) return 'It is missing.';
  return isNext(row, chainEnd) ? undefined : 'Its hash does not fit what it holds and the step before it.';
}

/**
 * What is stored may be whole and yet not be played any more: rules that were mended may forbid it. What is not whole may
 * not even be readable.
 */
function flawOf(fold: Fold, row: StepRow, chainEnd: ChainEnd): string | undefined {
  try {
    const misfit = misfitOf(row, chainEnd);
    if (misfit !== undefined) return misfit;
    return isRetaken(fold, stepOf(row)) ? undefined : 'It breaks the rules, or its dice are not those of the match.';
  } catch (error) {
    return `It cannot be played: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** The match that its steps add up to; undefined when one is missing or is not what was stored. */
export function foldRows(head: MatchHead, rows: readonly StepRow[]): Folded | undefined {
  const walked = walk(head, rows);
  return 'why' in walked ? undefined : walked;
}

/** The same, while the server goes on with everything else. */
export async function foldRowsInTurns(head: MatchHead, rows: readonly StepRow[]): Promise<Folded | undefined> {
  const walked = walking(head, rows);
  for (;;) {
    const { done, value } = walked.next();
    if (done) return 'why' in value ? undefined : value;
    await setImmediate();
  }
}
