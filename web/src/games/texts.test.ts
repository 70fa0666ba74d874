import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/words.ts';
import { type GameId, SHELF } from '../../../games/shelf.ts';
import { manifestOf, moduleOf } from '../games.ts';
import { optionRows, rowLabel } from '../parts/optionRows.ts';

/** Every option with something to choose, whatever it may depend on. */
const rowsOf = (game: GameId) => {
  const { options, seats } = manifestOf(game);
  const always = options.map(({ when: _, ...option }) => option as (typeof options)[number]);
  return optionRows({ options: always }, {}, seats.max);
};

test.each(SHELF)('%s has words for every value that a form offers, in both languages', async game => {
  const { texts } = await moduleOf(game);
  for (const language of LANGUAGES)
    for (const row of rowsOf(game)) {
      const said = texts[language].choices[row.option.name];
      expect(rowLabel(row, said), `${language} ${row.option.name}`).not.toBe('');
      for (const value of row.values) expect(said?.values[value], `${row.option.name} ${value}`).toMatch(/\S/);
    }
});
