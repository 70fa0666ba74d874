import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { same } from '../../../kernel/plain.ts';
import { sealed, type Sealed } from '../../../kernel/toys/sealed.ts';
import { fold } from './fold.ts';
import { LocalTable } from './local.ts';
import { deal, load } from './matches.ts';
import { memoryStore } from './memory.ts';
import { botAt, personCalled, strangers } from './sitters.ts';
import { type Kept, sittersOf, type Step } from './store.ts';
import { silent } from './tests/thinkers.ts';

const SEED = '00112233445566778899aabbccddeeff';

interface Played {
  readonly table: LocalTable<Sealed>;
  readonly kept: Kept<Sealed>;
}

/** Seals, takes back, plays again and says done in the given order, as far as each is possible. */
async function played(wishes: readonly ('act' | 'undo' | 'redo')[]): Promise<Played> {
  const store = memoryStore();
  const id = await deal(store, sealed, { options: { rounds: 3 }, seed: SEED, sitters: strangers(1) });
  const opened = await load(store, sealed, id);
  if (typeof opened === 'string') throw new Error(opened);
  const table = new LocalTable(store, opened, silent);
  for (const wish of wishes) await (wish === 'act' ? table.act((await table.actions()).at(-1)) : table[wish]());
  return { table, kept: (await store.load(id)) as Kept<Sealed> };
}

test('adds up to the match that was played, whatever was taken back and played again', async () => {
  const wishes = fc.array(fc.constantFrom('act' as const, 'act' as const, 'undo' as const, 'redo' as const));
  await fc.assert(
    fc.asyncProperty(wishes, async wanted => {
      const { table, kept } = await played(wanted);
      const match = fold(sealed, kept);
      return match !== undefined && same(match.rules.view(match.state, 0), table.now.view);
    }),
  );
});

describe('steps that do not add up', () => {
  const seal: Step<Sealed>['entries'] = [[0, { type: 'seal', pip: 9 }]];
  const spoil: readonly [what: string, spoilt: (steps: readonly Step<Sealed>[]) => readonly Step<Sealed>[]][] = [
    ['no step at all', () => []],
    ['no start', ([, ...steps]) => steps],
    ['a gap', ([start, , ...steps]) => (start ? [start, ...steps] : [])],
    ['a second start', steps => steps.map(step => ({ ...step, kind: 'start' as const }))],
    ['an action against the rules', steps => steps.map(step => (step.seq === 1 ? { ...step, entries: seal } : step))],
    ['an action that is none', steps => steps.map(step => (step.seq === 1 ? { ...step, entries: [] } : step))],
    ['an undo of nothing', steps => steps.map(step => (step.seq === 1 ? { ...step, kind: 'undo' as const } : step))],
    ['a redo of nothing', steps => steps.map(step => (step.seq === 1 ? { ...step, kind: 'redo' as const } : step))],
    ['a roll that is not the seed’s', ([start, ...steps]) => (start ? [{ ...start, entries: [] }, ...steps] : [])],
  ];

  test.each(spoil)('%s', async (_, spoilt) => {
    const { kept } = await played(['act', 'act', 'act']);
    expect(fold(sealed, kept)).toBeDefined();
    expect(fold(sealed, { ...kept, steps: spoilt(kept.steps) })).toBeUndefined();
  });
});

test('keeps who sat where, and finds strangers in matches kept before names were asked for', async () => {
  const store = memoryStore();
  const sitters = [personCalled('Ann'), botAt(1, 'random')];
  const id = await deal(store, sealed, { options: { rounds: 3 }, seed: SEED, sitters });
  const opened = await load(store, sealed, id);
  if (typeof opened === 'string') throw new Error(opened);
  expect(opened.match.start.seats).toBe(2);
  expect(sittersOf(opened.head)).toEqual(sitters);
  const { sitters: _, ...nameless } = opened.head;
  expect(sittersOf(nameless)).toEqual(strangers(2));
});
