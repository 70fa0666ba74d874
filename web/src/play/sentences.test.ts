import { expect, test } from 'vitest';
import type { Kind } from '../../../kernel/game.ts';
import { play, start, transcriptOf } from '../../../kernel/match.ts';
import { sealed, sealedWords } from '../../../kernel/toys/sealed.ts';
import type { Words } from '../../../kernel/words.ts';
import { type FlipPage, flipPagesOf } from '../table/replay.ts';
import { en } from '../words/en.ts';
import { sentencesOf, thinkingBeside } from './sentences.ts';

test('tells what each entry told, and what was done where nothing was told', () => {
  const match = start(sealed, { seats: 2, options: { rounds: 1 }, seeds: [[0, '00112233445566778899aabbccddeeff']] });
  const [seal] = match.rules.actions(match.state, 0);
  if (!seal) throw new Error('nothing to seal');
  play(match, 0, seal);
  play(match, 0, { type: 'done' });
  const pages = flipPagesOf(sealed, transcriptOf(match), 0) as readonly FlipPage<Kind>[];
  const telling = { words: sealedWords as unknown as Words<Kind>, names: ['Ann', 'Ben'], page: en };
  const told = ['Before anything happened', expect.stringMatching(/^The dice show \d and \d\.$/), 'Ann seals a pip.'];
  expect(sentencesOf(pages, telling)).toEqual([...told, 'Ann: Done']);
  expect(sentencesOf(pages, { ...telling, reader: 1 }).at(-1)).toBe('Ann: Done');
  expect(sentencesOf(pages, { ...telling, reader: 0 }).at(-1)).toBe('You: Done');
  expect(sentencesOf(pages, { ...telling, describe: ({ type }) => type })).toEqual([...told, 'Ann: done']);
});

test('whoever is thinking is named once, by the sentence or behind it', () => {
  const { table } = en;
  expect(thinkingBeside('It is Ann’s turn.', ['Ann'], table)).toBe(table.thinking);
  expect(thinkingBeside('Done. The others are still at it.', ['Ann'], table)).toBe(table.isThinking(['Ann']));
  expect(thinkingBeside('It is Ann’s turn.', ['Ann', 'Ben'], table)).toBe(table.isThinking(['Ann', 'Ben']));
});
