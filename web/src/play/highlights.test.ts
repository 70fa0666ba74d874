import { expect, test } from 'vitest';
import { CHANCE, type Kind } from '../../../kernel/game.ts';
import { sealedWords } from '../../../kernel/toys/sealed.ts';
import type { GameModule } from '../games/module.ts';
import type { EndedMatch, Highlight } from '../games/result.ts';
import type { FlipPage } from '../table/replay.ts';
import { en } from '../words/en.ts';
import { highlightsOf } from './highlights.ts';

/** A page on which a seat, or chance, has done something in a turn. */
const pageOf = (seat: number | undefined, turn: number, events = 0): FlipPage<Kind> => ({
  entry: seat === undefined ? undefined : [seat, { type: 'done' }],
  events: Array.from({ length: events }, () => ({ type: 'rolled', dice: [1, 2] })),
  now: { waiting: [0] } as unknown as FlipPage<Kind>['now'],
  turn,
});

const endedAfter = (pages: readonly FlipPage<Kind>[]): EndedMatch<Kind> =>
  ({ pages, names: ['Ann'], reader: 0, language: 'en' }) as unknown as EndedMatch<Kind>;

const moduleWith = (highlights?: readonly Highlight[]): GameModule<Kind> =>
  ({
    words: { en: sealedWords },
    texts: { en: {} },
    ...(highlights && { highlights: () => highlights }),
  }) as unknown as GameModule<Kind>;

const highlight = (kind: string, at: number, weight: number): Highlight => ({
  kind,
  at,
  weight,
  title: kind,
  figure: String(weight),
  reason: '',
});

test('shows the heaviest three, one of each kind and page, in the order of the match', () => {
  const found = [
    highlight('flick', 9, 50),
    highlight('flick', 2, 90),
    highlight('shave', 2, 80),
    highlight('roll', 5, 10),
    highlight('luck', 1, 40),
    highlight('turn', 7, 30),
  ];
  const shown = highlightsOf(moduleWith(found), endedAfter([]), en);
  expect(shown.map(({ kind, at }) => [kind, at])).toEqual([
    ['luck', 1],
    ['flick', 2],
    ['turn', 7],
  ]);
});

test('finds the longest turn of a game that says nothing itself, where an action is part of the turn it ends', () => {
  const pages = [
    pageOf(undefined, 0),
    pageOf(CHANCE, 0),
    pageOf(0, 1),
    pageOf(0, 1),
    pageOf(CHANCE, 1),
    pageOf(1, 1),
    pageOf(0, 2),
    pageOf(0, 2),
  ];
  expect(highlightsOf(moduleWith(), endedAfter(pages), en)).toEqual([
    {
      kind: 'longest-turn',
      at: 3,
      weight: 10,
      title: 'The longest turn',
      figure: '3 actions',
      reason: 'Turn 2: more to do than in any other.',
    },
  ]);
  expect(highlightsOf(moduleWith(), endedAfter([...pages, pageOf(0, 2), pageOf(0, 3)]), en)).toEqual([]);
});

test('finds where most happened at once', () => {
  const pages = [pageOf(undefined, 0), pageOf(0, 1, 2), pageOf(1, 2, 3), pageOf(0, 3, 3)];
  expect(highlightsOf(moduleWith(), endedAfter(pages), en)).toMatchObject([
    { kind: 'busiest', at: 2, figure: '3 things in a single step', reason: 'The dice show 1 and 2.' },
  ]);
});
