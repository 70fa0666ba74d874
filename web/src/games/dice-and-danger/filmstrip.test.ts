import { describe, expect, test } from 'vitest';
import type { Action, DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import {
  AT_ONCE,
  BRISK,
  CALM,
  expectInOrder,
  filmOf as filming,
  type Frame as FrameOf,
  slipOf,
  STILL,
} from '../../play/tests/film.ts';
import { GAME_WORDS } from './context.ts';
import { concerns, scenes } from './scenes.ts';
import { NAMES, ROLL, type Step, stepOf, stepsOf } from './tests/steps.ts';
import { act, roll, sit, type Table } from './tests/table.ts';

type Frame = FrameOf<DiceAndDanger>;
const GAME = { scenes, concerns, words: GAME_WORDS, names: NAMES };
const filmOf = filming<DiceAndDanger>(GAME);

const DONE: Action = { type: 'done' };

/** Seats that make 2 and 7 of their first roll and cross out both starts. */
function playedBy(table: Table, seats: readonly number[]): void {
  for (const seat of seats) {
    act(table, { type: 'split', sums: [2, 7], black: false }, seat);
    for (const sum of [2, 7]) act(table, markWith(table, seat, sum), seat);
  }
}

function markWith({ rules, state }: Table, seat: number, sum: number): Action {
  const found = rules.actions(state, seat).find(action => action.type === 'mark' && action.sum === sum);
  if (!found) throw new Error(`nothing takes a ${sum}`);
  return found;
}

function tableOf(seats: number): Table {
  const table = sit('annoyed-animals', seats);
  roll(table, [1, 1, 2, 5], 6);
  playedBy(table, table.content.everyone);
  for (const seat of table.content.everyone.slice(1)) act(table, DONE, seat);
  return table;
}

/** Ada is the last who is done. */
const ended = (table: Table): Step => stepOf(table, 0, [[0, DONE], ROLL]);

/** The same, but that Otto has defeated the first monster with his last box. */
function slain(): Step {
  const table = tableOf(2);
  const { content, state } = table;
  const room = content.monsters.find(each => content.bare.includes(each) && each !== content.boss)!;
  state.drafts[1]!.paper.crosses[room] = content.boxes[room]!;
  return ended(table);
}

/** Whose sheet it is about, and the part of the round. */
const nameOf = ({ moving }: Frame): string =>
  moving ? `${'seat' in moving.event ? NAMES[moving.event.seat] : 'all'}, ${moving.part}` : '';
const line = (frame: Frame): string =>
  [frame.at, nameOf(frame) || '–', frame.heard ?? '–', frame.said.join(' ') || '–'].join(' | ');
const course = (frames: readonly Frame[]): readonly string[] => frames.map(frame => `${frame.at} ${nameOf(frame)}`);

describe('the end of a round of two', () => {
  test('shows the other sheet, its marks, then the dice, then the pairs: calmly', () => {
    expect(filmOf(ended(tableOf(2)), CALM).map(line)).toEqual([
      '0 | Otto, turn | card | You are done. You cross out 7 and 2.',
      '240 | Otto, marks | scratch | Otto crosses out 7 and 2.',
      '1000 | Otto, dice | dice | –',
      '1800 | Otto, pairs | – | Round 2: Otto rolls 1, 2, 3, 4 and a black 5.',
      '1920 | – | – | –',
    ]);
  });

  test('briskly, in one picture', () => {
    expect(course(filmOf(ended(tableOf(2)), BRISK))).toEqual([
      '0 Otto, sheets',
      '500 Otto, dice',
      '1000 Otto, pairs',
      '1080 ',
    ]);
  });

  test('without motion, as one slip', () => {
    expect(filmOf(ended(tableOf(2)), STILL).map(line)).toEqual([
      '0 | Otto, slip | card | You are done. You cross out 7 and 2. Otto crosses out 7 and 2.',
      '1500 | – | – | Round 2: Otto rolls 1, 2, 3, 4 and a black 5.',
    ]);
  });

  test('shows no mark before its sheet, and no dice before they are rolled', () => {
    const crossed = ({ now }: Frame): number => now.view.papers[1]!.crosses.filter(Boolean).length;
    const frames = filmOf(ended(tableOf(2)), CALM);
    expect(frames.map(crossed)).toEqual([0, 2, 2, 2, 2]);
    expect(frames.map(({ now }) => now.view.dice.join(''))).toEqual(['11256', '11256', '12345', '12345', '12345']);
  });

  test('is skipped sheet by sheet, the dice by a tap of their own', () => {
    expect(course(filmOf(ended(tableOf(3)), CALM, [50, 100, 150, 200, 250]))).toEqual([
      '0 Otto, turn',
      '50 Otto, marks',
      '100 Bo, turn',
      '150 Bo, marks',
      '200 Otto, dice',
      '250 Otto, pairs',
      '370 ',
    ]);
  });
});

/** Ada is the last who is done: the second of her two fives finds no target. */
function givenUp(seats: number): Step {
  const table = sit('annoyed-animals', seats);
  roll(table, [1, 4, 2, 3], 6);
  for (const seat of table.content.everyone) {
    act(table, { type: 'split', sums: [5, 5], black: false }, seat);
    act(table, markWith(table, seat, 5), seat);
  }
  for (const seat of table.content.everyone.slice(1)) act(table, GIVE_UP, seat);
  return stepOf(table, 0, [[0, GIVE_UP], ROLL]);
}

const GIVE_UP: Action = { type: 'give-up', sums: [5], lives: 1 };

describe('a life that one loses oneself', () => {
  const livesOf = ({ now }: Frame): number => now.view.draft!.paper.lost;

  test('lies on the own sheet before another is turned up', () => {
    const frames = filmOf(givenUp(2), CALM);
    expect(course(frames).slice(0, 3)).toEqual(['0 Ada, lost', '600 Otto, turn', '840 Otto, marks']);
    expect(frames[0]!.said.join()).toMatch(/^You let 5 go, for a life\./);
    expect(livesOf(frames[0]!)).toBe(1);
    expect(course(filmOf(givenUp(2), BRISK)).slice(0, 2)).toEqual(['0 Ada, lost', '350 Otto, sheets']);
  });

  test('is not told at once with the life of a round without a hit, alone', () => {
    const frames = filmOf(givenUp(1), CALM);
    expect(course(frames).slice(0, 3)).toEqual(['0 Ada, lost', '600 Ada, idle', '1200 Ada, dice']);
    expect(frames.slice(0, 2).map(livesOf)).toEqual([1, 2]);
  });
});

test('several sheets share their time', () => {
  expect(course(filmOf(ended(tableOf(4)), CALM)).slice(0, 7)).toEqual([
    '0 Otto, turn',
    '240 Otto, marks',
    '700 Bo, turn',
    '940 Bo, marks',
    '1400 Ysolde, turn',
    '1640 Ysolde, marks',
    '2100 Otto, dice',
  ]);
});

describe('the first kill by a rival', () => {
  test('is a moment on that sheet, then one’s own shows what is left', () => {
    const frames = filmOf(slain(), CALM);
    expect(course(frames)).toEqual([
      '0 Otto, turn',
      '240 Otto, marks',
      '600 Otto, fall',
      '900 Otto, reward',
      '1800 Ada, turn',
      '2040 Ada, blow',
      '3040 Otto, dice',
      '3840 Otto, pairs',
      '3960 ',
    ]);
    expect(frames[2]!.said).toEqual([]);
    expect(frames[3]!.said.join()).toMatch(/^Otto is the first to fell .+ gems?\.$/);
    expect(frames[5]!.said.join()).toMatch(/^You get a free blow at /);
  });

  test('gives gems and takes the higher reward away when that is seen, not before', () => {
    const frames = filmOf(slain(), CALM);
    const gems = frames.map(({ now }) => now.view.papers[1]!.gems);
    expect(gems.slice(0, 3)).toEqual([0, 0, 0]);
    expect(gems[3]).toBeGreaterThan(0);
    const late = frames.map(({ now }) => now.view.slain.some(Boolean));
    expect(late.indexOf(true)).toBe(3);
    const hits = frames.map(({ now }) => now.view.draft!.paper.crosses.reduce((sum, each) => sum + each, 0));
    expect(hits.slice(0, 6)).toEqual([2, 2, 2, 2, 2, 3]);
  });

  test('takes a second at a brisk pace, and stands first on the slip', () => {
    expect(course(filmOf(slain(), BRISK)).slice(0, 4)).toEqual([
      '0 Otto, sheets',
      '500 Otto, fall',
      '800 Otto, reward',
      '1500 Ada, blow',
    ]);
    expect(course(filmOf(slain(), STILL))).toEqual(['0 Ada, slip', '1500 ']);
  });
});

test('at once nothing is waited for, and what a rival was first to do stands on a slip', () => {
  const step = slain();
  expect(course(filmOf(step, AT_ONCE))).toEqual(['0 ']);
  const slip = slipOf<DiceAndDanger>(GAME)(step);
  expect(slip[0]).toMatch(/^Otto is the first to fell .+ gems?\.$/);
  expect(slip[1]).toMatch(/^You get a free blow at /);
  expect(slip).toHaveLength(2);
  expect(slipOf<DiceAndDanger>(GAME)(ended(tableOf(2)))).toEqual([]);
});

test('whoever only looks on sees it briskly, every sheet in one picture', () => {
  const table = tableOf(2);
  const { before, ...step } = stepOf(table, -1, [[0, DONE], ROLL]);
  expect(course(filmOf({ before, ...step }, CALM))).toEqual(['0 Otto, sheets', '500 Otto, dice', '1000 ']);
});

/** What would tell too early what a sheet, a blow or the dice have brought. */
const TOLD: Readonly<Partial<Record<string, RegExp>>> = {
  turn: /crosses out|gives up|blow/,
  fall: /fell/,
  dice: /rolls \d/,
};

const NOTHING = /(?!)/;

test('in whole matches nothing is told or shown before it is seen', () => {
  const parts = new Set<string>();
  for (const [looker, seats] of [
    [0, 2],
    [1, 3],
    [-1, 3],
  ] as const)
    for (const step of stepsOf(`film ${looker}`, sit('annoyed-animals', seats), looker, 40))
      for (const tempo of [CALM, BRISK, STILL]) {
        const frames = filmOf(step, tempo);
        expectInOrder(step, frames);
        expect(frames.at(-1)?.now.view).toEqual(step.after.view);
        for (const [i, { moving, said, now }] of frames.entries()) {
          const part = moving?.part ?? '';
          parts.add(part);
          expect(said.at(-1) ?? '', part).not.toMatch(TOLD[part] ?? NOTHING);
          if (part !== 'turn' || !moving || !('seat' in moving.event) || moving.event.seat === looker) continue;
          const last = (frames[i - 1]?.now ?? step.before).view;
          expect(now.view.papers[moving.event.seat]).toEqual(last.papers[moving.event.seat]);
        }
      }
  for (const part of ['turn', 'marks', 'sheets', 'slip', 'fall', 'reward', 'dice', 'pairs'])
    expect(parts).toContain(part);
});

test('what is left at the end of the telling is the table as it is', () => {
  for (const step of [ended(tableOf(4)), slain()])
    for (const tempo of [CALM, BRISK, STILL]) expect(filmOf(step, tempo).at(-1)!.now.view).toEqual(step.after.view);
});
