import { expect, test } from 'vitest';
import { terms } from '../../../../wire/table.ts';
import { onlineEn } from '../../words/online.en.ts';
import {
  agreedIn,
  CLOCKS,
  clockLabel,
  duration,
  openToRobots,
  paced,
  PACES,
  termsInBrief,
  USUAL_TERMS,
} from './terms.ts';

const words = onlineEn.terms;

test('the server takes every clock that can be chosen', () => {
  for (const pace of PACES)
    for (const clock of CLOCKS[pace]) expect(terms.safeParse({ ...USUAL_TERMS, pace, clock }).success).toBe(true);
});

test('no two clocks of a pace have the same name', () => {
  for (const pace of PACES) {
    const labels = CLOCKS[pace].map(clock => clockLabel(clock, words));
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each([
  [30_000, '30 s'],
  [60_000, '1 min'],
  [300_000, '5 min'],
  [43_200_000, '12 hours'],
  [86_400_000, '1 day'],
  [604_800_000, '7 days'],
])('%i ms is %s', (milliseconds, expected) => {
  expect(duration(milliseconds, words)).toBe(expected);
});

test('another pace has other clocks', () => {
  const live = { ...USUAL_TERMS, clock: { type: 'turn', milliseconds: 30_000 } } as const;
  expect(paced(live, 'turns').clock).toEqual({ type: 'none' });
});

test('in brief: what happens late is told where it can get late', () => {
  expect(termsInBrief(USUAL_TERMS, words)).toEqual(['Live', 'No clock', 'by link']);
  const late = { ...USUAL_TERMS, clock: { type: 'turn', milliseconds: 60_000 }, listed: true } as const;
  expect(termsInBrief(late, words)).toEqual(['Live', '1 min a turn', 'A bot plays the turn', 'in the lobby']);
});

test('agreed on, in whole sentences', () => {
  expect(agreedIn(USUAL_TERMS, 3, words)).toEqual([
    'You play live. There is no clock.',
    'Whoever has the link may sit down.',
    'The match begins when every seat is taken and everybody is ready, or when the host says so.',
    'After a minute away a bot may mind a seat, if those who are left agree. Others may sit down in a bot’s seat later.',
  ]);
  const clock = { type: 'bank', milliseconds: 300_000, increment: 5000 } as const;
  const apart = { ...paced(USUAL_TERMS, 'turns'), clock, listed: true, minding: 'always', joining: false } as const;
  expect(agreedIn(apart, 2, words)).toEqual([
    'You play by turns, whenever somebody finds the time. Everybody has 5 min for the whole match, and 5 s more after each turn. An easy bot finishes the turn of whoever runs out of time.',
    'Everybody may sit down: the table stands in the lobby.',
    'The match begins as soon as every seat is taken, or when the host says so.',
    'After a day away a bot minds a seat.',
  ]);
});

test('robots sit down by themselves only at a table of the lobby that says so', () => {
  const open = openToRobots({ ...USUAL_TERMS, listed: true }, 'everybody');
  expect(terms.safeParse(open).success).toBe(true);
  expect(agreedIn(open, 2, words)[1]).toBe(
    'Everybody may sit down: the table stands in the lobby. Others’ bots may sit down, too.',
  );
  expect(openToRobots(open, 'people')).toEqual({ ...USUAL_TERMS, listed: true });
});

test('whoever plays alone has agreed with nobody', () => {
  expect(agreedIn(USUAL_TERMS, 1, words)).toEqual(['You play live. There is no clock.']);
});
