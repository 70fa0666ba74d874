import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was made is the same again, until too much is remembered', () => {
  const made: string[] = [];
  const name = remembered(2, (first: string, more: { readonly last: string }) => {
    made.push(first);
    return { whole: `${first} ${more.last}` };
  });
  const ada = name('Ada', { last: 'Lovelace' });
  expect(name('Ada', { last: 'Lovelace' })).toBe(ada);
  expect(name('Ada', { last: 'Byron' })).toEqual({ whole: 'Ada Byron' });
  expect(made).toEqual(['Ada', 'Ada']);
  name('Bob', { last: 'Byron' });
  expect(name('Ada', { last: 'Lovelace' })).toEqual(ada);
  expect(made).toEqual(['Ada', 'Ada', 'Bob', 'Ada']);
});
