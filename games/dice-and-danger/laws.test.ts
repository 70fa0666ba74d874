import { expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { ADVENTURES, diceAndDanger, type DiceAndDanger, en, fr, permute } from './index.ts';
import { SKIRMISH } from './tests/sheets.ts';

const MATCHES = 200;
const SECONDS = 1;

const RULES = new Set(ruleIds(new URL('./RULES.md', import.meta.url)));

function subject(input: object, seats: number): Subject<DiceAndDanger> {
  return {
    game: diceAndDanger,
    seats,
    options: input,
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

function upTo(seconds: number): () => boolean {
  const end = performance.now() + 1000 * seconds;
  return () => performance.now() < end;
}

/** A match of several seats on a whole sheet is long: after every step all of it is undone and redone. */
const PATIENCE = 120_000;

test.each(ADVENTURES)(
  '%s obeys every law for one alone',
  adventure => {
    expect(obeyLawsOften(subject({ adventure }, 1), MATCHES, upTo(SECONDS))).toBeGreaterThan(0);
  },
  PATIENCE,
);

test(
  'DDD-PP-1 DDD-Q34 the pyramid obeys every law while two write and cross out',
  () => {
    const options = { adventure: 'puzzled-pyramid', endTrigger: 'anySheet', first: 1 };
    expect(obeyLawsOften(subject(options, 2), MATCHES, upTo(SECONDS))).toBeGreaterThan(0);
  },
  PATIENCE,
);

test.each([2, 3, 4])(
  'a short sheet obeys every law with %i at the table',
  seats => {
    expect(obeyLawsOften(subject({ adventure: SKIRMISH }, seats), MATCHES, upTo(SECONDS))).toBeGreaterThan(0);
  },
  PATIENCE,
);
