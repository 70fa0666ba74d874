import { describe, expect, test } from 'vitest';
import { loadMinds } from '../../../bots/load.ts';
import { loadGame } from '../../../games/load.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { SHELF } from '../../../games/shelf.ts';
import { manifestOf, moduleOf } from '../games.ts';

describe.each(SHELF)('%s', id => {
  test('the coach is offered for just the seats with which its ended matches are judged', async () => {
    const [{ game }, { valuation, aiming }, { coachedSeats = [] }] = await Promise.all([
      loadGame(id),
      loadMinds(id),
      moduleOf(id),
    ]);
    const { min, max } = manifestOf(id).seats;
    const seatings = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const judged = seatings.filter(seats => {
      const options = game.readOptions({}, seats);
      if (isRefusal(options)) throw new Error(`${id} has no usual options for ${seats}`);
      const rules = game.rules({ version: game.version, seats, options });
      return valuation?.(rules) !== undefined || aiming?.(rules) !== undefined;
    });
    expect(coachedSeats).toEqual(judged);
  });
});
