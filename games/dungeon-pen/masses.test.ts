import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, contentOf, groundNow } from './content.ts';
import { type Floor, floorFrom, hasAll, openOn, reach } from './floor.ts';
import { groundIndex, isFree } from './line.ts';
import { MAP_NAMES } from './manifest.ts';
import { closesRing, isTorn, massesOf } from './masses.ts';
import { setup } from './setup.ts';
import { centreOf, NEIGHBOURS, type Square, squareAt, SQUARES } from './square.ts';
import type { Shape, State } from './state.ts';
import { BARE, column } from './tests/table.ts';
import { DEFAULTS } from './tests/usual.ts';
import { draftsOf } from './walls.ts';

const bare = contentOf({ ...DEFAULTS, dungeon: BARE });
const stateWith = (content: Content, walls: readonly Square[]): State => ({ ...setup(content), walls: [...walls] });
const rimAround = (content: Content, state: State, shape: Shape, squares: readonly Square[]): readonly number[] => {
  const wall = draftsOf(content, state, 0, shape).walls.find(({ place }) => place.squares.join() === squares.join());
  if (!wall) throw new Error(`no ${shape} on ${squares.join()}`);
  return wall.rim;
};

describe('walls that hang together', () => {
  test('by sides and by corners are one mass, others are not', () => {
    const masses = massesOf(
      groundNow(bare, { walls: [squareAt(8, 9), squareAt(9, 10), squareAt(12, 9)], plague: null }),
    );
    const [first, corner, apart] = [squareAt(8, 9), squareAt(9, 10), squareAt(12, 9)].map(
      square => masses[groundIndex(square)],
    );
    expect(first).toBe(corner);
    expect(apart).not.toBe(first);
    expect([first, apart]).not.toContain(0);
    expect(masses[groundIndex(squareAt(10, 9))]).toBe(0);
  });

  test('DP-Q14 a wall between two masses tears the floor but closes no ring', () => {
    const state = { ...stateWith(bare, [...column(8, 6, 8), ...column(8, 13, 15)]), dice: [3, 4] };
    const rim = rimAround(bare, state, 'line', column(8, 9, 12));
    const ground = groundNow(bare, state);
    expect(isTorn(ground, rim)).toBe(true);
    expect(closesRing(massesOf(ground), rim)).toBe(false);
  });

  test('DP-Q14 a wall that leans on the border tears nothing, one that comes back to it closes a ring', () => {
    const leaning = { ...stateWith(bare, [squareAt(9, 0), squareAt(9, 1)]), dice: [4, 2] };
    const rim = rimAround(bare, leaning, 'line', column(9, 2, 5));
    expect(isTorn(groundNow(bare, leaning), rim)).toBe(false);
    const across = Array.from({ length: 8 }, (_, i) => squareAt(10 + i, 6));
    const round = groundNow(bare, { walls: [...leaning.walls, ...across], plague: null });
    expect(isTorn(round, rim)).toBe(true);
    expect(closesRing(massesOf(round), rim)).toBe(true);
  });
});

describe('the ground', () => {
  test('is the same until something is drawn or dug away, be it on the same list of walls', () => {
    const drawn: Pick<State, 'walls' | 'plague'> = { walls: [squareAt(9, 9)], plague: null };
    const ground = groundNow(bare, drawn);
    expect(groundNow(bare, { walls: [squareAt(9, 9)], plague: null })).toBe(ground);
    drawn.walls.push(squareAt(9, 10));
    const drawnOn = groundNow(bare, drawn);
    expect([squareAt(9, 9), squareAt(9, 10)].map(square => isFree(drawnOn, groundIndex(square)))).toEqual([
      false,
      false,
    ]);
    drawn.walls[0] = squareAt(10, 10);
    const dug = groundNow(bare, drawn);
    expect([squareAt(9, 9), squareAt(10, 10)].map(square => isFree(dug, groundIndex(square)))).toEqual([true, false]);
    expect(groundNow(bare, { ...drawn, plague: { red: 2, black: 2 } })).not.toEqual(dug);
    expect(groundNow(bare, { ...drawn, plague: { red: 2, black: 3 } })).not.toEqual(
      groundNow(bare, { ...drawn, plague: { red: 2, black: 2 } }),
    );
  });
});

/** All that hangs together with a square, found slowly. */
function slowly(open: (square: Square) => boolean, start: Square): Set<Square> {
  const found = new Set([start]);
  for (const square of found) for (const next of NEIGHBOURS[square] ?? []) if (open(next)) found.add(next);
  return found;
}

