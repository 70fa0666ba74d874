import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Seating } from '../../wire/table.ts';
import { Listener, openPlace, type Place, TERMS, until } from '../tests/place.ts';
import { actAnyhow, seatPeople, type Sitting } from '../tests/sitting.ts';
import { phaseOf } from './fold.ts';

let place: Place;

beforeEach(async () => {
  place = await openPlace();
});

afterEach(async () => {
  await place.close();
  expect(place.faults).toEqual([]);
});

async function moveOn({ room, listeners }: Sitting): Promise<void> {
  const mover = listeners.find(({ seat }) => room.fold.waiting.includes(seat));
  if (mover) await actAnyhow(room, mover);
}

const untimed = ({ at: _, ...table }: Seating): object => table;
const NONE = { type: 'none' } as const;
const BANK = { type: 'bank', milliseconds: 60_000, increment: 1000 } as const;

test.each([NONE, BANK])('what is told of a table adds up to what one is welcomed with, clock: $type', async clock => {
  const sitting = await seatPeople(place, ['Ada', 'Bob'], { terms: { ...TERMS, clock } });
  const { room, people, listeners } = sitting;
  await until(() => listeners[0]?.table?.sitters[1]?.here === true);
  while (phaseOf(room.fold) === 'playing') {
    await moveOn(sitting);
    const late = new Listener(people[1], 1);
    await room.enter(late);
    expect(untimed(listeners[0]!.table!)).toEqual(untimed(late.table!));
    room.leave(late);
  }
  expect(listeners[0]!.table).toMatchObject({ phase: 'ended' });
});

test('an ordinary move brings the times of a table along, and nothing else of it', async () => {
  const sitting = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
  const bob = sitting.listeners[1]!;
  const before = bob.messages.length;
  await moveOn(sitting);
  expect(bob.messages.slice(before)).toMatchObject([{ type: 'update', times: { since: sitting.room.fold.since } }]);
  expect(bob.messages.at(-1)).not.toHaveProperty('table');
});

test('whoever has left is told nothing more, not even after looking once more', async () => {
  const sitting = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
  const bob = sitting.listeners[1]!;
  sitting.room.leave(bob);
  sitting.room.look(bob, 1);
  const before = bob.texts.length;
  await moveOn(sitting);
  expect(sitting.room.fold.waiting).toEqual([1]);
  expect(bob.texts).toHaveLength(before);
});
