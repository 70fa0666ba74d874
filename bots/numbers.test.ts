import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from './numbers.ts';

test('numbers are read as they were written, to a part in 4096', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -70, max: 70, noNaN: true })), numbers => {
      const read = readNumbers(writeNumbers(numbers));
      expect(read).toHaveLength(numbers.length);
      numbers.forEach((number, i) => expect(Math.abs((read[i] ?? NaN) - number)).toBeLessThanOrEqual(1 / 8192));
    }),
  );
});

test('what is too large to be stored, or no number, is refused', () => {
  expect(() => writeNumbers([80])).toThrow('too large');
  expect(() => writeNumbers([NaN])).toThrow('too large');
  expect(() => readNumbers('   ')).toThrow('no number');
});
