import { type Kysely, sql } from 'kysely';
import type { StepKey, Write } from './engine.ts';
import type { Schema } from './schema.ts';

/** The writes travel as one text: the statements stay the same however many there are. */
export function storeInSqlite(database: Kysely<Schema>, writes: readonly Write[]): Promise<readonly StepKey[]> {
  return database.transaction().execute(async transaction => {
    const steps = JSON.stringify(writes.map(({ step }) => step));
    const { rows } = await sql<StepKey>`
      insert into step (match, seq, kind, "by", client, at, body, version, hash)
      select value ->> 'match', value ->> 'seq', value ->> 'kind', value ->> 'by', value ->> 'client', value ->> 'at',
        value ->> 'body', value ->> 'version', value ->> 'hash'
      from json_each(${steps}) where true
      on conflict do nothing
      returning match, seq, client`.execute(transaction);
    const keys = new Set(rows.map(({ match, seq, client }) => `${match}/${seq}/${client}`));
    const stored = writes.filter(({ step }) => keys.has(`${step.match}/${step.seq}/${step.client}`));
    await storeAround(transaction, stored);
    return rows;
  });
}

async function storeAround(database: Kysely<Schema>, writes: readonly Write[]): Promise<void> {
  const standings = JSON.stringify(writes.map(({ standing }) => standing));
  await sql`
    insert into standing (match, phase, listed, about, changed, due, kept)
    select value ->> 'match', value ->> 'phase', value ->> 'listed', value ->> 'about', value ->> 'changed',
      value ->> 'due', value ->> 'kept'
    from json_each(${standings}) where true
    on conflict (match) do update set phase = excluded.phase, about = excluded.about, changed = excluded.changed,
      due = excluded.due, kept = excluded.kept`.execute(database);
  const sittings = writes.flatMap(({ step: { match }, person }) => (person === undefined ? [] : [{ match, person }]));
  if (sittings.length > 0)
    await database
      .insertInto('sitting')
      .values(sittings)
      .onConflict(conflict => conflict.doNothing())
      .execute();
}
