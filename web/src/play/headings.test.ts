import { expect, test } from 'vitest';
import type { Kind } from '../../../kernel/game.ts';
import type { GameTexts } from '../games/module.ts';
import type { FlipPage } from '../table/replay.ts';
import { en } from '../words/en.ts';
import { headingsIn, stopAfter, stopBefore } from './headings.ts';

const PAGES = [0, 0, 1, 1, 1, 2].map(turn => ({ turn }) as FlipPage<Kind>);
const texts = (heading?: (page: FlipPage<Kind>) => string): GameTexts<Kind> =>
  (heading ? { heading } : {}) as GameTexts<Kind>;

test('a replay stops where a turn begins', () => {
  expect(headingsIn(PAGES, texts(), en)).toEqual([
    { at: 0, label: 'Turn 1' },
    { at: 2, label: 'Turn 2' },
    { at: 5, label: 'Turn 3' },
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
