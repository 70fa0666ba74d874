import { expect, test } from 'vitest';
import { group, type Text } from '../art/shape.ts';
import { apart } from './six-and-nine.ts';

const number = (say: string): Text => ({ kind: 'text', at: [0, 0], say, face: 'bold', size: 9, paint: 'paper' });

test.each(['6', '9'])('a %s has a line below it, in its own colour', say => {
  const shape = apart(group({}, [number(say)]));
  expect(shape).toMatchObject({ shapes: [{ shapes: [{ say }, { kind: 'path', stroke: 'paper' }] }] });
});

test.each(['1', '8', '16', '69', '-9'])('%s needs none', say => {
  expect(apart(number(say))).toEqual(number(say));
});
