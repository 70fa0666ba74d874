import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import { append, type Match, type Transcript, unplayed } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { replay } from '../../kernel/transcript.ts';
import { type Action, donjonz, type Donjonz, type Options, type State } from '../../games/donjonz/index.ts';
import { bestWalk } from './walk.ts';

const folder = new URL('../../games/donjonz/transcripts/', import.meta.url);
const files = readdirSync(folder).filter(file => file !== 'expected.json');

function read(file: string): Transcript<Donjonz> {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Transcript<Donjonz>;
}

const LAYING: readonly string[] = ['turn-up', 'lay', 'take'];

/** A finished match, and the table from which its walk set out. */
function walked(transcript: Transcript<Donjonz>): { played: Match<Donjonz>; actions: Action[]; table: State } {
  const walkFrom = transcript.log.findIndex(([, { type }]) => !LAYING.includes(type));
  const table = replay(donjonz, { ...transcript, log: transcript.log.slice(0, walkFrom) }).state;
  const actions = transcript.log.slice(walkFrom).map(([, action]) => action);
  return { played: replay(donjonz, transcript), actions, table };
}

/** The score after playing the actions of a walk, each of which has to be legal. */
function playOut(rules: Rules<Donjonz>, table: State, actions: readonly Action[]): number | undefined {
  const state = clone(table);
  for (const action of actions) {
    expect(rules.actions(state, 0)).toContainEqual(action);
    rules.apply(state, 0, action);
  }
  return rules.outcome(state)?.scores[0];
}

describe('the best walk', () => {
  test.each(files)('%s scores the same again, and the search finds no less on its map', file => {
    const transcript = read(file);
    const { played, actions, table } = walked(transcript);
    const glory = played.rules.outcome(played.state)?.scores[0] as number;
    expect(playOut(played.rules, table, actions)).toBe(glory);
    for (const width of [1, 60]) {
      const found = bestWalk(played.rules.content, table, { width, atLeast: { glory, actions, spaces: [] } });
      expect(found.glory).toBeGreaterThanOrEqual(glory);
      expect(playOut(played.rules, table, found.actions)).toBe(found.glory);
    }
  });

  test('without a walk to beat it stands on its own, and a wider search finds more in all', () => {
    const totals = [1, 10, 100].map(width =>
      files.reduce((sum, file) => {
        const { played, table } = walked(read(file));
        return sum + bestWalk(played.rules.content, table, { width }).glory;
      }, 0),
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(3);
  });

  test('the same search gives the same walk', () => {
    const { played, table } = walked(read('fifty-three.json'));
    const [once, again] = [1, 2].map(() => bestWalk(played.rules.content, table, { width: 30 }));
    expect(once).toEqual(again);
  });

  test('nothing is left to walk once the game is over', () => {
    const { played } = walked(read('fifty-three.json'));
    const end = bestWalk(played.rules.content, played.state, { width: 30 });
    expect(end).toEqual({ glory: 53, actions: [], spaces: [] });
  });
});

/** Small cards with much on them, so that every walk can be tried. */
const SMALL = [
  'Half\n+ + + +\n < .|#\n+ + + +\n',
  'One\n+ + +\n h $\n+ +-+\n H $\n+ + +\n',
  'Two\n+ + +\n a k\n+ + +\n A|$\n+ + +\n',
  'Three\n+ + +\n s H\n+ + +\n S .\n+ + +\n',
].join('\n');

/** The most glory of all walks, by trying every one. */
function bruteForce(rules: Rules<Donjonz>, state: State): number {
  const outcome = rules.outcome(state);
  if (outcome) return outcome.scores[0] as number;
  const ends = rules.actions(state, 0).map(action => {
    const next = clone(state);
    rules.apply(next, 0, action);
    return bruteForce(rules, next);
  });
  return Math.max(...ends);
}

function laidAtRandom(options: Options, seed: string): Match<Donjonz> {
  const random = randomFrom(seed);
  const match = unplayed(donjonz, { game: 'donjonz', version: 1, seats: 1, options, seeds: [[0, null]] });
  while (match.state.phase !== 'walk' && match.state.phase !== 'over') {
    const seat = match.state.phase === 'turn-up' ? CHANCE : 0;
    append(match, [seat, choose(match.rules.actions(match.state, seat), random)]);
  }
  return match;
}

describe('against brute force', () => {
  test.each(['blocked', 'plain'] as const)(
    'a wide search finds the best of all walks when the door is %s',
    doorWithoutKey => {
      const options = { deck: SMALL, doorWithoutKey };
      fc.assert(
        fc.property(fc.string(), seed => {
          const { rules, state } = laidAtRandom(options, seed);
          const found = bestWalk(rules.content, state, { width: 10_000 });
          expect(found.glory).toBe(bruteForce(rules, state));
          expect(playOut(rules, state, found.actions)).toBe(found.glory);
          expect(new Set(found.spaces).size).toBe(found.spaces.length);
        }),
        { numRuns: 60 },
      );
    },
  );

  test('so it does from any moment of a walk, whatever is in hand', () => {
    const options: Options = { deck: SMALL, doorWithoutKey: 'blocked' };
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (seed, moves) => {
        const { rules, state } = laidAtRandom(options, seed);
        const random = randomFrom(`${seed}/moves`);
        for (let i = 0; i < moves && rules.active(state).length > 0; i++)
          rules.apply(state, 0, choose(rules.actions(state, 0), random));
        const found = bestWalk(rules.content, state, { width: 10_000 });
        expect(found.glory).toBe(bruteForce(rules, state));
        expect(playOut(rules, state, found.actions)).toBe(found.glory);
      }),
      { numRuns: 150 },
    );
  });
});
