import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Mistake } from '../../../bots/analysis.ts';
import { loadGame } from '../../../games/load.ts';
import type { GameId } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { manifestOf } from '../games.ts';
import type { EndedMatch } from '../games/result.ts';
import { flipPagesOf } from '../table/replay.ts';
import { courseOf, TAUGHT } from './courses.ts';
import type { KeptLessons } from './kept.ts';
import type { Course } from './lesson.ts';
import { harderAfter, lessonAfter, strongerAfter } from './next.ts';

const MATCHES = 12;

/** Some of the stored matches of a game that have come to their end, as their first seat reads them. */
async function endedMatches(id: GameId): Promise<readonly EndedMatch<Kind>[]> {
  const { game } = await loadGame(id);
  const folder = new URL(`../../../games/${id}/transcripts/`, import.meta.url);
  const names = readdirSync(folder).filter(name => name !== 'expected.json');
  return names.slice(0, MATCHES).flatMap(name => {
    const transcript = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Transcript<Kind>;
    const pages = flipPagesOf(game, transcript, 0);
    const outcome = pages.at(-1)?.now.outcome;
    const rules = game.rules(transcript);
    return outcome ? [{ pages, rules, outcome, names: [], reader: 0, language: 'en' }] : [];
  });
}

const asked = (
  course: Course<Kind>,
  ended: EndedMatch<Kind>,
  more: { found?: Mistake<Kind>[]; stars?: KeptLessons['stars'] } = {},
) =>
  lessonAfter(course, { ended, found: more.found ?? [] }, { isRefused: false, runs: {}, stars: more.stars ?? {} })?.id;

describe.each(TAUGHT)('%s', id => {
  test('every exercise has a kind of mistake, and stored matches do not all ask for the same one', async () => {
    const course = await courseOf(id);
    const [, ...exercises] = course.lessons;
    expect(Object.keys(course.mistakeKinds).toSorted()).toEqual(exercises.map(lesson => lesson.id).toSorted());
    const matches = await endedMatches(id);
    const wanted = new Set(matches.flatMap(ended => asked(course, ended) ?? []));
    expect(wanted.size).toBeGreaterThan(1);
  });

  test('its harder values are those of the rules', async () => {
    const { harder } = await courseOf(id);
    const option = manifestOf(id).options.find(({ name }) => name === harder?.option);
    expect(option && 'values' in option ? option.values : undefined).toEqual(harder?.values);
  });
});

const mistakeKinds = {
  walls: { cost: () => 2, covers: ({ played }: Mistake<Kind>) => played.type === 'wall' },
  home: { cost: () => 3, covers: ({ played }: Mistake<Kind>) => played.type === 'step' },
  salts: { cost: () => 0 },
};
const lessons = ['first', 'walls', 'home', 'salts'].map(id => ({ id }));
const course = { lessons, mistakeKinds } as unknown as Course<Kind>;
const page = { now: { view: {} }, events: [] };
const ended = { pages: [page], reader: 0, rules: { content: {} } } as unknown as EndedMatch<Kind>;
const found = (...types: readonly string[]) =>
  types.map(type => ({ played: { type }, cost: 1 }) as unknown as Mistake<Kind>);

test('after a match the exercise for the costliest kind of mistake is offered, unless it is mastered', () => {
  expect(asked(course, ended)).toBe('home');
  expect(asked(course, ended, { stars: { home: 2 } })).toBe('home');
  expect(asked(course, ended, { stars: { home: 3 } })).toBe('walls');
});

test('where the coach was asked, what it found decides', () => {
  expect(asked(course, ended, { found: found('wall', 'step', 'wall') })).toBe('walls');
  expect(asked(course, ended, { found: found('wall'), stars: { walls: 3 } })).toBe('home');
  expect(asked(course, ended, { found: found('dance') })).toBe('home');
});

test('whose match shows nothing is offered the next exercise, and never the first match', () => {
  const unread = { ...ended, reader: undefined };
  expect(asked(course, unread)).toBe('walls');
  expect(asked(course, unread, { stars: { walls: 1 } })).toBe('home');
  expect(asked(course, unread, { stars: { walls: 1, home: 3, salts: 2 } })).toBeUndefined();
});

test('the next sheet is harder, and the next bot stronger for whoever has won', () => {
  const harder = { option: 'dungeon', values: ['hall', 'crossing'] };
  expect(['hall', 'crossing', 'mine'].map(played => harderAfter(harder, played))).toEqual([
    'crossing',
    undefined,
    undefined,
  ]);
  const sitters = [
    { name: '', bot: null },
    { name: 'Mildred', bot: 'easy' },
  ];
  const bots = ['random', 'easy', 'strong'];
  const won = (places: readonly number[]) => ({ reader: 0, outcome: { places, scores: [], length: 0, notes: {} } });
  expect(strongerAfter(won([1, 2]), sitters, bots)).toBe('strong');
  expect(strongerAfter(won([2, 1]), sitters, bots)).toBeUndefined();
  expect(strongerAfter(won([1, 2]), [{ name: '', bot: null }], bots)).toBeUndefined();
});
