import { describe, expect, test } from 'vitest';
import { ORIENTATIONS } from '../../../../art/dice-and-danger/index.ts';
import { ADVENTURES } from '../../../../games/dice-and-danger/manifest.ts';
import { LANGUAGES } from '../../../../kernel/words.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import { nameOf, withMinus } from './names.ts';
import { sit } from './tests/table.ts';

describe.each(ADVENTURES)('%s', adventure => {
  const { content, rules, state } = sit(adventure, 1);
  const nodes = content.boxes.map((_, node) => node);
  const heard = (orientation: (typeof ORIENTATIONS)[number], language: (typeof LANGUAGES)[number]): string[] => {
    const [game, words] = [GAME_WORDS[language], BOARD_WORDS[language]];
    const view = rules.view(state, 0);
    const seen = { content, game, words, view, seat: 0, shown: 0, offers: [], foresights: new Map() };
    return nodes.map(node => nameOf({ ...seen, orientation, hinted: [3] }, node));
  };

  test.each(ORIENTATIONS.flatMap(orientation => LANGUAGES.map(language => [orientation, language] as const)))(
    'no two spaces are called the same, %s, %s',
    (orientation, language) => {
      const names = heard(orientation, language);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter(name => name.includes(BOARD_WORDS[language].map.hinted))).toEqual([names[3]]);
      if (language === 'fr') expect(names.join()).not.toMatch(/[^\u00A0]:/);
    },
  );
});

test('a space beside a room lies where it is drawn, also on a sheet that is turned', () => {
  const { content, rules, state } = sit('annoyed-animals', 1);
  const seen = { content, game: GAME_WORDS.en, words: BOARD_WORDS.en, view: rules.view(state, 0), seat: 0, shown: 0 };
  const at = (orientation: 'landscape' | 'portrait'): string[] =>
    content.sheet.spaces.map((_, node) =>
      nameOf({ ...seen, orientation, offers: [], foresights: new Map(), hinted: [] }, node),
    );
  expect(at('landscape')[0]).toBe('5, start on the left, row 1, column 1: open');
  expect(at('landscape')).toContain('9, grey, row 1, column 6, right of the Badger: out of reach');
  expect(at('portrait')).toContain('9, grey, row 6, column 1, below the Badger: out of reach');
});

test('negative numbers have a minus sign', () => {
  expect([withMinus(-3), withMinus(0), withMinus(-0), withMinus(12)]).toEqual(['−3', '0', '0', '12']);
});
