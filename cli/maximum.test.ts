import { expect, test } from 'vitest';
import { ADVENTURES } from '../games/dice-and-danger/manifest.ts';
import { isComplaint } from './complaint.ts';
import { answerFor } from './maximum.ts';

test.each(ADVENTURES)('DDD-C13 %s brings 100 to 120 points at most', adventure => {
  const answer = answerFor('dice-and-danger', { set: [`adventure=${adventure}`] });
  if (isComplaint(answer)) throw new Error(answer.complaint);
  const { maximum } = answer.json as { maximum: number };
  expect(maximum).toBeGreaterThanOrEqual(100);
  expect(maximum).toBeLessThanOrEqual(120);
  expect(answer.words).toBe(`dice-and-danger 1: ${maximum} points are the most that one alone can have.`);
});

test.each([
  ['donjonz', [], 'donjonz cannot tell; those that can are dice-and-danger.'],
  ['chess', [], "There is no game 'chess';"],
  ['dice-and-danger', ['adventure=picnic'], 'A sheet has a name, a map'],
])('%s %j is bad input', (game, set, sentence) => {
  expect(answerFor(game, { set })).toEqual({ complaint: expect.stringContaining(sentence) as string });
});
