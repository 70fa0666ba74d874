import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlace, type Place } from '../tests/place.ts';
import { seatPeople } from '../tests/sitting.ts';
import type { Body } from './fold.ts';
import { foldRows, rowOf, walk } from './rows.ts';

let place: Place;

beforeEach(async () => {
  place = await openPlace();
});

afterEach(() => place.close());

const FORGED: readonly (readonly [what: string, body: Body])[] = [
  ['an undo of nothing', { kind: 'undo' }],
  ['a redo of nothing', { kind: 'redo', entries: [[0, { type: 'strike' }]] }],
  ['an action that is none', { kind: 'act', entries: [] }],
  ['an action against the rules', { kind: 'act', entries: [[0, { type: 'fly' }]] }],
  ['a second start', { kind: 'start', entries: [] }],
];

test.each(FORGED)('%s does not add up, though its hash fits', async (_, body) => {
  const { id, room } = await seatPeople(place, ['Ada', 'Bob'], { game: 'parry' });
  const rows = await place.storage.steps(id);
  const { fold, ...chainEnd } = foldRows(room.fold.head, rows) ?? { fold: room.fold, seq: 0, hash: '' };
  const forged = rowOf(fold, chainEnd, { by: 0, client: 'forged', at: place.storage.now(), body });
  expect(walk(room.fold.head, rows)).toMatchObject({ seq: rows.length });
  expect(walk(room.fold.head, [...rows, forged])).toMatchObject({ seq: rows.length, why: expect.any(String) });
});
