// What a browser runs to have matches of every game in its database, played at the page's own tables.
import { botsOf } from '../../../bots/index.ts';
import { think } from '../../../bots/turn.ts';
import { gameById } from '../../../games/index.ts';
import { type Game, isRefusal, type Kind } from '../../../kernel/game.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { openStore } from '../../src/table/database.ts';
import { type LocalTable, openTable } from '../../src/table/local.ts';
import { deal, load, newSeed, playOn, toldOf } from '../../src/table/matches.ts';
import { botAt, personCalled, type NamedSitter } from '../../src/table/sitters.ts';
import { endOf, type End } from '../../src/table/tests/frozen.ts';
import type { Thinker } from '../../src/table/thinker.ts';

const PERSON_AND_BOT = [personCalled('Ada'), botAt(1, 'easy')];

/** Who sits at which game. */
const TABLES: readonly (readonly [game: string, sitters: readonly NamedSitter[]])[] = [
  ['donjonz', [personCalled('Ada')]],
  ['dice-and-danger', PERSON_AND_BOT],
  ['dungeon-pen', PERSON_AND_BOT],
  ['the-dungeon', [personCalled('Ada'), personCalled('Bob'), botAt(2, 'easy')]],
];
const TURNS = 6;

/** A match of every game, and one of them played on from its middle; by id, what each adds up to. */
export async function play(): Promise<Readonly<Record<string, End>>> {
  const ids: string[] = [];
  for (const [id, sitters] of TABLES) ids.push(...(await playAt(gameOf(id), sitters)));
  const ends = await Promise.all(ids.map(async id => [id, await endIn(id)] as const));
  return Object.fromEntries(ends);
}

function gameOf(id: string): Game<Kind> {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

async function playAt(game: Game<Kind>, sitters: readonly NamedSitter[]): Promise<readonly string[]> {
  const store = await openStore();
  const options = game.readOptions({}, sitters.length);
  if (isRefusal(options)) throw new Error(`${game.id} refuses its own options`);
  const first = await deal(store, game, { options, seed: newSeed(), sitters });
  await evening(game, first);
  if (sitters.length > 1) return [first];
  const told = toldOf(await loaded(game, first));
  const second = await playOn(store, game, told, Math.floor(told.transcript.log.length / 2));
  await evening(game, second);
  return [first, second];
}

async function loaded(game: Game<Kind>, id: string) {
  const found = await load(await openStore(), game, id);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

async function endIn(id: string): Promise<End> {
  const kept = await (await openStore()).load(id);
  const { session } = await loaded(gameOf(kept?.head.opening.game ?? ''), id);
  return endOf(session);
}

const thinkerFor = (game: Game<Kind>): Thinker => ({
  think: async () => undefined,
  bots: async () => [],
  decide: async turn => think(game, botsOf(game.id), turn),
});

/** A few turns, something taken back and played again, and a few turns more. */
async function evening(game: Game<Kind>, id: string): Promise<void> {
  const table = await openTable(await openStore(), game, id, thinkerFor(game));
  if (typeof table === 'string') throw new Error(table);
  const leave = table.subscribe(() => undefined);
  const random = randomFrom(id);
  const act = async (): Promise<void> => {
    await sitWhereAsked(table);
    const actions = table.actions();
    if (actions.length > 0) await table.act(choose(actions, random));
  };
  for (let turn = 0; turn < TURNS; turn++) await act();
  while (table.now.outcome === undefined && !('done' in (await table.undo()))) await act();
  await table.redo();
  for (let turn = 0; turn < TURNS; turn++) await act();
  leave();
}

/** Bots decide by themselves meanwhile. */
async function sitWhereAsked(table: LocalTable<Kind>): Promise<void> {
  const asked = (): number | undefined => table.own.find(seat => table.now.waiting.includes(seat));
  while (asked() === undefined && table.now.outcome === undefined) await new Promise(resolve => setTimeout(resolve, 5));
  await table.sit(asked() ?? table.now.seat);
}
