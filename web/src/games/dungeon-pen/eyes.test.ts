import { expect, test } from 'vitest';
import { eyesIn, lapseOf } from './eyes.ts';
import { Hand } from './tests/steps.ts';

test('eyes that have to be closed get one look, then they are shut until the flick is made', () => {
  const hand = new Hand(0, { first: 0 });
  expect(lapseOf(hand)).toBeUndefined();
  expect(eyesIn(hand.now, undefined)).toBe('open');
  hand.state.characters[0].effects.push('blind');
  const lapse = lapseOf(hand);
  if (!lapse) throw new Error('nothing closes the eyes');
  expect(eyesIn(hand.now, { ...lapse, since: 0, isOver: false })).toBe('closing');
  expect(eyesIn(hand.now, { ...lapse, since: 0, isOver: true })).toBe('shut');
  hand.state.characters[0].flicks++;
  expect(eyesIn(hand.now, { ...lapse, since: 0, isOver: true })).toBe('closing');
});
