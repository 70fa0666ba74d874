import { describe, expect, test } from 'vitest';
import { coach } from '../../../../bots/the-dungeon/index.ts';
import type { Action } from '../../../../games/the-dungeon/index.ts';
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

const hintAt = ({ rules, seat, view }: Moment) => coach.hint({ rules, seat, view, log: [] });
const reasonAt = (moment: Moment, language: 'en' | 'fr'): string | undefined => {
  const { rules, view, seat } = moment;
  return reason(hintAt(moment), { rules, view, seat, language, names: ['Ada', 'Hob'], reader: seat });
};

const TABLES: readonly (readonly [seats: number, options: object])[] = [
  [1, {}],
  [2, { encounters: 'on', fate: 'on' }],
  [2, { characters: [LADEN, { ...LADEN, name: 'Other', begins: 'above' }], encounters: 'on', returns: 'on' }],
];

describe('a hint', () => {
  const all = TABLES.flatMap(([seats, options], i) =>
    Array.from({ length: 6 }, (_, j) => [...moments(`reason/${i}/${j}`, seats, options)]).flat(),
  );

  test('has a reason in both languages at every decision, with a number wherever there is a choice', () => {
    for (const moment of all) {
      const { causes } = hintAt(moment);
      for (const language of ['en', 'fr'] as const) {
        const said = reasonAt(moment, language);
        expect(said, causes[0]?.name).toMatch(/\.$/);
        if (causes[0]?.name !== 'only')
          expect(said, causes[0]?.name).toMatch(/\d|One|one|[Uu]ne?\b|No |Nobody|Aucune|Personne/);
      }
    }
  });

  test('comes for every kind of decision', () => {
    const kinds = new Set(all.map(moment => hintAt(moment).plan[0]?.type));
    const wanted: readonly Action['type'][] = ['go', 'lay', 'explore', 'fight', 'bribe', 'eat', 'cast', 'end', 'keep'];
    expect(wanted.filter(kind => !kinds.has(kind))).toEqual([]);
  });

  test('advises what stands first of what was compared', () => {
    for (const moment of all) {
      const { plan, compared } = hintAt(moment);
      const [action] = plan;
      if (action?.type === 'lay') expect(compared.find(each => each.worth > (compared[0]?.worth ?? 0))).toBeUndefined();
      if (action?.type === 'lay') expect(compared[0]?.action).toEqual(action);
    }
  });
});
