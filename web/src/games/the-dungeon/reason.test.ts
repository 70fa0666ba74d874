import { expect, test } from 'vitest';
import { coach, easy } from '../../../../bots/the-dungeon/index.ts';
import type { Action } from '../../../../games/the-dungeon/index.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { reason } from './reason.ts';
import { type Moment, moments } from './tests/table.ts';

const LADEN = {
  name: 'Laden',
  strength: 4,
  craft: 6,
  gold: 2,
  spells: 3,
  objects: ['scroll', 'pastry', 'fish-cake'],
};

const TABLES: readonly (readonly [seats: number, options: object])[] = [
  [1, {}],
  [2, { encounters: 'on', fate: 'on' }],
  [2, { characters: [LADEN, { ...LADEN, name: 'Other', begins: 'above' }], encounters: 'on', returns: 'on' }],
];

interface Hinted extends Moment {
  readonly advice: ReturnType<typeof coach.hint>;
}

/** A moment of each kind of decision, by what the match asks and what is done there, with its hint. */
function everyKind(): readonly Hinted[] {
  const found = new Map<string, Moment>();
  for (const [i, [seats, options]] of TABLES.entries())
    for (let j = 0; j < 6; j++)
      for (const moment of moments(`reason/${i}/${j}`, seats, options)) {
        const { rules, seat, view } = moment;
        const kind = `${view.phase}, ${easy.sit({ rules, seat, random: randomFrom('kind') })(view).type}`;
        if (!found.has(kind)) found.set(kind, moment);
      }
  return [...found.values()].map(moment => ({ ...moment, advice: coach.hint({ ...moment, log: [] }) }));
}

const HINTED = everyKind();

const reasonAt = ({ rules, view, seat, advice }: Hinted, language: 'en' | 'fr'): string | undefined =>
  reason(advice, { rules, view, seat, language, names: ['Ada', 'Hob'], reader: seat });

test('a hint has a reason with a number in both languages, whatever is to be decided', () => {
  for (const hinted of HINTED)
    for (const language of ['en', 'fr'] as const) expect(reasonAt(hinted, language)).toMatch(/\d.*\.$/);
});

test('a number is called the next best, even or better as far as the trial can tell', () => {
  const [hinted] = HINTED;
  if (!hinted) throw new Error('nothing is hinted at');
  const { advice } = hinted;
  const [first] = advice.plan;
  if (!first) throw new Error('nothing is advised');
  const said = (worth: number): string | undefined =>
    reasonAt(
      {
        ...hinted,
        advice: {
          ...advice,
          causes: [{ name: 'margin', amount: 3 }],
          compared: [
            { action: first, worth: 49 },
            { action: first, worth },
          ],
        },
      },
      'en',
    );
  expect(said(45)).toMatch(/^Next best: [a-z].*\(45\)\.$/);
  for (const worth of [46, 49, 52]) expect(said(worth)).toMatch(/^Even with it, as far as that can tell: [a-z].*\.$/);
  expect(said(60)).toMatch(/^Tried out, something else did better: .*\(60\)\.$/);
});

test('what a die may bring is promised in the Storeroom and the Tunnel, and not where somebody lives', () => {
  const asked = new Map<string, readonly string[]>();
  for (let i = 0; i < 12; i++)
    for (const moment of moments(`rooms/${i}`, 2)) {
      const [explored, ...others] = moment.actions.flatMap(action => (action.type === 'explore' ? [action.room] : []));
      if (explored === undefined || others.length > 0 || asked.has(explored)) continue;
      asked.set(
        explored,
        coach.hint({ ...moment, log: [] }).causes.map(({ name }) => name),
      );
    }
  const promised = [...asked].filter(([, causes]) => causes.includes('find')).map(([room]) => room);
  expect([...asked.keys()]).toEqual(expect.arrayContaining(['lair', 'crypt', 'storeroom', 'tunnel']));
  expect(promised.sort()).toEqual(['storeroom', 'tunnel']);
});

test('where there is no choice a hint says so, and does not weigh it', () => {
  const forced = HINTED.filter(({ rules, view, seat }) => {
    const state = rules.imagine(view, seat, randomFrom('forced'));
    return rules.actions(state, seat).length === 1;
  });
  expect(forced.length).toBeGreaterThan(0);
  for (const hinted of forced) {
    expect(reasonAt(hinted, 'en')).toMatch(/^There is only 1 thing to do\./);
    expect(reasonAt(hinted, 'en')).not.toMatch(/Played out|Next best/);
    expect(reasonAt(hinted, 'fr')).toMatch(/^Ici, 1 seule chose est possible\./);
  }
});

test('a hint comes for every kind of decision', () => {
  const kinds = new Set(HINTED.map(({ advice }) => advice.plan[0]?.type));
  const wanted: readonly Action['type'][] = ['go', 'lay', 'explore', 'end', 'keep'];
  expect(wanted.filter(kind => !kinds.has(kind))).toEqual([]);
});

test('a hint is what stands first of what was compared, and says how sure that is', () => {
  for (const { advice } of HINTED) {
    const { plan, compared, causes } = advice;
    expect(compared[0]?.action).toEqual(plan[0]);
    const margin = causes.find(({ name }) => name === 'margin')?.amount ?? -1;
    expect(margin).toBeGreaterThanOrEqual(0);
    expect(margin).toBeLessThan(20);
  }
});
