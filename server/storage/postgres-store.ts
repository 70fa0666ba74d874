import { type Kysely, sql } from 'kysely';
import type { Engine, StepKey, Write } from './engine.ts';
import type { Schema, SummaryRow } from './schema.ts';

/**
 * One statement, and so one round trip and one commit. The writes travel as one text: the statement stays the same
 * however many there are. `channel` is told which matches have changed, and by whom.
 */
export const postgresStore =
  (database: Kysely<Schema>, { channel, name }: { readonly channel: string; readonly name: string }): Engine['store'] =>
  async writes => {
    const given = JSON.stringify(writes.map(recordOf));
    const { rows } = await sql<Stored>`
    with given as materialized (
      select * from json_to_recordset(${given}::json) as g(
        match text, seq int, kind text, "by" int, client text, at bigint, body text, version int, hash text, waiting text,
        phase text, listed int, about text, changed bigint, due bigint, kept bigint, person text)
    ), stored as (
      insert into step (match, seq, kind, "by", client, at, body, version, hash, waiting)
      select match, seq, kind, "by", client, at, body, version, hash, waiting from given order by match, seq
      on conflict do nothing
      returning match, hash
    ), stood as (
      insert into standing (match, phase, listed, about, changed, due, kept)
      select distinct on (match) match, phase, listed, about, changed, due, kept
      from given join stored using (match, hash) where phase is not null order by match, seq desc
      on conflict (match) do update set phase = excluded.phase, about = excluded.about, changed = excluded.changed,
        due = excluded.due, kept = excluded.kept
    ), sat as (
      insert into sitting (match, person)
      select distinct match, person from given join stored using (match, hash) where person is not null
      on conflict do nothing
    ), told as (
      select pg_notify(${channel}, ${name} || ' ' || string_agg(match, ' ')) from stored having count(*) > 0
    )
    select count(*)::int as stored, case when count(*) < ${writes.length}
      then json_agg(json_build_object('match', match, 'hash', hash)) end as keys
    from stored left join told on true`.execute(database);
    const [{ stored, keys } = NOTHING] = rows;
    return stored === writes.length ? writes.map(({ step }) => step) : (keys ?? []);
  };

/** Spelt out: records made by spreading would each have a shape of their own, which are slow to write. */
function recordOf({ step, summary, person }: Write): object {
  const { match, seq, kind, by, client, at, body, version, hash, waiting } = step;
  const { phase, listed, about, changed, due, kept } = summary ?? UNCHANGED;
  return {
    match,
    seq,
    kind,
    by,
    client,
    at,
    body,
    version,
    hash,
    waiting,
    phase,
    listed,
    about,
    changed,
    due,
    kept,
    person,
  };
}

const UNCHANGED: Partial<SummaryRow> = {};

/** How many writes were stored, and which ones where some were not: mostly all are. */
interface Stored {
  readonly stored: number;
  readonly keys: readonly StepKey[] | null;
}

const NOTHING: Stored = { stored: 0, keys: null };
