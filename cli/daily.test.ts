import { expect, test } from 'vitest';
import { gameById } from '../games/index.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { isComplaint } from './complaint.ts';
import { answerFor } from './daily.ts';

const NOW = Date.parse('2026-11-12T23:59:59Z');

function answered(game: string, flags: Parameters<typeof answerFor>[1] = {}) {
  const answer = answerFor(game, flags, NOW);
  if (isComplaint(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

test('the deal of today is told by UTC, with its seed, its options and its page', () => {
  const { json, words } = answered('dice-and-danger');
  expect(json).toMatchObject({
    game: 'dice-and-danger',
    number: 12,
    date: '2026-11-12',
    path: '/daily/dice-and-danger/12',
  });
  expect(words).toContain('adventure=defiant-dinosaurs');
  expect(answered('dice-and-danger', { number: '12' })).toEqual({ json, words, fits: true });
});

test('a bot plays it, and its transcript verifies', () => {
  const { json, words } = answered('donjonz', { number: '2', bot: 'easy' });
  const { transcript, outcome } = json as { transcript: object; outcome: { scores: number[] } };
  const game = gameById('donjonz');
  const verified = game && verify(game, transcript);
  expect(verified && !isMisfit(verified) && verified.outcome).toEqual(outcome);
  expect(words).toContain(`played: ${outcome.scores[0]} points`);
});

test.each([
  ['dungeon-pen', {}, /Nobody plays dungeon-pen alone/],
  ['donjonz', { number: '0' }, /--number takes a whole number from 1/],
  ['donjonz', { bot: 'tarzan' }, /No bot 'tarzan' plays donjonz/],
  ['tarot', {}, /There is no game 'tarot'/],
])('%s %j is told why there is none', (game, flags, why) => {
  expect(JSON.stringify(answerFor(game, flags, NOW))).toMatch(why);
});

test('before the first day there is none', () => {
  expect(JSON.stringify(answerFor('donjonz', {}, 0))).toContain('number 1 was dealt on 2026-11-01');
});
