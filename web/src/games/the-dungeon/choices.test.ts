import { expect, test } from 'vitest';
import type { Action } from '../../../../games/the-dungeon/index.ts';
import { perilOf } from '../../../../games/the-dungeon/readers.ts';
import { deadlinessOf } from './choices.ts';
import { type Moment, moments } from './tests/table.ts';

const FRAIL = { name: 'Frail', strength: 2, craft: 2, lives: 1, gold: 5 };

/** The first moment of many matches in which such an action is listed. */
function momentWith(options: object, is: (action: Action, moment: Moment) => boolean): [Moment, Action] {
  for (let i = 0; i < 300; i++)
    for (const moment of moments(`peril/${i}`, 1, options)) {
      const action = moment.actions.find(each => is(each, moment));
      if (action) return [moment, action];
    }
  throw new Error('no such moment');
}

const asked = ({ view, seat, actions }: Moment) => ({ actions, now: { view, seat } });

test('with the last life a fight is asked about, if the Guard can be paid instead', () => {
  const [moment, fight] = momentWith(
    { characters: [FRAIL] },
    ({ type }, { actions }) => type === 'fight' && actions.some(each => each.type === 'bribe'),
  );
  expect(deadlinessOf(asked(moment), fight)).toBe('may');
  const [strong, again] = momentWith({ characters: [{ ...FRAIL, lives: 2 }] }, ({ type }) => type === 'fight');
  expect(perilOf(strong.view, again)).toBe('may');
  expect(deadlinessOf({ ...asked(strong), now: { view: lively(strong), seat: 0 } }, again)).toBeUndefined();
});

const lively = ({ view }: Moment) => ({ ...view, characters: view.characters.map(each => ({ ...each, lives: 2 })) });

test('what cannot be avoided is not asked about', () => {
  const [moment, explore] = momentWith(
    { characters: [FRAIL] },
    (action, { actions }) => action.type === 'explore' && action.room === 'tunnel' && actions.length === 1,
  );
  expect(perilOf(moment.view, explore)).toBe('may');
  expect(deadlinessOf(asked(moment), explore)).toBeUndefined();
});

test('dice that would kill are not let lie without a question; what harms nobody is', () => {
  const [moment, keep] = momentWith(
    { characters: [FRAIL], fate: 'on' },
    ({ type }, { view }) =>
      type === 'keep' && view.fate?.verdict.type === 'fight' && view.fate.verdict.result === 'lost',
  );
  expect(deadlinessOf(asked(moment), keep)).toBe('sure');
  const [other, letLie] = momentWith({ fate: 'on' }, ({ type }, { view }) => type === 'keep' && view.asked === 'lock');
  expect(perilOf(other.view, letLie)).toBeUndefined();
});

test('a life as the torturer’s price is sure', () => {
  const [moment] = moments('price', 1);
  if (!moment) throw new Error('nobody decides');
  expect(perilOf(moment.view, { type: 'pay', price: 'life' })).toBe('sure');
  expect(perilOf(moment.view, { type: 'pay', price: 'gold' })).toBeUndefined();
});
