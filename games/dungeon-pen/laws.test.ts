import { expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { dungeonPen } from './index.ts';
import type { DungeonPen } from './kind.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const SUBJECT: Subject<DungeonPen> = {
  game: dungeonPen,
  seats: 2,
  oneIn: 16,
  ruleIds: new Set(ruleIds(new URL('./RULES.md', import.meta.url))),
  strangers: [
    { type: 'flick', aim: 3, power: -1 },
    { type: 'flick', aim: 14_400, power: 5 },
    { type: 'use', card: 'sword' },
    { type: 'use', card: 'pick' },
    { type: 'place', squares: [0, 1, 2, 3] },
    { type: 'grow', square: 5 },
    { type: 'set', die: 0, to: 9 },
    { type: 'land', square: -4 },
    { type: 'dig', square: 400 },
    { type: 'spin' },
    { type: 'quibble' },
  ],
  words: [en, fr],
};

/** Hands lie open (DP-Q19) and a deck is what is left in it: there is nothing to permute. */
test.each([
  ['by the English rules', 100, {}],
  ['with every English option', 50, { beginner: true, wilder: true, quibble: true, dungeon: 'crossing', first: 1 }],
  ['by the French rules', 50, { ruleset: 'fr', characters: ['acrobat', 'scholar'], quibble: true, dungeon: 'spiral' }],
])('Dungeon Pen obeys every law %s in %i matches', (_, matches, options) => {
  expect(obeyLawsOften({ ...SUBJECT, options }, matches)).toHaveLength(matches);
});
