import { describe, expect, test } from 'vitest';
import { type Tables, flawsOf } from './tests/tables.ts';
import { CHARACTERS, SPELLS, STOCK, TILES } from './data.ts';

const OURS: Tables = { tiles: TILES, characters: CHARACTERS, spells: SPELLS, stock: STOCK };

/** Our tiles with one of them changed. */
function redrawn(face: string, change: Partial<{ count: number; drawing: string }>): Tables {
  const tiles = OURS.tiles.map(tile => {
    const [name, room, count, drawing] = tile;
    return name === face ? ([name, room, change.count ?? count, change.drawing ?? drawing] as const) : tile;
  });
  return { ...OURS, tiles };
}

describe('the tables keep their constraints', () => {
  test('TD-22 TD-C1 thirty tiles, 29 of them in the pile', () => {
    expect(flawsOf(OURS)).toEqual([]);
    const count = TILES.reduce((sum, [, , each]) => sum + each, 0);
    expect(count).toBe(30);
    expect(count - TILES[0][2]).toBe(29);
  });

  test('TD-37 the torches and trapdoors of the board above are no tiles', () => {
    const rooms: readonly string[] = TILES.map(([, room]) => room);
    expect(rooms).not.toContain('trapdoor');
    expect(STOCK[0]).toBe(4);
  });
});

describe('every constraint has a breach that it catches', () => {
  const rulesBroken = (tables: Tables): string[] => [...new Set(flawsOf(tables).map(({ rule }) => rule))];

  test('TD-C1 a tile too many', () => expect(rulesBroken(redrawn('crypt', { count: 2 }))).toEqual(['TD-C1']));
  test('TD-C2 a tile without an opening', () =>
    expect(rulesBroken(redrawn('crypt', { drawing: '----' }))).toEqual(['TD-C2']));
  test('TD-C2 a tile with five sides', () =>
    expect(rulesBroken(redrawn('crypt', { drawing: 'D-D-D' }))).toEqual(['TD-C2']));
  test('TD-C2 a Guard Room without its door', () =>
    expect(rulesBroken(redrawn('guard-room', { drawing: '--D-' }))).toEqual(['TD-C2']));
  test('TD-C2 a door to the outside elsewhere', () =>
    expect(rulesBroken(redrawn('lair', { drawing: 'DOX-' }))).toEqual(['TD-C2']));
  test('TD-C3 no dead ends', () => {
    const tiles = OURS.tiles.map(([face, room, count]) => [face, room, count, 'DOO-'] as const);
    expect(rulesBroken({ ...OURS, tiles })).toContain('TD-C3');
  });
  test('TD-C4 a corridor turned is no new corridor', () =>
    expect(rulesBroken(redrawn('corridor-3', { drawing: '-O-O' }))).toEqual(['TD-C4']));
  test('TD-C5 a fifth torch', () => expect(rulesBroken({ ...OURS, stock: [5, 4, 2, 2, 4, 4] })).toEqual(['TD-C5']));
  test('TD-C6 one way out too few', () =>
    expect(rulesBroken(redrawn('hidden-passage', { count: 0 }))).toEqual(['TD-C1', 'TD-C6']));
  test('TD-C8 a giant, a weakling, a twin, a ninth', () => {
    const [first] = CHARACTERS;
    const spoilt = (change: object): Tables => ({
      ...OURS,
      characters: [{ ...first, ...change }, ...CHARACTERS.slice(1)],
    });
    for (const change of [{ strength: 6, craft: 1 }, { strength: 1, craft: 5 }, { craft: 3 }, { ability: 'scouts' }])
      expect(rulesBroken(spoilt(change))).toEqual(['TD-C8']);
    expect(rulesBroken({ ...OURS, characters: CHARACTERS.slice(1) })).toEqual(['TD-C8']);
  });
  test('TD-C9 a spell twice', () =>
    expect(rulesBroken({ ...OURS, spells: SPELLS.with(0, 'long-arm') })).toEqual(['TD-C9']));
});
