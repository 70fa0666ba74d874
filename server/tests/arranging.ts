// A table at which everything happens that changes the table and not the game: the other half of what is frozen.
import { AWAY_MS } from '../../wire/limits.ts';
import type { Wish } from '../../wire/request.ts';
import type { Fold } from '../matches/fold.ts';
import type { Room } from '../matches/room.ts';
import type { Person } from '../storage/people.ts';
import { ENTROPY, Listener, openPlace, type Place, TERMS, until } from './place.ts';
import { actAnyhow, newClient } from './sitting.ts';
import type { SetTime } from './time.ts';

/** What is due in other matches of the database, while time passes here, is left alone. */
const NEVER = 2_000_000_000;
const OUTAGE_MS = 3_600_000;
const CLOCK = { type: 'turn', milliseconds: 10 * AWAY_MS.live } as const;

type Wished = Record<string, unknown> & { type: Wish['type'] };

const wishFor = (room: Room, who: Listener, what: Wished): Promise<void> =>
  room.wish(who, { id: newClient(), seat: who.seat, ...what } as unknown as Wish);

interface Settled {
  readonly place: Place;
  readonly room: Room;
  readonly ada: Listener;
  readonly bob: Listener;
}

/** Plays it on a database; the match, and the one that was to follow it. */
export async function arrangeAll(env: Readonly<Record<string, string>>, time: SetTime): Promise<readonly Fold[]> {
  const first = await openPlace({ env, time, sweepMs: NEVER });
  const table = await gathered(first);
  await moderated(table);
  await asked(table);
  await handedOver(table);
  await minded(table, time);
  await first.close();
  time.pass(OUTAGE_MS);
  const place = await openPlace({ env, time, sweepMs: NEVER });
  const folds = await ended({ ...table, place, room: await place.room(table.room.fold.head.id) });
  await place.close();
  return folds;
}

/** Somebody comes and is sent away, somebody is ready, and the host begins without the seats that are left. */
async function gathered(place: Place): Promise<Settled> {
  const [host, guest, other] = [await place.person('Ada'), await place.person('Bob'), await place.person('Cleo')];
  const terms = { ...TERMS, clock: CLOCK, minding: 'vote', begins: 'ready' } as const;
  const places = [{ type: 'me' }, ...[1, 2, 3].map(() => ({ type: 'open' }) as const)] as const;
  const { id } = await place.found({ game: 'dice-and-danger', places: [...places], terms }, host);
  const room = await place.room(id);
  const [ada, bob] = [new Listener(host, 0), new Listener(guest, 1)];
  for (const person of [guest, other]) await room.join(person, { entropy: ENTROPY });
  for (const listener of [ada, bob]) await room.enter(listener);
  await wishFor(room, ada, { type: 'remove', seat: 2 });
  await wishFor(room, bob, { type: 'ready', isReady: true });
  await wishFor(room, ada, { type: 'begin' });
  await until(() => room.fold.match !== undefined);
  return { place, room, ada, bob };
}

async function moderated({ room, ada, bob }: Settled): Promise<void> {
  const remark = newClient();
  await room.chat(bob, { type: 'chat', id: remark, text: 'Hello!' });
  await wishFor(room, ada, { type: 'talk', to: 'everybody' });
  await wishFor(room, ada, { type: 'silence', remark, isSilent: true });
}

/** Ada asks to take back a step: Bob declines, she changes her mind, he allows it. */
async function asked({ room, ada, bob }: Settled): Promise<void> {
  for (const [who, answer] of [
    [bob, 'decline'],
    [ada, 'withdraw'],
    [bob, 'allow'],
  ] as const) {
    await actAnyhow(room, ada);
    await wishFor(room, ada, { type: 'ask', back: 1 });
    await wishFor(room, who, { type: answer, asked: room.fold.asked?.asked });
  }
}

/** Ada lets a bot play, and changes her mind: it has rolled nothing, for Bob has to decide as well. */
async function handedOver({ room, ada }: Settled): Promise<void> {
  await wishFor(room, ada, { type: 'hand', bot: 'easy' });
  await wishFor(room, ada, { type: 'return', isUndone: true });
}

/** Bob is away for so long that a bot minds his seat, and comes back; after a restart he is given time to return first. */
async function minded({ room, ada, bob }: Settled, time: SetTime): Promise<void> {
  room.leave(bob);
  time.pass(2 * AWAY_MS.live);
  await wishFor(room, ada, { type: 'mind', seat: bob.seat });
  await room.enter(bob);
  await room.settled();
}

/** Bob gives up; Ada lays the same table once more, and closes it. */
async function ended({ place, room, ada, bob }: Settled): Promise<readonly Fold[]> {
  await wishFor(room, bob, { type: 'resign' });
  const again = await place.rooms.again(room, ada.person as Person, ENTROPY);
  if (typeof again === 'string') throw new Error(again);
  const next = await place.room(again.id);
  await wishFor(next, ada, { type: 'close' });
  return [room.fold, next.fold];
}
