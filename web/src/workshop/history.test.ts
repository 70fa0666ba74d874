import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begun, drawn, redone, undone } from './history.ts';

test('every step can be taken back to the first, and done again to the last', () =>
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), steps => {
      let history = steps.reduce(drawn, begun(-1));
      const seen = [history.present];
      while (history.past) seen.push((history = undone(history)).present);
      expect(seen.reverse()).toEqual([-1, ...steps]);
      for (const step of steps) expect((history = redone(history)).present).toBe(step);
      expect(history.future).toBeUndefined();
    }),
  ));

test('there is nothing before the first and after the last, and what is drawn anew ends what was taken back', () => {
  const first = begun('a');
  expect(undone(first)).toBe(first);
  expect(redone(first)).toBe(first);
  expect(redone(drawn(undone(drawn(first, 'b')), 'c')).present).toBe('c');
});
