import { expect, test } from 'vitest';
import { botAt, personCalled } from '../table/sitters.ts';
import { alone, onPaper, together } from './WaysField.tsx';

const [ada, bo] = [personCalled('Ada'), personCalled('Bo')];
const BOTS = ['random', 'easy'];

test('alone, others give their seats to the best bot, and bots stay as they are', () => {
  expect(alone([ada, bo], BOTS)).toEqual([ada, botAt(1, 'easy')]);
  expect(alone([botAt(0, 'random'), ada, bo], BOTS)).toEqual([botAt(0, 'random'), ada, botAt(2, 'easy')]);
  expect(alone([ada], BOTS)).toEqual([ada]);
  expect(alone([ada, bo], [])).toEqual([ada, bo]);
});

test('at one screen, somebody takes the seat of the first bot or one more', () => {
  expect(together([ada, botAt(1, 'easy'), botAt(2, 'easy')], ['Ada', 'Bo'])).toEqual([ada, bo, botAt(2, 'easy')]);
  expect(together([ada], ['Ada', 'Bo'])).toEqual([ada, bo]);
  expect(together([ada, bo], [])).toEqual([ada, bo]);
});

test('around a real table, people take the seats of bots', () => {
  expect(onPaper([ada, botAt(1, 'easy')], ['Ada', 'Bo'])).toEqual([ada, bo]);
  expect(onPaper([ada, bo], [])).toEqual([ada, bo]);
});
