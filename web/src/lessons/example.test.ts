import { describe, expect, test } from 'vitest';
import type { Shelved } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import { LANGUAGES, say } from '../../../kernel/words.ts';
import { courseOf, TAUGHT } from './courses.ts';
import { exampleOf } from './example.ts';

const COURSES = await Promise.all(
  TAUGHT.map(async id => {
    const { shelved } = (await import(`../../../games/${id}/index.ts`)) as { shelved: Shelved<Kind> };
    return { id, shelved, course: await courseOf(id) };
  }),
);

describe.each(COURSES)('$id', ({ shelved: { game, words }, course }) => {
  test.each(course.lessons.map(lesson => [lesson.id, lesson] as const))(
    'the example of %s tells something on every page but the first, in both languages',
    async (_, lesson) => {
      const { pages, seat, sitters } = await exampleOf(game, course, lesson);
      const [first, ...later] = pages;
      expect(first.events).toEqual([]);
      expect(later.length).toBeGreaterThan(0);
      const names = sitters.map((_each, i) => `Player ${i + 1}`);
      for (const language of LANGUAGES)
        for (const { events } of later)
          expect(events.map(event => say(words[language].events, event, names, seat)).join(' ')).toMatch(/\p{L}/u);
    },
  );
});
