import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Kind, ONLOOKER, type Random } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { replay } from '../../../kernel/transcript.ts';
import { Browser } from '../../../server/tests/site.ts';
import { shelf, TERMS, until } from '../../../server/tests/place.ts';
import type { Creation, Place } from '../../../wire/http.ts';
import { type FlipPage, flipPagesOf } from '../table/replay.ts';
import type { Thinker } from '../table/thinker.ts';
import { flipPagesIn, type SoFar } from './lookback/frames.ts';
import { memoryDrawer } from '../tests/drawer.ts';
import { openForTests } from './tests/opened.ts';
import { enter, type Page } from './tests/page.ts';

const site = openForTests();
const opened = site.page;

const ME: Place = { type: 'me' };
const OPEN: Place = { type: 'open' };

/** A host and a guest at one table. */
async function twoSeats(more: Partial<Creation> = {}) {
  const [ann, ben] = [new Browser(site.link), new Browser(site.link)];
  const links = await ann.create({ game: 'sealed', options: { rounds: 2 }, places: [ME, OPEN], ...more });
  await ben.join(links.match, links.join, 'Ben');
  return { ann, ben, ...links };
}

async function act({ table }: Page): Promise<void> {
  const [first] = table.actions();
  expect(await table.act(first)).toEqual({ done: true });
}

function gameOf(id: string): Game<Kind> {
  const game = shelf(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Whoever is asked plays at random, until the match has ended for both. */
async function playToTheEnd(both: readonly Page[], random: Random): Promise<void> {
  const isAsked = ({ table: { now } }: Page): boolean => now.waiting.includes(now.seat) && !now.pending;
  while (both.some(({ table }) => !table.now.outcome)) {
    await until(() => both.some(isAsked) || both.every(({ table }) => table.now.outcome));
    const page = both.find(isAsked);
    if (page) expect(await page.table.act(choose(page.table.actions(), random))).toEqual({ done: true });
  }
}

test.each(['sealed', 'parry', 'shove', 'dungeon-pen', 'the-dungeon', 'dice-and-danger'])(
  'two pages play a whole match of %s, and each is told what its seat may know',
  async id => {
    const { ann, ben, match } = await twoSeats({ game: id, options: {} });
    const both = [await opened({ browser: ann, match }), await opened({ browser: ben, match })];
    await playToTheEnd(both, randomFrom(id));
    const { json } = await ann.ask('GET', `/matches/${match}/replay`);
    const { transcript } = json as unknown as { transcript: Transcript<Kind> };
    const { rules, state } = replay(gameOf(id), transcript);
    for (const [seat, page] of both.entries()) {
      const events = flipPagesOf(gameOf(id), transcript, seat).flatMap(frame => frame.events);
      expect(await page.told()).toEqual(events);
      expect(page.table.now.view).toEqual(rules.view(state, seat));
      expect(page.table.now).toMatchObject({ outcome: rules.outcome(state), isCutShort: false });
    }
  },
);

describe('a step', () => {
  test('is shown as not yet done until the server has stored it', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    const before = page.table.now.view;
    await act(page);
    const moments = page.updates
      .filter(({ events }) => events !== null)
      .map(({ now }) => [now.pending, same(now.view, before)]);
    expect(moments[0]).toEqual([true, true]);
    expect(moments.at(-1)).toEqual([false, false]);
    expect(moments).not.toContainEqual([true, false]);
  });

  test('whose answer was lost is sent again under its id and happens once', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    const [first] = page.table.actions();
    page.network.isDeaf = true;
    const answer = page.table.act(first);
    await until(() => page.table.now.pending);
    page.network.cut();
    expect(await answer).toEqual({ done: true });
    expect(page.network.dialled).toBe(2);
    expect(page.table.now).toMatchObject({ pending: false, link: 'joined' });
    expect((await page.told()).filter(({ type }) => type === 'sealed')).toHaveLength(1);
  });

  test('that never left waits, visibly, until there is a network again', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    page.network.unplug();
    await until(() => page.table.now.link === 'lost');
    const [first] = page.table.actions();
    const answer = page.table.act(first);
    expect(page.table.now).toMatchObject({ pending: true, link: 'lost' });
    expect(await page.table.act(first)).toEqual({ failed: 'pending' });
    page.network.plugIn();
    expect(await answer).toEqual({ done: true });
    expect(page.table.now).toMatchObject({ pending: false, link: 'joined' });
  });

  test('outlives a reload, and is still not shown as done before it is', async () => {
    const { ann, match } = await twoSeats();
    const drawer = memoryDrawer();
    const page = await opened({ browser: ann, match, drawer });
    page.network.unplug();
    await until(() => page.table.now.link === 'lost');
    const [first] = page.table.actions();
    void page.table.act(first);
    page.close();
    const again = await opened({ browser: ann, match, drawer });
    const isKept = (): boolean => drawer.content.has(`oubliette/wishes/${match}`);
    await until(() => !again.table.now.pending && again.table.now.view !== page.table.now.view && !isKept());
    await until(() =>
      same((again.table.now.view as { sealed: unknown[] }).sealed[0], (first as unknown as { pip: number }).pip),
    );
    expect((await again.told()).filter(({ type }) => type === 'sealed')).toHaveLength(1);
  });

  test('that answers an older decision changes nothing, and brings the whole view', async () => {
    const { ann, match } = await twoSeats();
    const [one, two] = [await opened({ browser: ann, match }), await opened({ browser: ann, match })];
    const [first] = two.table.actions();
    two.network.isDeaf = true;
    await act(one);
    two.network.isDeaf = false;
    expect(await two.table.act(first)).toEqual({ failed: 'stale' });
    expect(two.table.now.view).toEqual(one.table.now.view);
    expect(two.table.now.pending).toBe(false);
    expect(two.updates.at(-1)?.events).toBeNull();
  });

  test('against the rules is refused at once, with its rule', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    page.network.unplug();
    expect(await page.table.act({ type: 'seal', pip: 9 })).toEqual({ refused: { type: 'not-rolled' }, rule: 'SE-2' });
    expect(await page.table.act(null)).toHaveProperty('refused');
    expect(await page.table.why({ type: 'done' })).toHaveProperty('rule');
  });

  test('is taken back and played again', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    const { view } = page.table.now;
    expect(await page.table.undo()).toEqual({ failed: 'nothing' });
    expect(await page.table.redo()).toEqual({ failed: 'nothing' });
    await act(page);
    const sealed = page.table.now.view;
    expect(await page.table.undo()).toEqual({ done: true });
    expect(page.table.now).toMatchObject({ view, canUndo: false, canRedo: true });
    expect((await page.told()).map(({ type }) => type)).toEqual(['rolled']);
    expect(await page.table.redo()).toEqual({ done: true });
    expect(page.table.now).toMatchObject({ view: sealed, canUndo: true, canRedo: false });
  });

  test('can be tried out without being taken', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    const [first] = page.table.actions();
    if (!first) throw new Error('nothing to do');
    const preview = await page.table.preview(first);
    await act(page);
    expect(preview).toMatchObject({ view: page.table.now.view });
  });
});

