import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../kernel/chance.ts';
import { type Match, play, rewind, start } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { randomFrom } from '../../kernel/random.ts';
import { donjonz, type Donjonz, type Options } from '../../games/donjonz/index.ts';
import { rankOf, RANKS } from '../../games/donjonz/readers.ts';
import type { Bot, Decide } from '../bot.ts';
import { random } from '../random.ts';
import { easy } from './easy.ts';
import { hint } from './hint.ts';

const OPTIONS: Options = { deck: 'standard', doorWithoutKey: 'blocked' };

function open(seed: string): Match<Donjonz> {
  return start(donjonz, { seats: 1, options: OPTIONS, seeds: [[0, seedFrom(seed)]] });
}

function sit(bot: Bot<Donjonz>, { rules }: Match<Donjonz>, seed: string): Decide<Donjonz> {
  return bot.sit({ rules, seat: 0, random: randomFrom(seed) });
}

function playOut(match: Match<Donjonz>, decide: Decide<Donjonz>): number {
  while (match.rules.active(match.state).length > 0) {
    const action = decide(match.rules.view(match.state, 0));
    expect(match.rules.actions(match.state, 0)).toContainEqual(action);
    play(match, 0, action);
  }
  return match.rules.outcome(match.state)?.scores[0] as number;
}

/** What a walk from here comes to, as a search of the same width finds it. */
function plannedIn({ rules, state }: Match<Donjonz>): number | undefined {
  return hint(rules.content, rules.view(state, 0), 12)?.walk?.glory;
}

/** The scores of some games, rising. */
function scoresOf(bot: Bot<Donjonz>, games: number): number[] {
  const scores = Array.from({ length: games }, (_, i) => {
    const match = open(`median/${i}`);
    return playOut(match, sit(bot, match, `${i}`));
  });
  return scores.sort((a, b) => a - b);
}

const middleOf = (scores: readonly number[]): number => scores[Math.floor(scores.length / 2)] as number;

describe('balance', () => {
  test('DZ-C9 careless play stays below 20', () => {
    expect(middleOf(scoresOf(random as Bot<Donjonz>, 40))).toBeLessThan(20);
  });

  test('DZ-C9 DZ-C7 planned play reaches 41 to 60, and the highest rank in a few games of sixty', () => {
    const scores = scoresOf(easy, 60);
    expect(middleOf(scores)).toBeGreaterThanOrEqual(41);
    expect(middleOf(scores)).toBeLessThanOrEqual(60);
    const highest = scores.filter(score => rankOf(score) === RANKS.length);
    expect(highest.length).toBeGreaterThanOrEqual(1);
    expect(highest.length).toBeLessThanOrEqual(6);
  });
});

describe('easy', () => {
  test('plays the same game twice', () => {
    const logs = [1, 2].map(() => {
      const match = open('twice');
      playOut(match, sit(easy, match, 'twice'));
      return match.log;
    });
    expect(logs[0]).toEqual(logs[1]);
  });

  test('reaches what it plans when it sets out', () => {
    const match = open('plan');
    const decide = sit(easy, match, 'plan');
    while (match.state.phase !== 'walk') play(match, 0, decide(match.rules.view(match.state, 0)));
    const planned = plannedIn(match);
    expect(playOut(match, decide)).toBe(planned);
  });

  test('plans anew when the table is not where it left it', () => {
    const match = open('rewound');
    const decide = sit(easy, match, 'rewound');
    playOut(match, decide);
    const first = match.log.findIndex(([, { type }]) => type === 'step');
    const [, taken] = match.log[first]!;
    rewind(match, first);
    const [other] = match.rules.actions(match.state, 0).filter(action => !same(action, taken));
    play(match, 0, other!);
    const planned = plannedIn(match);
    expect(planned).toBeGreaterThan(0);
    expect(playOut(match, decide)).toBe(planned);
  });

  test('does not decide where nothing is to be decided', () => {
    const match = open('over');
    const decide = sit(easy, match, 'over');
    playOut(match, decide);
    expect(() => decide(match.rules.view(match.state, 0))).toThrow('nothing is to be decided');
    expect(hint(match.rules.content, match.rules.view(match.state, 0), 12)).toBeUndefined();
  });
});
