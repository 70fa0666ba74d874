import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ONLOOKER } from '../../kernel/game.ts';
import { proves } from '../../kernel/proof.ts';
import { randomFrom, choose } from '../../kernel/random.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import { type Creation, replay as replayBody } from '../../wire/http.ts';
import type { Wish } from '../../wire/request.ts';
import { act, newClient, seatPeople, wish } from '../tests/sitting.ts';
import { ENTROPY, Listener, openPlace, type Place, shelf, think, until } from '../tests/place.ts';
import { type Fold, phaseOf } from './fold.ts';
import { foldRows } from './rows.ts';
import type { Think } from './automation.ts';
import type { Room } from './room.ts';
import { replayFor } from './views.ts';
import type { Person } from '../storage/people.ts';

let place: Place;
let [ada, bob]: Person[] = [];

beforeEach(async () => {
  place = await openPlace();
  [ada, bob] = [await place.person('Ada'), await place.person('Bob')];
});

afterEach(async () => {
  await place.close();
  expect(place.faults).toEqual([]);
});

/** Two people at a table, both there. */
async function seated(more: Parameters<Place['found']>[0] = {}) {
  const { id } = await place.found(more, ada!);
  const room = await place.room(id);
  await room.join(bob!, { entropy: 'fedcba9876543210fedcba9876543210' });
  await room.settled();
  const [a, b] = [new Listener(ada, 0), new Listener(bob, 1)];
  await room.enter(a);
  await room.enter(b);
  return { id, room, a, b };
}

/** Everybody who has to decides at random until it is over, or `most` times. */
async function playOn(room: Room, listeners: readonly Listener[], most = Infinity) {
  const random = randomFrom('play');
  for (let i = 0; i < most && phaseOf(room.fold) === 'playing'; i++) {
    const seat = choose(room.fold.waiting, random);
    const { rules, state } = room.fold.match!;
    await act(room, listeners[seat]!, choose(rules.actions(state, seat), random));
  }
}

/** Rules are functions, and made anew by whoever folds. */
const plain = (fold: Fold | undefined): unknown =>
  fold && {
    ...fold,
    head: fold.head.id,
    match: fold.match && { ...fold.match, game: fold.match.game.id, rules: null },
  };

async function folded(id: string) {
  const { head } = (await place.room(id)).fold;
  return foldRows(head, await place.storage.steps(id));
}

describe('a step', () => {
  test('is stored, told to everybody who may know it, and answered last', async () => {
    const { room, a, b, id } = await seated();
    const before = (await place.storage.steps(id)).length;
    const [action] = room.fold.match!.rules.actions(room.fold.match!.state, 0);
    await act(room, a, action!);
    expect(a.messages.slice(-2).map(({ type }) => type)).toEqual(['update', 'done']);
    expect(b.messages.at(-1)).toMatchObject({ type: 'update', events: [{ type: 'sealed', seat: 0, pip: null }] });
    expect(await place.storage.steps(id)).toHaveLength(before + 1);
  });

  test('happens once, however often it is sent', async () => {
    const { room, a, id } = await seated();
    const [action] = room.fold.match!.rules.actions(room.fold.match!.state, 0);
    const same = { type: 'act', id: 'the-same-id', seat: 0, decision: a.now.decision, action } as unknown as Wish;
    await Promise.all([room.wish(a, same), room.wish(a, same)]);
    await room.wish(a, same);
    expect(a.all('done').map(each => each.id)).toEqual(['the-same-id', 'the-same-id', 'the-same-id']);
    expect((await place.storage.steps(id)).filter(({ kind }) => kind === 'act')).toHaveLength(1);
  });

  test('that answers another decision is not taken, and answered by the whole view', async () => {
    const { room, a, id } = await seated();
    const [action] = room.fold.match!.rules.actions(room.fold.match!.state, 0);
    const { now } = a;
    for (const decision of [now.decision - 1, now.decision + 1]) {
      await wish(room, a, { type: 'act', decision, action });
      expect(a.messages.slice(-2)).toEqual([
        { type: 'update', now, events: null },
        { type: 'failed', id: expect.any(String), failure: 'stale' },
      ]);
    }
    expect((await place.storage.steps(id)).filter(({ kind }) => kind === 'act')).toHaveLength(0);
  });

  test('against a rule is refused with the rule, by another seat with a code', async () => {
    const { room, a, b } = await seated();
    await act(room, a, { type: 'done' });
    expect(a.messages.at(-1)).toMatchObject({ type: 'refused', refusal: { rule: 'SE-1' } });
    await wish(room, b, { type: 'act', seat: 0, decision: a.now.decision, action: { type: 'done' } });
    expect(b.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'not-your-seat' });
  });

  test('leaves behind what another process folds to the same match', async () => {
    const { room, a, b, id } = await seated({ options: { rounds: 4 } });
    const random = randomFrom('undo and redo');
    for (let i = 0; i < 60 && phaseOf(room.fold) === 'playing'; i++) {
      const who = random(2) ? a : b;
      const type = choose(['act', 'act', 'act', 'undo', 'redo'] as const, random);
      const { rules, state } = room.fold.match!;
      const actions = room.fold.waiting.includes(who.seat) ? rules.actions(state, who.seat) : [];
      if (type !== 'act') await wish(room, who, { type });
      else if (actions.length > 0) await act(room, who, choose(actions, random));
      expect(plain((await folded(id))?.fold)).toEqual(plain(room.fold));
    }
    expect((await place.storage.steps(id)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['undo', 'redo']));
  });
});

