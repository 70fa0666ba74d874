import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chaptersOf, parseRules } from '../../../games/rulebook.ts';
import { found, holds, passagesIn, stretches, wanted } from './search.ts';

const CHAPTERS = chaptersOf(
  parseRules(`# The Game

A foreword about walls.

## Walking

- **XY-1** Walls cannot be crossed.
- **XY-Q2** The hero walks.

### Stairs

A stair is no wall.

## The End

- **XY-3** Nobody walks any more.
`),
);

const looked = (query: string) => found(CHAPTERS, wanted(query));

describe('looking for words', () => {
  test('leaves of every chapter what holds all of them, in any order', () => {
    expect(looked('wall').map(({ title }) => title)).toEqual(['', 'Walking']);
    expect(passagesIn(looked('wall'))).toHaveLength(3);
    expect(passagesIn(looked('crossed WALLS'))).toHaveLength(1);
    expect(looked('walls hero')).toEqual([]);
  });

  test('finds a rule by its number, and a whole chapter by its heading', () => {
    expect(passagesIn(looked('xy-q2'))).toHaveLength(1);
    expect(looked('the end').map(({ blocks }) => blocks)).toEqual([CHAPTERS[2]?.blocks]);
  });

  test('minds neither accents, nor capitals, nor ligatures, nor the form of an apostrophe', () => {
    expect(holds('Une épée et un œuf à l’abri', wanted("Epee OEUF l'abri"))).toBe(true);
    expect(holds('epee', wanted('épée'))).toBe(true);
  });

  test('finds words by how they begin, not in the middle of others', () => {
    expect(holds('une armure', wanted('mur'))).toBe(false);
    expect(holds('un mur, des murs', wanted('mur'))).toBe(true);
    expect(holds('l’armure', wanted('armure'))).toBe(true);
  });

  test('finds nothing where nothing is looked for', () => {
    expect(wanted('   ')).toEqual([]);
    expect(holds('anything', [])).toBe(false);
  });
});

describe('what was found', () => {
  const marked = (text: string, query: string): readonly string[] =>
    stretches(text, wanted(query)).map(([from, to]) => text.slice(from, to));

  test('is marked as it is written', () => {
    expect(marked('L’Épée, l’épée', 'epee')).toEqual(['Épée', 'épée']);
    expect(marked('un œuf', 'oe')).toEqual(['œ']);
    expect(marked('walls', 'wall walls')).toEqual(['walls']);
  });

  test('is marked in order, without overlaps, and holds a word that was looked for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        (text, sought) => {
          const words = sought.flatMap(wanted);
          const ends = stretches(text, words).flat();
          expect(ends).toEqual(ends.toSorted((a, b) => a - b));
          for (const each of marked(text, sought.join(' '))) expect(words.some(word => holds(each, [word]))).toBe(true);
        },
      ),
    );
  });
});
