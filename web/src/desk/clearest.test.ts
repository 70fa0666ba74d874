import { expect, test } from 'vitest';
import { overlap } from '../board/beside.ts';
import { clearest, freeOf } from './clearest.ts';

const at = (x: number, y: number) => ({ x, y, width: 100, height: 40 });

test('a slip lies where it is looked for as long as that covers nothing', () => {
  expect(clearest([at(0, 0), at(0, 200)], [{ area: at(0, 200), weight: 1 }])).toEqual(at(0, 0));
});

test('it makes way for what it speaks of, and goes no further than it has to', () => {
  const hinted = { area: at(50, 20), weight: 1000 };
  expect(clearest([at(0, 0), at(0, 300), at(0, 70), at(200, 0)], [hinted])).toEqual(at(0, 70));
});

test('where everything is covered it lies over what matters least', () => {
  const things = [
    { area: at(0, 0), weight: 20 },
    { area: at(0, 100), weight: 1 },
  ];
  expect(clearest([at(0, 0), at(0, 100)], things)).toEqual(at(0, 100));
});

test('however much it hides elsewhere, it never lies over what a hint marks while a place is left', () => {
  expect(freeOf([at(0, 0), at(0, 20), at(0, 40)], [at(0, 0), at(90, 10)])).toEqual([]);
  expect(freeOf([at(0, 0), at(0, 40), at(0, 90)], [at(0, 0), at(90, 30)])).toEqual([at(0, 90)]);
});

test('areas that only touch share nothing', () => {
  expect(overlap(at(0, 0), at(100, 0))).toBe(0);
  expect(overlap(at(0, 0), at(90, 30))).toBe(100);
});
