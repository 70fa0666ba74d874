import { describe, expect, test } from 'vitest';
import type { Seen, View } from '../../../../games/the-dungeon/index.ts';
import { stepsOf } from './tests/steps.ts';
import { unfold } from './unfold.ts';

/** Where somebody stands who is not inside is nowhere to be seen. */
const placed = ({ at, lives, out }: Seen): number | undefined => (out === 0 && lives > 0 ? at : undefined);

/** What is seen on map, sheet and standings. */
function seenIn({ characters, faces, turns, places, sides, things, shown, hand }: View): object {
  const people = characters.map(person => ({ ...person, at: placed(person), fate: 0, light: 0, retired: false }));
  return { people, faces, turns, places, sides, things, shown, hand };
}

const TABLES: readonly (readonly [name: string, seats: number, options: object])[] = [
  ['alone', 1, {}],
  ['three', 3, { encounters: 'on' }],
  ['with fate', 2, { fate: 'on', encounters: 'on' }],
  ['laden', 2, { characters: ['one', 'two'].map(laden), encounters: 'on', returns: 'on' }],
];

function laden(name: string): object {
  return {
    name,
    strength: 4,
    craft: 6,
    gold: 3,
    spells: 3,
    objects: ['scroll', 'pastry', 'helmet'],
    followers: ['Bard'],
  };
}

describe.each(TABLES)('%s', (name, seats, options) => {
  test('all events together lead from the table before a step to the table after it', () => {
    for (let i = 0; i < 12; i++)
      for (const { rules, before, after, events } of stepsOf(`${name}/${i}`, seats, options)) {
        const views = unfold({ events, before: before.view, after: after.view, content: rules.content });
        const types = events.map(({ type }) => type).join(' ');
        expect(seenIn(views.at(-1) ?? before.view), types).toEqual(seenIn(after.view));
      }
  });
});
