import { expect, test } from 'vitest';
import { deviationOf, quantile, spreadOf } from './statistics.ts';

test('eleven numbers in any order', () => {
  expect(spreadOf([100, 0, 90, 10, 80, 20, 70, 30, 60, 40, 50])).toEqual({
    mean: 50,
    sd: 33.166,
    min: 0,
    p10: 10,
    p25: 25,
    median: 50,
    p75: 75,
    p90: 90,
    max: 100,
  });
});

test('one number is all of its own quantiles and deviates by nothing', () => {
  expect(spreadOf([7])).toEqual({ mean: 7, sd: 0, min: 7, p10: 7, p25: 7, median: 7, p75: 7, p90: 7, max: 7 });
});

test('a quantile between two numbers lies between them in proportion', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0.1)).toBe(11);
});

test('the deviation is that of a sample', () => {
  expect(deviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
});

test('nothing has no quantile', () => {
  expect(() => quantile([], 0.5)).toThrow('no numbers');
});
