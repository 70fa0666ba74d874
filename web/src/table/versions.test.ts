import { expect, test } from 'vitest';
import type { BotTurn } from '../../../kernel/session.ts';
import { farShove, shove, type Shove } from '../../../kernel/toys/shove.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import { type LocalTable, openTable } from './local.ts';
import { deal, load, toldOf } from './matches.ts';
import { memoryStore } from './memory.ts';
import { flipPagesOf } from './replay.ts';
import { botAt, personCalled } from './sitters.ts';
import type { Store } from './store.ts';
import { botsAtHand } from './tests/thinkers.ts';

const SEED = '00112233445566778899aabbccddeeff';
const SITTERS = [personCalled('Ann'), botAt(1, 'random')];
const [NEAR, FAR] = [5000, 6500];

const dealt = (store: Store, game: typeof shove): Promise<string> =>
  deal(store, game, { options: {}, seed: SEED, sitters: SITTERS });

/** Opens a match with today's game and plays it to its end; the turns that its bot was given. */
async function playedOut(store: Store, id: string): Promise<readonly BotTurn<Shove>[]> {
  const turns: BotTurn<Shove>[] = [];
  const table = await openTable(store, farShove, id, botsAtHand(farShove, turns));
  if (typeof table === 'string') throw new Error(table);
  await new Promise<void>(resolve => {
    table.subscribe(({ now }) => (now.outcome ? resolve() : void playNext(table)));
    void playNext(table);
  });
  return turns;
}

async function playNext(table: LocalTable<Shove>): Promise<void> {
  if (!table.now.pending && table.now.waiting.includes(0)) await table.act({ type: 'shove', power: 250 });
}

async function transcriptIn(store: Store, id: string) {
  const loaded = await load(store, farShove, id);
  if (typeof loaded === 'string') throw new Error(loaded);
  return toldOf(loaded).transcript;
}

test('a match that began under older rules is played, previewed, thought about and replayed by them', async () => {
  const store = memoryStore();
  const [old, young] = [await dealt(store, shove), await dealt(store, farShove)];
  for (const [id, version, mark] of [
    [old, 1, NEAR],
    [young, 2, FAR],
  ] as const) {
    const table = await openTable(store, farShove, id, botsAtHand(farShove));
    if (typeof table === 'string') throw new Error(table);
    expect(table.rules.content).toEqual({ mark });
    expect(table.now.view.best).toEqual([mark, mark]);
    const turns = await playedOut(store, id);
    expect(new Set(turns.map(({ start }) => start.version))).toEqual(new Set([version]));
    const transcript = await transcriptIn(store, id);
    expect(transcript.version).toBe(version);
    expect(isMisfit<Shove>(verify(farShove, transcript))).toBe(false);
    expect(flipPagesOf(farShove, transcript, 0)[0]?.now.view.best).toEqual([mark, mark]);
  }
});

test('the same dice lead elsewhere under newer rules', async () => {
  const store = memoryStore();
  const [old, young] = [await dealt(store, shove), await dealt(store, farShove)];
  await playedOut(store, old);
  await playedOut(store, young);
  const ends = [await transcriptIn(store, old), await transcriptIn(store, young)].map(
    transcript => flipPagesOf(farShove, transcript, 0).at(-1)?.now.view.best,
  );
  expect(ends[0]).not.toEqual(ends[1]);
});
