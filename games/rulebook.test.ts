import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF } from './shelf.ts';
import { chaptersOf, parseRules, parseRuns, rulesIn } from './rulebook.ts';

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
  test('holds strong words and references', () => {
    expect(parseRuns('Once **only** in XY-7 and XY-AB-2.')).toEqual([
      { type: 'plain', text: 'Once ' },
      { type: 'strong', text: 'only' },
      { type: 'plain', text: ' in ' },
      { type: 'rule', text: 'XY-7' },
      { type: 'plain', text: ' and ' },
      { type: 'rule', text: 'XY-AB-2' },
      { type: 'plain', text: '.' },
    ]);
  });

  test('may hold none of them', () => {
    expect(parseRuns('plain')).toEqual([{ type: 'plain', text: 'plain' }]);
    expect(parseRuns('')).toEqual([]);
  });
});

describe.each(SHELF)('of %s', game => {
  test.each(['RULES.md', 'RULES.fr.md'])('no line of %s is lost or left raw', file => {
    const text = readFileSync(new URL(`./${game}/${file}`, import.meta.url), 'utf8').replaceAll('`', '');
    const blocks = parseRules(text);
    const ids = text.split('\n').flatMap(line => /^- \*\*(\S+)\*\*/.exec(line)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(30);
    expect(rulesIn(blocks)).toEqual(ids);
    const told = blocks.flatMap(block =>
      'text' in block ? [block.text] : 'items' in block ? block.items.map(item => item.text) : [],
    );
    const runs = told.flatMap(each => parseRuns(each));
    expect(runs.filter(({ text: run }) => /[*|#]/.test(run))).toEqual([]);
    expect(runs.filter(({ type, text: id }) => type === 'rule' && !ids.includes(id))).toEqual([]);
  });

  test('the chapters are those of the rulebook, each to be linked to', () => {
    const text = readFileSync(new URL(`./${game}/RULES.md`, import.meta.url), 'utf8');
    const chapters = chaptersOf(parseRules(text));
    expect(chapters.map(({ title }) => title)).toEqual([
      '',
      ...[...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title),
    ]);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  });
});