describe('a sealed step', () => {
  test('tells the others nothing and raises nothing of theirs', async () => {
    const { room, a, b } = await seated({ game: 'dice-and-danger' });
    const looker = new Listener(undefined, ONLOOKER);
    await room.enter(looker);
    const told = [b.texts.length, looker.texts.length];
    const { rules, state } = room.fold.match!;
    await act(room, a, rules.actions(state, 0)[0]!);
    expect(a.messages.at(-1)).toMatchObject({ type: 'done' });
    expect(room.fold.waiting).toEqual([0, 1]);
    await wish(room, a, { type: 'undo' });
    expect(a.messages.at(-1)).toMatchObject({ type: 'done' });
    expect([b.texts.length, looker.texts.length]).toEqual(told);
    await act(room, b, rules.actions(room.fold.match!.state, 1)[0]!);
    expect(b.messages.at(-1)).toMatchObject({ type: 'done' });
  });
});

describe('consent', () => {
  test('of everybody goes back past chance, and the dice fall anew', async () => {
    const { room, a, b } = await seated({ options: { rounds: 3 } });
    await playOn(room, [a, b], 4);
    expect(a.now.view).toMatchObject({ round: 1 });
    const rolled = room.fold.match!.log.filter(([seat]) => seat < 0);
    await wish(room, a, { type: 'ask', id: 'please-let-me', back: 1 });
    expect(b.table?.asking).toMatchObject({ asked: 'please-let-me', by: 0, waiting: [1] });
    await wish(room, b, { type: 'allow', asked: 'please-let-me' });
    expect(a.now.view).toMatchObject({ round: 0 });
    expect(a.all('update').at(-1)).toMatchObject({ events: null });
    await playOn(room, [a, b], 2);
    await playOn(room, [a, b]);
    const again = room.fold.match!.log.filter(([seat]) => seat < 0);
    expect(again[0]).toEqual(rolled[0]);
    expect(room.fold.match!.start.seeds).toHaveLength(2);
    const transcript = replayFor(room.fold, 0);
    if (transcript.type !== 'transcript') throw new Error('still running');
    expect(isMisfit(verify(shelf('sealed')!, transcript.transcript))).toBe(false);
    expect(proves(room.fold.match!.start, room.fold.match!.start.proof!)).toBe(true);
  });

  test('that is declined changes nothing', async () => {
    const { room, a, b } = await seated();
    await playOn(room, [a, b], 2);
    const { log } = room.fold.match!;
    await wish(room, a, { type: 'ask', id: 'please-let-me', back: 1 });
    await wish(room, b, { type: 'decline', asked: 'please-let-me' });
    expect(room.fold.match!.log).toEqual(log);
    expect(room.fold.asked).toBeUndefined();
  });
});

describe('giving up', () => {
  test('ends a match of two, and the other has won', async () => {
    const { room, a, b } = await seated();
    await wish(room, a, { type: 'resign' });
    expect(phaseOf(room.fold)).toBe('ended');
    expect(b.now).toMatchObject({ waiting: [], outcome: { places: [0, 1] } });
    await wish(room, b, { type: 'act', action: { type: 'done' } });
    expect(b.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'not-now' });
  });

  test('in a larger one leaves a bot, and the last place', async () => {
    const places = [{ type: 'me' }, { type: 'open' }, { type: 'bot', bot: 'random' }] as const;
    const { room, a, b } = await seated({ places: [...places] });
    await wish(room, a, { type: 'resign' });
    while (phaseOf(room.fold) === 'playing') {
      const { rules, state } = room.fold.match!;
      if (room.fold.waiting.includes(1)) await act(room, b, rules.actions(state, 1)[0]!);
      else await until(() => room.fold.waiting.includes(1) || phaseOf(room.fold) === 'ended');
    }
    expect(b.now.outcome?.places[0]).toBe(0);
    expect(Math.min(...(b.now.outcome?.places.slice(1) ?? []))).toBe(1);
  });
});

