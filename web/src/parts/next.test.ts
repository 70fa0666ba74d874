import { describe, expect, test } from 'vitest';
import type { GameId } from '../../../games/shelf.ts';
import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { unpackOptions } from '../table/ownText.ts';
import { editorOf } from '../workshop/editors.ts';
import { readRoute } from '../router.ts';
import { memoryStore } from '../table/memory.ts';
import { deal, load, playOn, toldOf } from '../table/matches.ts';
import { readReplayLink, writeReplayLink } from '../table/replayLink.ts';
import { botAt, personCalled } from '../table/sitters.ts';
import { moduleOf } from '../games.ts';
import { dealPath, dealtAgain, type Ended } from './next.ts';

const SEED = '00112233445566778899aabbccddeeff';
const OTHER_SEED = 'ffeeddccbbaa99887766554433221100';

const addressOf = (path: string) => new URL(path, 'http://localhost');

/** A match on a work of one's own, at a table of as few as can be. */
async function begun(game: GameId) {
  const module = await moduleOf(game);
  const { work, starts } = await editorOf(game);
  const [first] = starts.filter(({ draft }) => work.flaws(draft).length === 0);
  if (!first) throw new Error(`nothing of ${game} can be played`);
  const text = work.print(work.rename(first.draft, { name: 'The Leaky Cellar', author: 'Mira' }));
  const { min } = module.game.seats;
  const sitters = Array.from({ length: min }, (_, seat) => (seat === 0 ? personCalled('Mira') : botAt(seat, 'easy')));
  const options = module.game.readOptions(work.options(text), min);
  if (isRefusal<Kind['options'], Kind['reason']>(options)) throw new Error(`refused by ${options.rule}`);
  const store = memoryStore();
  const id = await deal(store, module.game, { options, sitters, seed: SEED });
  const ended = async (match: string): Promise<Ended> => {
    const loaded = await load(store, module.game, match);
    if (typeof loaded === 'string') throw new Error(loaded);
    return { game, module, told: toldOf(loaded) };
  };
  return { store, text, ended, first: await ended(id), textOf: (options_: object) => work.textIn({ ...options_ }) };
}

describe.each(['dungeon-pen', 'donjonz', 'dice-and-danger', 'the-dungeon'] as const)('%s on a work', game => {
  test('what comes next is played on the same work', async () => {
    const { store, text, ended, first, textOf } = await begun(game);
    const again = await ended(await dealtAgain(store, first, OTHER_SEED));
    expect(textOf(again.told.transcript.options)).toBe(text);
    const from = await ended(await playOn(store, first.module.game, first.told, 0));
    expect(textOf(from.told.transcript.options)).toBe(text);
  });

  test('the link to its deal holds the work, and whoever follows it has the same table', async () => {
    const { text, first, textOf } = await begun(game);
    const route = readRoute(addressOf(await dealPath(first, SEED)));
    if (route.page !== 'deal') throw new Error(`that leads to ${route.page}`);
    const texts = await unpackOptions(first.module.game, route);
    if (typeof texts === 'string') throw new Error(texts);
    expect([route.game, route.seed, textOf(texts)]).toEqual([game, SEED, text]);
    expect(addressOf(await dealPath(first, SEED)).search).not.toContain('Leaky');
  });

  test('a replay that is sent as a link holds it, too', async () => {
    const { text, first, textOf } = await begun(game);
    const read = await readReplayLink(await writeReplayLink(first.told));
    if (typeof read === 'string') throw new Error(read);
    expect(textOf((read.transcript as { options: object }).options)).toBe(text);
  });
});
