import { describe, expect, test } from 'vitest';
import { fightOdds, SPELLS, WARES } from '../../../../games/the-dungeon/readers.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { percentsOf } from './chances.ts';
import { texts } from './texts.ts';

type Said = readonly (readonly [path: string, text: string])[];

/** Every plain sentence by its place; those with parameters are said below. */
function sentencesIn(words: unknown, path = ''): Said {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => sentencesIn(value, `${path}/${key}`));
}

const SILENT = /^\/odds\/[\w-]+\/draw$|\/cost$/;

describe.each(['en', 'fr'] as const)('the table in %s', language => {
  const words = TABLE_WORDS[language];

  test('says something everywhere', () => {
    const all = sentencesIn(words).filter(([path]) => !SILENT.test(path));
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('chances are named in the order of the bar, and what cannot happen is not', () => {
    const said = words.chances(percentsOf(fightOdds(-1)), words.odds.fight);
    expect(said.match(/\d+\s%/g)).toEqual(['28 %', '14 %', '58 %']);
    expect(words.chances({ win: 83, draw: 0, saved: 0, loss: 17 }, words.odds.lock).match(/\d+\s%/g)).toEqual([
      '83 %',
      '17 %',
    ]);
  });

  test('every ware says what it is good for', () => {
    expect(WARES.map(ware => words.ware(ware)).every(text => text.length > 2)).toBe(true);
  });

  test('one and many are told apart', () => {
    expect(words.ways.cost(1)).not.toContain('1');
    expect(words.ways.cost(3)).toContain('3');
    expect(words.figures.spells(2, 3)).toContain('2');
    expect(words.figures.spells(0, 0)).toContain('3');
    expect(SPELLS).toHaveLength(12);
  });

  test('a refusal names a field as the form does', () => {
    const fields = ['name', 'strength', 'craft', 'lives', 'fullLives', 'gold', 'spells', 'ability', 'save'] as const;
    const other = fields.filter(field => {
      const said = GAME_WORDS[language].reasons['field-missing']({ type: 'field-missing', seat: 0, field }, []);
      return !said.toLowerCase().includes(words.form[field].toLowerCase());
    });
    expect(other).toEqual([]);
  });

  test('the options of the form have names', () => {
    expect(sentencesIn(texts[language].choices).every(([, text]) => text !== '')).toBe(true);
  });
});

test('both languages say the same things', () => {
  const paths = (language: 'en' | 'fr'): readonly string[] => sentencesIn(TABLE_WORDS[language]).map(([path]) => path);
  expect(paths('fr')).toEqual(paths('en'));
});
