import { expect, test } from 'vitest';
import { unreasoned } from '../../../../bots/coach.ts';
import { coach } from '../../../../bots/dice-and-danger/coach.ts';
import { spaceAt } from '../../../../games/dice-and-danger/readers.ts';
import { goal, reason } from './reason.ts';
import { act, decisions, roll, sit } from './tests/table.ts';

test.each([
  ['annoyed-animals', 2],
  ['puzzled-pyramid', 1],
] as const)('every hint of %s with %i seats has a reason in both languages', (adventure, seats) => {
  const table = sit(adventure, seats);
  const { rules, state } = table;
  const asked = new Set<string>();
  for (const seat of decisions(table, 'reasons', 5)) {
    const view = rules.view(state, seat);
    const advice = coach.hint({ rules, seat, view, log: [] });
    asked.add(advice.plan[0]!.type);
    const said = (['en', 'fr'] as const).map(language => reason(advice, { language, rules, view, seat }));
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    if (advice.compared.length > 0) for (const sentence of said) expect(sentence).toMatch(/\d/);
    expect(advice.compared.every(({ worth }) => Number.isFinite(worth))).toBe(true);
  }
  expect([...asked]).toEqual(expect.arrayContaining(['split', 'mark']));
});

test('advice without reasons, as in a lesson, is not called the only thing to do', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 1, 2, 5], 6);
  const { rules, state } = table;
  const plan = rules.actions(state, 0).slice(0, 1);
  expect(reason(unreasoned(plan), { language: 'en', rules, view: rules.view(state, 0), seat: 0 })).toBeUndefined();
});

test('what brings nothing but the loss of a life is not said to bring 0 points', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 1, 2, 5], 6);
  act(table, { type: 'split', sums: [2, 7], black: false });
  for (const sum of [2, 7])
    act(
      table,
      table.rules.actions(table.state, 0).find(each => 'sum' in each && each.sum === sum)!,
    );
  const { rules, state } = table;
  const asked = { rules, view: rules.view(state, 0), seat: 0 };
  const advice = { plan: [{ type: 'done' }], compared: [], causes: [{ name: 'outlook', amount: -1 }] } as const;
  expect(reason(advice, { ...asked, language: 'en' })).toBe('There is nothing else to do. It costs 1 life.');
  expect(reason(advice, { ...asked, language: 'fr' })).toMatch(/Il en coûte 1.vie\.$/);
});

test('where there is no choice nothing is foretold of what comes after it', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 1, 2, 5], 6);
  const { rules, state } = table;
  const plan = rules.actions(state, 0).slice(0, 1);
  const advice = { plan, compared: [], causes: [{ name: 'outlook', amount: 3 }] };
  const asked = { rules, view: rules.view(state, 0), seat: 0 };
  expect(reason(advice, { ...asked, language: 'en' })).toBe('There is only 1 thing to do now.');
  expect(reason(advice, { ...asked, language: 'fr' })).toBe('Pour l’instant, 1 seule chose est possible.');
});

test('the reason names what the advised and the next best would bring', () => {
  const { rules, state } = sit('annoyed-animals', 1);
  const asked = { rules, view: rules.view(state, 0), seat: 0 };
  const [one, two] = [4, 9].map(sum => ({ type: 'split', sums: [sum, sum], black: false }) as const);
  const advice = {
    plan: [one!],
    compared: [
      { action: one!, worth: 4.46 },
      { action: two!, worth: -1 },
    ],
    causes: [{ name: 'blows', amount: 3 }],
  };
  expect(reason(advice, { ...asked, language: 'en' })).toBe(
    'The round is then worth about 4.5 points, mostly in blows at monsters; the next best, about −1.',
  );
  expect(reason(advice, { ...asked, language: 'fr' })).toContain('environ 4,5 points, surtout en coups portés');
});

test('where hardly a point is to be had, the reason names the spaces that open', () => {
  const table = sit('annoyed-animals', 2);
  roll(table, [1, 1, 2, 5], 6);
  const { rules, state } = table;
  const view = rules.view(state, 0);
  const action = { type: 'split', sums: [2, 7], black: false } as const;
  const [two, seven] = [2, 7].map(sum =>
    rules.content.starts.find(node => spaceAt(rules.content.sheet, node).number === sum)!,
  );
  const plan = [action, { type: 'mark', space: two!, sum: 2 }, { type: 'mark', space: seven!, sum: 7 }] as const;
  const advice = { plan, compared: [{ action, worth: 0.02 }], causes: [] };
  const [en, fr] = (['en', 'fr'] as const).map(language => reason(advice, { language, rules, view, seat: 0 }));
  expect(en).toMatch(/^It scores nothing yet, but opens \d+ spaces?\.$/);
  expect(fr).toMatch(/^Cela ne rapporte encore rien, mais ouvre \d+ cases?\.$/);
});

test('lost lives are said to cost points at a shared table only (DDD-20, DDD-S-6)', () => {
  const said = (seats: number) => {
    const { rules } = sit('annoyed-animals', seats);
    return (['en', 'fr'] as const).map(language => goal({ language, rules }));
  };
  for (const sentence of said(2)) expect(sentence).toMatch(/life lost|vie perdue/);
  for (const sentence of said(1)) expect(sentence).not.toMatch(/life|vie/);
});
