import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesOf } from '../../games/donjonz/deck.ts';
import type { OwnDeck } from '../../games/donjonz/index.ts';
import { STANDARD_DECK } from '../../games/donjonz/readers.ts';
import { MAPS } from '../../games/dice-and-danger/maps/index.ts';
import { isRefusal } from '../../kernel/game.ts';
import { BOX } from '../../games/the-dungeon/tests/sets.ts';
import { type DrawnWork, exhibitPlayed, readDrawn } from './drawn.ts';
import { dungeonCalled, workOf } from './tests/works.ts';

/** One work and all the ways to write it, by numbers that say how its parts are mixed. */
interface Mixed {
  readonly game: string;
  readonly text: string;
  mix(text: string, order: readonly number[]): string;
  /** Another work that looks much like it. */
  readonly other: (text: string) => string;
}

/** In the order of the numbers beside them. */
const mixed = (items: readonly string[], order: readonly number[]): string[] =>
  items
    .map((item, i) => ({ item, at: order[i % order.length] ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

function cardsIn(text: string): OwnDeck['deck'] {
  const own = workOf('donjonz').read(text);
  if (isRefusal(own)) throw new Error(own.rule);
  return (own as OwnDeck).deck;
}

const paragraphs = (text: string): string[] => text.trimEnd().split('\n\n');

/** A quarter turn of what stands on the sides of a tile. */
const turnedSides = (line: string, by: number): string =>
  line.replace(/[DOX-]{4}$/, sides => sides.slice(by % 4) + sides.slice(0, by % 4));

/** Three of a kind on one line are one and two on two. */
const split = (line: string): string[] =>
  /^[2-9] /.test(line) ? [line.replace(/^\d/, '1'), line.replace(/^\d/, count => String(Number(count) - 1))] : [line];

/** Letters of rooms in another order: the map, the lines and the deeds all have them. */
function relettered(text: string, order: readonly number[]): string {
  const letters = [...new Set(text.match(/^[A-Z](?= .*, boxes)/gm))];
  const others = new Map(mixed(letters, order).map((other, i) => [letters[i], other]));
  const swapped = (line: string): string => line.replaceAll(/[A-Z]/g, letter => others.get(letter) ?? letter);
  const [title = '', map = '', rooms = '', deeds = ''] = text.split('===\n');
  const roomLines = rooms
    .trimEnd()
    .split('\n')
    .map(line => swapped(line.slice(0, 1)) + line.slice(1));
  const deedLines = deeds
    .trimEnd()
    .split('\n')
    .map(line => line.slice(0, 6) + swapped(line.slice(6)));
  return [
    title,
    swapped(map),
    `${mixed(roomLines, order).join('\n')}\n`,
    `${mixed(deedLines, order).join('\n')}\n`,
  ].join('===\n');
}

const WORKS: readonly Mixed[] = [
  {
    game: 'donjonz',
    text: STANDARD_DECK,
    mix: (text, order) => {
      const turning = cardsIn(text).map((card, i) => facesOf(card)[(order[i] ?? 0) % 4] ?? card);
      const [half = '', ...cards] = paragraphs(workOf('donjonz').print({ deck: turning }));
      return `${[half, ...mixed(cards, order)].join('\n\n')}\n`;
    },
    other: text => text.replace('$', '.'),
  },
  {
    game: 'the-dungeon',
    text: workOf('the-dungeon').print(BOX),
    mix: (text, order) => {
      const [start = '', ...lines] = text.trimEnd().split('\n');
      const turned = lines.flatMap(split).map((line, i) => turnedSides(line, order[i % order.length] ?? 0));
      return `${[start, ...mixed(turned, order)].join('\n')}\n`;
    },
    other: text => text.replace('O-O-', 'O-D-'),
  },
  {
    game: 'dice-and-danger',
    text: MAPS['annoyed-animals'],
    mix: relettered,
    other: text => text.replace('boxes 5', 'boxes 4'),
  },
  // A drawing from end to end: nothing in it can stand elsewhere.
  { game: 'dungeon-pen', text: dungeonCalled('Gaol'), mix: text => text, other: text => text.replace('#', '.') },
];

const anyName = fc.stringMatching(/^[A-Z][a-z]{1,12}$/);
const anyOrder = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });

/** The work that is shown; its text may have flaws, which say nothing about which work it is. */
const idOf = (game: string, text: string): string | undefined => exhibitPlayed(game, workOf(game).options(text));

describe.each(WORKS)('a work of $game', ({ game, text, mix, other }) => {
  test('is the same one in whatever order and turn its parts are written, and under any name', () => {
    const before = idOf(game, text);
    expect(before).toMatch(/^[\w-]{20}$/);
    fc.assert(
      fc.property(anyOrder, anyName, anyName, (order, name, author) => {
        const work = workOf(game);
        const draft = work.read(mix(text, order));
        const named = work.print(work.rename(draft, { name, author }));
        expect(idOf(game, named)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });

  test('is another one when anything in it is', () => {
    expect(other(text)).not.toBe(text);
    expect(idOf(game, other(text))).not.toBe(idOf(game, text));
  });

  test('has the same id when it is shown and when it is played', () => {
    const work = workOf(game);
    const named = work.print(work.rename(work.read(text), { name: 'Gaol', author: 'Ada' }));
    const shown = readDrawn({ game, text: named }, 'Bea') as DrawnWork;
    expect(shown.id).toBe(idOf(game, text));
  });
});
