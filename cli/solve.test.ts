import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Donjonz } from '../games/donjonz/index.ts';
import { walkStart } from '../games/donjonz/readers.ts';
import type { Transcript } from '../kernel/match.ts';
import { isComplaint } from './complaint.ts';
import { solveLayout, solveTranscript } from './solve.ts';

const sample = (path: string): Transcript<Donjonz> =>
  JSON.parse(readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8')) as Transcript<Donjonz>;
const WALKED = sample('donjonz/transcripts/a-bit-of-everything.json');
const cut = (entries: number | undefined): unknown => ({ ...WALKED, log: WALKED.log.slice(0, entries) });

async function solved(input: unknown): Promise<Record<string, unknown>> {
  const answer = await solveTranscript(input);
  if (isComplaint(answer)) throw new Error(answer.complaint);
  expect(answer.words).toContain('is the best there is: proved, in ');
  return answer.json as Record<string, unknown>;
}

test('a walked dungeon is solved, and so is the same one before the walk', async () => {
  const walked = await solved(WALKED);
  expect(walked).toMatchObject({ proved: true, bound: walked['score'] });
  expect(walked['score']).toBeGreaterThanOrEqual(walked['played'] as number);
  const laid = await solved(cut(walkStart(WALKED.log)));
  expect(laid).toEqual({ ...walked, played: null, seconds: laid['seconds'] });
});

test('a bare layout is solved as the match is in which it was laid, by the options it is given', async () => {
  const { layout, score, walk } = await solved(cut(walkStart(WALKED.log)));
  const answer = await solveLayout(layout as string, {});
  expect(answer).toMatchObject({ json: { score, walk, layout, played: null, proved: true }, fits: true });
  const plain = await solveLayout(layout as string, { set: ['doorWithoutKey=plain'] });
  expect(plain).toMatchObject({ json: { layout, proved: true } });
});

test.each([
  [
    'another version',
    (text: string) => text.replace('layout 1', 'layout 2'),
    /^Line 1: a layout begins with 'layout 1'/,
  ],
  ['a strange line', (text: string) => text.replace(/\n.*/, '\nhere'), /^Line 2: a line has the name of a card/],
  [
    'a strange card',
    (text: string) => text.replace(/\n.*?:/, '\nThe Hole:'),
    /^Line 2: the deck has no card 'The Hole'/,
  ],
  ['a card twice', (text: string) => text.replace(/\n(.*)\n.*/, '\n$1\n$1'), /^Line 3: .* lies already\.$/],
  ['a card too few', (text: string) => text.replace(/\n.*\n$/, ''), /^A layout has all cards: 1 more\.$/],
  ['a card far away', (text: string) => text.replace(/: \S+ \S+/, ': 90 90'), /^Line 2: .*\(DZ-6\)$/],
])('a layout with %s is bad input', async (_what, spoil, sentence) => {
  const { layout } = await solved(cut(walkStart(WALKED.log)));
  const spoilt = spoil(layout as string);
  expect(spoilt).not.toBe(layout);
  expect(await solveLayout(spoilt, {})).toEqual({ complaint: expect.stringMatching(sentence) as string });
});

test.each([
  ['a map that is not laid', cut(3), 'The map of this match is not laid yet'],
  ['another game', sample('the-dungeon/transcripts/alone-easy.json'), 'Nobody here can solve the-dungeon.'],
  ['no transcript', { game: 'chess' }, 'This is not a transcript of a game that is known here.'],
  ['a transcript that does not fit', { ...WALKED, log: [[0, { type: 'fly' }]] }, 'The transcript does not fit.'],
])('%s is bad input', async (_what, input, sentence) => {
  expect(await solveTranscript(input)).toEqual({ complaint: expect.stringContaining(sentence) as string });
});
