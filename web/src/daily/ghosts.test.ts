import { expect, test } from 'vitest';
import { CHANCE, type Kind, type Seat } from '../../../kernel/game.ts';
import type { FlipPage } from '../table/replay.ts';
import { pageInTurn } from './ghosts.ts';

/** A page after what somebody has done, in the turn that it has come to. */
const page = (turn: number, by?: Seat): FlipPage<Kind> => ({
  entry: by === undefined ? undefined : [by, { type: 'act' }],
  events: [],
  now: {} as FlipPage<Kind>['now'],
  turn,
});

/** A roll and what is done with it, twice; in the second turn two things are done. */
const pages = [page(1), page(1, CHANCE), page(2, 0), page(2, CHANCE), page(2, 0), page(3, 0)];

test('a ghost is seen as it stood when chance had picked and it had done nothing yet in that turn', () => {
  expect(pageInTurn(pages, 1)).toBe(pages[1]);
  expect(pageInTurn(pages, 2)).toBe(pages[3]);
});

test('whoever was done by then is seen at the end', () => {
  expect(pageInTurn(pages, 3)).toBe(pages[5]);
  expect(pageInTurn([], 1)).toBeUndefined();
});
