import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../kernel/chance.ts';
import { isRefusal } from '../../kernel/game.ts';
import { play, start } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { witnessed } from '../../kernel/witness.ts';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { theDungeon } from './index.ts';
import type { TheDungeon } from './kind.ts';
import { throwIn } from './throws.ts';
import { unfold } from './unfold.ts';
import type { Seen, View } from './view.ts';

/** Where somebody stands who is not inside is nowhere to be seen. */
const placed = ({ at, lives, out }: Seen): number | undefined => (out === 0 && lives > 0 ? at : undefined);

/** What is seen on map, sheet and standings. */
function seenIn({ characters, faces, turns, places, sides, things, shown, hand }: View): object {
  const people = characters.map(person => ({ ...person, at: placed(person), fate: 0, light: 0, retired: false }));
  return { people, faces, turns, places, sides, things, shown, hand };
}

type Step = readonly [before: View, events: readonly Event[], after: View];

/** The steps of a match in which everything is left to chance, as seat 0 sees them. */
function* stepsOf(seed: string, seats: number, given: object): Generator<Step> {
  const options = theDungeon.readOptions(given, seats);
  if (isRefusal(options)) throw new Error(options.rule);
  const match = start(theDungeon, { seats, options, seeds: [[0, seedFrom(seed)]] });
  const random = randomFrom(seed);
  const { rules, state } = match;
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const before = rules.view(state, 0);
    const events: Event[] = [];
    const actions = rules.actions(state, seat);
    play(match, seat, actions[random(actions.length)] as Action, event => events.push(event));
    yield [before, witnessed<TheDungeon>(rules, events, 0), rules.view(state, 0)];
  }
}

const laden = (name: string): object => ({
  name,
  strength: 4,
  craft: 6,
  gold: 3,
  spells: 3,
  objects: ['scroll', 'pastry', 'helmet'],
  followers: ['Bard'],
});

const TABLES: readonly (readonly [name: string, seats: number, options: object])[] = [
  ['alone', 1, {}],
  ['three', 3, { encounters: 'on' }],
  ['with fate', 2, { fate: 'on', encounters: 'on' }],
  ['laden', 2, { characters: ['one', 'two'].map(laden), encounters: 'on', returns: 'on' }],
];

describe.each(TABLES)('%s', (name, seats, options) => {
  test('all events together lead from the table before a step to the table after it', () => {
    for (let i = 0; i < 12; i++)
      for (const [before, events, after] of stepsOf(`${name}/${i}`, seats, options)) {
        const types = events.map(({ type }) => type).join(' ');
        expect(seenIn(unfold(before, events, after).at(-1) ?? before), types).toEqual(seenIn(after));
      }
  });

  test('the dice of the last throw are the ones that lie on the table', () => {
    for (let i = 0; i < 12; i++)
      for (const [, events, after] of stepsOf(`${name}/${i}`, seats, options)) {
        const last = events.map(throwIn).findLast(thrown => thrown !== undefined);
        if (last) expect(last.dice).toEqual(after.dice);
      }
  });
});
