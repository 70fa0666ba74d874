import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { ruleIds } from '../tests/rulebook.ts';
import type { Event } from './events.ts';
import { theDungeon } from './index.ts';
import type { TheDungeon } from './kind.ts';
import { permute } from './permute.ts';
import type { Character } from './state.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { OWN } from './tests/sets.ts';
import { open } from './tests/table.ts';
import { work } from './work.ts';

const RULES = new Set(ruleIds(new URL('./RULES.md', import.meta.url)));

const STRANGERS = [
  { type: 'take-up' },
  { type: 'go', side: 7 },
  { type: 'lay', turn: 9 },
  { type: 'bribe', gold: 0 },
  { type: 'cast', spell: 'fireball' },
  { type: 'cast', spell: 'second-wind' },
  { type: 'take', thing: 'object', name: 'sword' },
  { type: 'attack', rival: 0 },
  { type: 'end' },
  { type: 'stay' },
  { type: 'roll', dice: [6] },
  { type: 'fall-in' },
  { type: 'fall-in', load: { strength: 3, craft: 3, lives: 3, gold: 0, objects: [], followers: [], animals: [] } },
  { type: 'fall-in', load: { objects: 7 } },
];

function subject(seats: number, options: object = {}): Subject<TheDungeon> {
  return {
    game: theDungeon,
    seats,
    options,
    ruleIds: RULES,
    oneIn: 16,
    strangers: STRANGERS,
    permute,
    words: [en, fr],
  };
}

const HOARDER = {
  name: 'Hoarder',
  strength: 6,
  craft: 6,
  gold: 20,
  objects: ['scroll', 'scroll', 'pastry', 'fish-cake', 'armour', 'torch', { name: 'Bell', metal: true, craft: 1 }],
  animals: ['mule'],
  followers: [{ name: 'Squire', strength: 1 }, 'Bard'],
  spells: 3,
};

const RIVALS = [HOARDER, { ...HOARDER, name: 'Rival' }, 'hedge-witch'];
const ABOVE = [HOARDER, { ...HOARDER, name: 'Rival', begins: 'above' }];

/** TD-C13, TD-C15: hardly a way on, hardly a way out. */
const NARROW = 'start O---\n6 stream O-O-\n1 tunnel --O-\n5 lair --D-\n';

/** In all 240. */
test.each([
  ['one alone', 60, subject(1)],
  ['one alone with all that can be carried, and fate', 40, subject(1, { characters: [HOARDER], fate: 'on' })],
  ['two who may fight each other', 40, subject(2, { encounters: 'on', first: 1 })],
  ['three spellbound rivals', 20, subject(3, { encounters: 'on', fate: 'on', characters: RIVALS })],
  ['TD-Q46 two who come and go', 20, subject(2, { characters: ABOVE, returns: 'on', fate: 'on' })],
  ['TD-Q11 six in one cell', 20, subject(6)],
  ['TD-C12 two with a set and characters of their own', 20, subject(2, { set: work.print(OWN), fate: 'on' })],
  ['TD-C13 one alone with as few tiles as there may be', 20, subject(1, { set: NARROW })],
])('%s obey every law in %i matches', (_, matches, tried) => {
  expect(obeyLawsOften(tried, matches)).toHaveLength(matches);
});

/** What makes somebody who they are. */
function selfOf({ sheet, strength, craft }: Character) {
  return { sheet, strength, craft };
}

describe('what no match does', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('TD-B10 TD-B11 only the torturer changes anybody (match %i)', seed => {
    const { rules, state } = open({ characters: ['farrier', 'copyist'], encounters: 'on', until: 'all-out' }, 2);
    const random = randomFrom(`selves/${seed}`);
    const selves = state.characters.map(selfOf);
    const torture = (event: Event): void => {
      const self = event.type === 'tortured' ? selves[event.seat] : undefined;
      if (event.type === 'tortured' && self && (event.price === 'strength' || event.price === 'craft'))
        self[event.price]--;
    };
    for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
      const action = seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random);
      rules.apply(state, seat, action, torture);
      expect(state.characters.map(selfOf)).toEqual(selves);
    }
  });
});
