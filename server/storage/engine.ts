import type { Kysely } from 'kysely';
import type { Schema, SummaryRow, StepRow } from './schema.ts';

/** Which matches have changed elsewhere; 'all' when something may have been missed. */
export type Hint = readonly string[] | 'all';

/** A step and what it changes around it; all of it is stored, or nothing. */
export interface Write {
  readonly step: StepRow;
  /** How the match stands then; undefined where the step has changed nothing of it. */
  readonly summary: SummaryRow | undefined;
  /** Who has sat down by it. */
  readonly person?: string | undefined;
}

/** Tells one row from all others. Two writers may share number and client id; a hash is over everything in the row. */
export type StepKey = Pick<StepRow, 'match' | 'hash'>;

/** What a database is opened for. */
export type Purpose = 'serve' | 'visit' | 'mend';

/** What differs between the databases. */
export interface Engine {
  readonly database: Kysely<Schema>;
  /** Whether other processes may write to it. */
  readonly isShared: boolean;
  /** The database's clock. It goes on evenly: a time of day that is set does not move it. */
  now(): number;
  /** Lets the clock go on from a moment that was stored, if that lies ahead. */
  notBefore(time: number): void;
  /**
   * Stores the writes whose number and client id are free, in the order of their keys, in one commit; the keys of those.
   * A database that is shared tells the other processes of them.
   */
  store(writes: readonly Write[]): Promise<readonly StepKey[]>;
  /** Tells other processes. Only a hint: they would find out by themselves. */
  tell(match: string): Promise<void>;
  listen(heard: (hint: Hint) => void): void;
  /** Whether a failed statement may succeed when it is tried again. */
  isTransient(error: unknown): boolean;
  close(): Promise<void>;
}
