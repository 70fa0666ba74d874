import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine, StepKey, Write } from './engine.ts';
import type { Schema } from './schema.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/**
 * One commit, and one message to the thread. The writes travel as texts: statements stay the same however many there are.
 * They are materialized, for `json_each` writes a value anew wherever it is named.
 */
export const sqliteStore =
  (database: Kysely<Schema>, thread: SqliteThread): Engine['store'] =>
  async writes => {
    const statements = [insertSteps(writes), ...upsertSummaries(writes), ...insertSittings(writes)];
    const [steps] = await thread.commit(statements.map(statement => statement.compile(database)));
    return steps?.changes === writes.length ? writes.map(({ step }) => step) : storedOf(database, writes);
  };

function insertSteps(writes: readonly Write[]): RawBuilder<unknown> {
  const steps = writes.map(({ step: { match, seq, kind, by, client, at, body, version, hash, waiting } }) => {
    return [match, seq, kind, by, client, at, body, version, hash, waiting];
  });
  return sql`
    with given as materialized (select value as row from json_each(${JSON.stringify(steps)}))
    insert into step (match, seq, kind, "by", client, at, body, version, hash, waiting)
    select row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, row ->> 5, row ->> 6, row ->> 7, row ->> 8, row ->> 9
    from given where true
    on conflict do nothing`;
}

/**
 * A match stands as its newest step has left it; a step that another has forestalled is not there. That needs no looking
 * up where the statement before, which inserts the steps, has stored all of them.
 */
function upsertSummaries(writes: readonly Write[]): readonly RawBuilder<unknown>[] {
  const summaries = writes.flatMap(({ step: { match, hash }, summary }) => {
    if (!summary) return [];
    const { phase, listed, about, changed, due, kept } = summary;
    return [[match, phase, listed, about, changed, due, kept, hash]];
  });
  if (summaries.length === 0) return [];
  return [
    sql`
    with given as materialized (select value as row from json_each(${JSON.stringify(summaries)}))
    insert into standing (match, phase, listed, about, changed, due, kept)
    select row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, row ->> 5, row ->> 6
    from given
    where changes() = ${writes.length}
      or row ->> 7 = (select hash from step where match = row ->> 0 order by seq desc limit 1)
    on conflict (match) do update set phase = excluded.phase, about = excluded.about, changed = excluded.changed,
      due = excluded.due, kept = excluded.kept`,
  ];
}

function insertSittings(writes: readonly Write[]): readonly RawBuilder<unknown>[] {
  const sittings = writes.flatMap(({ step: { match, hash }, person }) =>
    person === undefined ? [] : [[match, person, hash]],
  );
  if (sittings.length === 0) return [];
  return [
    sql`
    insert into sitting (match, person) select value ->> 0, value ->> 1 from json_each(${JSON.stringify(sittings)})
    where value ->> 2 in (select hash from step where match = value ->> 0)
    on conflict do nothing`,
  ];
}

async function storedOf(database: Kysely<Schema>, writes: readonly Write[]): Promise<readonly StepKey[]> {
  const hashes = writes.map(({ step: { match, seq, hash } }) => [match, seq, hash]);
  const { rows } = await sql<StepKey>`
    select match, hash from json_each(${JSON.stringify(hashes)})
    join step on match = value ->> 0 and seq = value ->> 1 and hash = value ->> 2`.execute(database);
  return rows;
}
