import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setImmediate } from 'node:timers/promises';
import { MATCH_STEPS } from '../../wire/limits.ts';
import type { Wish } from '../../wire/request.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS } from '../tests/place.ts';
import { actAnyhow, newClient, seatPeople, wish } from '../tests/sitting.ts';
import { phaseOf } from './fold.ts';
import { foldRows, foldRowsInTurns } from './rows.ts';
import { judge, judgeAgain, judgeJoin } from './wishes.ts';

const { kinds } = useDatabases();

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    place = await openPlace({ env: await empty() });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  const gathering = async () => {
    const ada = await place.person('Ada');
    const { id } = await place.found({ places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] }, ada);
    const [room, host] = [await place.room(id), new Listener(ada, 0)];
    await room.enter(host);
    return { id, room, host };
  };

  describe('a wish that changes nothing is answered so, and not stored', () => {
    const nothing = { type: 'failed', failure: 'nothing' };

    test('before the start', async () => {
      const { id, room, host } = await gathering();
      await room.wish(host, { type: 'fill', id: newClient(), seat: 1, bot: 'random' });
      const { length } = await place.storage.steps(id);
      const wishes = [
        { type: 'fill', seat: 1, bot: 'random' },
        { type: 'fill', seat: 2, bot: null },
        { type: 'move', seat: 0, to: 0 },
        { type: 'talk', to: 'seats' },
      ] as const;
      for (const same of wishes) {
        await room.wish(host, { id: newClient(), ...same });
        expect(host.messages.at(-1), same.type).toMatchObject(nothing);
      }
      expect(await place.storage.steps(id)).toHaveLength(length);
    });

    test('once it runs', async () => {
      const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
      const [ada, bob] = [listeners[0]!, listeners[1]!];
      const remark = newClient();
      await room.chat(bob, { type: 'chat', id: remark, text: 'Hello' });
      await wish(room, ada, { type: 'silence', remark, isSilent: false });
      expect(ada.messages.at(-1)).toMatchObject(nothing);
      for (const answer of [{ type: 'done' }, nothing]) {
        await wish(room, ada, { type: 'silence', remark, isSilent: true });
        expect(ada.messages.at(-1)).toMatchObject(answer);
      }
      for (const answer of [{ type: 'done' }, nothing]) {
        await wish(room, bob, { type: 'hand', bot: 'random' });
        expect(bob.messages.at(-1)).toMatchObject(answer);
      }
      const wished = (await place.storage.steps(id)).filter(({ client }) => client.startsWith('client-'));
      expect(wished.map(({ kind }) => kind)).toEqual(['silence', 'seat']);
    });

    test('as a word that was given already', async () => {
      const { room, listeners } = await seatPeople(place, ['Ada', 'Bob', 'Cid'], {});
      for (const listener of listeners) await actAnyhow(room, listener);
      await wish(room, listeners[0]!, { type: 'ask', id: 'please-let-me', back: 1 });
      for (const answer of [{ type: 'done' }, nothing]) {
        await wish(room, listeners[1]!, { type: 'allow', asked: 'please-let-me' });
        expect(listeners[1]!.messages.at(-1)).toMatchObject(answer);
      }
    });
  });

  describe('a match that has as many steps as may be wished for', () => {
    const full = { denied: 'too-many-steps' };
    const judged = async (more: object) => {
      const { room, listeners, people } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
      const fold = { ...room.fold, ...more };
      const action = fold.match!.rules.actions(fold.match!.state, 0)[0]!;
      const wisher = { person: people[0]!.id, isGone: () => false };
      const verdictOn = (wanted: object) =>
        judge(fold, { id: newClient(), seat: 0, decision: listeners[0]!.now.decision, ...wanted } as Wish, wisher);
      return { fold, action, verdictOn };
    };

    test('denies play, and lets people give up', async () => {
      const { action, verdictOn } = await judged({ steps: MATCH_STEPS.inAll });
      expect(verdictOn({ type: 'act', action })).toEqual(full);
      expect(verdictOn({ type: 'talk', to: 'everybody' })).toEqual(full);
      for (const type of ['resign', 'leave']) expect(verdictOn({ type })).toHaveProperty('body.kind', 'forfeit');
    });

    test('denies what arranges the table long before, and lets people play', async () => {
      const { action, verdictOn } = await judged({ arranged: MATCH_STEPS.arranging });
      for (const wanted of [
        { type: 'talk', to: 'everybody' },
        { type: 'hand', bot: 'random' },
      ])
        expect(verdictOn(wanted)).toEqual(full);
      expect(verdictOn({ type: 'act', action })).toHaveProperty('body.kind', 'act');
      expect(verdictOn({ type: 'resign' })).toHaveProperty('body.kind', 'forfeit');
    });

    test('is not reached for all by one who says yes and no for ever; the host sends them away', async () => {
      const [ada, bob, cleo] = [await place.person('Ada'), await place.person('Bob'), await place.person('Cleo')];
      const places = [{ type: 'me' as const }, { type: 'open' as const }, { type: 'open' as const }];
      const { id } = await place.found({ places, terms: { ...TERMS, begins: 'ready' } }, ada);
      const [room, guest] = [await place.room(id), new Listener(bob, 1)];
      await room.join(bob, { entropy: ENTROPY });
      for (let i = 0; i < MATCH_STEPS.arrangingEach; i++)
        await room.wish(guest, { type: 'ready', id: newClient(), seat: 1, isReady: i % 2 === 0 });
      expect(guest.messages.at(-1)).toMatchObject({ fault: 'too-many-steps' });
      expect(await room.join(cleo, { entropy: ENTROPY })).toBe(2);
      const host = new Listener(ada, 0);
      await room.wish(host, { type: 'remove', id: newClient(), seat: 1 });
      expect(host.messages.at(-1)).toMatchObject({ type: 'done' });
    });

    test('seats nobody any more', async () => {
      const { room } = await gathering();
      const fold = { ...room.fold, arranged: MATCH_STEPS.arranging };
      const sitter = { person: 'somebody', name: 'Bob', entropy: ENTROPY };
      expect(judgeJoin(fold, sitter, undefined)).toEqual(full);
      expect(judgeAgain(fold, [[1, { ...sitter, bot: null }]])).toEqual(full);
    });
  });
});

test('a table is arranged so often and no more, and opened in turns with everything else', async () => {
  const place = await openPlace();
  const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
  const ada = listeners[0]!;
  const other = { seats: 'everybody', everybody: 'seats' } as const;
  for (let i = 0; i <= MATCH_STEPS.arranging; i++)
    await room.wish(ada, { type: 'talk', id: newClient(), to: other[room.fold.moderation.talk] });
  expect(ada.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'too-many-steps' });
  const rows = await place.storage.steps(id);
  expect(rows.filter(({ kind }) => kind !== 'start')).toHaveLength(MATCH_STEPS.arranging);
  const { head } = room.fold;
  const others = { turns: 0, areDone: false };
  const folding = foldRowsInTurns(head, rows).finally(() => (others.areDone = true));
  for (; !others.areDone; others.turns++) await setImmediate();
  expect(others.turns).toBeGreaterThan(5);
  const folded = await folding;
  expect(folded?.hash).toBe(foldRows(head, rows)?.hash);
  expect([folded?.fold.steps, folded?.fold.arranged]).toEqual([rows.length, MATCH_STEPS.arranging]);
  await actAnyhow(room, ada);
  expect(ada.messages.at(-1)).toMatchObject({ type: 'done' });
  await wish(room, ada, { type: 'resign' });
  expect(phaseOf(room.fold)).toBe('ended');
  await place.close();
  expect(place.faults).toEqual([]);
});
