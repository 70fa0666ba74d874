import { expect, test } from 'vitest';
import { coach } from '../../../../bots/dice-and-danger/coach.ts';
import { reason } from './reason.ts';
import { decisions, sit } from './tests/table.ts';

test.each([
  ['annoyed-animals', 2],
  ['puzzled-pyramid', 1],
] as const)('every hint of %s with %i seats has a reason in both languages', (adventure, seats) => {
  const table = sit(adventure, seats);
  const { rules, state } = table;
  const asked = new Set<string>();
  for (const seat of decisions(table, 'reasons', 5)) {
    const advice = coach.hint({ rules, seat, view: rules.view(state, seat), log: [] });
    asked.add(advice.plan[0]!.type);
    const said = (['en', 'fr'] as const).map(language => reason(advice, { language }));
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    if (advice.compared.length > 0) for (const sentence of said) expect(sentence).toMatch(/\d/);
    expect(advice.compared.every(({ worth }) => Number.isFinite(worth))).toBe(true);
  }
  expect([...asked]).toEqual(expect.arrayContaining(['split', 'mark']));
});

test('the reason names what the advised and the next best would bring', () => {
  const [one, two] = [4, 9].map(sum => ({ type: 'split', sums: [sum, sum], black: false }) as const);
  const advice = {
    plan: [one!],
    compared: [
      { action: one!, worth: 4.46 },
      { action: two!, worth: -1 },
    ],
    causes: [{ name: 'blows', amount: 3 }],
  };
  expect(reason(advice, { language: 'en' })).toBe(
    'The round is then worth about 4.5 points, mostly in blows at monsters; the next best, about −1.',
  );
  expect(reason(advice, { language: 'fr' })).toContain('environ 4,5 points, surtout en coups portés');
});
