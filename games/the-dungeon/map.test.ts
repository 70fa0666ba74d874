import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { TILES } from './data.ts';
import { coordinatesOf, waysHome } from './map.ts';
import type { State } from './state.ts';
import { BLOCKED, joined, opposite, SIDES, WALL } from './tiles.ts';
import { open } from './tests/table.ts';

const SPELLBOUND = { name: 'Ada', strength: 5, craft: 6, spells: 3, objects: ['scroll', 'scroll', 'scroll', 'scroll'] };

/** Plays a random match and shows every state to `look`. */
function watch(seed: number, look: (state: State) => void): void {
  const { rules, state } = open({ characters: [SPELLBOUND, 'drawn'] }, 2);
  const random = randomFrom(`map/${seed}`);
  for (;;) {
    const seat = rules.active(state)[0];
    if (seat === undefined) return;
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random));
    look(state);
  }
}

/** What does not fit between two tiles that lie side by side, if anything. */
function misfits({ faces, places, sides, near }: State): string[] {
  const pairs = [...faces.keys()].flatMap(tile =>
    SIDES.map(side => ({ tile, side, beyond: near[4 * tile + side] ?? -1 })).filter(({ beyond }) => beyond >= 0),
  );
  return pairs
    .filter(({ tile, side, beyond }) => {
      const [here = 0, there = 0] = [sides[4 * tile + side], sides[4 * beyond + opposite(side)]];
      const [spot, across] = [coordinatesOf(places[tile] ?? 0), coordinatesOf(places[beyond] ?? 0)];
      const isNext = Math.abs(spot.x - across.x) + Math.abs(spot.y - across.y) === 1;
      const isMutual = near[4 * beyond + opposite(side)] === tile;
      return !isNext || !isMutual || !fits(here, there);
    })
    .map(({ tile, side }) => `tile ${tile}, side ${side}`);
}

function fits(here: number, there: number): boolean {
  if (here === BLOCKED) return there === WALL;
  return here === WALL ? there === WALL || there === BLOCKED : there === here;
}

describe('the maze', () => {
  test('TD-9 TD-10 what two tiles show each other fits, and every tile has a way to the cell', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        watch(seed, state => {
          expect(misfits(state)).toEqual([]);
          expect(new Set(state.places).size).toBe(state.faces.length);
          expect(waysHome(state)).not.toContain(undefined);
        });
      }),
      { numRuns: 15 },
    );
  });

  test('TD-8 no tile is in the pile, open on it and on the table at once', () => {
    fc.assert(
      fc.property(fc.nat(), seed =>
        watch(seed, ({ faces, pile, shown, drawn }) => {
          const counted = [...pile];
          for (const face of [...faces, ...shown, ...(drawn < 0 ? [] : [drawn])])
            counted[face] = (counted[face] ?? 0) + 1;
          expect(counted).toEqual(TILES.map(([, , count]) => count));
        }),
      ),
      { numRuns: 5 },
    );
  });

  test('TD-9 a side between two tiles is the same from both, but for walls', () => {
    const side = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        if (mine === WALL || theirs === WALL) expect(joined(mine, theirs)).toBe(mine === WALL ? WALL : BLOCKED);
        else expect(joined(mine, theirs)).toBe(joined(theirs, mine));
      }),
    );
  });
});
