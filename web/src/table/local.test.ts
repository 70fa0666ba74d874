import { beforeEach, describe, expect, test } from 'vitest';
import { CHANCE } from '../../../kernel/game.ts';
import { parry, type Parry } from '../../../kernel/toys/parry.ts';
import { sealed, type Sealed } from '../../../kernel/toys/sealed.ts';
import { openTable, type LocalTable } from './local.ts';
import { deal, keep, load, playOn, toldOf, type Loaded } from './matches.ts';
import { memoryStore } from './memory.ts';
import { strangers } from './sitters.ts';
import type { Store } from './store.ts';
import type { Update } from './table.ts';
import { silent } from './tests/thinkers.ts';

const SEED = '00112233445566778899aabbccddeeff';

let store: Store;
let id: string;
let table: LocalTable<Sealed>;

async function open(from = store): Promise<LocalTable<Sealed>> {
  const opened = await openTable(from, sealed, id, silent);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

async function loaded(match = id): Promise<Loaded<Sealed>> {
  const found = await load(store, sealed, match);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

async function sealFirst(at = table): Promise<void> {
  const [seal] = at.actions();
  expect(await at.act(seal)).toEqual({ done: true });
}

beforeEach(async () => {
  store = memoryStore();
  id = await deal(store, sealed, { options: { rounds: 2 }, seed: SEED, sitters: strangers(1) });
  table = await open();
});

describe('a step', () => {
  test('is stored, then shown', async () => {
    const order: string[] = [];
    const spied: Store = {
      ...store,
      add: async (step, head) => {
        order.push('store');
        return store.add(step, head);
      },
    };
    const spy = await open(spied);
    spy.subscribe(({ now, events }) => order.push(now.pending ? 'pending' : `show ${events?.length}`));
    await sealFirst(spy);
    expect(order).toEqual(['pending', 'store', 'show 1']);
  });

  test('is there after the page was closed', async () => {
    await sealFirst();
    expect((await open()).now.view).toEqual(table.now.view);
  });

  test('that breaks a rule is refused by that rule and not stored', async () => {
    expect(await table.act({ type: 'seal', pip: 9 })).toEqual({ refused: { type: 'not-rolled' }, rule: 'SE-2' });
    expect(await table.why({ type: 'done' })).toEqual({ refused: { type: 'not-now' }, rule: 'SE-1' });
    expect((await loaded()).seq).toBe(1);
  });

  test('that answers an older decision is not taken', async () => {
    const [seal] = table.actions();
    const answers = await Promise.all([table.act(seal), table.act({ type: 'done' })]);
    expect(answers).toEqual([{ done: true }, { failed: 'stale' }]);
    expect((await loaded()).seq).toBe(2);
  });

  test('that cannot be stored leaves the table as it was, and the next one is taken', async () => {
    let broken = true;
    const flaky = await open({
      ...store,
      add: async (step, head) => {
        if (broken) throw new DOMException('full', 'QuotaExceededError');
        return store.add(step, head);
      },
    });
    const before = flaky.now;
    const [seal] = flaky.actions();
    expect(await flaky.act(seal)).toEqual({ failed: 'storage' });
    expect(flaky.now).toEqual(before);
    broken = false;
    expect(await flaky.act(seal)).toEqual({ done: true });
  });

  test('of a tab that was overtaken is dropped, and the table stands as the other tab left it', async () => {
    const other = await open();
    await sealFirst(other);
    const updates: Update<Sealed>[] = [];
    table.subscribe(update => updates.push(update));
    const [seal] = table.actions();
    expect(await table.act(seal)).toEqual({ failed: 'overtaken' });
    expect(updates.at(-1)).toEqual({ now: table.now, events: null });
    expect(table.now.view).toEqual(other.now.view);
    expect(await table.act({ type: 'done' })).toEqual({ done: true });
  });

  test('of a match that another tab has thrown away is not taken', async () => {
    await store.remove(id);
    const [seal] = table.actions();
    expect(await table.act(seal)).toEqual({ failed: 'storage' });
    expect(table.now.pending).toBe(false);
  });
});

describe('undo and redo', () => {
  test('go back and forth, and survive a reload', async () => {
    const dealt = table.now.view;
    await sealFirst();
    const marked = table.now.view;
    expect(table.now).toMatchObject({ canUndo: true, canRedo: false });
    await table.undo();
    expect(table.now).toMatchObject({ view: dealt, canUndo: false, canRedo: true });
    const again = await open();
    expect(again.now).toMatchObject({ view: dealt, canRedo: true });
    await again.redo();
    expect(again.now.view).toEqual(marked);
    expect((await open()).now.view).toEqual(marked);
  });

  test('stop at new information', async () => {
    await sealFirst();
    await table.act({ type: 'done' });
    expect(table.now.canUndo).toBe(false);
    expect(await table.undo()).toEqual({ failed: 'nothing' });
    expect(await table.redo()).toEqual({ failed: 'nothing' });
  });
});

describe('what a table tells', () => {
  test('a preview, which changes nothing', async () => {
    const before = table.now;
    const [seal] = table.actions();
    if (!seal) throw new Error('nothing to seal');
    const preview = await table.preview(seal);
    expect(preview).toMatchObject({ events: [{ type: 'sealed', seat: 0 }] });
    expect(table.now).toBe(before);
    await sealFirst();
    expect(await table.preview({ type: 'done' })).toBe('chance');
  });

  test('its history, without what was taken back', async () => {
    await sealFirst();
    expect(table.history().map(({ type }) => type)).toEqual(['rolled', 'sealed']);
    await table.undo();
    expect(table.history().map(({ type }) => type)).toEqual(['rolled']);
  });

  test('a seat knows only what it may', async () => {
    const match = await deal(store, parry, { options: {}, seed: SEED, sitters: strangers(2) });
    const duel = (await openTable(store, parry, match, silent)) as LocalTable<Parry>;
    const drawnBy = async (): Promise<unknown[]> =>
      duel.history().flatMap(event => (event.type === 'drawn' ? [[event.seat, event.card !== null]] : []));
    expect(await drawnBy()).toEqual([
      [0, true],
      [0, true],
      [1, false],
      [1, false],
    ]);
    await duel.sit(1);
    expect(duel.now).toMatchObject({ seat: 1, waiting: [0] });
    expect(duel.actions()).toEqual([]);
    expect(await duel.act({ type: 'yield' })).toMatchObject({ rule: 'PA-1' });
  });

  test('the end, and the list of matches says so', async () => {
    for (let round = 0; round < 2; round++) {
      await sealFirst();
      await table.act({ type: 'done' });
    }
    expect(table.now).toMatchObject({ waiting: [], outcome: { length: 2 } });
    expect(await store.list()).toMatchObject([{ id, outcome: table.now.outcome }]);
  });
});

describe('a match made from another', () => {
  test('the same deal again rolls the same dice', async () => {
    const again = await deal(store, sealed, { options: { rounds: 2 }, seed: SEED, sitters: strangers(1) });
    expect(again).not.toBe(id);
    expect((await loaded(again)).session.match.state).toEqual((await loaded()).session.match.state);
  });

  test('goes on from any entry under dice of its own', async () => {
    await sealFirst();
    const told = toldOf(await loaded());
    const proof = { commitment: SEED, secret: SEED, entropy: [] };
    const on = await loaded(await playOn(store, sealed, { ...told, transcript: { ...told.transcript, proof } }, 2));
    expect(on.session.match.start).not.toHaveProperty('proof');
    expect(on.session.match.state).toEqual((await loaded()).session.match.state);
    expect(on.session.match.start.seeds).toEqual([
      [0, null],
      [2, expect.stringMatching(/^[0-9a-f]{32}$/)],
    ]);
    expect(on.head.deal).toBe(SEED);
  });

  test('never goes back behind the entries that it was given as fixed', async () => {
    await sealFirst();
    const told = toldOf(await loaded());
    const opened = async (fixed: number): Promise<LocalTable<Sealed>> => {
      id = await playOn(store, sealed, { ...told, fixed }, 2);
      return open();
    };
    const free = await opened(0);
    expect(free.now.canUndo).toBe(true);
    expect(await free.undo()).toEqual({ done: true });
    const bound = await opened(2);
    expect(bound.now.canUndo).toBe(false);
    expect(await bound.undo()).toEqual({ failed: 'nothing' });
    await bound.act({ type: 'done' });
    expect(bound.now.canUndo).toBe(false);
  });

  test('lets chance act where the kept entries leave it to', async () => {
    const on = await loaded(await playOn(store, sealed, toldOf(await loaded()), 0));
    expect(on.session.match.log).toHaveLength(1);
  });

  test('keeps what it was given as it stands', async () => {
    await sealFirst();
    const { match } = (await loaded()).session;
    const kept = await loaded(await keep(store, match, { deal: SEED, sitters: strangers(1) }));
    expect(kept.session.match.state).toEqual(match.state);
  });
});

test('an unknown id and a match of another game are not opened', async () => {
  expect(await openTable(store, sealed, 'nowhere', silent)).toBe('unknown');
  expect(await openTable(store, parry, id, silent)).toBe('unknown');
});

describe('a table with real dice', () => {
  const ROLL = { type: 'roll', dice: [2, 5] } as const;
  let typed: LocalTable<Sealed>;

  beforeEach(async () => {
    id = await deal(store, sealed, { options: { rounds: 2 }, seed: null, sitters: strangers(1) });
    typed = await open();
  });

  test('waits for chance, tells what would come of it, and takes what is legal', async () => {
    expect(typed.now.waiting).toEqual([CHANCE]);
    expect(typed.typing?.chances().actions.length).toBeGreaterThan(1);
    expect(typed.typing?.foresee([CHANCE, ROLL])?.events.map(({ type }) => type)).toEqual(['rolled']);
    expect(typed.typing?.foresee([CHANCE, { type: 'roll', dice: [9, 9] }])).toBeUndefined();
    expect(await typed.typing?.enter({ type: 'roll', dice: [9, 9] })).toHaveProperty('refused');
    expect(await typed.typing?.enter(ROLL)).toEqual({ done: true });
    expect(typed.actions().length).toBeGreaterThan(0);
    expect(typed.typing?.chances().actions).toEqual([]);
  });

  test('takes a pick once, however often it is pressed', async () => {
    const answers = await Promise.all([typed.typing?.enter(ROLL), typed.typing?.enter(ROLL)]);
    expect(answers).toEqual([{ done: true }, { failed: 'stale' }]);
  });

  test('takes back the newest entry, whoever made it, and is there again after a reload', async () => {
    await typed.typing?.enter(ROLL);
    await sealFirst(typed);
    expect(typed.now.canUndo).toBe(true);
    await typed.undo();
    await typed.undo();
    expect(typed.now.waiting).toEqual([CHANCE]);
    expect([typed.now.canUndo, typed.now.canRedo]).toEqual([false, true]);
    expect(await typed.undo()).toEqual({ failed: 'nothing' });
    const again = await open();
    expect(again.now.waiting).toEqual([CHANCE]);
    expect(await again.redo()).toEqual({ done: true });
    expect(again.now.waiting).toEqual([0]);
  });

  test('is told as a match without a seed', async () => {
    await typed.typing?.enter(ROLL);
    const { transcript, deal: dealt } = toldOf(await loaded());
    expect([transcript.seeds, dealt]).toEqual([[[0, null]], null]);
  });

  test('is no table whose dice are proved', () => {
    expect(table.typing).toBeUndefined();
  });
});
