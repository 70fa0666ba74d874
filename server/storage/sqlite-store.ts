import { type Kysely, sql } from 'kysely';
import type { StepKey, Write } from './engine.ts';
import type { Schema } from './schema.ts';

/** The writes travel as one text: the statements stay the same however many there are. */
export function storeInSqlite(database: Kysely<Schema>, writes: readonly Write[]): Promise<readonly StepKey[]> {
  return database.transaction().execute(async transaction => {
    const stored = await storeSteps(transaction, writes);
    await storeAround(transaction, stored);
    return stored.map(({ step }) => step);
  });
}

/** The writes whose steps are stored now. Nothing ever deletes a step, so those have the highest row ids. */
async function storeSteps(database: Kysely<Schema>, writes: readonly Write[]): Promise<readonly Write[]> {
  const steps = writes.map(({ step: { match, seq, kind, by, client, at, body, version, hash } }) => {
    return [match, seq, kind, by, client, at, body, version, hash];
  });
  const { numAffectedRows: count } = await sql`
    insert into step (match, seq, kind, "by", client, at, body, version, hash)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
      value ->> 8
    from json_each(${JSON.stringify(steps)}) where true
    on conflict do nothing`.execute(database);
  if (count === BigInt(writes.length)) return writes;
  const last = sql<StepKey>`select match, seq, client from step order by rowid desc limit ${count}`;
  const names = new Set((await last.execute(database)).rows.map(nameOf));
  return writes.filter(({ step }) => names.has(nameOf(step)));
}

const nameOf = ({ match, seq, client }: StepKey): string => `${match}/${seq}/${client}`;

async function storeAround(database: Kysely<Schema>, writes: readonly Write[]): Promise<void> {
  const standings = writes.map(({ standing: { match, phase, listed, about, changed, due, kept } }) => {
    return [match, phase, listed, about, changed, due, kept];
  });
  await sql`
    insert into standing (match, phase, listed, about, changed, due, kept)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    from json_each(${JSON.stringify(standings)}) where true
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
