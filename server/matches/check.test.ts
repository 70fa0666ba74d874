import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { Listener, openPlace, type Place, shelf } from '../tests/place.ts';
import { actAnyhow, seatPeople } from '../tests/sitting.ts';
import type { Engine, Purpose } from '../storage/engine.ts';
import { openEngine } from '../storage/open.ts';
import { check, mend } from './check.ts';

const { kinds } = useDatabases();

describe.each(kinds)('on %s', (_name, empty) => {
  let env: Record<string, string>;
  let place: Place;

  beforeEach(async () => {
    env = await empty();
    place = await openPlace({ env });
  });

  afterEach(() => place.close());

  const checked = (match?: string) => check({ storage: place.storage, shelf }, match);

  /** Two at a table who have played a few turns, and the number of steps that were stored then. */
  async function played(turns = 4) {
    const sitting = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
    const { room, listeners } = sitting;
    for (let turn = 0; turn < turns; turn++) await actAnyhow(room, listeners[room.fold.waiting[0] ?? 0]!);
    return { ...sitting, steps: (await place.storage.steps(sitting.id)).length };
  }

  async function engineFor(purpose: Purpose): Promise<Engine> {
    const engine = await openEngine(env, purpose);
    if ('unopened' in engine) throw new Error(engine.unopened);
    return engine;
  }

  /** Changes what is stored behind the server's back. */
  async function tamper(change: (database: Engine['database']) => Promise<unknown>): Promise<void> {
    const engine = await engineFor('visit');
    await change(engine.database);
    await engine.close();
  }

  test('all chains are walked, and none is found that is whole', async () => {
    const [one, other] = [await played(), await played(6)];
    expect(await checked()).toEqual({ matches: 2, steps: one.steps + other.steps, damaged: [] });
    expect(await checked(one.id)).toEqual({ matches: 1, steps: one.steps, damaged: [] });
    expect(await checked('nosuchone2')).toEqual({ matches: 0, steps: 0, damaged: [] });
  });

  test('a step that was changed, one that is missing and what cannot be tried are told apart', async () => {
    const [changed, missing, strange, whole] = [await played(), await played(), await played(), await played()];
    await tamper(async tables => {
      await tables.updateTable('step').set({ at: 7 }).where('match', '=', changed.id).where('seq', '=', 3).execute();
      await tables.deleteFrom('step').where('match', '=', missing.id).where('seq', '=', 2).execute();
      await tables.updateTable('match').set({ game: 'chess' }).where('id', '=', strange.id).execute();
    });
    const { matches, damaged } = await checked();
    expect(matches).toBe(4);
    const found = new Map(damaged.map(each => [each.match, each]));
    expect(found.get(changed.id)).toMatchObject({ step: 3, steps: changed.steps, why: expect.stringMatching(/hash/) });
    expect(found.get(missing.id)).toMatchObject({ step: 2, steps: missing.steps - 1, why: 'It is missing.' });
    expect(found.get(strange.id)).toMatchObject({ step: null, why: 'Nobody here knows the game chess.' });
    expect(found.has(whole.id)).toBe(false);
  });

  test('a step and a head that cannot even be read are told, beside the others', async () => {
    const [torn, headless, whole] = [await played(), await played(), await played()];
    await tamper(async tables => {
      const seats = tables.updateTable('step').set({ body: '{"kind":"sea' }).where('match', '=', torn.id);
      await seats.where('seq', '=', 0).execute();
      await tables.updateTable('match').set({ head: '{"sess' }).where('id', '=', headless.id).execute();
    });
    const { matches, damaged } = await checked();
    expect(matches).toBe(3);
    const found = new Map(damaged.map(each => [each.match, each]));
    expect(found.get(torn.id)).toMatchObject({ step: 0, why: expect.stringMatching(/JSON/) });
    expect(found.get(headless.id)).toMatchObject({ step: null, why: expect.stringMatching(/created with/) });
    expect(found.has(whole.id)).toBe(false);
  });

  test('a match that nobody here folds is left alone, and the others are mended', async () => {
    const [other, changed] = [await played(), await played()];
    await place.rooms.close();
    await tamper(async tables => {
      const [row] = await tables.selectFrom('match').select('head').where('id', '=', other.id).execute();
      const head = JSON.stringify({ ...JSON.parse(row?.head ?? '{}'), session: 99 });
      await tables.updateTable('match').set({ head }).where('id', '=', other.id).execute();
      await tables.updateTable('step').set({ at: 7 }).where('match', '=', changed.id).where('seq', '=', 3).execute();
    });
    const { damaged } = await checked();
    for (const each of damaged) await mend({ storage: place.storage, shelf }, each);
    expect((await checked()).damaged).toMatchObject([{ match: other.id, step: null, steps: other.steps }]);
  });

  test('steps of a match that nobody knows are told', async () => {
    const { id, steps } = await played();
    await tamper(tables => tables.deleteFrom('match').where('id', '=', id).execute());
    expect((await checked()).damaged).toEqual([
      { match: id, steps, step: null, why: 'What it was created with is missing.' },
    ]);
  });

  test('a match is cut back to its last whole step, and played on from there', async () => {
    const { id, people, steps, room } = await played();
    const before = (await place.storage.steps(id)).slice(0, 3);
    await place.rooms.close();
    await tamper(tables =>
      tables.updateTable('step').set({ at: 7 }).where('match', '=', id).where('seq', '=', 3).execute(),
    );
    const { damaged } = await checked();
    expect(damaged).toMatchObject([{ match: id, step: 3, steps }]);
    for (const each of damaged) await mend({ storage: place.storage, shelf }, each);
    expect(await place.storage.steps(id)).toEqual(before);
    expect(await checked()).toMatchObject({ damaged: [] });
    expect(await place.storage.latest()).toMatchObject([{ match: id, phase: 'playing' }]);
    const again = await place.room(id);
    expect(again).not.toBe(room);
    const seat = again.fold.waiting[0] ?? 0;
    const listener = new Listener(
      people.find(person => person.id === again.fold.chairs[seat]?.person),
      seat,
    );
    await again.enter(listener);
    await actAnyhow(again, listener);
    expect(listener.messages.at(-1)).toMatchObject({ type: 'done' });
    expect(await checked()).toMatchObject({ steps: 4, damaged: [] });
  });

  test('whoever mends is alone: not while a server is at work', async () => {
    await played();
    const mends = () =>
      engineFor('mend').then(
        engine => engine.close(),
        (error: unknown) => error,
      );
    await expect.poll(mends).toMatchObject({ message: expect.stringMatching(/stop/) });
    await place.rooms.close();
    await place.storage.close();
    expect(await mends()).toBeUndefined();
    place = await openPlace({ env });
  });
});
