import { expect, test } from 'vitest';
import { FairQueue } from './queue.ts';
import { shareOf } from './share.ts';

function inOrder(...asked: readonly (readonly [share: number, match: string, item: string])[]): string[] {
  const queue = new FairQueue<string>();
  for (const [share, match, item] of asked) queue.add({ share, match }, item);
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order;
}

test('of one match, in the order of asking', () => {
  expect(inOrder([1, 'a', 'a1'], [1, 'a', 'a2'], [1, 'a', 'a3'])).toEqual(['a1', 'a2', 'a3']);
});

test('matches of one share take turns', () => {
  expect(inOrder([1, 'a', 'a1'], [1, 'a', 'a2'], [1, 'a', 'a3'], [1, 'b', 'b1'])).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('shares take turns, however many matches each has', () => {
  const asked = ['a', 'b', 'c', 'd'].map(match => [1, match, match] as const);
  expect(inOrder(...asked, [2, 'x', 'x1'], [2, 'x', 'x2'])).toEqual(['a', 'x1', 'b', 'x2', 'c', 'd']);
});

test('whoever comes later waits for one of every other share', () => {
  const queue = new FairQueue<string>();
  for (const match of ['a', 'b', 'c']) queue.add({ share: 1, match }, match);
  expect(queue.next()).toBe('a');
  queue.add({ share: 2, match: 'x' }, 'x');
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual(['b', 'x', 'c', undefined]);
});

test('an address has one share, and a share tells of no address', () => {
  expect(shareOf('203.0.113.7')).toBe(shareOf('203.0.113.7'));
  expect(shareOf('203.0.113.7')).not.toBe(shareOf('203.0.113.8'));
  expect(shareOf('2001:db8:1:2::/64')).toBeLessThan(65_536);
});
