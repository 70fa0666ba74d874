import { expect, test } from 'vitest';
import { CHANCE, type Kind, type Seat } from '../../../kernel/game.ts';
import type { GameTexts } from './module.ts';
import type { FlipPage } from '../table/replay.ts';
import { en } from '../words/en.ts';
import { headingsIn, stopAfter, stopBefore } from './headings.ts';

/** Pages of these turns, on each of which a seat is asked. */
const pagesOf = (turns: readonly number[], waiting: readonly Seat[] = [0]): readonly FlipPage<Kind>[] =>
  turns.map(turn => ({ turn, now: { waiting } }) as unknown as FlipPage<Kind>);
const PAGES = pagesOf([0, 0, 1, 1, 1, 2]);
const texts = (heading?: (page: FlipPage<Kind>) => string): GameTexts<Kind> =>
  (heading ? { heading } : {}) as GameTexts<Kind>;

test('a replay stops where a turn begins', () => {
  expect(headingsIn(PAGES, texts(), en)).toEqual([
    { at: 0, label: 'Turn 1' },
    { at: 2, label: 'Turn 2' },
    { at: 5, label: 'Turn 3' },
  ]);
});

test('turns are counted from the first in which somebody decides, however the rules number them', () => {
  const pages = [...pagesOf([0], [CHANCE]), ...pagesOf([3, 3, 4, 6])];
  expect(headingsIn(pages, texts(), en)).toEqual([
    { at: 0, label: 'Setup' },
    { at: 1, label: 'Turn 1' },
    { at: 3, label: 'Turn 2' },
    { at: 4, label: 'Turn 3' },
  ]);
});

test('a game that has names for the parts of a match is heard', () => {
  const stops = headingsIn(
    PAGES,
    texts(({ turn }) => (turn < 2 ? 'The map' : 'The walk')),
    en,
  );
  expect(stops).toEqual([
    { at: 0, label: 'The map' },
    { at: 5, label: 'The walk' },
  ]);
});

test('from any page there is a way to the stops around it', () => {
  const stops = headingsIn(PAGES, texts(), en);
  expect(PAGES.map((_, at) => [stopBefore(stops, at)?.at, stopAfter(stops, at)?.at])).toEqual([
    [undefined, 2],
    [0, 2],
    [0, 5],
    [2, 5],
    [2, 5],
    [2, undefined],
  ]);
});
