import { describe, expect, test } from 'vitest';
import { diceAndDanger, type DiceAndDanger, type Options } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { CHANCE, type Outcome } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';
import { signOf } from './learnt.ts';
import { LEARNT } from './weights/index.ts';

/** Enough for the round itself, with torches; not to look past it. */
const ROUND = 20_000;

const SEEDS = ['a', 'b', 'c', 'd'];

const rulesFor = (adventure: string, seats: number) =>
  diceAndDanger.rules({ version: 1, seats, options: diceAndDanger.readOptions({ adventure }, seats) as Options });

function play(adventure: string, bots: readonly Bot<DiceAndDanger>[], seed: string): Outcome {
  const rules = rulesFor(adventure, bots.length);
  const dice = randomFrom(seed);
  const minds = bots.map((bot, seat) => bot.sit({ rules, seat, random: randomFrom(`${seed}/${seat}`), nodes: ROUND }));
  const state = rules.setup();
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const action = seat === CHANCE ? draw(rules, state, dice) : minds[seat]!(rules.view(state, seat));
    expect(seat === CHANCE || rules.actions(state, seat).some(({ type }) => type === action.type)).toBe(true);
    rules.apply(state, seat, action);
  }
  return rules.outcome(state) as Outcome;
}

describe.each(ADVENTURES)('%s', adventure => {
  test('has been learnt, as it lies', () => {
    expect(Object.keys(LEARNT)).toContain(signOf(rulesFor(adventure, 1).content));
  });

  test('strong scores far more than easy alone', () => {
    const alone = (bot: Bot<DiceAndDanger>): number =>
      SEEDS.reduce((sum, seed) => sum + (play(adventure, [bot], seed).scores[0] ?? 0), 0) / SEEDS.length;
    expect(alone(strong)).toBeGreaterThan(alone(easy) + 8);
  });
});

test('of all matches against easy, on all sheets and in either seat, strong wins three in five at least', () => {
  const won = ADVENTURES.flatMap(adventure =>
    SEEDS.flatMap(seed => [
      play(adventure, [strong, easy], seed).places[0] === 1,
      play(adventure, [easy, strong], seed).places[1] === 1,
    ]),
  );
  expect(won.filter(Boolean).length / won.length).toBeGreaterThanOrEqual(0.6);
});

test('the same seed and budget play the same match, with four at the table too', () => {
  const four = [strong, easy, strong, easy];
  expect(play('annoyed-animals', four, 'same')).toEqual(play('annoyed-animals', four, 'same'));
});
