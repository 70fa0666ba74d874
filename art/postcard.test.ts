import { expect, test } from 'vitest';
import { rect } from './figure.ts';
import { postcard } from './postcard.ts';
import type { Text } from './shape.ts';
import { textWidth } from './text.ts';

const TABLE = { view: [-10, -10, 20, 40], shapes: [rect([-10, -10, 20, 40], { fill: 'ink' })] } as const;
const WORDS = {
  title: 'DonjonZ',
  verdict: 'Wilhelmina and Bartholomew share the victory',
  lines: ['Wilhelmina: 66', 'The dearest monster: a golem, and no hammer. It takes all 8 pouches instead.'],
  from: 'Oubliette',
};

/** What is written, in plain strings: a postcard is in the language of its sender. */
const textsIn = (words: typeof WORDS): readonly (Text & { readonly say: string })[] =>
  postcard(TABLE, words)
    .shapes.filter(shape => shape.kind === 'text')
    .map(text => {
      if (typeof text.say !== 'string') throw new Error('words without a language');
      return { ...text, say: text.say };
    });

test('every line of words has room, and all of them are there', () => {
  const texts = textsIn(WORDS);
  expect(texts.map(({ say }) => say).join(' ')).toBe(
    [WORDS.title, WORDS.verdict, ...WORDS.lines, WORDS.from].join(' '),
  );
  for (const { say, face, size, fit = 0 } of texts) expect(textWidth(say, face, size)).toBeLessThanOrEqual(fit);
});

test('lines lie below each other and end above the lower edge', () => {
  const heights = textsIn({ ...WORDS, lines: Array.from({ length: 30 }, (_, i) => `line ${i}`) }).map(
    ({ at }) => at[1],
  );
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBeLessThan(630);
  expect(new Set(heights).size).toBe(heights.length);
});

test('the table lies within its frame, whatever its shape', () => {
  const [, , table] = postcard(TABLE, WORDS).shapes;
  expect(table).toMatchObject({ kind: 'group', scale: (550 - 24) / 40 });
});