describe('after a break', () => {
  test('what happened meanwhile is told once', async () => {
    const { ann, ben, match } = await twoSeats();
    const [one, two] = [await opened({ browser: ann, match }), await opened({ browser: ben, match })];
    two.network.unplug();
    await until(() => two.table.now.link === 'lost');
    await act(one);
    await act(one);
    two.network.plugIn();
    await until(() => two.table.now.link === 'joined');
    await act(two);
    await act(two);
    await until(() => same(one.table.now.waiting, [0, 1]));
    expect((await two.told()).map(({ type }) => type)).toEqual([
      'rolled',
      'sealed',
      'sealed',
      'shown',
      'shown',
      'rolled',
    ]);
    expect(await two.told()).toEqual(two.table.history());
  });

  test('a page says so when nobody can be reached, or when there is nothing to see', async () => {
    const { ann, match } = await twoSeats();
    const stranger = new Browser(site.link);
    expect((await enter({ browser: stranger, site: site.link, match })).room).toBe('no-such-match');
    expect((await enter({ browser: ann, site: 'http://127.0.0.1:1', match })).room).toBe('offline');
  });
});

describe('seats', () => {
  test('an onlooker sees what everybody may see, and can do nothing', async () => {
    const { ann, match, watch } = await twoSeats();
    const [page, onlooker] = [
      await opened({ browser: ann, match }),
      await opened({ browser: new Browser(site.link), match, key: watch }),
    ];
    expect(onlooker.table.now.seat).toBe(ONLOOKER);
    expect(onlooker.table.own).toEqual([]);
    await act(page);
    await until(() => onlooker.updates.some(({ events }) => events?.[0]?.type === 'sealed'));
    expect(onlooker.updates.at(-1)?.events).toEqual([{ type: 'sealed', seat: 0, pip: null }]);
    expect(onlooker.table.actions()).toEqual([]);
    expect(await onlooker.table.undo()).toEqual({ failed: 'nothing' });
    expect(await onlooker.table.act({ type: 'done' })).toHaveProperty('refused');
  });

  test('a page with two of its own looks through one at a time, also after a break', async () => {
    const places: Place[] = [ME, { type: 'beside', name: 'Bea' }, OPEN];
    const { ann, match } = await twoSeats({ places });
    const page = await opened({ browser: ann, match });
    expect(page.table.own).toEqual([0, 1]);
    await act(page);
    await page.table.sit(1);
    expect(page.table.now.seat).toBe(1);
    expect((await page.told()).at(-1)).toEqual({ type: 'sealed', seat: 0, pip: null });
    await act(page);
    expect(page.table.now.view).toMatchObject({ sealed: [0, expect.any(Number), null] });
    page.network.cut();
    await until(() => page.network.dialled === 2 && page.table.now.link === 'joined');
    expect(page.table.now.seat).toBe(1);
    expect(page.table.sitters.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Ben']);
  });

  test('who has handed a seat to a bot watches it until they take it back', async () => {
    const { ann, ben, match } = await twoSeats({ game: 'dungeon-pen', options: {} });
    const both = [await opened({ browser: ann, match }), await opened({ browser: ben, match })];
    const page = both.find(({ table: { now } }) => !now.waiting.includes(now.seat))!;
    const { seat } = page.table.now;
    const action = { type: 'end' };
    expect(await page.room.wish({ type: 'hand', seat, bot: 'easy' })).toEqual({ done: true });
    await until(() => page.table.sitters[seat]?.bot === 'easy');
    expect(await page.table.act(action)).toEqual({ failed: 'minded' });
    expect(page.table.actions()).toEqual([]);
    expect(await page.room.wish({ type: 'return', seat })).toEqual({ done: true });
    await until(() => page.table.sitters[seat]?.bot === null);
    expect(await page.table.act(action)).toHaveProperty('refused');
  });

  test('who sits down while looking on is known after joining anew', async () => {
    const [ann, ben] = [new Browser(site.link), new Browser(site.link)];
    const { match, join } = await ann.create({ game: 'sealed', options: { rounds: 1 }, places: [ME, OPEN] });
    const { room } = await enter({ browser: ben, site: site.link, match, key: join });
    if (typeof room === 'string') throw new Error(room);
    expect(room.now).toMatchObject({ own: [], table: { phase: 'gathering', onlookers: 1 } });
    await ben.join(match, join, 'Ben');
    const links: string[] = [];
    room.subscribe(({ link }) => links.push(link));
    room.rejoin();
    await until(() => room.now.own.length === 1 && room.table(gameOf('sealed')) !== undefined);
    expect(room.table(gameOf('sealed'))?.now.seat).toBe(1);
    expect(links).not.toContain('lost');
    room.close();
  });
});

describe('the room', () => {
  test('carries talk and wishes, and says what stands against them', async () => {
    const { ann, ben, match } = await twoSeats({ terms: { ...TERMS, minding: 'none' } });
    const [one, two] = [await opened({ browser: ann, match }), await opened({ browser: ben, match })];
    expect(await one.room.say('Bonne chance !')).toEqual({ done: true });
    await until(() => two.room.now.chat.length === 1);
    expect(two.room.now.chat).toMatchObject([{ seat: 0, name: 'Ada', text: 'Bonne chance !' }]);
    expect(await one.room.say(' \n ')).toEqual({ fault: 'bad-shape' });
    expect(await one.room.say('a'.repeat(501))).toEqual({ fault: 'too-long' });
    expect(await one.room.wish({ type: 'resign', seat: 1 })).toEqual({ fault: 'not-your-seat' });
    expect(await one.room.wish({ type: 'ask', seat: 0, back: 1 })).toEqual({ failed: 'nothing' });
    expect(await two.room.wish({ type: 'resign', seat: 1 })).toEqual({ done: true });
    await until(() => one.table.now.outcome !== undefined);
    expect(one.table.now).toMatchObject({ waiting: [], outcome: { places: [1, 0] }, isCutShort: true });
    expect(one.table.actions()).toEqual([]);
  });

  test('tells the clocks apart', async () => {
    const { ann, match } = await twoSeats();
    const page = await opened({ browser: ann, match });
    const { skew, table } = page.room.now;
    expect(Math.abs(table.at - page.network.clock.now() - skew)).toBeLessThan(60_000);
  });
});

test('who was forgotten meanwhile is turned away, and told why', async () => {
  const { ann, match } = await twoSeats();
  const page = await opened({ browser: ann, match });
  page.network.unplug();
  await until(() => page.room.now.link === 'lost');
  ann.cookie = '';
  page.network.plugIn();
  await until(() => page.room.now.fault !== undefined);
  expect(page.room.now).toMatchObject({ fault: 'no-such-match', link: 'lost' });
});

test('who comes back as somebody else looks from a seat of theirs', async () => {
  const { ann, ben, match, watch } = await twoSeats({ places: [ME, { type: 'beside', name: 'Bea' }, OPEN] });
  const page = await opened({ browser: ann, match, key: watch });
  await page.table.sit(1);
  page.network.unplug();
  await until(() => page.room.now.link === 'lost');
  ann.cookie = ben.cookie;
  page.network.plugIn();
  await until(() => page.room.now.link === 'joined');
  await until(() => page.table.now.seat === 2);
  expect(page.room.now.own).toEqual([2]);
});

describe('a match that still runs', () => {
  test.each(['sealed', 'parry', 'dungeon-pen', 'dice-and-danger'])(
    'of %s is leafed through as it was seen, up to now',
    async id => {
      const { ann, ben, match } = await twoSeats({ game: id, options: {} });
      const both = [await opened({ browser: ann, match }), await opened({ browser: ben, match })];
      const random = randomFrom(id);
      const isAsked = ({ table: { now } }: Page): boolean => now.waiting.includes(now.seat) && !now.pending;
      for (let i = 0; i < 4; i++) {
        await until(() => both.some(isAsked));
        const page = both.find(isAsked);
        if (page) await page.table.act(choose(page.table.actions(), random));
      }
      const { json: soFar } = await ann.ask('GET', `/matches/${match}/replay`);
      const frames = flipPagesIn(gameOf(id), soFar as unknown as SoFar, 0);
      await playToTheEnd(both, random);
      const { json } = await ann.ask('GET', `/matches/${match}/replay`);
      const { transcript } = json as unknown as { transcript: Transcript<Kind> };
      const all = flipPagesOf(gameOf(id), transcript, 0);
      const seen = all.filter(({ events }, i) => i === 0 || events.length > 0);
      const shown = ({ events, now: { view, waiting, prompt } }: FlipPage<Kind>) => ({
        events,
        view,
        waiting: waiting.filter(seat => seat !== CHANCE),
        prompt,
      });
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.slice(0, -1).map(shown)).toEqual(seen.slice(0, frames.length - 1).map(shown));
      expect(frames.at(-1)?.events).toEqual(seen[frames.length - 1]?.events);
      expect(all.map(({ now: { view } }) => view)).toContainEqual(frames.at(-1)?.now.view);
      expect(frames.at(-1)?.now.view).not.toEqual(all.at(-1)?.now.view);
    },
  );
});

test('who has played alone may have the whole match looked at, once it has ended', async () => {
  const ann = new Browser(site.link);
  const { match } = await ann.create({ options: { rounds: 1 }, places: [ME] });
  const logs: unknown[] = [];
  const thinker: Thinker = {
    think: async (_question, { log }) => void logs.push(log),
    bots: async () => [],
    decide: async () => undefined,
  };
  const page = await opened({ browser: ann, match, thinker });
  await page.table.ask('review');
  expect(logs).toEqual([]);
  await playToTheEnd([page], randomFrom('alone'));
  await page.table.ask('review');
  expect(logs).toEqual([(await page.room.told())?.log]);
  expect(logs[0]).not.toHaveLength(0);
});
