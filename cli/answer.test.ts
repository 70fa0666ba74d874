import { expect, test } from 'vitest';
import { checkText } from './check.ts';
import { visible } from './answer.ts';

test('what a file says does not steer the terminal that tells it', () => {
  const escape = '\u001b]0;mine\u0007';
  const told = checkText(JSON.stringify({ game: 'donjonz', [escape]: 1 }));
  const words = 'why' in told ? visible(told.why) : '';
  expect(words).toBe('␛]0;mine␇ is none of game, version, seats, options.');
  expect(visible('a\rb\u007fc\u009bd\u202ee\u2066f')).toBe('a␍b\ufffdc\ufffdd\ufffde\ufffdf');
});

test('lines, tabs and letters of all scripts stay as they are', () => {
  const text = 'Ligne 1 :\tœuvre « donjon »\n迷宫 🎲 e\u0301\n';
  expect(visible(text)).toBe(text);
});
