import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELVED } from '../../games/index.ts';
import { type Kind, ONLOOKER, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { permuteParry } from '../../kernel/toys/parry.ts';
import { permuteSealed } from '../../kernel/toys/sealed.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Wish } from '../../wire/request.ts';
import { openEngine } from '../storage/open.ts';
import { Storage } from '../storage/storage.ts';
import { ENTROPY, Listener, shelf, TERMS, think } from '../tests/place.ts';
import { blankFold, type Fold, take } from './fold.ts';
import { type Chair, headOf } from './head.ts';
import { summaryOf } from './match-log.ts';
import { Rooms } from './rooms.ts';
import type { Room } from './room.ts';
import { aboutOf, historyFor, nowFor, replayFor, tableOf } from './views.ts';
import { judge } from './wishes.ts';

const chair = (person: string): Chair => ({ person, name: person, entropy: ENTROPY, bot: null });
const person = (id: string) => ({ id, name: id, claimed: false });

const rowOf = (game: string, options: object) => ({
  id: 'thesamekey',
  game,
  head: JSON.stringify({
    session: 1,
    version: 1,
    options,
    terms: TERMS,
    host: 'ada',
    chairs: [chair('ada'), chair('bob')],
    created: 1,
  }),
  secret: '00112233445566778899aabbccddeeff',
  join_key: 'j',
  watch_key: 'w',
});

/** The same match in the same second, but for what Bob does unseen: everything that leaves the server for others. */
async function leaving(game: string, options: object, chosen: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-secrecy-'));
  const engine = await openEngine({ OUBLIETTE_DATA: folder });
  if ('unopened' in engine) throw new Error(engine.unopened);
  const storage = await Storage.over({ ...engine, now: () => 1000 });
  const row = rowOf(game, options);
  await storage.create(row, summaryOf(blankFold(headOf(row, shelf)!), 1), []);
  const rooms = new Rooms({
    storage,
    shelf,
    think,
    report: error => expect(error).toBeUndefined(),
    call: () => undefined,
  });
  const room = (await rooms.room(row.id)) as Room;
  room.runDue();
  await room.settled();
  const [ada, bob, eve] = [
    new Listener(person('ada'), 0),
    new Listener(person('bob'), 1),
    new Listener(undefined, ONLOOKER),
  ];
  for (const listener of [ada, bob, eve]) await room.enter(listener);
  await playUnseen(room, bob, chosen);
  for (const listener of [ada, eve]) await askEverything(room, listener);
  const texts = [...ada.texts, ...eve.texts, ...[0, ONLOOKER].map(seat => JSON.stringify(replayFor(room.fold, seat)))];
  await rooms.close();
  await storage.close();
  rmSync(folder, { recursive: true });
  return texts;
}

const wish = (room: Room, who: Listener, id: string, what: object) =>
  room.wish(who, { id, seat: who.seat, decision: who.now.decision, ...what } as unknown as Wish);

async function playUnseen(room: Room, bob: Listener, chosen: number): Promise<void> {
  const { rules } = room.fold.match!;
  const actions = () => rules.actions(room.fold.match!.state, 1);
  await wish(room, bob, 'bob-acts-1', { type: 'act', action: actions()[chosen] });
  await wish(room, bob, 'bob-undoes', { type: 'undo' });
  await wish(room, bob, 'bob-acts-2', { type: 'act', action: actions()[1 - chosen] });
  expect(bob.all('done')).toHaveLength(3);
}

/** Late comers, histories, refusals, stale wishes, talk, another seat: whatever makes the server say something. */
async function askEverything(room: Room, listener: Listener): Promise<void> {
  const late = new Listener(listener.person, listener.seat);
  await room.enter(late);
  room.history(listener, { type: 'history', id: 'history-1', seat: listener.seat });
  room.history(listener, { type: 'history', id: 'history-2', seat: 1 });
  room.look(listener, 1);
  room.look(listener, ONLOOKER);
  await wish(room, listener, `${listener.seat}-refused`, { type: 'act', seat: 0, action: { type: 'nonsense' } });
  await wish(room, listener, `${listener.seat}-stranger`, { type: 'act', seat: 1, action: { type: 'nonsense' } });
  await wish(room, listener, `${listener.seat}-stale-1`, {
    type: 'act',
    seat: 0,
    decision: 999,
    action: { type: 'nonsense' },
  });
  await wish(room, listener, `${listener.seat}-nothing`, { type: 'undo', seat: 0 });
  await room.chat(listener, { type: 'chat', id: `${listener.seat}-remark-1`, text: 'What has he done?' });
  listener.texts.push(...late.texts);
}

describe('what others do unseen changes no byte that leaves the server', () => {
  test.each([
    ['sealed', { rounds: 2 }],
    ['dice-and-danger', {}],
  ])('in %s', async (game, options) => {
    const filled = shelf(game)!.readOptions(options, 2);
    const [one, other] = [await leaving(game, filled, 0), await leaving(game, filled, 1)];
    expect(one.length).toBeGreaterThan(20);
    expect(other).toEqual(one);
  });
});

type Permute = (state: Readonly<Kind['state']>, seat: Seat, random: Random, rules: Rules<Kind>) => Kind['state'];

const PERMUTED: readonly (readonly [string, Permute])[] = [
  ['sealed', permuteSealed as unknown as Permute],
  ['parry', permuteParry as unknown as Permute],
  ...SHELVED.flatMap(({ game, permute }) => (permute ? [[game.id, permute] as const] : [])),
];

const said = (fold: Fold, seat: Seat): string =>
  JSON.stringify([
    nowFor(fold, seat),
    tableOf(fold, { awaySince: () => undefined, onlookers: 0, at: 0 }),
    [aboutOf(fold), fold.waiting],
    seat < 0
      ? null
      : judge(
          fold,
          { type: 'act', id: 'x', seat, decision: fold.decisions[seat] ?? 0, action: { type: '?' } },
          { person: fold.chairs[seat]?.person ?? undefined, isGone: () => true },
        ),
  ]);

describe('what a seat cannot know changes no byte of what it is told', () => {
  test.each(PERMUTED)('in %s', (game, permute) => {
    const random = randomFrom(game);
    const options = shelf(game)!.readOptions({}, 2);
    const fold = blankFold(headOf(rowOf(game, options), shelf)!);
    take(fold, { by: -1, client: 'start', at: 1, body: { kind: 'start', entries: [] } });
    const { rules } = fold.match!;
    for (let i = 0; i < 150 && fold.waiting.length > 0; i++) {
      for (const seat of [0, 1, ONLOOKER]) {
        const state = permute(fold.match!.state, seat, random, fold.match!.rules);
        const other = { match: { ...fold.match!, state }, waiting: rules.active(state), outcome: rules.outcome(state) };
        expect(said({ ...fold, ...other }, seat)).toBe(said(fold, seat));
      }
      const seat = choose(fold.waiting, random);
      const entry = [seat, choose(rules.actions(fold.match!.state, seat), random)] as const;
      take(fold, { by: seat, client: `c${i}`, at: i, body: { kind: 'act', entries: [entry] } });
    }
    expect(historyFor(fold, 0).length).toBeGreaterThan(0);
  });
});
