import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { donjonz, type Laid, type Lay } from '../../../../games/donjonz/index.ts';
import { areaOf, TURNS } from '../../../../games/donjonz/readers.ts';
import { following, type Held, heldAt, isLegal, layOf, moved, nearest, turned } from './holding.ts';

const options = { doorWithoutKey: 'blocked', deck: 'standard' } as const;
const rules = donjonz.rules({ version: 1, seats: 1, options });
const { content } = rules;
const held: Held = { card: 3, x: 0, y: -2, turn: 0 };
const START: Laid = { card: 0, x: 0, y: 0, turn: 0 };

/** Every legal place for card 3 beside the half-card alone. */
function lays(): readonly Lay[] {
  const state = { ...rules.setup(), phase: 'lay' as const, hand: held.card };
  return rules.actions(state, 0).filter(action => action.type === 'lay');
}

const anyHeld = fc.record({
  card: fc.integer({ min: 1, max: 11 }),
  x: fc.integer({ min: -9, max: 9 }),
  y: fc.integer({ min: -9, max: 9 }),
  turn: fc.constantFrom(...TURNS),
});

describe('turning the card in hand', () => {
  test('four quarters either way bring it back', () => {
    fc.assert(
      fc.property(anyHeld, fc.constantFrom(1 as const, -1 as const), (start, quarters) => {
        const round = TURNS.reduce(card => turned(content, card, quarters), start as Held);
        expect(round).toEqual(start);
      }),
    );
  });

  test('right and left undo each other', () => {
    fc.assert(
      fc.property(anyHeld, start => {
        expect(turned(content, turned(content, start, 1), -1)).toEqual(start);
      }),
    );
  });

  test('its middle strays by less than a space', () => {
    fc.assert(
      fc.property(anyHeld, start => {
        const [before, after] = [areaOf(content, start), areaOf(content, turned(content, start, 1))];
        expect(Math.abs(before.x + before.width / 2 - after.x - after.width / 2)).toBeLessThan(1);
        expect(Math.abs(before.y + before.height / 2 - after.y - after.height / 2)).toBeLessThan(1);
      }),
    );
  });
});

describe('where the card is held', () => {
  test('a pointer holds it by its middle, on the grid', () => {
    expect(heldAt(content, held, { x: 20.4, y: 30.2 }, lays())).toMatchObject({ x: 19, y: 29 });
  });

  test('a legal place less than a space away draws it in', () => {
    expect(heldAt(content, held, { x: 1.5, y: -0.4 }, lays())).toMatchObject({ x: 0, y: -2 });
  });

  test('the middle of another card is no place, however it is drawn', () => {
    const over = heldAt(content, held, { x: 1.5, y: 0.5 }, lays());
    expect(isLegal(lays(), over)).toBe(false);
  });

  test('arrows do not take it out of reach', () => {
    const reach = { x: -3, y: -3, width: 6, height: 6 };
    expect(moved(held, [-9, 0], reach)).toMatchObject({ x: -3, y: -2 });
    expect(moved(held, [1, 1], reach)).toMatchObject({ x: 1, y: -1 });
    expect(moved(held, [0, 99], reach)).toMatchObject({ x: 0, y: 2 });
  });
});

describe('legal places', () => {
  test('the nearest keeps the turn', () => {
    const far: Held = { ...held, x: 9, y: 9, turn: 1 };
    const near = nearest(lays(), far);
    expect(near.turn).toBe(1);
    expect(isLegal(lays(), near)).toBe(true);
  });

  test('without any the card stays where it is', () => {
    expect(nearest([], held)).toBe(held);
    expect(following([], held, START, 1)).toBe(held);
  });

  test('going on and on comes by each place of this turn once', () => {
    const same = lays().filter(({ turn }) => turn === 0);
    const seen = new Set<string>();
    let at = held;
    for (let i = 0; i < same.length; i++) {
      at = following(lays(), at, { x: 1.5, y: 0.5 }, 1);
      seen.add(JSON.stringify(layOf(at)));
    }
    expect(seen.size).toBe(same.length);
    expect(at).toEqual(held);
  });

  test('back is the way one came', () => {
    const on = following(lays(), held, { x: 1.5, y: 0.5 }, 1);
    expect(following(lays(), on, { x: 1.5, y: 0.5 }, -1)).toEqual(held);
  });
});
