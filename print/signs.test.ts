import { expect, test } from 'vitest';
import { printable } from './signs.ts';

test.each([
  ['Zdeněk Łukasz', 'Zdenek Lukasz'],
  ['Ça « coûte » 3 cœurs\u202f!', 'Ça « coûte » 3 cœurs\u202f!'],
  ['e\u0301te\u0301', 'été'],
  ['地下牢 7', '??? 7'],
])('%s is printed as %s', (words, signs) => {
  expect(printable(words)).toBe(signs);
});
