import type { Creation } from '../../wire/http.ts';
import type { Wish } from '../../wire/request.ts';
import type { Room } from '../matches/room.ts';
import type { Person } from '../storage/people.ts';
import { ENTROPY, Listener, type Place } from './place.ts';

let clients = 0;

export const newClient = (): string => `client-${String(++clients).padStart(4, '0')}`;

type Loose = Record<string, unknown> & { type: Wish['type'] };

/** Wishes something for one's own seat and decision, unless it says otherwise. */
export const wish = (room: Room, who: Listener, what: Loose): Promise<void> =>
  room.wish(who, { id: newClient(), seat: who.seat, decision: who.now.decision, ...what } as unknown as Wish);

export const act = (room: Room, who: Listener, action: object): Promise<void> =>
  wish(room, who, { type: 'act', action });

/** Does the first thing that the rules allow. */
export const actAnyhow = (room: Room, who: Listener): Promise<void> => {
  const { rules, state } = room.fold.match ?? {};
  return act(room, who, rules?.actions(state ?? {}, who.seat)[0] ?? {});
};

export interface Sitting {
  readonly id: string;
  readonly room: Room;
  readonly people: readonly Person[];
  readonly listeners: readonly Listener[];
}

/** So many people at a table of as many seats, or of the places given, all there. */
export async function seatPeople(place: Place, names: readonly string[], more: Partial<Creation>): Promise<Sitting> {
  const people = await Promise.all(names.map(name => place.person(name)));
  const [host, ...others] = people;
  if (!host) throw new Error('nobody hosts');
  const places = names.map((_, seat) => ({ type: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { id } = await place.found({ places, ...more }, host);
  const room = await place.room(id);
  for (const person of others) await room.join(person, { entropy: ENTROPY });
  await room.settled();
  const listeners = people.map(
    person =>
      new Listener(
        person,
        room.fold.chairs.findIndex(each => each.person === person.id),
      ),
  );
  for (const listener of listeners) await room.enter(listener);
  return { id, room, people, listeners };
}
