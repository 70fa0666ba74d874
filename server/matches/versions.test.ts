import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { farShove, shove, type Shove } from '../../kernel/toys/shove.ts';
import { Listener, openPlace, type Place, until } from '../tests/place.ts';
import { act, seatPeople } from '../tests/sitting.ts';
import type { Shelf } from './head.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelfWith =
  (game: Game<Shove>): Shelf =>
  () =>
    game;
const open = (game: Game<Shove>): Promise<Place> =>
  openPlace({ env: { OUBLIETTE_DATA: folder }, games: shelfWith(game) });

/** By seat: how far the best disc lies from the mark. */
const best = ({ now }: Listener): unknown => now.view['best'];

test('a match that began under older rules goes on by them on a server that plays newer ones', async () => {
  const before = await open(shove);
  const { id, room, listeners, people } = await seatPeople(before, ['Ann', 'Ben'], { game: 'shove' });
  await act(room, listeners[0]!, { type: 'shove', power: 250 });
  const left = listeners[1]!.now.view;
  await before.close();

  const after = await open(farShove);
  const again = await after.room(id);
  const ben = new Listener(people[1], 1);
  await again.enter(ben);
  expect(ben.now.view).toEqual(left);
  expect(again.fold.match?.rules.content).toEqual({ mark: 5000 });
  await act(again, ben, { type: 'shove', power: 250 });
  await until(() => best(ben) !== undefined && ben.now.waiting[0] === 0);
  const steps = await after.storage.steps(id);
  expect(new Set(steps.map(({ version }) => version))).toEqual(new Set([1]));

  const young = await seatPeople(after, ['Ann', 'Ben'], { game: 'shove' });
  expect(best(young.listeners[0]!)).toEqual([6500, 6500]);
  expect(new Set((await after.storage.steps(young.id)).map(({ version }) => version))).toEqual(new Set([2]));
  await after.close();
});