describe('seats', () => {
  test('fill up, and then it starts', async () => {
    const { id } = await place.found({ places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] }, ada!);
    const room = await place.room(id);
    const host = new Listener(ada, 0);
    await room.enter(host);
    expect(host.all('welcome')[0]).toMatchObject({ now: null, own: [0], table: { phase: 'gathering', host: 0 } });
    expect(await room.join(bob!, { seat: 0, entropy: ENTROPY })).toBe('seat-taken');
    expect(await room.join(bob!, { seat: 2, entropy: ENTROPY })).toBe(2);
    expect(await room.join(bob!, { entropy: ENTROPY })).toBe(2);
    await room.wish(host, { type: 'fill', id: newClient(), seat: 1, bot: 'random' });
    await room.settled();
    expect(phaseOf(room.fold)).toBe('playing');
    expect(host.now.decision).toBe(1);
  });

  test('can be left and changed before the start', async () => {
    const { id } = await place.found({ places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] }, ada!);
    const room = await place.room(id);
    await room.join(bob!, { entropy: ENTROPY });
    const listener = new Listener(bob, 1);
    await room.enter(listener);
    await room.wish(listener, { type: 'move', id: newClient(), seat: 1, to: 2 });
    expect(listener.all('table').at(-1)?.own).toEqual([2]);
    await room.wish(listener, { type: 'leave', id: newClient(), seat: 2 });
    expect(listener.all('table').at(-1)?.own).toEqual([]);
    expect(listener.seat).toBe(ONLOOKER);
    expect(room.fold.chairs.map(({ person }) => person)).toEqual([ada!.id, null, null]);
  });

  test('are handed to a bot and taken back', async () => {
    const { room, a, b } = await seated();
    const before = a.now.decision;
    await wish(room, a, { type: 'hand', bot: 'random' });
    await until(() => !room.fold.waiting.includes(0));
    expect(a.now.decision).toBeGreaterThan(before);
    await wish(room, a, { type: 'return' });
    expect(room.fold.chairs[0]).toMatchObject({ person: ada!.id, bot: null });
    const { rules, state } = room.fold.match!;
    await act(room, b, rules.actions(state, 1)[0]!);
    expect(b.messages.at(-1)).toMatchObject({ type: 'done' });
  });
});

describe('the dice', () => {
  test('are fixed by a commitment, and shown to have been at the end', async () => {
    const { room, a, b } = await seated();
    expect(replayFor(room.fold, 0).type).toBe('frames');
    await playOn(room, [a, b]);
    const replay = replayFor(room.fold, ONLOOKER);
    expect(replayBody.parse(replay)).toEqual(replay);
    if (replay.type !== 'transcript') throw new Error('still running');
    expect(replay.own).toEqual([]);
    expect(replayFor(room.fold, ONLOOKER, [1])).toEqual({ ...replay, own: [1] });
    const { transcript, head } = replay;
    const verified = verify(shelf('sealed')!, transcript);
    if (isMisfit(verified)) throw new Error(verified.misfit);
    expect(verified.outcome).toEqual(a.now.outcome);
    const { proof } = verified.match.start;
    expect(proof?.commitment).toBe(head.commitment);
    expect(proves(verified.match.start, proof!)).toBe(true);
    expect(proof?.entropy).toEqual([ENTROPY, 'fedcba9876543210fedcba9876543210']);
  });
});

describe('those at one screen play again together', () => {
  const places: Creation['places'] = [{ type: 'me' }, { type: 'beside', name: 'Bea' }, { type: 'open' }];

  /** Bob, who has won, lays the next table; Ada and Bea follow him. */
  async function followed(meanwhile: (next: Room) => Promise<unknown>) {
    const { room, a } = await seated({ places });
    for (const seat of [0, 1]) await wish(room, a, { type: 'resign', seat });
    const head = await place.rooms.again(room, bob!, ENTROPY);
    const next = await place.room(typeof head === 'string' ? head : head.id);
    await meanwhile(next);
    for (let i = 0; i < 2; i++) expect(await place.rooms.again(room, ada!, ENTROPY)).toBe(head);
    return next.fold.chairs.map(({ person, name }) => [name, person === ada!.id]);
  }

  test('each one seat further', async () => {
    const chairs = await followed(async () => undefined);
    expect(chairs).toEqual([
      ['Bob', false],
      ['Ada', true],
      ['Bea', true],
    ]);
  });

  test('as far as nobody else was faster', async () => {
    const cid = await place.person('Cid');
    const chairs = await followed(next => next.join(cid, { seat: 1, entropy: ENTROPY }));
    expect(chairs).toEqual([
      ['Bob', false],
      ['Cid', false],
      ['Bea', true],
    ]);
  });
});

