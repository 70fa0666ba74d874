import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { randomFrom } from '../kernel/random.ts';
import { accept, start, play } from '../kernel/match.ts';
import { isRefusal } from '../kernel/game.ts';
import { seedFrom } from '../kernel/chance.ts';
import { botsOf } from './index.ts';

test('random sits at every table, easy at every game there is, and nobody stronger before it', () => {
  expect(botsOf('no such game').map(({ id }) => id)).toEqual(['random']);
  for (const game of GAMES)
    expect(['random,easy', 'random,easy,strong']).toContain(
      botsOf(game.id)
        .map(({ id }) => id)
        .join(),
    );
});

test.each(GAMES.map(game => [game.id, game] as const))('the bots of %s play it to its end', (id, game) => {
  for (const bot of botsOf(id)) {
    const seats = game.seats.min;
    const options = game.readOptions(undefined, seats);
    if (isRefusal(options)) throw new Error(JSON.stringify(options));
    const match = start(game, { seats, options, seeds: [[0, seedFrom(id)]] });
    const { rules } = match;
    const seated = Array.from({ length: seats }, (_, seat) => bot.sit({ rules, seat, random: randomFrom(`${seat}`) }));
    for (let [seat] = rules.active(match.state); seat !== undefined; [seat] = rules.active(match.state)) {
      const action = seated[seat]!(rules.view(match.state, seat));
      expect(accept(rules, match.state, seat, action)).toEqual(action);
      play(match, seat, action);
    }
    expect(rules.outcome(match.state)?.places).toHaveLength(seats);
  }
});
