import { expect, test } from 'vitest';
import type { Analysis } from '../../../bots/analysis.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../kernel/match.ts';
import { mistakesFound, noteFound } from './lastFindings.ts';

const log: readonly Entry<Kind>[] = [[0, { type: 'step' }]];
const mistakes = [{ entry: 0, cost: 2 }];

test('what the coach has found is of the seat and of the match that it was asked about', () => {
  expect(mistakesFound(log, 0)).toEqual([]);
  noteFound({ log } as Transcript<Kind>, { seats: [{ mistakes }] } as unknown as Analysis<Kind>);
  expect(mistakesFound([[0, { type: 'step' }]], 0)).toEqual(mistakes);
  expect(mistakesFound([[0, { type: 'leave' }]], 0)).toEqual([]);
  expect([mistakesFound(log, 1), mistakesFound(log, undefined)]).toEqual([[], []]);
});