describe('floors', () => {
  test('DP-Q14 a search by rows finds what a search by squares finds', () => {
    const squares = fc.uniqueArray(fc.nat(SQUARES - 1), { maxLength: 160 });
    fc.assert(
      fc.property(squares, fc.nat(SQUARES - 1), (walls, start) => {
        const ground = groundNow(bare, { walls: walls.filter(square => square !== start), plague: null });
        fc.pre(isFree(ground, groundIndex(start)));
        const open: Floor = openOn(ground);
        const found = slowly(square => isFree(ground, groundIndex(square)), start);
        const all = Array.from({ length: SQUARES }, (_, square) => square);
        const floor = floorFrom(open, start);
        expect(all.filter(square => hasAll(floor, [square]))).toEqual(all.filter(square => found.has(square)));
        const goal = walls[0] ?? start;
        expect(hasAll(reach(open, [start, goal]), [goal])).toBe(found.has(goal));
      }),
      { numRuns: 150 },
    );
  });
});

test('DP-Q14 on every printed sheet and whatever is drawn, the near look says what a full search says', () => {
  const drawn = fc.uniqueArray(fc.nat(SQUARES - 1), { maxLength: 40 });
  const shape = fc.constantFrom<Shape>('line', 'tetromino', 'stone');
  fc.assert(
    fc.property(fc.constantFrom(...MAP_NAMES), drawn, shape, fc.nat(35), (dungeon, walls, form, roll) => {
      const content = contentOf({ ...DEFAULTS, dungeon });
      const kept = walls.filter(square => content.kept[square] === 0);
      const state = { ...stateWith(content, kept), dice: [Math.floor(roll / 6) + 1, (roll % 6) + 1] };
      const { walls: drafts, isLegal } = draftsOf(content, state, 0, form);
      const before = needsMet(content, groundNow(content, state));
      fc.pre(before);
      for (const wall of drafts) {
        if (wall.place.squares.some(square => content.kept[square] === 1)) continue;
        if (form === 'stone' && !isFree(groundNow(content, state), groundIndex(wall.place.squares[0] as Square)))
          continue;
        const after = groundNow(content, { walls: [...kept, ...wall.place.squares], plague: null });
        expect(isLegal(wall)).toBe(needsMet(content, after));
      }
    }),
    { numRuns: 30 },
  );
});

/** DP-Q14 at the start of a match: each cell hangs together with the treasure of the other side. */
function needsMet(content: Content, ground: ReturnType<typeof groundNow>): boolean {
  const open = openOn(ground);
  return [0, 1].every(seat => {
    const cell = content.cells[seat]?.[0] as Square;
    return hasAll(floorFrom(open, cell), [content.treasures[1 - seat] as Square]);
  });
}

test('DP-F13 by the French rules a wall is legal unless it leaves somebody on a smaller part of their floor', () => {
  const drawn = fc.uniqueArray(fc.nat(SQUARES - 1), { maxLength: 90 });
  const shape = fc.constantFrom<Shape>('line', 'tetromino', 'stone');
  const place = fc.nat(SQUARES - 1);
  fc.assert(
    fc.property(fc.constantFrom(...MAP_NAMES), drawn, shape, fc.tuple(fc.nat(35), place, place), (...picked) => {
      const [dungeon, walls, form, [roll, south, north]] = picked;
      const content = contentOf({ ...DEFAULTS, ruleset: 'fr', dungeon });
      const isHere = (square: Square): boolean => square === south || square === north;
      const free = walls.filter(square => !isHere(square));
      fc.pre([south, north].every(square => isFree(content.printed.ground, groundIndex(square))));
      const state = { ...stateWith(content, free), dice: [Math.floor(roll / 6) + 1, (roll % 6) + 1] };
      for (const [seat, square] of [south, north].entries())
        Object.assign(state.characters[seat] ?? {}, centreOf(square));
      const before = groundNow(content, state);
      const { walls: drafts, isLegal } = draftsOf(content, state, 0, form);
      for (const wall of drafts) {
        const { squares } = wall.place;
        const covers = squares.some(isHere) || (form === 'stone' && !isFree(before, groundIndex(squares[0] as Square)));
        expect(isLegal(wall)).toBe(!covers && [south, north].every(at => staysOnLargest(before, squares, at)));
      }
    }),
    { numRuns: 30 },
  );
});

/** DP-F13, square by square: whether somebody at `from` would stand on the largest part of the floor they stand on. */
function staysOnLargest(ground: ReturnType<typeof groundNow>, squares: readonly Square[], from: Square): boolean {
  const floor = slowly(square => isFree(ground, groundIndex(square)), from);
  const isLeft = (square: Square): boolean => floor.has(square) && !squares.includes(square);
  const own = slowly(isLeft, from);
  const rest = new Set([...floor].filter(square => isLeft(square) && !own.has(square)));
  while (rest.size > 0) {
    const part = slowly(isLeft, [...rest][0] as Square);
    if (part.size > own.size) return false;
    for (const square of part) rest.delete(square);
  }
  return true;
}
