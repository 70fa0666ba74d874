import { describe, expect, test } from 'vitest';
import { RULE_OF_FLAW as DDD } from '../../../games/dice-and-danger/constraints.ts';
import { RULE_OF_FLAW as DZ } from '../../../games/donjonz/constraints.ts';
import { RULE_OF_FLAW as DP } from '../../../games/dungeon-pen/constraints.ts';
import { shelved as donjonz } from '../../../games/donjonz/index.ts';
import { shelved as dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { SHEETS, work } from '../../../games/dungeon-pen/readers.ts';
import { RULE_OF_FLAW as TD } from '../../../games/the-dungeon/constraints.ts';
import { LANGUAGES, say } from '../../../kernel/words.ts';
import { editor as mapEditor } from './dice-and-danger/index.ts';
import { editor as deckEditor } from './donjonz/index.ts';
import { editor as sheetEditor } from './dungeon-pen/index.ts';
import { editor as setEditor } from './the-dungeon/index.ts';
import { numberedFlaws, soundnessOf, withoutPlace } from './flaws.ts';

/** DZ-C8 is counted, not asked for. */
const COUNTED = ['deck-recipe', 'deck-walls'];

test.each([
  ['dungeon-pen', sheetEditor.constraints, DP],
  ['donjonz', deckEditor.constraints, DZ],
  ['dice-and-danger', mapEditor.constraints, DDD],
  ['the-dungeon', setEditor.constraints, TD],
] as const)('%s: every flaw breaks one constraint, under its own rule', (_, constraints, rules) => {
  for (const [type, rule] of Object.entries(rules).filter(([each]) => !COUNTED.includes(each)))
    expect(constraints.filter(({ flaws }) => flaws.includes(type)).map(each => each.rule)).toEqual([rule]);
});

describe('a flaw on the drawing is told without its line', () => {
  test.each(LANGUAGES)('%s', language => {
    const flaw = { type: 'sheet-cell-torn', line: 5, column: 3 } as const;
    expect(withoutPlace(say(dungeonPen.words[language].reasons, flaw))).toMatch(/^(A cell|Une cellule)/);
    const blank = { type: 'deck-blank', line: 5, column: 1, name: 'X' } as const;
    expect(withoutPlace(say(donjonz.words[language].reasons, blank))).toMatch(/^[“«]/);
  });
});

test('what is not looked at yet is neither kept nor broken', () => {
  const bare = { ...SHEETS.hall, features: SHEETS.hall.features.map(() => 'floor' as const) };
  const flaws = numberedFlaws(sheetEditor, bare);
  const [parts, ...others] = sheetEditor.constraints;
  expect(flaws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(parts && soundnessOf(parts, sheetEditor.constraints, flaws)).toBe('broken');
  for (const each of others) expect(soundnessOf(each, sheetEditor.constraints, flaws)).toBe('unknown');
  for (const each of sheetEditor.constraints)
    expect(soundnessOf(each, sheetEditor.constraints, numberedFlaws(sheetEditor, SHEETS.hall))).toBe('ok');
  expect(work.flaws(SHEETS.hall)).toEqual([]);
});
