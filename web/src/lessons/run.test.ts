import { expect, test } from 'vitest';
import { shelved } from '../../../games/donjonz/index.ts';
import type { Kind } from '../../../kernel/game.ts';
import { memoryDrawer } from '../tests/drawer.ts';
import { courseOf } from './courses.ts';
import { keepRun, keepStars, keptLessons, refuseLessons, runOf } from './kept.ts';
import { LessonTable } from './lessonTable.ts';
import { FRESH, isAskedFor, type Run, starsFor } from './run.ts';

const once = async (run: Run<Kind> = FRESH): Promise<LessonTable<Kind>> => {
  const course = await courseOf('donjonz');
  const lesson = course.lessons.find(({ id }) => id === 'once');
  if (!lesson) throw new Error('there is no such lesson');
  return new LessonTable({ game: shelved.game, course, lesson, run });
};
const step = (x: number, y: number) => ({ type: 'step', x, y });

test('three stars at par, two for a move or an eighth of par more, else one', () => {
  expect([3, 4, 5, 6].map(moves => starsFor(moves, 4))).toEqual([3, 3, 2, 1]);
  expect([16, 18, 19].map(moves => starsFor(moves, 16))).toEqual([3, 2, 1]);
});

test('one step back is free, unless it takes back a fault', async () => {
  const table = await once();
  await table.act(step(0, 1));
  await table.undo();
  expect(table.progress.moves).toBe(0);
  await table.act(step(0, 1));
  await table.act(step(-1, 1));
  await table.act(step(-2, 1));
  expect(table.progress.fault?.rule).toBe('DZ-12');
  expect(table.actions()).toEqual([]);
  expect(await table.act(step(-2, 2))).toEqual({ failed: 'nothing' });
  await table.undo();
  expect(table.progress).toMatchObject({ moves: 3, fault: undefined });
});

test('whoever has left the way of the solution is taken back to it before it is shown', async () => {
  const table = await once();
  await table.act(step(0, 1));
  expect(await table.ask('hint')).toMatchObject({ plan: [step(-1, 0)] });
  expect(table.run.log).toEqual([]);
});

test('a lesson goes on where it was left, and begins anew where what was kept does not fit', async () => {
  const table = await once();
  await table.act(step(-1, 0));
  expect((await once(table.run)).run).toEqual(table.run);
  expect((await once({ log: [[0, step(9, 9)]], missed: 0 })).run.log).toEqual([]);
});

test('the browser keeps the most stars, where one was, and that somebody said no', () => {
  const drawer = memoryDrawer();
  keepRun('donjonz', 'once', { log: [[0, step(-1, 0)]], missed: 1 }, drawer);
  expect(runOf(keptLessons('donjonz', drawer), 'once').missed).toBe(1);
  keepStars('donjonz', 'once', 3, drawer);
  keepStars('donjonz', 'once', 1, drawer);
  refuseLessons('donjonz', drawer);
  expect(keptLessons('donjonz', drawer)).toEqual({ isRefused: true, stars: { once: 3 }, runs: {} });
  drawer.write('lessons/donjonz', { stars: { once: 'many' }, runs: 7 });
  expect(keptLessons('donjonz', drawer)).toEqual({ isRefused: false, stars: {}, runs: {} });
});

test('a hand that pulls is shown only while a pull is asked for', () => {
  const plain = { sentence: { en: 'Pull.', fr: 'Tirez.' }, isDone: () => false };
  const pulled = { ...plain, points: { at: { thing: 'a chest' }, pull: { thing: 'a pawn', by: 'flick' } } };
  const actions = [{ type: 'place' }];
  expect([isAskedFor(pulled, actions), isAskedFor(plain, actions)]).toEqual([false, true]);
  expect([isAskedFor(pulled, [{ type: 'flick' }]), isAskedFor(plain, [])]).toEqual([true, false]);
});
