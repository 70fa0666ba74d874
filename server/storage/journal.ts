import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Engine, StepKey, Write } from './engine.ts';
import type { Schema, StepRow } from './schema.ts';

/**
 * What became of a write. Lost: another step has taken its number, so it has to be judged again. Repeated: a step with
 * its client id stands there already, whatever has become of the process that wrote it.
 */
export type Written = 'stored' | 'repeated' | 'lost';

interface PendingWrite {
  readonly write: Write;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** A notification of so many matches fits into 8000 bytes. */
const BATCH = 400;
const PATIENCE_MS = 15_000;
const PAUSES_MS = [20, 50, 100, 250, 500];

/** Commits in groups: whoever comes while one group is being written goes with the next. */
export class Journal {
  readonly #engine: Engine;
  #waiting: PendingWrite[] = [];
  #flushing: Promise<void> | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Stores a step if its number and its client id are still free. Rejects when the database cannot be written to; then
   * nobody knows whether the step is stored until it is repeated.
   */
  write(write: Write): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, BATCH));
    this.#flushing = undefined;
  }

  async #commit(group: readonly PendingWrite[]): Promise<void> {
    const sorted = group.toSorted((a, b) => byKey(a.write.step, b.write.step));
    try {
      const written = await this.#persist(sorted.map(({ write }) => write));
      sorted.forEach(({ resolve }, i) => resolve(written[i] ?? 'lost'));
    } catch (error) {
      await this.#giveUp(sorted, error);
    }
  }

  /** One write that the database cannot take must not take the others with it. */
  async #giveUp(group: readonly PendingWrite[], error: unknown): Promise<void> {
    if (group.length === 1 || this.#engine.isTransient(error)) return group.forEach(({ reject }) => reject(error));
    for (const one of group) await this.#commit([one]);
  }

  async #persist(writes: readonly Write[]): Promise<Written[]> {
    const until = performance.now() + PATIENCE_MS;
    for (let attempt = 0; ; attempt++) {
      try {
        return await attemptAll(this.#engine, writes);
      } catch (error) {
        if (!this.#engine.isTransient(error) || performance.now() > until) throw error;
        await delay(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
      }
    }
  }
}

/** Sorted, for two groups that take the same keys in different orders would wait for each other. */
function byKey(a: StepRow, b: StepRow): number {
  if (a.match !== b.match) return a.match < b.match ? -1 : 1;
  return a.seq - b.seq;
}

/**
 * What an earlier attempt has stored although its answer was lost shows here as a step with the same client id and hash,
 * and counts as stored.
 */
async function attemptAll({ store, database }: Engine, writes: readonly Write[]): Promise<Written[]> {
  const keys = await store(writes);
  if (keys.length === writes.length) return writes.map(() => 'stored');
  const stored = new Set(keys.map(keyOf));
  const rest = writes.filter(({ step }) => !stored.has(keyOf(step)));
  const found = rest.length > 0 ? await lookUp(database, rest) : new Map<string, string>();
  return writes.map(({ step }) => {
    if (stored.has(keyOf(step))) return 'stored';
    const hash = found.get(`${step.match}/${step.client}`);
    return hash === undefined ? 'lost' : hash === step.hash ? 'stored' : 'repeated';
  });
}

const keyOf = ({ match, hash }: StepKey): string => `${match}/${hash}`;

async function lookUp(database: Kysely<Schema>, writes: readonly Write[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('step')
    .select(['match', 'client', 'hash'])
    .where(({ eb, or, and }) =>
      or(writes.map(({ step }) => and([eb('match', '=', step.match), eb('client', '=', step.client)]))),
    )
    .execute();
  return new Map(rows.map(({ match, client, hash }) => [`${match}/${client}`, hash]));
}
