import { beforeEach, expect, test } from 'vitest';
import { unreasoned } from '../../../bots/coach.ts';
import { sealed, type Sealed } from '../../../kernel/toys/sealed.ts';
import { type LocalTable, openTable } from './local.ts';
import { deal } from './matches.ts';
import { memoryStore } from './memory.ts';
import { strangers } from './sitters.ts';
import type { Counsel } from './table.ts';
import { silent } from './tests/thinkers.ts';
import type { Thinker } from './thinker.ts';
import { hintAt } from './usePlay.ts';

const SEED = '00112233445566778899aabbccddeeff';

let table: LocalTable<Sealed>;
let advice: Counsel<Sealed>['hint'];
/** By seat: who has been thought for. */
let asked: number[];
/** What happens at the table while somebody thinks. */
let meanwhile: () => Promise<unknown>;

const coach: Thinker = {
  ...silent,
  think: async (_question, { seat }) => {
    asked.push(seat);
    await meanwhile();
    return advice as never;
  },
};

beforeEach(async () => {
  const store = memoryStore();
  const id = await deal(store, sealed, { options: { rounds: 2 }, seed: SEED, sitters: strangers(2) });
  const opened = await openTable(store, sealed, id, coach);
  if (typeof opened === 'string') throw new Error(opened);
  table = opened;
  advice = unreasoned(table.actions());
  asked = [];
  meanwhile = async () => undefined;
});

test('who has to decide is told what a bot would do', async () => {
  expect(await hintAt(table)).toEqual({ type: 'hint', advice });
  expect(asked).toEqual([0]);
});

test('where nobody knows better, that is said', async () => {
  advice = unreasoned([]);
  expect(await hintAt(table)).toEqual({ type: 'no-hint' });
});

test('where nobody could be asked, that is said and nothing else', async () => {
  advice = undefined;
  expect(await hintAt(table)).toEqual({ type: 'no-thinker' });
});

test('who has nothing to decide gets no hint, and nobody thinks for them', async () => {
  await seal();
  await table.act({ type: 'done' });
  expect(table.now.waiting).toEqual([1]);
  expect(await hintAt(table)).toEqual({ type: 'hint-too-soon' });
  expect(asked).toEqual([]);
});

test('after the end nobody is asked any more', async () => {
  for (let moves = 0; table.now.waiting.length > 0; moves++) {
    expect(moves).toBeLessThan(20);
    await table.sit(table.now.waiting[0] as number);
    await seal();
    await table.act({ type: 'done' });
  }
  expect(await hintAt(table)).toEqual({ type: 'hint-too-late' });
  expect(asked).toEqual([]);
});

test('a hint that comes too late is not given', async () => {
  meanwhile = seal;
  expect(await hintAt(table)).toBeUndefined();
  meanwhile = () => table.sit(1);
  expect(await hintAt(table)).toBeUndefined();
});

async function seal(): Promise<void> {
  const [first] = table.actions();
  expect(await table.act(first)).toEqual({ done: true });
}
