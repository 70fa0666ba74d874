import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Which matches have changed elsewhere; 'all' when something may have been missed. */
export type Hint = readonly string[] | 'all';

/** What differs between the databases. */
export interface Engine {
  readonly database: Kysely<Schema>;
  /** Whether other processes may write to it. */
  readonly isShared: boolean;
  /** The database's clock. */
  now(): number;
  /** Tells other processes. Only a hint: they would find out by themselves. */
  tell(matches: readonly string[]): Promise<void>;
  listen(heard: (hint: Hint) => void): void;
  /** Whether a failed statement may succeed when it is tried again. */
  isPassing(error: unknown): boolean;
  close(): Promise<void>;
}
