import { describe, expect, test } from 'vitest';
import { type DungeonPen, dungeonPen, MAP_NAMES } from '../../games/dungeon-pen/index.ts';
import { isRefusal, type Outcome } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { random as anyhow } from '../random.ts';
import { easy } from './easy.ts';

const careless = anyhow as unknown as Bot<DungeonPen>;

function playOne(options: object, bots: readonly Bot<DungeonPen>[], seed: string): Outcome {
  const read = dungeonPen.readOptions(options, 2);
  if (isRefusal(read)) throw new Error(read.refused.type);
  const rules = dungeonPen.rules({ version: 1, seats: 2, options: read });
  const random = randomFrom(seed);
  const minds = bots.map((bot, seat) => bot.sit({ rules, options: read, seat, random }));
  const state = rules.setup();
  for (let seat = rules.active(state)[0]; seat !== undefined; seat = rules.active(state)[0]) {
    const action =
      seat < 0 ? draw(rules, state, random) : accept(rules, state, seat, minds[seat]?.(rules.view(state, seat)));
    if (isRefusal(action)) throw new Error(`${action.refused.type} by ${action.rule}`);
    rules.apply(state, seat, action);
  }
  return rules.outcome(state) as Outcome;
}

describe('easy', () => {
  test('beats careless play from either seat', () => {
    const games = Array.from({ length: 12 }, (_, i) =>
      playOne({ first: i % 2 }, i % 2 === 0 ? [easy, careless] : [careless, easy], `easy/${i}`),
    );
    const won = games.filter(({ places }, i) => places[i % 2] === 1);
    expect(won.length).toBeGreaterThanOrEqual(9);
  }, 60_000);

  test.each(MAP_NAMES)(
    'DP-C9 plays about as long, as well and as badly as intended in the %s',
    dungeon => {
      const games = Array.from({ length: 12 }, (_, i) =>
        playOne({ dungeon, first: i % 2 }, [easy, easy], `${dungeon}/${i}`),
      );
      const sum = (count: (outcome: Outcome) => number): number => games.reduce((all, game) => all + count(game), 0);
      const turns = sum(({ length }) => length) / games.length;
      const hits = sum(({ notes }) => notes.wallHits ?? 0) / sum(({ notes }) => notes.flicks ?? 0);
      expect(turns).toBeGreaterThan(12);
      expect(turns).toBeLessThan(25);
      expect(hits).toBeGreaterThan(0.25);
      expect(hits).toBeLessThan(0.45);
      expect(sum(({ notes }) => notes.treasureWins ?? 0)).toBeGreaterThanOrEqual(4);
      expect(sum(({ notes }) => notes.deaths ?? 0)).toBeGreaterThanOrEqual(1);
    },
    60_000,
  );

  test('sits at every kind of table', () => {
    for (const options of [
      { ruleset: 'fr', characters: ['acrobat', 'scholar'], quibble: true },
      { wilder: true, beginner: true, quibble: true },
    ])
      expect(playOne(options, [easy, easy], 'anywhere').places).toHaveLength(2);
  }, 60_000);
});
