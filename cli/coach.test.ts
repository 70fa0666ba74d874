import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Analysis } from '../bots/analysis.ts';
import type { EyeAndHand } from '../bots/eye-and-hand.ts';
import type { Kind } from '../kernel/game.ts';
import type { Transcript } from '../kernel/match.ts';
import { coachTranscript } from './coach.ts';
import { isComplaint } from './complaint.ts';

const sample = (path: string): Transcript<Kind> =>
  JSON.parse(readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8')) as Transcript<Kind>;
const RACE = sample('the-dungeon/transcripts/two-easy.json');
const DICE = sample('dice-and-danger/transcripts/puzzled-pyramid-alone-careless.json');

interface Taught {
  readonly words: string;
  readonly json: Analysis<Kind>;
}

const taught = new Map<Transcript<Kind>, Promise<Taught>>();

/** A match is taken apart once, for all tests that speak of it. */
function coached(match: Transcript<Kind>): Promise<Taught> {
  const known = taught.get(match) ?? coachedAnew(match);
  taught.set(match, known);
  return known;
}

async function coachedAnew(input: Transcript<Kind>): Promise<Taught> {
  const answer = await coachTranscript(input);
  if (isComplaint(answer)) throw new Error(answer.complaint);
  return { words: answer.words, json: answer.json as Analysis<Kind> };
}

test('an ended match is taken apart: figures that add up, a curve, mistakes in words', async () => {
  const { words, json } = await coached(DICE);
  expect(json).toMatchObject({ game: 'dice-and-danger', unit: 'points', version: 3 });
  expect(json.curve).toHaveLength(DICE.log.length + 1);
  expect(json.margins).toHaveLength(json.curve.length);
  expect(json.margins?.at(-1)).toBe(0);
  const { start, result, luck, errors, gifts, drift, mistakes, playedOn, grade } = json.seats[0]!;
  expect(luck.value - errors.value + gifts.value + drift.value).toBeCloseTo(result - start, 9);
  expect(words).toContain('Result − start = luck − errors + gifts + drift.');
  expect(words.match(/better: /g) ?? []).toHaveLength(mistakes.length);
  for (const { margin, confirmed } of mistakes) {
    expect(margin).toBeGreaterThan(0);
    expect(confirmed).toMatchObject({ isJudged: false });
    expect(confirmed.error).toBeGreaterThan(0);
  }
  expect(words).toContain(`only what costs more than ${json.toldApart.toFixed(1)};`);
  expect(playedOn).toBeGreaterThan(0);
  expect(words).toContain('are by matches played on to their end from the decisions that stood out');
  expect(words).toContain(grade ?? 'one of several');
});

test('an account whose drift is usually no less than luck is headed by a sentence that says so, and no other is', async () => {
  const wide = await coached(DICE);
  const { drift, luck } = wide.json.caveat!;
  expect(wide.words).toContain(`usually has to correct itself by ${drift.toFixed(1)}, no less than luck`);
  expect(wide.words).toContain(`(${luck.toFixed(1)})`);
  expect((await coached(RACE)).words).not.toContain('Take this with care');
});

test('a race is judged in chances to win, which all seats together never exceed', async () => {
  const { words, json } = await coached(RACE);
  expect(json).toMatchObject({ game: 'the-dungeon', unit: 'chance', version: 1 });
  for (const chances of json.curve) expect(chances.reduce((sum, each) => sum + each)).toBeLessThan(1 + 1e-9);
  expect(words).toContain('chances in a hundred');
});

test('of Dungeon Pen the eye is told from the hand, aim by aim; there is no account', async () => {
  const answer = await coachTranscript(sample('dungeon-pen/transcripts/careless-2.json'));
  if (isComplaint(answer)) throw new Error(answer.complaint);
  const { eyeAndHand, ...account } = answer.json as { readonly eyeAndHand: EyeAndHand<Kind> };
  expect(account).toEqual({ game: 'dungeon-pen' });
  expect(eyeAndHand).toMatchObject({ version: 2, isFamiliar: false });
  expect(answer.words).toContain('Best + eye + hand = where it went.');
  expect(answer.words).toContain('Our bot has not learnt this sheet or these rules');
  expect(answer.words.match(/ {2}best: Flick at/g)?.length).toBeLessThanOrEqual(6);
});

test.each([
  ['a match under way', { ...DICE, log: DICE.log.slice(0, 8) }, 'This match has not ended: only what is over'],
  [
    'a match by rules that were not learnt',
    sample('the-dungeon/transcripts/three-spellbound.json'),
    'What this match was played with has not been learnt',
  ],
  ['no transcript', { game: 'chess' }, 'This is not a transcript of a game that is known here.'],
  ['a transcript that does not fit', { ...DICE, log: [[0, { type: 'fly' }]] }, 'The transcript does not fit.'],
])('%s is bad input', async (_what, input, sentence) => {
  expect(await coachTranscript(input)).toEqual({ complaint: expect.stringContaining(sentence) as string });
});
