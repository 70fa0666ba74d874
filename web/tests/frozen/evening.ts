// What a browser runs to have matches of every game in its database, played at the page's own tables.
import { botsOf } from '../../../bots/index.ts';
import { think } from '../../../bots/turn.ts';
import { gameById } from '../../../games/index.ts';
import { type Game, isRefusal, type Kind, type Random } from '../../../kernel/game.ts';
import { play as playEntry, start } from '../../../kernel/match.ts';
import { commitmentTo, seedOf } from '../../../kernel/proof.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { openStore } from '../../src/table/database.ts';
import { type LocalTable, openTable } from '../../src/table/local.ts';
import { deal, keep, load, newId, newSeed, playOn, toldOf } from '../../src/table/matches.ts';
import { botAt, type NamedSitter, personCalled, strangers } from '../../src/table/sitters.ts';
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

/** A match of every game, some begun in other ways, and one with real dice; by id, what each adds up to. */
export async function play(): Promise<Readonly<Record<string, End>>> {
  const ids: string[] = [];
  for (const [id, sitters] of TABLES) ids.push(...(await playAt(gameOf(id), sitters)));
  ids.push(await playedWithRealDice(gameOf('the-dungeon')), await proven(gameOf('donjonz')));
  const ends = await Promise.all(ids.map(async id => [id, await endIn(id)] as const));
  return Object.fromEntries(ends);
}

function gameOf(id: string): Game<Kind> {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

async function playAt(game: Game<Kind>, sitters: readonly NamedSitter[]): Promise<readonly string[]> {
  const first = await deal(await openStore(), game, {
    options: optionsFor(game, sitters.length),
    seed: newSeed(),
    sitters,
  });
  await evening(game, first);
  return sitters.length > 1 ? [first] : [first, ...(await begunOtherwise(game, first))];
}

function optionsFor(game: Game<Kind>, seats: number): Kind['options'] {
  const options = game.readOptions({}, seats);
  if (isRefusal(options)) throw new Error(`${game.id} refuses its own options`);
  return options;
}

/** From the middle of a match, once so that its beginning stays; and as those that were kept before anybody was asked for a name. */
async function begunOtherwise(game: Game<Kind>, first: string): Promise<readonly string[]> {
  const store = await openStore();
  const told = toldOf(await loaded(game, first));
  const kept = Math.floor(told.transcript.log.length / 2);
  const ids = [
    await playOn(store, game, told, kept),
    await playOn(store, game, { ...told, fixed: kept }, kept),
    await withoutNames(game, first),
  ];
  for (const id of ids) await evening(game, id);
  return ids;
}

async function withoutNames(game: Game<Kind>, first: string): Promise<string> {
  const store = await openStore();
  const { sitters: _, ...head } = (await loaded(game, first)).head;
  const id = newId();
  const [begun] = (await store.load(first))?.steps ?? [];
  if (begun) await store.create({ ...head, id }, { ...begun, match: id });
  return id;
}

/** A match that came in a file and has ended, with what proves its dice. */
async function proven(game: Game<Kind>): Promise<string> {
  const [secret, entropy, sitters] = ['ab'.repeat(16), ['cd'.repeat(16)], strangers(1)];
  const proof = { commitment: commitmentTo(secret), secret, entropy };
  const seed = seedOf(secret, entropy);
  const match = start(game, { seats: 1, options: optionsFor(game, 1), seeds: [[0, seed]], proof });
  const random = randomFrom('proven');
  while (match.rules.outcome(match.state) === undefined)
    playEntry(match, 0, choose(match.rules.actions(match.state, 0), random));
  return keep(await openStore(), match, { deal: seed, sitters });
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

const TYPED = 60;

/** With real dice, against a bot: every third time something is taken back, be it the bot's or chance's, and played again. */
async function playedWithRealDice(game: Game<Kind>): Promise<string> {
  const options = optionsFor(game, PERSON_AND_BOT.length);
  const id = await deal(await openStore(), game, { options, seed: null, sitters: PERSON_AND_BOT });
  const table = await openTable(await openStore(), game, id, thinkerFor(game));
  if (typeof table === 'string') throw new Error(table);
  const leave = table.subscribe(() => undefined);
  const random = randomFrom('typed');
  for (let turn = 0; turn < TYPED && table.now.outcome === undefined; turn++) {
    await go(table, random);
    if (turn % 3 < 2) continue;
    await waitForBots(table);
    await table.undo();
    await table.redo();
  }
  leave();
  return id;
}

/** What chance, or somebody who sits here, does next. */
async function go(table: LocalTable<Kind>, random: Random): Promise<void> {
  await waitForBots(table);
  const chances = chancesAt(table);
  if (chances.length > 0) return void (await table.typing?.enter(choose(chances, random)));
  const actions = table.actions();
  if (actions.length > 0) await table.act(choose(actions, random));
}

const chancesAt = (table: LocalTable<Kind>): readonly Kind['action'][] => table.typing?.chances().actions ?? [];

async function waitForBots(table: LocalTable<Kind>): Promise<void> {
  const isFree = (): boolean => table.actions().length > 0 || chancesAt(table).length > 0;
  while (!isFree() && table.now.outcome === undefined) await new Promise(resolve => setTimeout(resolve, 5));
}
