import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { ADVENTURES, diceAndDanger, type DiceAndDanger, en, fr, type Options } from './index.ts';
import { permuteFor } from './tests/permute.ts';
import { SKIRMISH } from './tests/sheets.ts';

const MATCHES = 200;
const SECONDS = 1;

const RULES = new Set(ruleIds(new URL('./RULES.md', import.meta.url)));

function read(input: unknown, seats: number): Options {
  const options = diceAndDanger.readOptions(input, seats);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  return options;
}

function subject(input: object, seats: number): Subject<DiceAndDanger> {
  return {
    game: diceAndDanger,
    seats,
    options: input,
    ruleIds: RULES,
    words: [en, fr],
    permute: permuteFor(read(input, seats), seats),
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

const TABLES = ADVENTURES.flatMap(adventure => [1, 2].map(seats => ({ adventure, seats })));

test.each(TABLES)('$adventure obeys every law with $seats at the table', ({ adventure, seats }) => {
  const options = { adventure, endTrigger: seats === 2 ? 'anySheet' : 'ownSheet', first: seats - 1 };
  expect(obeyLawsOften(subject(options, seats), MATCHES, upTo(SECONDS))).toBeGreaterThan(0);
});

test.each([3, 4])('a short sheet obeys every law with %i at the table', seats => {
  expect(obeyLawsOften(subject({ adventure: SKIRMISH }, seats), MATCHES, upTo(3 * SECONDS))).toBeGreaterThan(1);
});
