import { expect, test } from 'vitest';
import type { Event } from '../../../../games/the-dungeon/index.ts';
import { lastThrow } from './thrown.ts';
import { moments } from './tests/table.ts';

const [moment] = moments('thrown', 1);
if (!moment) throw new Error('nobody decides');
const { view } = moment;

const moved: Event = { type: 'movement-rolled', seat: 0, die: 5, tiles: 3 };
const locked: Event = { type: 'door-locked', seat: 0, side: 1, die: 6 };

test('the last throw counts', () => {
  expect(lastThrow([moved, locked], view)).toEqual({
    dice: [6],
    isFight: false,
    tone: 'bad',
    meaning: { type: 'lock', isOpen: false },
  });
});

test('a fight that is won is told as good news', () => {
  const fought: Event = { type: 'fought', seat: 0, enemy: 'rat', dice: [4, 2], mine: 9, theirs: 5, result: 'won' };
  expect(lastThrow([fought], view)).toMatchObject({ dice: [4, 2], isFight: true, tone: 'good' });
});

test('what a die has found is told by its event; where none fell there is nothing to show', () => {
  const exit: Event = { type: 'way-out-found', seat: 0, room: 'tunnel', die: 6 };
  expect(lastThrow([exit], view)).toMatchObject({ dice: [6], tone: 'good', meaning: { type: 'found', event: exit } });
  expect(lastThrow([{ ...exit, room: 'hidden-passage', die: null }], view)).toBeUndefined();
});

test('dice that fate may change lie on the table with what they come to, also after a jump', () => {
  const verdict = { type: 'lock', isOpen: false } as const;
  const thrown: Event = { type: 'dice-thrown', seat: 0, dice: [6], verdict };
  const asked = { ...view, dice: [6], fate: { verdict, keep: null, again: [] } };
  expect(lastThrow([moved, thrown], asked)).toMatchObject({ dice: [6], tone: 'bad', meaning: verdict });
  expect(lastThrow(null, asked)).toMatchObject({ dice: [6], meaning: verdict });
});

test('after a jump nothing was thrown', () => {
  expect(lastThrow(null, view)).toBeUndefined();
});
