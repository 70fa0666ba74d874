import { expect, test } from 'vitest';
import { botAt, personCalled, readSitters, usualSitters, withTidyNames, writeSitters } from './sitters.ts';

const LIMITS = { min: 2, max: 4 };

test('a table is laid for one person, and for the best bot where more are needed', () => {
  expect(usualSitters({ min: 1, max: 4 }, ['random', 'easy'], ['Ann'])).toEqual([personCalled('Ann')]);
  expect(usualSitters(LIMITS, ['random', 'easy'], ['Ann', 'Ben'])).toEqual([personCalled('Ann'), botAt(1, 'easy')]);
  expect(usualSitters(LIMITS, [], ['Ann', 'Ben'])).toEqual([personCalled('Ann'), personCalled('Ben')]);
});

test('a name that was cut after a blank, or is nothing else, loses it', () => {
  const sitters = [personCalled('Wilhelmina Longest '), botAt(1, 'easy'), personCalled('  ')];
  expect(withTidyNames(sitters)).toEqual([personCalled('Wilhelmina Longest'), botAt(1, 'easy'), personCalled('')]);
});

test('a link says who sits where, and leaves names to those who follow it', () => {
  const sitters = [personCalled('Ann'), botAt(1, 'easy'), personCalled('Cid')];
  expect(writeSitters(sitters)).toBe('person,easy,person');
  expect(readSitters('person,easy,person', LIMITS, ['Dee'])).toEqual([
    personCalled('Dee'),
    botAt(1, 'easy'),
    personCalled(''),
  ]);
});

test.each(['', 'person', 'easy,easy', 'person,person,person,person,person', 'person,<b>', 'person,'])(
  'a link that no table fits: "%s"',
  text => {
    expect(readSitters(text, LIMITS, [])).toBeUndefined();
  },
);
