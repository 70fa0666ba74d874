import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coach } from '../../../../bots/donjonz/coach.ts';
import { type Donjonz, donjonz } from '../../../../games/donjonz/index.ts';
import { coordinatesOf, gloryOf } from '../../../../games/donjonz/readers.ts';
import type { Transcript } from '../../../../kernel/match.ts';
import { replay } from '../../../../kernel/transcript.ts';
import { forkOf } from './fork.ts';
import { isStep } from './walking.ts';

const LOST = new URL('../../../../games/donjonz/transcripts/doubled-and-lost.json', import.meta.url);

test('the better walk leaves the one that was walked where they first differ, and comes to what was left lying', () => {
  const { rules, state, log } = replay(donjonz, JSON.parse(readFileSync(LOST, 'utf8')) as Transcript<Donjonz>);
  const view = rules.view(state, 0);
  const review = coach.review!({ rules, seat: 0, view, log }, () => undefined)!;
  const stair = coordinatesOf(rules.content, view.laid, view.path[0] ?? 0);
  const walk = [stair, ...review.actions.filter(isStep)];
  expect(review.score).toBeGreaterThan(gloryOf(state));
  const fork = forkOf(rules.content, view, walk)!;
  const own = view.path.map(space => coordinatesOf(rules.content, view.laid, space));
  expect(walk.slice(0, fork.alike + 1)).toMatchObject(own.slice(0, fork.alike + 1));
  expect(fork.own).not.toBe(fork.better);
  expect(fork.pouches.length + fork.monsters.length).toBeGreaterThan(0);
  for (const left of [...fork.pouches, ...fork.monsters]) expect(own).not.toContainEqual(left);
  expect(forkOf(rules.content, view, own)).toMatchObject({ alike: own.length - 1, own: undefined, better: undefined });
});
