import { expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { diceAndDanger } from './index.ts';
import type { DiceAndDanger } from './kind.ts';
import { ADVENTURES } from './manifest.ts';
import { permute } from './permute.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { SKIRMISH } from './tests/sheets.ts';

/** In all 200: four adventures for one alone, one for two, and three tables at a short sheet. */
const [ALONE, TOGETHER] = [30, 20];
const ONE_IN = 16;

const RULES = new Set(ruleIds(new URL('./RULES.md', import.meta.url)));

function subject(input: object, seats: number): Subject<DiceAndDanger> {
  return {
    game: diceAndDanger,
    seats,
    options: input,
    oneIn: ONE_IN,
    ruleIds: RULES,
    words: [en, fr],
    permute,
    strangers: [
      { type: 'split', sums: [7, 7], black: false },
      { type: 'mark', space: 0, sum: 5 },
      { type: 'mark', space: 40, sum: 7 },
      { type: 'hit', room: 72, sum: 7 },
      { type: 'hit', room: 0, sum: 7 },
      { type: 'crush', room: 71 },
      { type: 'torch', node: 3 },
      { type: 'chest', reward: 'life' },
      { type: 'chest', reward: 'pony' },
      { type: 'give-up', sums: [7], lives: 0 },
      { type: 'free', damage: 'leave' },
      { type: 'free', damage: 'pony' },
      { type: 'write', cloud: 0, number: 7 },
      { type: 'write', cloud: 0, number: 3 },
      { type: 'done' },
    ],
  };
}

test.each(ADVENTURES)('%s obeys every law for one alone', adventure => {
  expect(obeyLawsOften(subject({ adventure }, 1), ALONE)).toHaveLength(ALONE);
});

test('DDD-PP-1 DDD-Q34 the pyramid obeys every law while two write and cross out', () => {
  const options = { adventure: 'puzzled-pyramid', endTrigger: 'anySheet', first: 1 };
  expect(obeyLawsOften(subject(options, 2), TOGETHER)).toHaveLength(TOGETHER);
});

test.each([2, 3, 4])('a short sheet obeys every law with %i at the table', seats => {
  expect(obeyLawsOften(subject({ adventure: SKIRMISH }, seats), TOGETHER)).toHaveLength(TOGETHER);
});
