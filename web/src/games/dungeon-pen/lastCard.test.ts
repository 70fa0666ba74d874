import { expect, test } from 'vitest';
import { dungeonPen, type Event, type View } from '../../../../games/dungeon-pen/index.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { nextCard } from './lastCard.ts';

function viewWith(change: Partial<View>): View {
  const options = dungeonPen.readOptions({}, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  const rules = dungeonPen.rules({ version: 1, seats: 2, options });
  return { ...rules.view(rules.setup(), 0), ...change };
}

const DRAWN: Event = { type: 'event-drawn', seat: 1, card: 'blade' };

test('a card is turned up once: when it is drawn, not when it is laid aside', () => {
  const carried = viewWith({ agenda: [{ type: 'discard', seat: 1, card: 'blade' }] });
  const open = nextCard(undefined, carried, [DRAWN]);
  expect(open).toEqual({ card: 'blade', by: 1, number: 1 });
  expect(nextCard(open, viewWith({ discards: ['blade'] }), [])).toEqual(open);
  expect(nextCard(open, viewWith({ discards: ['blade'] }), null)).toEqual(open);
});

test('the same card drawn again is turned up again', () => {
  const first = nextCard(undefined, viewWith({}), [DRAWN]);
  expect(nextCard(first, viewWith({}), [DRAWN])?.number).toBe(2);
});

test('after a jump the card that lies there is turned up, if it is another one', () => {
  const first = nextCard(undefined, viewWith({}), [DRAWN]);
  expect(nextCard(first, viewWith({ discards: ['whim'] }), null)).toEqual({ card: 'whim', number: 2 });
  expect(nextCard(first, viewWith({}), null)).toBeUndefined();
});
