import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Kind } from '../../kernel/game.ts';
import { play, start, type Transcript, transcriptOf } from '../../kernel/match.ts';
import { proves } from '../../kernel/proof.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { sealed } from '../../kernel/toys/sealed.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import type { Creation } from '../../wire/http.ts';
import { creation, GENEROUS, shelf } from '../rig/shelf.ts';
import { useDatabases } from '../tests/databases.ts';
import { openPlace, type Place } from '../tests/place.ts';
import { actAnyhow, newClient, seatPeople, wish } from '../tests/sitting.ts';
import { Browser, openSite } from '../tests/site.ts';
import { phaseOf } from './fold.ts';
import { readCreation } from './founding.ts';
import { foldRows } from './rows.ts';
import { replayFor } from './views.ts';

const { kinds } = useDatabases();

/** A match of a browser after so many decisions, and as much of it as a server is brought. */
function begun(decisions: number): Pick<Creation, 'game' | 'options' | 'brought'> {
  const match = start(sealed, { seats: 2, options: { rounds: 3 }, seeds: [[0, 'ab'.repeat(16)]] });
  const random = randomFrom('begun');
  for (let i = 0; i < decisions; i++) {
    const [seat] = match.rules.active(match.state);
    if (seat === undefined) break;
    play(match, seat, choose(match.rules.actions(match.state, seat), random));
  }
  const brought = match.log as unknown as Creation['brought'];
  return { game: 'sealed', options: { rounds: 3 }, brought };
}

const lengthOf = ({ brought = [] }: Pick<Creation, 'brought'>): number => brought.length;

describe.each(kinds)('on %s', (_name, empty) => {
  let place: Place;

  beforeEach(async () => {
    place = await openPlace({ env: await empty() });
  });

  afterEach(async () => {
    await place.close();
    expect(place.faults).toEqual([]);
  });

  test('a match that was begun in a browser goes on where it stood, and ends with dice that are proved from there on', async () => {
    const wanted = begun(6);
    const { id, room, listeners } = await seatPeople(place, ['Ada', 'Bob'], wanted);
    expect(room.fold.match?.log).toEqual(wanted.brought);
    expect(listeners.map(({ now }) => now.waiting)).toEqual([room.fold.waiting, room.fold.waiting]);
    while (phaseOf(room.fold) === 'playing') await actAnyhow(room, listeners[room.fold.waiting[0] ?? 0]!);
    const replay = replayFor(room.fold, 0);
    const transcript = (replay.type === 'transcript' ? replay.transcript : undefined) as Transcript<Kind> | undefined;
    expect(replay.head.brought).toBe(lengthOf(wanted));
    expect(transcript?.seeds.map(([from, seed]) => [from, seed === null])).toEqual([
      [0, true],
      [lengthOf(wanted), false],
    ]);
    const verified = verify(room.fold.head.game, transcript);
    expect(isMisfit<Kind>(verified) ? verified : proves(verified.match.start, verified.match.start.proof!)).toBe(true);
    expect(foldRows(room.fold.head, await place.storage.steps(id))?.fold.match?.log).toEqual(room.fold.match?.log);
  });

  test('whoever goes back into what was brought is not left without dice', async () => {
    const { room, listeners } = await seatPeople(place, ['Ada', 'Bob'], begun(2));
    const [ada, bob] = [listeners[0]!, listeners[1]!];
    await wish(room, ada, { type: 'ask', id: 'please-let-me', back: 1 });
    await wish(room, bob, { type: 'allow', asked: 'please-let-me' });
    const { seeds } = room.fold.match!.start;
    expect(room.fold.match!.log).toHaveLength(seeds.at(-1)?.[0] ?? -1);
    expect(lengthOf(begun(2))).toBeGreaterThan(room.fold.match!.log.length);
    while (phaseOf(room.fold) === 'playing') await actAnyhow(room, listeners[room.fold.waiting[0] ?? 0]!);
    expect(isMisfit(verify(room.fold.head.game, transcriptOf(room.fold.match!)))).toBe(false);
  });

  test('a log that was changed where it is stored does not add up', async () => {
    const { id, room } = await seatPeople(place, ['Ada', 'Bob'], begun(5));
    const steps = await place.storage.steps(id);
    const { head } = room.fold;
    expect(foldRows(head, steps)).toBeDefined();
    expect(foldRows({ ...head, brought: begun(4).brought! }, steps)).toBeUndefined();
  });

  test('what was begun with all seats does not go on with fewer', async () => {
    const places: Creation['places'] = [{ type: 'me' }, { type: 'open' }];
    const { room, listeners } = await seatPeople(place, ['Ada'], { ...begun(3), places });
    await room.wish(listeners[0]!, { type: 'begin', id: newClient() });
    expect(listeners[0]!.messages.at(-1)).toMatchObject({ type: 'fault', fault: 'bad-seats' });
  });
});

describe('what a stranger brings is judged entry by entry', () => {
  const read = (more: Partial<Creation>) => readCreation(creation({ ...begun(6), ...more }), shelf);
  const [roll, first, ...later] = begun(6).brought ?? [];

  test('and kept as the rules list it', () => {
    expect(read({})).toMatchObject({ brought: begun(6).brought });
  });

  test.each([
    ['an action that no rule knows', [roll!, [0, { type: 'fly' }]]],
    ['a step of a seat that is not asked', [roll!, [7, first![1]]]],
    ['a roll where nobody rolls', [roll!, roll!]],
    ['entries in another order', [first!, roll!, ...later]],
    ['a match that is over', begun(1000).brought!],
  ] as const)('%s is not taken', (_what, brought) => {
    expect(read({ brought: brought as Creation['brought'] })).toBe('bad-log');
  });

  test('nor a log that was played with other options, or by more', () => {
    expect(read({ brought: begun(11).brought!, options: { rounds: 1 } })).toBe('bad-log');
    expect(read({ places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] })).toBe('bad-log');
  });
});

test('one address brings so many and no more', async () => {
  const site = await openSite({}, { ...GENEROUS, broughtPerAddress: { burst: 2, perSecond: 0.001 } });
  const ada = new Browser(site.link);
  const bring = (brought: Creation['brought']) => ada.ask('POST', '/matches', creation({ ...begun(6), brought }));
  expect(await bring(begun(6).brought)).toMatchObject({ status: 200 });
  expect(await bring([[0, { type: 'fly' }]])).toMatchObject({ status: 400, json: { fault: 'bad-log' } });
  expect(await bring(begun(6).brought)).toMatchObject({ status: 429, json: { fault: 'too-fast' } });
  expect((await ada.ask('POST', '/matches', creation({}))).status).toBe(200);
  await site.close();
});
