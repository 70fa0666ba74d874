import { beforeEach, expect, test, vi } from 'vitest';
import { Weighing } from '../../../bots/tutor.ts';
import type { Valuation } from '../../../bots/valuation.ts';
import { parry, type Parry } from '../../../kernel/toys/parry.ts';
import { LATE_MS } from '../look/late.ts';
import { type LocalTable, openTable } from '../table/local.ts';
import { deal } from '../table/matches.ts';
import { memoryStore } from '../table/memory.ts';
import { botAt, personCalled, strangers } from '../table/sitters.ts';
import { silent } from '../table/tests/thinkers.ts';
import { type AtGate, BUDGET_MS, Gate } from './gate.ts';
import { isOffered, type Tutor } from './tutor.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** A strike is worth its card. */
const valuation: Valuation<Parry> = {
  version: 1,
  unit: 'points',
  mistakeFrom: 1,
  noise: 0,
  worth: ({ strike }) => [strike ?? 0, -(strike ?? 0)],
};

let table: LocalTable<Parry>;
/** What was seen of the gate, the newest last. */
let seen: AtGate<Parry>[];
/** What the tutor waits for before it answers. */
let thought: Promise<unknown>;
let judged: number;
let gate: Gate<Parry>;

interface Timer {
  left: number;
  readonly act: () => void;
}
const timers = new Set<Timer>();

/** A clock that goes when a test says so. */
function later(ms: number, act: () => void): () => void {
  const timer = { left: ms, act };
  timers.add(timer);
  return () => timers.delete(timer);
}

function pass(ms: number): void {
  for (const timer of timers) {
    timer.left -= ms;
    if (timer.left > 0) continue;
    timers.delete(timer);
    timer.act();
  }
}

const tutor: Tutor<Parry> = {
  consider: () => undefined,
  judge: async (known, input) => {
    judged += 1;
    await thought;
    const weighing = new Weighing(table.rules, valuation, known);
    const action = weighing.read(input);
    const warning = action && weighing.warningOf(action);
    return warning && { action, warning };
  },
  betterThan: async () => undefined,
};

beforeEach(async () => {
  const store = memoryStore();
  const id = await deal(store, parry, { options: {}, seed: SEED, sitters: strangers(2) });
  const opened = await openTable(store, parry, id, silent);
  if (typeof opened === 'string') throw new Error(opened);
  table = opened;
  [seen, thought, judged] = [[], Promise.resolve(), 0];
  timers.clear();
  gate = new Gate(table, tutor, atGate => seen.push(atGate), later);
});

/** The highest and the lowest card in hand: this seed deals two that differ. */
function strikes() {
  const cards = table.actions().toSorted((a, b) => ('card' in b ? b.card : 0) - ('card' in a ? a.card : 0));
  expect(cards.length).toBe(2);
  return [cards[0], cards[1]];
}

test('what costs too little passes unseen; what costs as much as a mistake is held until somebody has answered', async () => {
  const [best, worst] = strikes();
  expect(await gate.pass(best)).toBe('play');
  expect(seen.filter(Boolean)).toEqual([]);
  const answered = gate.pass(worst);
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ action: worst, warning: { blame: expect.any(String) } }));
  gate.answer('stop');
  expect(await answered).toBe('stop');
  expect(seen.at(-1)).toBeUndefined();
});

test('what is pressed twice is asked about once, and played once', async () => {
  const [, worst] = strikes();
  const [first, second] = [gate.pass(worst), gate.pass(worst)];
  expect(await second).toBe('again');
  await vi.waitFor(() => expect(seen.at(-1)).toBeDefined());
  gate.answer('play');
  gate.answer('play');
  expect(await first).toBe('play');
  expect(judged).toBe(1);
});

test('whoever leaves or takes something back while it is thought or asked has not played, and is asked nothing more', async () => {
  const [, worst] = strikes();
  let think: (() => void) | undefined;
  thought = new Promise<void>(resolve => {
    think = resolve;
  });
  const left = gate.pass(worst);
  gate.drop();
  expect(await left).toBe('again');
  think?.();
  await thought;
  expect(seen.filter(Boolean)).toEqual([]);
  const asked = gate.pass(worst);
  await vi.waitFor(() => expect(seen.at(-1)).toBeDefined());
  gate.drop();
  expect(await asked).toBe('again');
});

test('a tutor that thinks for long is said to; one that thinks too long lets everything pass', async () => {
  const [, worst] = strikes();
  thought = new Promise(() => undefined);
  const passed = gate.pass(worst);
  pass(LATE_MS - 1);
  expect(seen).toEqual([]);
  pass(1);
  expect(seen).toEqual(['thinking']);
  pass(BUDGET_MS - LATE_MS);
  expect(await passed).toBe('play');
  expect(seen).toEqual(['thinking', undefined]);
  expect(timers).toEqual(new Set());
});

test('of the only thing that can be done nobody is asked, and nothing is thought', async () => {
  const only = { now: table.now, rules: table.rules, actions: () => table.actions().slice(0, 1) };
  expect(await new Gate(only, tutor, () => undefined).pass(table.actions()[0])).toBe('play');
  expect(judged).toBe(0);
});

test('it is offered to one person among bots where the game can be judged; never among people, online, or with real dice', () => {
  const [alone, bot] = [personCalled('Mira'), botAt(1, 'easy')];
  const { now, start } = table;
  const among = { own: [0], sitters: [alone, bot], now, start };
  const coached = { coachedSeats: [2] };
  expect(isOffered(among, coached)).toBe(true);
  expect(isOffered(among, { coachedSeats: [1] })).toBe(false);
  expect(isOffered(among, {})).toBe(false);
  expect(isOffered({ ...among, sitters: [alone, personCalled('Otto')], own: [0, 1] }, coached)).toBe(false);
  expect(isOffered({ ...among, sitters: [alone, personCalled('Otto')] }, coached)).toBe(false);
  expect(isOffered({ ...among, now: { ...now, link: 'joined' } }, coached)).toBe(false);
  expect(isOffered({ ...among, now: { ...now, link: 'lost' } }, coached)).toBe(false);
  expect(isOffered({ ...among, own: [] }, coached)).toBe(false);
  const typing = {
    chances: () => ({ actions: [], odds: [] }),
    foresee: () => undefined,
    enter: async () => ({ done: true }) as const,
  };
  expect(isOffered({ ...among, typing }, coached)).toBe(false);
});