test('talk is kept, told once, and shown to whoever comes later', async () => {
  const { room, a, b } = await seated();
  await room.chat(a, { type: 'chat', id: 'remark-1', text: 'Hello' });
  await room.chat(a, { type: 'chat', id: 'remark-1', text: 'Hello' });
  expect(b.all('chat')).toHaveLength(1);
  const late = new Listener(undefined, ONLOOKER);
  await room.enter(late);
  expect(late.all('welcome')[0]?.chat).toMatchObject([{ seat: 0, name: 'Ada', text: 'Hello' }]);
  await room.chat(late, { type: 'chat', id: 'remark-2', text: 'Hello' });
  expect(late.messages.at(-1)).toMatchObject({ fault: 'not-signed-in' });
});

test('bots play among themselves, no turn twice', async () => {
  const { id, room, a, b } = await seated({ game: 'parry' });
  for (const listener of [a, b]) await wish(room, listener, { type: 'hand', bot: 'random' });
  await until(() => phaseOf(room.fold) === 'ended');
  const steps = await place.storage.steps(id);
  expect(new Set(steps.map(({ client }) => client)).size).toBe(steps.length);
  expect(plain((await folded(id))?.fold)).toEqual(plain(room.fold));
});

test('a bot that thinks while the server closes does not play any more', async () => {
  const turns: string[] = [];
  const endless: Think = async turn => {
    turns.push(turn.luck);
    await until(() => isClosing);
    hasEnded = true;
    throw new Error('its thread was ended');
  };
  const hurried = await openPlace({ think: endless });
  let [isClosing, hasEnded] = [false, false];
  const places = [{ type: 'bot', bot: 'random' } as const, { type: 'me' } as const];
  const { id, room } = await seatPeople(hurried, ['Ada'], { game: 'parry', places });
  await until(() => turns.length > 0);
  const closed = room.close();
  isClosing = true;
  await closed;
  await until(() => hasEnded);
  await new Promise(resolve => setImmediate(resolve));
  expect((await hurried.storage.steps(id)).map(({ kind }) => kind)).toEqual(['start']);
  expect(hurried.faults).toEqual([]);
  await hurried.close();
});

test('a bot that still thinks when the last person gives up does not play any more', async () => {
  let [isOver, hasThought] = [false, false];
  const slowly: Think = async turn => {
    await until(() => isOver);
    hasThought = true;
    return think(turn);
  };
  const slow = await openPlace({ think: slowly });
  const places = [{ type: 'bot', bot: 'random' } as const, { type: 'me' } as const];
  const { id, room, listeners } = await seatPeople(slow, ['Ada'], { game: 'parry', places });
  for (const person of listeners) await wish(room, person, { type: 'resign' });
  isOver = true;
  await until(() => hasThought);
  await new Promise(resolve => setTimeout(resolve));
  await room.settled();
  expect((await slow.storage.steps(id)).map(({ kind }) => kind)).toEqual(['start', 'forfeit']);
  expect(slow.faults).toEqual([]);
  await slow.close();
});

test('a step that was changed in the database is noticed', async () => {
  const { room, a, b, id } = await seated();
  await playOn(room, [a, b]);
  const rows = await place.storage.steps(id);
  const changed = rows.map(row => (row.seq === 2 ? { ...row, by: 1 - row.by } : row));
  expect(foldRows(room.fold.head, changed)).toBeUndefined();
  expect(foldRows(room.fold.head, rows.toSpliced(2, 1))).toBeUndefined();
  expect(foldRows(room.fold.head, rows)).toBeDefined();
});

test('a seat may look from its own seats alone', async () => {
  const { room, a } = await seated();
  room.look(a, 1);
  expect(a.messages.at(-1)).toMatchObject({ fault: 'not-your-seat' });
  room.look(a, ONLOOKER);
  expect(a.now.seat).toBe(ONLOOKER);
  room.history(a, { type: 'history', id: 'history-1', seat: 1 });
  expect(a.messages.at(-1)).toMatchObject({ fault: 'not-your-seat' });
});
