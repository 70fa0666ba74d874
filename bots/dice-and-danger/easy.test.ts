import { describe, expect, test } from 'vitest';
import { type Adventure, type DiceAndDanger, type Options, diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { CHANCE, type Outcome } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { easy } from './easy.ts';

function play(bot: Bot<DiceAndDanger>, adventure: Adventure, seats: number, seed: number): Outcome {
  const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
  const rules = diceAndDanger.rules({ version: 1, seats, options });
  const dice = randomFrom(`easy/${seed}`);
  const deciders = Array.from({ length: seats }, (_, seat) => bot.sit({ rules, seat, random: dice }));
  const state = rules.setup();
  for (let active = rules.active(state); active.length > 0; active = rules.active(state)) {
    const seat = choose(active, dice);
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, dice) : deciders[seat]!(rules.view(state, seat)));
  }
  return rules.outcome(state) as Outcome;
}

/** How many different sheets there are after seven rounds; each bot has a luck of its own, as at a table. */
function waysAt(adventure: Adventure, seats: number, luck: string): number {
  const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
  const rules = diceAndDanger.rules({ version: 1, seats, options });
  const minds = Array.from({ length: seats }, (_, seat) =>
    easy.sit({ rules, seat, random: randomFrom(`${luck}/${seat}`) }),
  );
  const state = rules.setup();
  const dice = randomFrom(luck);
  while (state.round < 8) {
    const [seat = CHANCE] = rules.active(state);
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, dice) : minds[seat]!(rules.view(state, seat)));
  }
  return new Set(state.papers.map(({ crosses }) => crosses.join())).size;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}

const MATCHES = 30;
const SHARED_GAMES = 12;
const TABLES = 8;

function alone(bot: Bot<DiceAndDanger>, adventure: Adventure): Outcome[] {
  return Array.from({ length: MATCHES }, (_, seed) => play(bot, adventure, 1, seed));
}

describe.each(ADVENTURES)('%s', adventure => {
  test('DDD-C14 DDD-C15 alone, random stays below 25 points and easy has 40 to 60 in 20 to 35 rounds', () => {
    const careless = alone(random as unknown as Bot<DiceAndDanger>, adventure).map(({ scores }) => scores[0] ?? 0);
    expect(median(careless)).toBeLessThan(25);
    const planned = alone(easy, adventure);
    const points = median(planned.map(({ scores }) => scores[0] ?? 0));
    const rounds = median(planned.map(({ length }) => length));
    expect([points >= 40, points <= 60, rounds >= 20, rounds <= 35]).toEqual([true, true, true, true]);
  });

  test.each([2, 4])('DDD-C15 %i of them take 20 to 35 rounds', seats => {
    const lengths = Array.from({ length: SHARED_GAMES }, (_, seed) => play(easy, adventure, seats, seed).length);
    expect(median(lengths)).toBeGreaterThanOrEqual(20);
    expect(median(lengths)).toBeLessThanOrEqual(35);
  });

  test('four of them at one table go ways of their own', () => {
    const ways = Array.from({ length: TABLES }, (_, table) => waysAt(adventure, 4, `alike/${table}`));
    expect(ways.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2.5 * TABLES);
  });

  test('two of them play to an end, and always in the same way', () => {
    expect(play(easy, adventure, 2, 1)).toEqual(play(easy, adventure, 2, 1));
  });
});
