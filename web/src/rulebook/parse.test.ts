import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules, parseRuns, rulesIn } from './parse.ts';

test('reads headings, numbered rules, points, tables and paragraphs', () => {
  const text = `# The Game

## Walking

A hero walks.
Slowly.

- **XY-7** Walls cannot be crossed,
  not even thin ones.
- **XY-Q2** See XY-7.
- a plain point

| rank | glory |
| --- | --- |
| Hero | 81 |
`;
  expect(parseRules(text)).toEqual([
    { type: 'heading', level: 1, text: 'The Game' },
    { type: 'heading', level: 2, text: 'Walking' },
    { type: 'paragraph', text: 'A hero walks. Slowly.' },
    {
      type: 'items',
      items: [
        { id: 'XY-7', text: 'Walls cannot be crossed, not even thin ones.' },
        { id: 'XY-Q2', text: 'See XY-7.' },
        { text: 'a plain point' },
      ],
    },
    {
      type: 'table',
      rows: [
        ['rank', 'glory'],
        ['Hero', '81'],
      ],
    },
  ]);
});

test('a heading ends a list, and a blank line ends a paragraph', () => {
  expect(parseRules('- **XY-1** one\n## More\n- **XY-2** two\n\nthree\n\nfour').map(({ type }) => type)).toEqual([
    'items',
    'heading',
    'items',
    'paragraph',
    'paragraph',
  ]);
});

describe('a line of text', () => {
  test('holds strong words, typed signs and references', () => {
    expect(parseRuns('Once **only**, as `x` in XY-7 and XY-Q2.')).toEqual([
      { type: 'plain', text: 'Once ' },
      { type: 'strong', text: 'only' },
      { type: 'plain', text: ', as ' },
      { type: 'code', text: 'x' },
      { type: 'plain', text: ' in ' },
      { type: 'rule', text: 'XY-7' },
      { type: 'plain', text: ' and ' },
      { type: 'rule', text: 'XY-Q2' },
      { type: 'plain', text: '.' },
    ]);
  });

  test('may hold none of them', () => {
    expect(parseRuns('plain')).toEqual([{ type: 'plain', text: 'plain' }]);
    expect(parseRuns('')).toEqual([]);
  });
});

test.each(['RULES.md', 'RULES.fr.md'])('no line of DonjonZ’s %s is lost or left raw', file => {
  const text = readFileSync(new URL(`../../../games/donjonz/${file}`, import.meta.url), 'utf8');
  const blocks = parseRules(text);
  const ids = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]*\d+)\*\*/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(rulesIn(blocks)).toEqual(ids);
  const runs = blocks.flatMap(block => ('text' in block ? parseRuns(block.text) : []));
  expect(runs.filter(({ text: run }) => /[*`|#]/.test(run))).toEqual([]);
});
