import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { en, fr, permute, theDungeon, type TheDungeon } from './index.ts';

const text = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
const ruleIds = new Set([...text.matchAll(/^- \*\*(TD-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id as string));

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
];

function subject(seats: number, options: object = {}): Subject<TheDungeon> {
  return { game: theDungeon, seats, options, ruleIds, strangers: STRANGERS, permute, words: [en, fr] };
}

const MOST_MATCHES = 40;

/** So many matches, or as many as 2 seconds allow. */
function playedBy(tried: Subject<TheDungeon>): number {
  const end = performance.now() + 2000;
  return obeyLawsOften(tried, MOST_MATCHES, () => performance.now() < end);
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

/** The last match is played to its end, however slow the machine is. */
const PATIENCE = { timeout: 120_000 };

describe('the laws', PATIENCE, () => {
  test('alone', () => expect(playedBy(subject(1))).toBeGreaterThan(0));
  test('alone with all that can be carried, and fate', () =>
    expect(playedBy(subject(1, { characters: [HOARDER], fate: 'on' }))).toBeGreaterThan(0));
  test('two who may fight each other', () =>
    expect(playedBy(subject(2, { encounters: 'on', first: 1 }))).toBeGreaterThan(0));
  test('three spellbound rivals', () => {
    const characters = [HOARDER, { ...HOARDER, name: 'Rival' }, 'hedge-witch'];
    expect(playedBy(subject(3, { encounters: 'on', fate: 'on', characters }))).toBeGreaterThan(0);
  });
  test('TD-Q11 six in one cell', () => expect(playedBy(subject(6))).toBeGreaterThan(0));
});
