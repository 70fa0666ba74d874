// Tables on other terms, and among other people: the forms of rows to which neither an evening nor an arranged table comes.
import { gameById } from '../../games/index.ts';
import { isRefusal, type Kind } from '../../kernel/game.ts';
import { type Match, play, start } from '../../kernel/match.ts';
import type { Creation } from '../../wire/http.ts';
import { AWAY_MS } from '../../wire/limits.ts';
import type { Fold } from '../matches/fold.ts';
import type { Room } from '../matches/room.ts';
import type { Person } from '../storage/people.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS, until } from './place.ts';
import { actAnyhow, seatPeople, wish } from './sitting.ts';
import type { SetTime } from './time.ts';

/** What is due in other matches of the database, while time passes here, is left alone. */
const NEVER = 2_000_000_000;
const BANK_MS = 10 * AWAY_MS.live;
const BROUGHT_ENTRIES = 4;

/** Plays them on a database. */
export async function varyAll(env: Readonly<Record<string, string>>, time: SetTime): Promise<readonly Fold[]> {
  const place = await openPlace({ env, time, sweepMs: NEVER });
  const folds = [await goneOn(place), await lost(place, time)];
  await place.close();
  return folds;
}

/** Ada goes on with what she has begun in her browser, without a clock and at her leisure. */
async function goneOn(place: Place): Promise<Fold> {
  const terms = { ...TERMS, pace: 'turns', language: 'en' } as const;
  const { room, listeners } = await seatPeople(place, ['Ada'], { ...begun(), terms });
  for (const ada of listeners) {
    await actAnyhow(room, ada);
    await wish(room, ada, { type: 'undo' });
    await wish(room, ada, { type: 'redo' });
  }
  return room.fold;
}

function begun(): Pick<Creation, 'game' | 'options' | 'brought'> {
  const game = gameById('donjonz');
  const options = game?.readOptions({}, 1);
  if (!game || !options || isRefusal(options)) throw new Error('DonjonZ is not on the shelf');
  const match = start(game, { seats: 1, options, seeds: [[0, ENTROPY]] });
  while (match.log.length < BROUGHT_ENTRIES) playAnyhow(match);
  return { game: game.id, options: { ...options }, brought: match.log as unknown as Creation['brought'] };
}

function playAnyhow(match: Match<Kind>): void {
  const [action] = match.rules.actions(match.state, 0);
  if (action) play(match, 0, action);
}

/**
 * Ada, whose name is hers alone, plays with her robot and with Bob, whose seat she gives to a bot while he is away. One of
 * them loses by time, another one leaves.
 */
async function lost(place: Place, time: SetTime): Promise<Fold> {
  const host = await claimed(place, 'Ada');
  const clock = { type: 'bank', milliseconds: BANK_MS, increment: 0 } as const;
  const terms = {
    ...TERMS,
    clock,
    timeout: 'lost',
    minding: 'always',
    listed: true,
    joining: true,
    robots: true,
    language: 'fr',
  } as const;
  const places = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
  const { id } = await place.found({ game: 'the-dungeon', places: [...places], terms }, host);
  const room = await place.room(id);
  const people = [host, await robotOf(place, host), await place.person('Bob')];
  for (const person of people.slice(1)) await room.join(person, { entropy: ENTROPY });
  await until(() => room.fold.match !== undefined);
  const listeners = people.map((person, seat) => new Listener(person, seat));
  for (const listener of listeners) await room.enter(listener);
  const [ada, , bob] = listeners as [Listener, Listener, Listener];
  for (const to of ['everybody', 'seats']) await wish(room, ada, { type: 'talk', to });
  await mind(room, [ada, bob], time);
  await loseTwo(room, listeners, time);
  return room.fold;
}

async function mind(room: Room, [ada, bob]: readonly [Listener, Listener], time: SetTime): Promise<void> {
  room.leave(bob);
  time.pass(2 * AWAY_MS.live);
  await wish(room, ada, { type: 'mind', seat: bob.seat });
  await room.enter(bob);
}

async function loseTwo(room: Room, listeners: readonly Listener[], time: SetTime): Promise<void> {
  time.pass(2 * BANK_MS);
  room.runDue();
  await until(() => room.fold.forfeited.size > 0);
  const leaving = listeners.find(({ seat }) => !room.fold.forfeited.has(seat));
  if (leaving) await wish(room, leaving, { type: 'leave' });
  await room.settled();
}

async function claimed(place: Place, name: string): Promise<Person> {
  const { people } = place.storage;
  const person = await place.person(name);
  await people.claim(person.id, name, 'correct horse battery');
  return { ...person, claimed: true };
}

async function robotOf({ storage: { robots } }: Place, { id }: Person): Promise<Person> {
  const given = await robots.make(id, 'Robin', 1);
  const robot = given && (await robots.byToken(given.token));
  if (!robot) throw new Error('a robot that was just made is not known');
  return robot;
}
