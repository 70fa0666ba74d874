import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { theDungeon } from '../../../games/the-dungeon/index.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { botAt, personCalled } from '../table/sitters.ts';
import { memoryDrawer } from '../tests/drawer.ts';
import { lastStart, rememberStart, seatable } from './lastStart.ts';

const pen = dungeonPen as unknown as Game<Kind>;
const dungeon = theDungeon as unknown as Game<Kind>;
const BOTS = ['random', 'easy'];

test('a game begins as it did the last time, each game for itself', () => {
  const drawer = memoryDrawer();
  const sitters = [personCalled('Ada'), botAt(1, 'random')];
  const start = { sitters, texts: { dungeon: 'spiral', quibble: 'true' }, isTyped: true };
  rememberStart(pen, start, drawer);
  expect(lastStart(pen, drawer)).toEqual(start);
  expect(lastStart(dungeon, drawer)).toBeUndefined();
});

test('a bot that is gone leaves its seat to a person, and options that are refused are forgotten', () => {
  const drawer = memoryDrawer();
  const sitters = [personCalled('Ada'), botAt(1, 'oracle')];
  rememberStart(pen, { sitters, texts: { dungeon: 'spiral', ruleset: 'latin' }, isTyped: false }, drawer);
  const start = lastStart(pen, drawer);
  expect(start?.texts).toEqual({});
  expect(seatable(start?.sitters ?? [], BOTS)).toEqual([personCalled('Ada'), personCalled()]);
});

test('a table that cannot be laid is not remembered', () => {
  const drawer = memoryDrawer();
  rememberStart(pen, { sitters: [personCalled('Ada')], texts: {}, isTyped: false }, drawer);
  expect(lastStart(pen, drawer)).toBeUndefined();
  rememberStart(pen, { sitters: [botAt(0, 'easy'), botAt(1, 'easy')], texts: {}, isTyped: false }, drawer);
  expect(lastStart(pen, drawer)).toBeUndefined();
});

test('whatever stands in the drawer, a form can be filled with what is read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (sitters, texts) => {
      const drawer = memoryDrawer();
      drawer.write('start/dungeon-pen', { sitters, texts });
      const start = lastStart(pen, drawer);
      expect(start === undefined || start.sitters.length === 2).toBe(true);
    }),
  );
});
