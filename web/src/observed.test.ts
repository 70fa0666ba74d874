import { expect, test } from 'vitest';
import { observed } from './observed.ts';

test('whoever listens is told of every change, and of nothing else', () => {
  const number = observed(0);
  const heard: number[] = [];
  const leave = number.subscribe(() => heard.push(number.now()));
  number.set(1);
  number.set(1);
  number.set(2);
  leave();
  number.set(3);
  expect([heard, number.now()]).toEqual([[1, 2], 3]);
});
