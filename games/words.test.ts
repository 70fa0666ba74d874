import { expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/words.ts';
import { SHELVED } from './index.ts';
import { keptMatch, keptNames } from './tests/kept.ts';
import { spokenIn } from './tests/spoken.ts';
import { misprints } from './tests/typography.ts';

const books = SHELVED.flatMap(listed => LANGUAGES.map(language => [listed.game.id, language, listed] as const));

test.each(books)('%s is told without a misprint in %s', (id, language, listed) => {
  const kept = keptNames(id).map(name => keptMatch(id, name));
  const spoken = spokenIn(listed, listed.words[language], kept);
  expect(misprints(language, spoken)).toEqual([]);
});
