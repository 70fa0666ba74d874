import { expect, test } from 'vitest';
import { onlineEn } from '../words/online.en.ts';
import { onlineFr } from '../words/online.fr.ts';
import { ago, elapsed } from './elapsed.ts';

test.each([
  [0, '1 minute', '1 minute'],
  [119_999, '1 minute', '1 minute'],
  [3_600_000, '1 hour', '1 heure'],
  [7_200_000, '2 hours', '2 heures'],
  [86_400_000, '1 day', '1 jour'],
  [200_000_000, '2 days', '2 jours'],
])('%i ms took %s', (milliseconds, english, french) => {
  expect(elapsed(milliseconds, onlineEn.lobby)).toBe(english);
  expect(elapsed(milliseconds, onlineFr.lobby)).toBe(french);
});

test('what has just happened needs no number', () => {
  expect(ago(30_000, onlineEn.lobby)).toBe('just now');
  expect(ago(-5000, onlineEn.lobby)).toBe('just now');
  expect(ago(120_000, onlineFr.lobby)).toBe('il y a 2 minutes');
});
