import fc from 'fast-check';
import { expect, test } from 'vitest';
import { theDungeon } from '../../games/the-dungeon/index.ts';
import { ABILITIES, PILE, ROOMS, work } from '../../games/the-dungeon/readers.ts';
import { isRefusal, type Kind } from '../../kernel/game.ts';
import type { BotSeat } from '../bot.ts';
import { loadMinds } from '../load.ts';
import { playMatch } from '../match.ts';

const { bots } = await loadMinds('the-dungeon');

const sides = fc.array(fc.constantFrom('-', 'D', 'O'), { minLength: 4, maxLength: 4 }).map(each => each.join(''));
const tile = fc.record({
  line: fc.constant(1),
  count: fc.integer({ min: 1, max: 4 }),
  room: fc.constantFrom(...ROOMS.filter(room => room !== 'guard-room')),
  drawing: sides.filter(drawing => drawing !== '----'),
});
/** Six tiles that every set may have, and whatever comes. */
const set = fc
  .record({
    start: sides.filter(drawing => drawing !== '----').map(drawing => ({ line: 1, drawing })),
    tiles: fc
      .array(tile, { minLength: 3, maxLength: 5 })
      .map(tiles => [
        { line: 1, count: 6, room: 'tunnel', drawing: 'OO--' } as const,
        { line: 1, count: 1, room: 'guard-room', drawing: 'X-D-' } as const,
        { line: 1, count: PILE.least - 10, room: 'pit-trap', drawing: '--O-' } as const,
        ...tiles,
      ]),
    characters: fc.constantFrom(
      [],
      ABILITIES.map((ability, i) => ({ line: 1, strength: 4, craft: 3, ability, name: `Nobody ${i}` })),
    ),
  })
  .filter(own => work.flaws(own).length === 0);

test.each(bots.filter(({ id }) => id !== 'strong').map(bot => [bot.id, bot] as const))(
  'TD-C12 %s plays any set to its end',
  (_, bot) => {
    fc.assert(
      fc.property(set, fc.nat(), (own, seed) => {
        const options = theDungeon.readOptions({ set: work.print(own) }, 2);
        if (isRefusal(options)) throw new Error(options.rule);
        const { outcome } = playMatch({ game: theDungeon, options, bots: [bot, bot], seed: `${seed}` });
        expect(outcome.scores).toHaveLength(2);
      }),
      { numRuns: 12 },
    );
  },
);

test('TD-C12 strong plays with a narrow set and one of its characters', () => {
  const own = work.read('start O---\n6 stream O-O-\n3 tunnel --O-\n5 lair --D-\n');
  if (isRefusal(own)) throw new Error(own.rule);
  const options = theDungeon.readOptions({ set: work.print(own) }, 1);
  const strong = bots.find(({ id }) => id === 'strong');
  if (isRefusal(options) || !strong) throw new Error('a set that strong can play');
  // Few nodes: what is tested here is not how well it plays.
  const hasty = { ...strong, sit: (seat: BotSeat<Kind>) => strong.sit({ ...seat, nodes: 60 }) };
  const { outcome } = playMatch({ game: theDungeon, options, bots: [hasty], seed: 'narrow' });
  expect(outcome.scores).toHaveLength(1);
});
