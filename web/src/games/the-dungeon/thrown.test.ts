import { expect, test } from 'vitest';
import type { Event } from '../../../../games/the-dungeon/index.ts';
import { lastThrow } from './thrown.ts';
import { moments } from './tests/table.ts';

const [moment] = moments('thrown', 1);
const lying = (dice: readonly number[]) => {
  if (!moment) throw new Error('nobody decides');
  return { ...moment.view, dice: [...dice] };
};

const moved: Event = { type: 'movement-rolled', seat: 0, die: 5, tiles: 3 };
const locked: Event = { type: 'door-locked', seat: 0, side: 1, die: 6 };

test('the last throw counts', () => {
  expect(lastThrow([moved, locked], lying([6]))).toEqual({
    pips: [6],
    isFight: false,
    tone: 'bad',
    meaning: { type: 'lock', isOpen: false },
  });
});

test('in a fight the dice lie on the table, and the sums are told', () => {
  const fought: Event = { type: 'fought', seat: 0, enemy: 'rat', mine: 9, theirs: 5, result: 'won' };
  expect(lastThrow([fought], lying([4, 2]))).toMatchObject({ pips: [4, 2], isFight: true, tone: 'good' });
});

test('what a die has found is told by its event; a Guard needs no die', () => {
  const rat: Event = { type: 'enemy-met', seat: 0, enemy: 'rat', power: 3 };
  const guard: Event = { type: 'enemy-met', seat: 0, enemy: 'guard', power: 5 };
  expect(lastThrow([rat], lying([3]))?.meaning).toEqual({ type: 'found', event: rat });
  expect(lastThrow([guard], lying([3]))).toBeUndefined();
});

test('the die of a secret exit is shown; other ways out need none', () => {
  const exit: Event = { type: 'way-out-found', seat: 0, room: 'tunnel' };
  const passage: Event = { type: 'way-out-found', seat: 0, room: 'hidden-passage' };
  expect(lastThrow([exit], lying([6]))).toMatchObject({ pips: [6], meaning: { type: 'found', event: exit } });
  expect(lastThrow([passage], lying([6]))).toBeUndefined();
});

test('dice that fate may change lie on the table with what they come to, also after a jump', () => {
  const verdict = { type: 'lock', isOpen: false } as const;
  const thrown: Event = { type: 'dice-thrown', seat: 0, dice: [6], verdict };
  const asked = { ...lying([6]), fate: { verdict, keep: null, again: [] } };
  expect(lastThrow([moved, thrown], asked)).toMatchObject({ pips: [6], tone: 'bad', meaning: verdict });
  expect(lastThrow(null, asked)).toMatchObject({ pips: [6], meaning: verdict });
});

test('after a jump nothing was thrown', () => {
  expect(lastThrow(null, lying([3]))).toBeUndefined();
});
