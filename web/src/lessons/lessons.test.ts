import { describe, expect, test } from 'vitest';
import type { Art } from '../../../art/art.ts';
import type { GameId } from '../../../games/shelf.ts';
import { ruleIds } from '../../../games/tests/rulebook.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { courseOf, FIRST_LESSON, TAUGHT } from './courses.ts';
import type { Lesson } from './lesson.ts';
import { CHECKS, type Taught } from './tests/checks.ts';

async function taughtIn(id: GameId): Promise<Taught> {
  const { shelved } = (await import(`../../../games/${id}/index.ts`)) as { shelved: { game: Game<Kind> } };
  const { art } = (await import(`../../../art/${id}/index.ts`)) as { art: Art<Kind> };
  const rules = new Set(ruleIds(new URL(`../../../games/${id}/RULES.md`, import.meta.url)));
  return { game: shelved.game, art, course: await courseOf(id), rules };
}

const COURSES = await Promise.all(TAUGHT.map(async id => ({ id, taught: await taughtIn(id) })));

describe.each(COURSES)('$id', ({ taught }) => {
  const { lessons } = taught.course;

  test('has a first match of four to seven steps, and four to six exercises under names of their own', () => {
    const [first, ...exercises] = lessons;
    expect(first.steps.length).toBeGreaterThanOrEqual(4);
    expect(first.steps.length).toBeLessThanOrEqual(7);
    expect(exercises.length).toBeGreaterThanOrEqual(4);
    expect(exercises.length).toBeLessThanOrEqual(6);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(first.id).toBe(FIRST_LESSON);
  });

  describe.each(lessons.map(lesson => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
    test.each(Object.entries(CHECKS))('%s', async (_, check) => {
      expect(await check(taught, lesson)).toEqual([]);
    });
  });
});

/** One breach a check, each made from a lesson that passes. */
const PLANTED: Readonly<Record<keyof typeof CHECKS, (lesson: Lesson<Kind>) => Lesson<Kind>>> = {
  'begins with a decision of its seat, and nothing done or spoilt': lesson => ({
    ...lesson,
    steps: [{ ...lesson.steps[0], isDone: () => true }],
  }),
  'is solved at par, and not before its last action': lesson => ({ ...lesson, par: lesson.par + 1 }),
  'gives fewer than three stars to a clumsy way': lesson => ({ ...lesson, clumsy: [lesson.solution] }),
  'cannot be solved with fewer moves': lesson => ({ ...lesson, par: lesson.par + 1 }),
  'is solved at par by a search that has not read its solution': lesson => ({ ...lesson, par: lesson.par - 1 }),
  'points at what is drawn': lesson => ({
    ...lesson,
    steps: [{ ...lesson.steps[0], points: { at: { thing: 'a unicorn' } } }],
  }),
  'has short sentences in both languages': lesson => ({ ...lesson, title: { ...lesson.title, fr: ' ' } }),
  'cites rules that there are': lesson => ({ ...lesson, rule: 'DZ-99' }),
};

test.each(Object.entries(CHECKS))('a lesson is caught that no longer %s', async (name, check) => {
  const taught = await taughtIn('donjonz');
  const lesson = taught.course.lessons.find(({ id }) => id === 'once');
  expect(lesson && (await check(taught, lesson))).toEqual([]);
  expect(lesson && (await check(taught, PLANTED[name]?.(lesson) ?? lesson))).not.toEqual([]);
});
