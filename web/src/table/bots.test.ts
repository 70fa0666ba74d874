import { beforeEach, expect, test } from 'vitest';
import type { BotTurn } from '../../../kernel/session.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { parry } from '../../../kernel/toys/parry.ts';
import { sealed, type Sealed } from '../../../kernel/toys/sealed.ts';
import { type LocalTable, openTable } from './local.ts';
import { deal } from './matches.ts';
import { memoryStore } from './memory.ts';
import { botAt, personCalled, type NamedSitter } from './sitters.ts';
import type { Kept, Store } from './store.ts';
import type { Update } from './table.ts';
import { botsAtHand, silent } from './tests/thinkers.ts';
import type { Thinker } from './thinker.ts';

const SEED = '00112233445566778899aabbccddeeff';
const ANN_AND_TWO = [personCalled('Ann'), botAt(1, 'random'), botAt(2, 'random')];
const ignore = (): void => undefined;

let store: Store;

beforeEach(() => {
  store = memoryStore();
});

async function dealt<K extends Kind>(
  game: Game<K>,
  options: K['options'],
  sitters: readonly NamedSitter[],
): Promise<string> {
  return deal(store, game, { options, seed: SEED, sitters });
}

async function opened<K extends Kind>(
  game: Game<K>,
  id: string,
  thinker: Thinker,
  from = store,
): Promise<LocalTable<K>> {
  const table = await openTable(from, game, id, thinker);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

/** Waits until a table shows what is asked for. */
function until<K extends Kind>(table: LocalTable<K>, isThere: (update: Update<K>) => boolean): Promise<Update<K>> {
  return new Promise(resolve => {
    const leave = table.subscribe(update => {
      if (!isThere(update)) return;
      leave();
      resolve(update);
    });
  });
}

const isOnlyAnn = ({ now }: Update<Sealed>): boolean => now.waiting.length === 1 && now.waiting[0] === 0;

async function stepsBy(id: string): Promise<readonly (readonly [seat: number, type: string | undefined])[]> {
  const kept = (await store.load(id)) as Kept;
  return kept.steps.slice(1).map(({ by, entries }) => [by, entries[0]?.[1].type]);
}

test('bots decide beside the person, each step a row of its own', async () => {
  const id = await dealt(sealed, { rounds: 1 }, ANN_AND_TWO);
  const table = await opened(sealed, id, botsAtHand(sealed));
  await until(table, isOnlyAnn);
  const steps = await stepsBy(id);
  expect(steps.filter(([by]) => by === 1)).toEqual([
    [1, 'seal'],
    [1, 'done'],
  ]);
  expect(steps.filter(([by]) => by === 2)).toEqual([
    [2, 'seal'],
    [2, 'done'],
  ]);
  expect(table.now).toMatchObject({ seat: 0, decision: 1, pending: false, canUndo: false });
});

test('a person who decides at the same time waits for no bot', async () => {
  const id = await dealt(sealed, { rounds: 1 }, ANN_AND_TWO);
  const table = await opened(sealed, id, { ...silent, decide: () => new Promise(ignore) });
  table.subscribe(ignore);
  const [seal] = await table.actions();
  expect(await table.act(seal)).toEqual({ done: true });
  expect(await table.act({ type: 'done' })).toEqual({ done: true });
  expect(await table.undo()).toEqual({ done: true });
  expect(table.now.waiting).toEqual([0, 1, 2]);
});

test('a bot’s step is told as far as the person may know', async () => {
  const id = await dealt(sealed, { rounds: 1 }, [personCalled('Ann'), botAt(1, 'random')]);
  const table = await opened(sealed, id, botsAtHand(sealed));
  const shown: Update<Sealed>[] = [];
  table.subscribe(update => shown.push(update));
  await until(table, isOnlyAnn);
  expect(shown.map(({ events }) => events)).toEqual([[{ type: 'sealed', seat: 1, pip: null }], []]);
  expect(shown.every(({ now }) => now.seat === 0 && !now.pending)).toBe(true);
  expect(table.now.view.sealed).toEqual([null, 0]);
});

/** As sealed, but nobody is even told that another has sealed. */
const hushed: Game<Sealed> = {
  ...sealed,
  rules: start => {
    const rules = sealed.rules(start);
    const others = ({ sealed: pips }: Sealed['view'], me: number): Sealed['view']['sealed'] =>
      pips.map((pip, seat) => (seat === me ? pip : null));
    return {
      ...rules,
      view: (state, seat) => ({ ...rules.view(state, seat), sealed: others(state, seat) }),
      witness: (event, seat) => (event.type === 'sealed' && event.seat !== seat ? undefined : event),
    };
  },
};

test('a step that tells the person nothing is not shown', async () => {
  const id = await dealt(hushed, { rounds: 1 }, [personCalled('Ann'), botAt(1, 'random')]);
  const table = await opened(hushed, id, botsAtHand(sealed));
  const shown: Update<Sealed>[] = [];
  table.subscribe(update => shown.push(update));
  await until(table, isOnlyAnn);
  expect(await stepsBy(id)).toHaveLength(2);
  expect(shown.map(({ now }) => now.waiting)).toEqual([[0]]);
});

test('a bot is told what its seat sees and nothing of the seed', async () => {
  const turns: BotTurn<never>[] = [];
  const id = await dealt(parry, {}, [botAt(0, 'random'), personCalled('Ann')]);
  const table = await opened(parry, id, botsAtHand(parry, turns as never));
  await until(table, ({ now }) => now.waiting.includes(1));
  expect(turns).toHaveLength(1);
  expect(JSON.stringify(turns)).not.toContain(SEED);
  expect(turns[0]).toMatchObject({ seat: 0, luck: `${id}/0/1`, view: { held: [2, 2] } });
});

test('a reload in the middle of a thought leads to the same step, once', async () => {
  const id = await dealt(sealed, { rounds: 1 }, ANN_AND_TWO);
  const turns: BotTurn<Sealed>[] = [];
  let wake: () => void = ignore;
  const asleep = new Promise<void>(resolve => {
    wake = resolve;
  });
  const first = await opened(sealed, id, {
    ...silent,
    decide: async turn => asleep.then(() => botsAtHand(sealed, turns).decide(turn)),
  });
  const leave = first.subscribe(ignore);
  leave();
  const second = await opened(sealed, id, botsAtHand(sealed, turns));
  await until(second, isOnlyAnn);
  wake();
  const again = await opened(sealed, id, botsAtHand(sealed, turns));
  again.subscribe(ignore);
  expect(again.now.view).toEqual(second.now.view);
  const steps = await stepsBy(id);
  expect(steps).toHaveLength(4);
  expect(new Set(turns.map(({ luck }) => luck)).size).toBe(4);
});

test('two tabs think twice and play once', async () => {
  const id = await dealt(sealed, { rounds: 3 }, ANN_AND_TWO);
  const [one, other] = await Promise.all([1, 2].map(() => opened(sealed, id, botsAtHand(sealed))));
  if (!one || !other) throw new Error('no tables');
  await Promise.all([until(one, isOnlyAnn), until(other, isOnlyAnn)]);
  expect(one.now.view).toEqual(other.now.view);
  expect(await stepsBy(id)).toHaveLength(4);
});

test('the same match id plays the same, whenever its bots are asked', async () => {
  const id = await dealt(sealed, { rounds: 1 }, ANN_AND_TWO);
  const kept = (await store.load(id)) as Kept;
  const twin = memoryStore();
  await twin.create(kept.head, kept.steps[0] as Kept['steps'][number]);
  const one = await opened(sealed, id, botsAtHand(sealed));
  const other = await opened(sealed, id, botsAtHand(sealed), twin);
  await until(one, isOnlyAnn);
  await until(other, isOnlyAnn);
  await one.sit(1);
  await other.sit(1);
  expect(one.now.view.sealed[1]).toBe(other.now.view.sealed[1]);
});

test('where nobody can think, a bot does something legal all the same', async () => {
  const id = await dealt(parry, {}, [botAt(0, 'random'), botAt(1, 'random')]);
  const table = await opened(parry, id, silent);
  await until(table, ({ now }) => now.outcome !== undefined);
  expect((await store.list())[0]?.outcome).not.toBeNull();
});

test('a step that cannot be stored is told, and tried again by the next table', async () => {
  const id = await dealt(sealed, { rounds: 1 }, [personCalled('Ann'), botAt(1, 'random')]);
  const full: Store = { ...store, add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const stuck = await opened(sealed, id, botsAtHand(sealed), full);
  await until(stuck, ({ failed }) => failed === 'storage');
  expect(await stepsBy(id)).toEqual([]);
  await until(await opened(sealed, id, botsAtHand(sealed)), isOnlyAnn);
  expect(await stepsBy(id)).toEqual([
    [1, 'seal'],
    [1, 'done'],
  ]);
});

/** A bot whose answers are given when the test says so. */
function patient(): { readonly thinker: Thinker; readonly answers: ((action: Kind['action']) => void)[] } {
  const answers: ((action: Kind['action']) => void)[] = [];
  return { answers, thinker: { ...silent, decide: () => new Promise(resolve => answers.push(resolve)) } };
}

const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('nobody plays on at a table that everybody has left', async () => {
  const id = await dealt(parry, {}, [botAt(0, 'random'), personCalled('Ann')]);
  const { thinker, answers } = patient();
  const table = await opened(parry, id, thinker);
  table.subscribe(ignore)();
  await table.sit(0);
  const [strike] = await table.actions();
  answers[0]?.(strike as Kind['action']);
  await settled();
  expect(await stepsBy(id)).toEqual([]);
  table.subscribe(ignore);
  answers[1]?.(strike as Kind['action']);
  await settled();
  expect(await stepsBy(id)).toEqual([[0, 'strike']]);
});

test('whoever leaves stops a bot in its thoughts, and whoever comes back finds it thinking anew', async () => {
  const id = await dealt(parry, {}, [botAt(0, 'random'), personCalled('Ann')]);
  const signals: (AbortSignal | undefined)[] = [];
  const thinker: Thinker = {
    ...silent,
    decide: (_turn, stop) => {
      signals.push(stop);
      return new Promise(ignore);
    },
  };
  const table = await opened(parry, id, thinker);
  const leave = table.subscribe(ignore);
  expect(signals.map(signal => signal?.aborted)).toEqual([false]);
  leave();
  expect(signals.map(signal => signal?.aborted)).toEqual([true]);
  table.subscribe(ignore);
  expect(signals.map(signal => signal?.aborted)).toEqual([true, false]);
});

test('an answer to what has been taken back meanwhile is dropped', async () => {
  const id = await dealt(parry, {}, [personCalled('Ann'), botAt(1, 'random')]);
  const { thinker, answers } = patient();
  const table = await opened(parry, id, thinker);
  table.subscribe(ignore);
  const [strike] = await table.actions();
  await table.act(strike);
  await table.undo();
  await table.act(strike);
  expect(answers).toHaveLength(2);
  answers[0]?.({ type: 'yield' });
  await settled();
  expect(await stepsBy(id)).toHaveLength(3);
  answers[1]?.({ type: 'yield' });
  await settled();
  expect((await stepsBy(id)).at(-1)).toEqual([1, 'yield']);
});
