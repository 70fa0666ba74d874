import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from '../../../kernel/plain.ts';
import { sealed, type Sealed } from '../../../kernel/toys/sealed.ts';
import { LocalTable } from './local.ts';
import { deal, type Loaded, load, sessionOf } from './matches.ts';
import { memoryStore } from './memory.ts';
import { botAt, personCalled, type NamedSitter, strangers } from './sitters.ts';
import { type Kept, sittersOf } from './store.ts';
import { silent } from './tests/thinkers.ts';

const SEED = '00112233445566778899aabbccddeeff';

interface Dealt {
  readonly opened: Loaded<Sealed>;
  readonly store: ReturnType<typeof memoryStore>;
}

async function dealt(sitters: readonly NamedSitter[] = strangers(1)): Promise<Dealt> {
  const store = memoryStore();
  const id = await deal(store, sealed, { options: { rounds: 3 }, seed: SEED, sitters });
  const opened = await load(store, sealed, id);
  if (typeof opened === 'string') throw new Error(opened);
  return { opened, store };
}

interface Played {
  readonly table: LocalTable<Sealed>;
  readonly kept: Kept<Sealed>;
}

/** Seals, takes back, plays again and says done in the given order, as far as each is possible. */
async function played(wishes: readonly ('act' | 'undo' | 'redo')[]): Promise<Played> {
  const { opened, store } = await dealt();
  const table = new LocalTable(store, opened, silent);
  for (const wish of wishes) await (wish === 'act' ? table.act(table.actions().at(-1)) : table[wish]());
  return { table, kept: (await store.load(opened.head.id)) as Kept<Sealed> };
}

test('what is kept adds up to the match that was played, whatever was taken back and played again', async () => {
  const wishes = fc.array(fc.constantFrom('act' as const, 'act' as const, 'undo' as const, 'redo' as const));
  await fc.assert(
    fc.asyncProperty(wishes, async wanted => {
      const { table, kept } = await played(wanted);
      const session = sessionOf(sealed, kept);
      if (!session) return false;
      const { rules, state } = session.match;
      return same(rules.view(state, 0), table.now.view) && session.decisions[0] === table.now.decision;
    }),
  );
});

test('a gap in the steps, and a session of a version that is not known here, do not open', async () => {
  const { kept } = await played(['act', 'act', 'act']);
  expect(sessionOf(sealed, kept)).toBeDefined();
  expect(
    sessionOf(sealed, { ...kept, steps: kept.steps.map(step => ({ ...step, seq: 2 * step.seq })) }),
  ).toBeUndefined();
  expect(sessionOf(sealed, { ...kept, head: { ...kept.head, session: 2 } })).toBeUndefined();
});

test('keeps who sat where, and finds strangers in matches kept before names were asked for', async () => {
  const sitters = [personCalled('Ann'), botAt(1, 'random')];
  const { opened } = await dealt(sitters);
  expect(opened.session.match.start.seats).toBe(2);
  expect(sittersOf(opened.head)).toEqual(sitters);
  const { sitters: _, ...nameless } = opened.head;
  expect(sittersOf(nameless)).toEqual(strangers(2));
});
