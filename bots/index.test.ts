import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { randomFrom } from '../kernel/random.ts';
import { accept, start, play } from '../kernel/match.ts';
import { isRefusal } from '../kernel/game.ts';
import { seedFrom } from '../kernel/chance.ts';
import type { Parry } from '../kernel/toys/parry.ts';
import { type BotSeat, botsOf, type Decide } from './index.ts';
import { LEVELS } from './levels.ts';

test('random sits at every table, easy at every game there is, strong where a game has it, weakest first', () => {
  expect(botsOf('no such game').map(({ id }) => id)).toEqual(['random']);
  for (const game of GAMES) {
    const levels = botsOf(game.id).map(({ id }) => id);
    expect(levels.slice(0, 2)).toEqual(['random', 'easy']);
    expect(LEVELS.filter(level => levels.includes(level))).toEqual(levels);
  }
});

test('a bot cannot be given a state: that does not compile', () => {
  const given = (decide: Decide<Parry>, state: Parry['state'], view: Parry['view']): Parry['action'] => {
    // @ts-expect-error what a seat may know is a view; a state tells of others' secrets
    decide(state);
    return decide(view);
  };
  // @ts-expect-error where a bot sits there is no state either
  const place = (state: Parry['state']): BotSeat<Parry> => ({ ...({} as BotSeat<Parry>), state });
  expect([typeof given, typeof place]).toEqual(['function', 'function']);
});

test.each(GAMES.map(game => [game.id, game] as const))('the bots of %s play it to its end', (id, game) => {
  for (const bot of botsOf(id)) {
    const seats = game.seats.min;
    const options = game.readOptions(undefined, seats);
    if (isRefusal(options)) throw new Error(JSON.stringify(options));
    const match = start(game, { seats, options, seeds: [[0, seedFrom(id)]] });
    const { rules } = match;
    const seated = Array.from({ length: seats }, (_, seat) =>
      bot.sit({ rules, seat, random: randomFrom(`${seat}`), nodes: 500 }),
    );
    for (let [seat] = rules.active(match.state); seat !== undefined; [seat] = rules.active(match.state)) {
      const action = seated[seat]!(rules.view(match.state, seat));
      expect(accept(rules, match.state, seat, action)).toEqual(action);
      play(match, seat, action);
    }
    expect(rules.outcome(match.state)?.places).toHaveLength(seats);
  }
});
