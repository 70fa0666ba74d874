import { expect, test } from 'vitest';
import { outagesBetween } from './uptime.ts';

const RECONNECT_MS = 10_000;

test.each([
  ['the first server ends no outage', [[5, 9]], []],
  [
    'between two runs nobody was at work',
    [
      [0, 100],
      [500, 900],
    ],
    [[100, 500]],
  ],
  [
    'a server that begins at once after another gives time to connect again',
    [
      [0, 100],
      [100, 200],
    ],
    [[100, 100]],
  ],
  [
    'servers that overlap leave no gap',
    [
      [0, 100],
      [50, 300],
      [200, 250],
    ],
    [],
  ],
  [
    'a short run inside a longer one does not end it',
    [
      [0, 1000],
      [100, 200],
      [1500, 1600],
    ],
    [[1000, 1500]],
  ],
])('%s', (_title, worked, expected) => {
  const outages = outagesBetween(worked.map(([began = 0, ended = 0]) => ({ began, ended })));
  expect(outages).toEqual(expected.map(([since, began = 0]) => ({ since, until: began + RECONNECT_MS })));
});
