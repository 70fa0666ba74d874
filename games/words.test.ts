import { expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/words.ts';
import { LISTED } from './index.ts';
import { keptMatches, spokenIn } from './tests/spoken.ts';
import { misprints } from './tests/typography.ts';

const books = LISTED.flatMap(listed => LANGUAGES.map(language => [listed.game.id, language, listed] as const));

test.each(books)('%s is told without a misprint in %s', (id, language, listed) => {
  const spoken = spokenIn(listed, listed.words[language], keptMatches(id));
  expect(misprints(language, spoken)).toEqual([]);
});
