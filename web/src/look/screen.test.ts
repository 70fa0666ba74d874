import { expect, test } from 'vitest';
import { isScreen, type Screen, screenOf } from './screen.ts';

const WINDOWS: readonly (readonly [width: number, height: number, screen: Screen])[] = [
  [1920, 1080, 'laptop'],
  [1280, 800, 'laptop'],
  [1024, 768, 'laptop tight'],
  [768, 1024, 'tablet'],
  [600, 700, 'tablet'],
  [390, 844, 'phone'],
  [320, 568, 'phone small'],
  [800, 600, 'phone small'],
  [480, 320, 'phone small'],
  [844, 390, 'landscape'],
  [1366, 625, 'landscape'],
  [640, 400, 'landscape tight'],
  [568, 320, 'landscape tight'],
];

test.each(WINDOWS)('%i x %i is a %s', (width, height, screen) => {
  expect(screenOf({ width, height })).toBe(screen);
});

test('a small phone is a phone', () => {
  expect(isScreen('phone small', 'phone')).toBe(true);
  expect(isScreen('landscape tight', 'phone')).toBe(false);
});
