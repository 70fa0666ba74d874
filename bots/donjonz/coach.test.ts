import { expect, test } from 'vitest';
import { keptMatch } from '../../games/tests/kept.ts';
import { type Action, donjonz, type Donjonz } from '../../games/donjonz/index.ts';
import { walkStart } from '../../games/donjonz/readers.ts';
import { append, type Match } from '../../kernel/match.ts';
import { replay } from '../../kernel/transcript.ts';
import type { Position } from '../coach.ts';
import { coach } from './coach.ts';

const transcript = keptMatch<Donjonz>('donjonz', 'fifty-three.json');
const setOut = walkStart(transcript.log) as number;

/** The kept match after so many entries. */
const matchAt = (entries: number): Match<Donjonz> =>
  replay(donjonz, { ...transcript, log: transcript.log.slice(0, entries) });

const positionOf = ({ rules, state, log }: Match<Donjonz>): Position<Donjonz> => ({
  rules,
  seat: 0,
  view: rules.view(state, 0),
  log,
});

test.each<[Action['type'], number]>([
  ['lay', transcript.log.findIndex(([, { type }]) => type === 'lay')],
  ['take', transcript.log.findIndex(([, { type }]) => type === 'take')],
  ['step', setOut],
])('a hint is one legal action: %s', (type, entries) => {
  const match = matchAt(entries);
  const { plan } = coach.hint(positionOf(match));
  expect(plan.map(action => action.type)).toEqual([type]);
  expect(match.rules.actions(match.state, 0)).toContainEqual(plan[0]);
});

test('after the end there is nothing to hint at', () => {
  expect(coach.hint(positionOf(matchAt(Infinity)))).toMatchObject({ plan: [] });
});

test('DZ-C10 a review finds a walk on the same map that is worth what it says, and tells how far it has come', () => {
  const shares: number[] = [];
  const review = coach.review?.(positionOf(matchAt(Infinity)), share => shares.push(share));
  if (!review) throw new Error('there is a walk to review');
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(review.kept).toBe(setOut);
  expect(review.score).toBeGreaterThan(53);
  expect(review.bound).toBe(review.score);
  const again = matchAt(review.kept);
  for (const action of review.actions) append(again, [0, action]);
  expect(again.rules.outcome(again.state)?.scores).toEqual([review.score]);
});

test('a map that lies can be reviewed before it is walked, one that is still laid cannot', () => {
  const review = coach.review?.(positionOf(matchAt(setOut)), () => undefined);
  expect(review).toEqual(coach.review?.(positionOf(matchAt(Infinity)), () => undefined));
  expect(coach.review?.(positionOf(matchAt(setOut - 1)), () => undefined)).toBeUndefined();
});

test('whoever has walked the best walk is given that walk back', () => {
  const { kept, actions, score } = coach.review!(positionOf(matchAt(Infinity)), () => undefined)!;
  const again = matchAt(kept);
  for (const action of actions) append(again, [0, action]);
  expect(coach.review!(positionOf(again), () => undefined)).toMatchObject({ actions, score, bound: score });
});
