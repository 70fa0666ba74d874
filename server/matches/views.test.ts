import { expect, test } from 'vitest';
import { listedOf } from './views.ts';

const ABOUT = { game: 'parry', people: ['ada', null], names: ['Ada', 'Osric'], open: 0 };
const stood = { match: 'abc', phase: 'playing', changed: 5 };

test.each([
  ['several seats', '0,1', [0, 1]],
  ['nobody', '', []],
])('a list says that a match waits for %s', (_whom, waiting, seats) => {
  const line = listedOf({ ...stood, about: JSON.stringify(ABOUT), waiting }, 'ada');
  expect(line).toEqual({
    match: 'abc',
    game: 'parry',
    phase: 'playing',
    names: ['Ada', 'Osric'],
    open: 0,
    waiting: seats,
    own: [0],
    changed: 5,
  });
});

test('of a match whose last step is older than that, it says what was stored beside it', () => {
  const about = JSON.stringify({ ...ABOUT, waiting: [1] });
  expect(listedOf({ ...stood, about, waiting: null }, undefined)).toMatchObject({ waiting: [1], own: [] });
});
