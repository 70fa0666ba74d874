// How long it takes from a stroke to its flaws: `npx vitest bench --run web/src/workshop`. On the page drawing comes on top.
import { bench, describe } from 'vitest';
import { draftGround, LAYOUTS } from '../../../../art/dungeon-pen/index.ts';
import { SHEETS, squareAt } from '../../../../games/dungeon-pen/readers.ts';
import { withThing } from '../donjonz/drawing.ts';
import { editor as decks } from '../donjonz/index.ts';
import { painted } from '../dungeon-pen/drawing.ts';
import { editor as sheets } from '../dungeon-pen/index.ts';
import { numberedFlaws } from '../flaws.ts';

describe.each(Object.entries(SHEETS))('a stroke on %s', (_, sheet) => {
  bench('flaws', () => void numberedFlaws(sheets, painted(sheet, 'chest', [squareAt(0, 0)], 'half-turn')));
  bench('shapes', () => void draftGround(painted(sheet, 'wall', [squareAt(0, 0)], 'half-turn'), LAYOUTS.wide));
});

describe('a thing on a card', () => {
  const deck = decks.starts[0]?.draft ?? { deck: [] };
  bench('flaws', () => void numberedFlaws(decks, withThing(deck, { card: 1, space: 0 }, { type: 'pouch' })));
});
