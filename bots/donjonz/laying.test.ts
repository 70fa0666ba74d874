import { expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { append, unplayed } from '../../kernel/match.ts';
import { donjonz } from '../../games/donjonz/index.ts';
import { bestLay } from './laying.ts';

/** The lay chosen for the only card of a deck beside `half`. */
function chosen(half: string, card: string): unknown {
  const options = { deck: `Half\n${half}\n\nCard\n${card}\n`, doorWithoutKey: 'blocked' } as const;
  const match = unplayed(donjonz, { game: 'donjonz', version: 1, seats: 1, options, seeds: [[0, null]] });
  append(match, [CHANCE, { type: 'turn-up', card: 1 }]);
  return bestLay(match.rules.content, match.rules.view(match.state, 0));
}

test('a card is laid along the side that joins most open edges', () => {
  expect(chosen('+ + + +\n < .|#\n+-+-+-+', '+ + + +\n . $ .\n+ + + +')).toEqual({ type: 'lay', x: 0, y: -1, turn: 0 });
  expect(chosen('+-+-+-+\n < .|#\n+ + + +', '+ + + +\n . $ .\n+ + + +')).toEqual({ type: 'lay', x: 0, y: 1, turn: 0 });
});

test('a card is turned so that its walls do not face the way', () => {
  expect(chosen('+-+-+-+\n < .|#\n+ + + +', '+-+-+-+\n . $ .\n+ + + +')).toEqual({ type: 'lay', x: 0, y: 1, turn: 2 });
});
