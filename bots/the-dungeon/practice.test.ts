import { expect, test } from 'vitest';
import { randomFrom } from '../../kernel/random.ts';
import { practise } from './practice.ts';
import { WAY_COUNT } from './ways.ts';

const lessonsOf = (match: number): ReturnType<typeof practise> => practise(randomFrom(`practice/${match}`), undefined);

test('every way of a crossroads has its features and what it came to', () => {
  const lessons = Array.from({ length: 4 }, (_, match) => lessonsOf(match)).flat();
  expect(lessons.length).toBeGreaterThan(4);
  for (const { rows, worths, usual } of lessons) {
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(row => row.length === WAY_COUNT)).toBe(true);
    expect(worths).toHaveLength(rows.length);
    expect(rows[usual]).toBeDefined();
  }
});

test('the same match teaches the same, and another one something else', () => {
  expect(lessonsOf(1)).toEqual(lessonsOf(1));
  expect(lessonsOf(1)).not.toEqual(lessonsOf(2));
});

test('somebody who always goes the last way is followed to where that leads', () => {
  const asked: number[] = [];
  practise(randomFrom('practice/last'), (_, ways) => asked.push(ways.length) && ways.length - 1);
  expect(asked.length).toBeGreaterThan(10);
});
