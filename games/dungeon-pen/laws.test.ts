import { describe, expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { clone } from '../../kernel/plain.ts';
import { dungeonPen } from './index.ts';
import type { DungeonPen } from './kind.ts';
import { ruleIds } from './tests/rulebook.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const SUBJECT: Subject<DungeonPen> = {
  game: dungeonPen,
  seats: 2,
  ruleIds: new Set(ruleIds('RULES.md')),
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
  /** DP-Q19: hands lie open, and a deck is what is left in it. */
  permute: state => clone(state),
  words: [en, fr],
};

/** Random matches under all laws for so many seconds; at least one. */
function hold(options: unknown, seconds: number): number {
  const end = performance.now() + 1000 * seconds;
  return obeyLawsOften({ ...SUBJECT, options }, 200, () => performance.now() < end);
}

describe('Dungeon Pen obeys every law', () => {
  test('by the English rules', () => expect(hold({}, 10)).toBeGreaterThan(0), 60_000);
  test(
    'with every English option',
    () =>
      expect(hold({ beginner: true, wilder: true, quibble: true, dungeon: 'crossing', first: 1 }, 10)).toBeGreaterThan(
        0,
      ),
    60_000,
  );
  test(
    'by the French rules',
    () =>
      expect(
        hold({ ruleset: 'fr', characters: ['acrobat', 'scholar'], quibble: true, dungeon: 'spiral' }, 10),
      ).toBeGreaterThan(0),
    60_000,
  );
});
