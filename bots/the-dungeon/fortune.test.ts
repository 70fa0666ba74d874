import { expect, test } from 'vitest';
import { Fortune } from './fortune.ts';

const throwsOf = (fortune: Fortune, turn: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => fortune.at(turn)(6));

test('a turn has the same throws, however many were taken in the turn before', () => {
  const [one, other] = [new Fortune(7), new Fortune(7)];
  throwsOf(one, 4, 2);
  throwsOf(other, 4, 9);
  expect(throwsOf(one, 5, 20)).toEqual(throwsOf(other, 5, 20));
});

test('turns and fortunes differ', () => {
  const seen = [1, 2, 3].flatMap(number => [4, 5, 6].map(turn => throwsOf(new Fortune(number), turn, 20).join('')));
  expect(new Set(seen).size).toBe(9);
});

test('a copy goes on where it was made', () => {
  const fortune = new Fortune(3);
  throwsOf(fortune, 1, 5);
  const copy = fortune.copy();
  expect(throwsOf(copy, 1, 9)).toEqual(throwsOf(fortune, 1, 9));
});

test('no throw is likelier than another', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < 600; number++)
    for (const face of throwsOf(new Fortune(number), number % 20, 100)) counts[face]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
