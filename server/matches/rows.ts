import { hash as digest } from 'node:crypto';
import type { StepRow } from '../storage/schema.ts';
import { type Body, blankFold, type Fold, type Step, take } from './fold.ts';
import type { Head } from './head.ts';

const sha256 = (text: string): string => digest('sha256', text);

/** Where the chain of hashes begins: with what the match was created with. */
export const firstHash = ({ id, secret, keys: _, game, ...founding }: Head): string =>
  sha256(JSON.stringify([id, game.id, sha256(secret), founding.version, founding.options, founding.created]));

/** A step as it is stored, chained to the one before; the match has taken it. */
export function rowOf({ head, waiting }: Fold, place: Place, { by, client, at, body }: Step): StepRow {
  const row = {
    match: head.id,
    seq: place.seq,
    kind: body.kind,
    by,
    client,
    at,
    body: JSON.stringify(body),
    version: head.version,
    hash: '',
    waiting: waiting.join(),
  };
  row.hash = hashOf(place.hash, row);
  return row;
}

/** How far a match has come. */
export interface Place {
  /** The number of the next step. */
  readonly seq: number;
  /** The hash of the last one. */
  readonly hash: string;
}

/** Over what a match adds up from; whom it waits for follows from that. */
function hashOf(before: string, row: StepRow): string {
  const { match, seq, kind, by, client, at, body, version } = row;
  return sha256(JSON.stringify([before, match, seq, kind, by, client, at, body, version]));
}

export function stepOf({ by, client, at, kind, body }: StepRow): Step {
  return { by, client, at, body: { kind, ...(JSON.parse(body) as object) } as Body };
}

export const isNext = (row: StepRow, { seq, hash }: Place): boolean =>
  row.seq === seq && row.hash === hashOf(hash, row);

export interface Folded extends Place {
  readonly fold: Fold;
}

/** The match that its steps add up to; undefined when one is missing or is not what was stored. */
export function foldRows(head: Head, rows: readonly StepRow[]): Folded | undefined {
  const fold = blankFold(head);
  let place: Place = { seq: 0, hash: firstHash(head) };
  for (const row of rows) {
    if (!isNext(row, place)) return undefined;
    take(fold, stepOf(row));
    place = { seq: row.seq + 1, hash: row.hash };
  }
  return { fold, ...place };
}
