import { describe, expect, test } from 'vitest';
import { theDungeon, type Options, type TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHARACTERS } from '../../games/the-dungeon/readers.ts';
import { CHANCE, isRefusal, type Outcome, type Random, type Rules } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { canonical } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { random as careless } from '../random.ts';
import { easy } from './index.ts';
import { comingAndGoing } from './tests/characters.ts';

interface Setting {
  readonly rules: Rules<TheDungeon>;
  readonly options: Options;
}

function settingFor(input: object, seats: number): Setting {
  const options = theDungeon.readOptions(input, seats);
  if (isRefusal(options)) throw new Error(canonical(options));
  return { options, rules: theDungeon.rules({ version: 1, seats, options }) };
}

function playOne({ rules }: Setting, bots: readonly Bot<TheDungeon>[], random: Random): Outcome {
  const state = rules.setup();
  const minds = bots.map((bot, seat) => bot.sit({ rules, seat, random }));
  for (;;) {
    const seat = rules.active(state)[0];
    if (seat === undefined) return rules.outcome(state) as Outcome;
    if (seat === CHANCE) rules.apply(state, seat, draw(rules, state, random));
    else {
      const action = accept(rules, state, seat, minds[seat]?.(rules.view(state, seat)));
      if (isRefusal(action)) throw new Error(canonical(action));
      rules.apply(state, seat, action);
    }
  }
}

describe('easy', () => {
  test.each([1, 2, 3, 4, 5, 6])('plays to the end with %i seats, whatever the options', seats => {
    const random = randomFrom(`easy/${seats}`);
    for (const options of [{}, { encounters: 'on', fate: 'on', first: seats - 1 }, comingAndGoing(seats)])
      for (let game = 0; game < 20; game++)
        expect(playOne(settingFor(options, seats), Array(seats).fill(easy), random).places).toHaveLength(seats);
  });

  test('spends fate on a locked door, and not on tiles', () => {
    const setting = settingFor({ fate: 'on', characters: ['porter'] }, 1);
    const { rules } = setting;
    const mind = easy.sit({ rules, seat: 0, random: randomFrom('fate') });
    const state = rules.setup();
    rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
    expect(mind(rules.view(state, 0))).toEqual({ type: 'keep' });
    rules.apply(state, 0, { type: 'keep' });
    rules.apply(state, 0, { type: 'go', side: 0 });
    rules.apply(state, CHANCE, { type: 'roll', dice: [6] });
    expect(mind(rules.view(state, 0))).toEqual({ type: 'reroll', die: 0 });
  });

  test('beats careless play', () => {
    const setting = settingFor({}, 2);
    const random = randomFrom('easy/careless');
    let won = 0;
    for (let game = 0; game < 300; game++)
      if (playOne(setting, [easy, careless as Bot<TheDungeon>], random).places[0] === 1) won++;
    expect(won).toBeGreaterThan(180);
  });
});

const MATCHES = 600;
/** What so few games can be off by. */
const NOISE = 0.025;

describe('balance (TD-C7)', () => {
  const shares = CHARACTERS.map(({ name }) => {
    const setting = settingFor({ characters: [name] }, 1);
    const random = randomFrom(`balance/${name}`);
    const lengths: number[] = [];
    for (let game = 0; game < MATCHES; game++) {
      const { notes, length } = playOne(setting, [easy], random);
      if (notes.escapes === 1) lengths.push(length);
    }
    lengths.sort((a, b) => a - b);
    return { name, escapes: lengths.length, median: lengths[lengths.length >> 1] ?? 0 };
  });

  test.each(shares)('TD-6 $name escapes in 75 to 90 of 100 games, in six to ten turns', ({ escapes, median }) => {
    expect(escapes).toBeGreaterThanOrEqual((0.75 - NOISE) * MATCHES);
    expect(escapes).toBeLessThanOrEqual((0.9 + NOISE) * MATCHES);
    expect(median).toBeGreaterThanOrEqual(6);
    expect(median).toBeLessThanOrEqual(10);
  });

  test('TD-6 the luckiest is at most ten points ahead of the unluckiest', () => {
    const counts = shares.map(({ escapes }) => escapes);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(0.1 * MATCHES);
  });

  test.each([4, 6])('TD-18 with %i seats none is worth more than a few points', seats => {
    const setting = settingFor({}, seats);
    const random = randomFrom(`seats/${seats}`);
    const wins = Array.from({ length: seats }, () => 0);
    for (let game = 0; game < MATCHES; game++) {
      const { places } = playOne(setting, Array(seats).fill(easy), random);
      const winners = places.filter(place => place === 1).length;
      for (const [seat, place] of places.entries()) if (place === 1) wins[seat] = (wins[seat] ?? 0) + 1 / winners;
    }
    expect((Math.max(...wins) - Math.min(...wins)) / MATCHES).toBeLessThan(0.06);
  });
});
