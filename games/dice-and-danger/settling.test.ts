import { describe, expect, test } from 'vitest';
import {
  ALONE,
  arrange,
  crosses,
  type Game,
  go,
  node,
  open,
  outcome,
  paper,
  refusal,
  draft,
  roll,
  round,
  types,
  drawn,
} from './tests/table.ts';
import type { Options } from './action.ts';

/** Everything borders a start, so that two crosses reach any room. */
const MAP = drawn(
  `
s2   s3   s4   s5   s6
 |    |    |    |    |
ZZZ  AAA  BBB  CCC--m12
      |    |    |    |
s7 --s8 --s9 --s10--s11--s12
`,
  `
A Rat, boxes 3, black 8 9, gems 2/1
B Bat, boxes 2, black 9 10, gems 3/1, hearts 1
C Cat, boxes 2, black 4 5 8, gems 2/1, hearts 2
Z Warden, boss, boxes 12, black 2 7, gems 6/4, hearts 2
`,
  'slain A B',
);

function table(seats: number, options: Partial<Options> = {}): Game {
  const game = open(MAP, seats, options);
  for (const seat of game.match.state.papers.keys()) arrange(game, seat, ({ near }) => near.fill(2));
  return game;
}

/** Crosses boxes out beforehand. */
function wound(game: Game, seat: number, room: string, boxes: number): void {
  arrange(game, seat, mine => (mine.crosses[node(game, room)] = boxes));
}

describe('first defeats', () => {
  test('DDD-27 DDD-28 DDD-29 DDD-30 DDD-31 DDD-32 two who are first in one round both gain and both pay', () => {
    const game = table(3);
    wound(game, 0, 'B', 1);
    wound(game, 1, 'B', 1);
    round(game, '4545 1', '9+9 9:B 9:A done', '9+9 9:B 9:A done', '9+9 9:A 9:A done');
    expect([0, 1, 2].map(seat => paper(game, seat).gems)).toEqual([3, 3, 0]);
    expect([0, 1, 2].map(seat => paper(game, seat).lost)).toEqual([1, 1, 0]);
    expect(crosses(game, 'B', 2)).toBe(1);
  });

  test('DDD-28 DDD-32 whoever comes later gets the lower reward and pays no hearts', () => {
    const game = table(2);
    wound(game, 0, 'B', 1);
    round(game, '4545 1', '9+9 9:B 9:A done', '9+9 9:A 9:A done');
    const events = round(game, '4545 1', '9+9 9:s9 9:A done', '9+9 9:B 9:s9 done');
    expect([paper(game, 1).gems, paper(game, 1).lost]).toEqual([1, 0]);
    expect(events).toContainEqual({
      type: 'monster-slain',
      seat: 1,
      room: node(game, 'B'),
      name: 'Bat',
      gems: 1,
      hearts: 0,
      first: false,
    });
  });

  test('DDD-30 DDD-Q13 DDD-Q14 free damage may defeat it: lower reward, no hearts, nothing more', () => {
    const game = table(3);
    for (const seat of [0, 1]) wound(game, seat, 'B', 1);
    round(game, '4545 1', '9+9 9:B 9:A done', '9+9 9:A 9:A done', '9+9 9:A 9:A done');
    expect([paper(game, 1).gems, paper(game, 1).lost]).toEqual([1, 0]);
    expect(crosses(game, 'B', 1)).toBe(2);
    expect(crosses(game, 'B', 2)).toBe(1);
  });

  test('DDD-30 DDD-Q13 free damage is left by whoever says so, once the sums are used and for this round only', () => {
    const game = table(3);
    for (const room of ['A', 'B']) wound(game, 0, room, room === 'A' ? 2 : 1);
    roll(game, '4545 1');
    go(game, 0, '9+9 9:B 9:A done');
    go(game, 1, '9+9 9:s9');
    expect(refusal(game, 1, 'free:leave')).toEqual({ refused: { type: 'sums-left', sums: [9] }, rule: 'DDD-Q13' });
    go(game, 1, '9:A');
    expect(types(game, 1)).toEqual(['done', 'free']);
    expect(refusal(game, 1, 'free:take')).toEqual({ refused: { type: 'free-chosen' }, rule: 'DDD-Q13' });
    go(game, 1, 'free:leave free:take free:leave done');
    const events = go(game, 2, '9+9 9:s9 9:A done');
    expect([crosses(game, 'A', 1), crosses(game, 'B', 1)]).toEqual([1, 0]);
    expect([crosses(game, 'A', 2), crosses(game, 'B', 2)]).toEqual([2, 1]);
    const left = { type: 'free-damage-left', seat: 1, room: node(game, 'B'), name: 'Bat' };
    expect(events).toContainEqual(left);
    expect(events.filter(({ type }) => type === 'free-damage')).toHaveLength(2);
    expect(draft(game, 1).free).toBe('take');
  });

  test.each([
    ['', 'over'],
    ['free:leave ', 'roll'],
  ])('DDD-30 DDD-Q13 DDD-38 the last monster of a sheet: with “%s” the game is in phase %s', (choice, phase) => {
    const game = table(2);
    wound(game, 1, 'A', 3);
    wound(game, 1, 'C', 2);
    wound(game, 1, 'Z', 12);
    for (const seat of [0, 1]) wound(game, seat, 'B', 1);
    round(game, '1145 6', '2+9 9:B 2:s2 done', `5+6 5:s5 6:s6 ${choice}done`);
    expect(game.match.state.phase).toBe(phase);
  });

  test('DDD-30 DDD-DD-3 nothing is to be left alone, or when every monster has been defeated by somebody', () => {
    const alone = table(1);
    round(alone, '4545 1', '9+9 9:s9 9:A');
    expect(refusal(alone, ALONE, 'free:leave')).toEqual({ refused: { type: 'no-free-damage' }, rule: 'DDD-30' });
    const game = table(2);
    game.match.state.slain.fill(1);
    round(game, '4545 1', '9+9 9:s9 9:A');
    expect(types(game, 0)).toEqual(['done']);
    expect(refusal(game, 0, 'free:pony')).toMatchObject({ refused: { type: 'unreadable' } });
  });

  test('DDD-Q12 DDD-32 DDD-34 hearts are paid with green boxes first', () => {
    const game = table(2);
    wound(game, 0, 'C', 1);
    arrange(game, 0, mine => (mine.green = 1));
    round(game, '2345 1', '5+9 5:C 9:s9 done', '5+9 5:s5 9:s9 done');
    expect(paper(game, 0)).toMatchObject({ gems: 2, green: 0, lost: 1 });
  });

  test('DDD-S-2 DDD-S-5 DDD-Q35 alone the reward is always the higher one, and hearts cost lives', () => {
    const game = table(1);
    wound(game, ALONE, 'C', 1);
    round(game, '2345 1', '5+9 5:C 9:s9 done');
    expect(paper(game)).toMatchObject({ gems: 2, lost: 2, gold: 0 });
  });
});

describe('achievements', () => {
  test('DDD-42 DDD-CC-1 DDD-Q16 one of two is not enough; free damage may complete them', () => {
    const game = table(2);
    for (const seat of [0, 1]) {
      wound(game, seat, 'A', 3);
      wound(game, seat, 'B', 1);
    }
    round(game, '4445 1', '8+9 8:s8 9:s9 done', '8+9 8:s8 9:s9 done');
    expect([paper(game, 0).achievements, paper(game, 1).achievements]).toEqual([[0], [0]]);
    round(game, '4455 1', '8+10 10:B 8:C done', '8+10 10:s10 8:C done');
    expect([paper(game, 0).achievements, paper(game, 1).achievements]).toEqual([[3], [3]]);
    expect([paper(game, 0).gems, paper(game, 1).gems]).toEqual([6, 4]);
  });

  test('DDD-42 DDD-Q15 DDD-Q31 later it is worth one gem, and always three alone', () => {
    const game = table(2);
    for (const [seat, boxes] of [
      [0, 3],
      [1, 2],
    ] as const) {
      wound(game, seat, 'A', boxes);
      wound(game, seat, 'B', 2);
    }
    round(game, '1122 1', '2+4 2:s2 4:s4 done', '2+4 2:s2 4:s4 done');
    round(game, '4455 1', '8+10 10:s10 8:s8 done', '8+10 8:A 10:s10 done');
    expect([paper(game, 0).achievements, paper(game, 1).achievements]).toEqual([[3], [1]]);
    const alone = table(1);
    wound(alone, ALONE, 'A', 3);
    wound(alone, ALONE, 'B', 1);
    round(alone, '4545 1', '9+9 9:B give-up');
    expect(paper(alone).achievements).toEqual([3]);
  });
});

describe('lives and deaths', () => {
  test('DDD-18 DDD-34 DDD-Q3 green boxes are struck before the tracker', () => {
    const game = table(2);
    arrange(game, 0, mine => (mine.green = 2));
    for (const name of ['s12', 'm12']) arrange(game, 0, mine => (mine.crosses[node(game, name)] = 1));
    wound(game, 0, 'C', 1);
    round(game, '4466 1', '8+12 8:C give-up', '8+12 8:s8 12:s12 done');
    expect(paper(game, 0)).toMatchObject({ green: 0, lost: 1 });
    game.match.state.phase = 'over';
    expect(outcome(game).scores[0]).toBe(3 * 2 - 1);
  });

  test('DDD-19 DDD-Q2 DDD-Q27 who dies of the hearts has no score, but alone the sheet is counted', () => {
    const game = table(3);
    arrange(game, 0, mine => (mine.lost = 9));
    wound(game, 0, 'C', 1);
    const events = round(game, '4445 1', '8+9 8:C 9:s9 done', '8+9 8:s8 9:s9 done', '8+9 8:s8 9:s9 done');
    expect(events).toContainEqual({ type: 'seat-fell', seat: 0 });
    expect(paper(game, 0).lost).toBe(10);
    expect(game.match.state.fallen).toEqual([1, 0, 0]);
    game.match.state.phase = 'over';
    expect(outcome(game)).toMatchObject({ places: [0, 1, 1], scores: [0, 0, 0], notes: { deaths: 1 } });

    const alone = table(1);
    arrange(alone, ALONE, mine => (mine.lost = 9));
    wound(alone, ALONE, 'C', 1);
    round(alone, '4445 1', '8+9 8:C 9:s9 done');
    expect(outcome(alone)).toMatchObject({ places: [0], scores: [6], rank: 1, notes: { deaths: 1 } });
  });

  test('DDD-Q26 DDD-Q32 the dead get no free damage and do not roll', () => {
    const game = table(3);
    arrange(game, 1, mine => (mine.lost = 9));
    wound(game, 1, 'C', 1);
    round(game, '4445 1', '8+9 8:s8 9:A done', '8+9 8:C 9:s9 done', '8+9 8:s8 9:A done');
    expect(game.match.state).toMatchObject({ roller: 2, fallen: [0, 1, 0] });
    expect(refusal(game, 1, 'done')).toMatchObject({ rule: 'DDD-9' });
    wound(game, 0, 'B', 1);
    const before = crosses(game, 'B', 1);
    roll(game, '4545 1');
    expect(refusal(game, 1, 'done')).toEqual({ refused: { type: 'dead' }, rule: 'DDD-19' });
    expect(game.match.rules.active(game.match.state)).toEqual([0, 2]);
    go(game, 0, '9+9 9:B 9:A done');
    go(game, 2, '9+9 9:A 9:A done');
    expect(crosses(game, 'B', 1)).toBe(before);
    expect(crosses(game, 'B', 2)).toBe(1);
    expect(game.match.state.roller).toBe(0);
  });

  test('DDD-Q26 with one left the game ends; with none left nobody wins', () => {
    const game = table(2);
    arrange(game, 0, mine => (mine.lost = 9));
    wound(game, 0, 'C', 1);
    const events = round(game, '4445 1', '8+9 8:C 9:s9 done', '8+9 8:s8 9:s9 done');
    expect(events.at(-1)).toEqual({ type: 'game-ended', cause: 'one-left' });
    expect(outcome(game).places).toEqual([0, 1]);

    const both = table(2);
    for (const seat of [0, 1]) {
      arrange(both, seat, mine => (mine.lost = 9));
      wound(both, seat, 'C', 1);
    }
    const last = round(both, '4445 1', '8+9 8:C 9:s9 done', '8+9 8:C 9:s9 done');
    expect(last.at(-1)).toEqual({ type: 'game-ended', cause: 'none-left' });
    expect(outcome(both).places).toEqual([0, 0]);
  });

  test('DDD-Q38 the last deed of the dead counts for the others', () => {
    const game = table(3);
    arrange(game, 0, mine => (mine.lost = 9));
    wound(game, 0, 'C', 1);
    round(game, '4445 1', '8+9 8:C 9:s9 done', '8+9 8:s8 9:s9 done', '8+9 8:s8 9:s9 done');
    expect(game.match.state.slain[2]).toBe(1);
    expect(crosses(game, 'C', 1)).toBe(1);
    round(game, '2345 1', '', '5+9 5:C 9:A done', '5+9 5:s5 9:A done');
    expect(paper(game, 1)).toMatchObject({ gems: 1, lost: 0 });
  });
});

describe('the end', () => {
  /** All rooms but one are empty. */
  function almost(seats: number, endTrigger: Options['endTrigger'], last: readonly string[]): Game {
    const game = table(seats, { endTrigger });
    for (const [seat, room] of last.entries())
      for (const [name, boxes] of [
        ['A', 3],
        ['B', 2],
        ['C', 2],
        ['Z', 12],
      ] as const)
        wound(game, seat, name, name === room ? boxes - 1 : boxes);
    return game;
  }

  test('DDD-38 DDD-40 the round is finished and settled before the count', () => {
    const game = almost(2, 'ownSheet', ['C', 'B']);
    roll(game, '4445 1');
    go(game, 0, '8+9 8:C 9:s9 done');
    expect(game.match.state.phase).toBe('cross');
    const events = go(game, 1, '8+9 9:B 8:s8 done');
    expect(events.at(-1)).toEqual({ type: 'game-ended', cause: 'last-monster' });
    expect(outcome(game)).toMatchObject({ scores: [3 * (2 + 3) - 2, 3 * (3 + 3) - 1], places: [2, 1], length: 1 });
  });

  test('DDD-Q1 anySheet ends with the last monster that nobody had defeated', () => {
    const play = (endTrigger: Options['endTrigger']): string => {
      const game = table(2, { endTrigger });
      for (const name of ['A', 'B', 'Z']) game.match.state.slain[['A', 'B', 'C', 'Z'].indexOf(name)] = 1;
      wound(game, 1, 'C', 1);
      round(game, '4445 1', '8+9 8:s8 9:s9 done', '8+9 8:C 9:s9 done');
      return game.match.state.phase;
    };
    expect([play('anySheet'), play('ownSheet')]).toEqual(['over', 'roll']);
  });

  test('DDD-39 an undefeated boss pays for every full three boxes', () => {
    const points = (boxes: number): number | undefined => {
      const game = table(1);
      wound(game, ALONE, 'Z', boxes);
      game.match.state.phase = 'over';
      return outcome(game).scores[0];
    };
    expect([8, 2, 12].map(points)).toEqual([6, 0, 0]);
  });

  test('DDD-20 DDD-41 of equal points the more battered wins; then victory is shared', () => {
    const end = (first: { gold: number; lost: number; green: number }, second: typeof first): readonly number[] => {
      const game = table(2);
      arrange(game, 0, mine => Object.assign(mine, first));
      arrange(game, 1, mine => Object.assign(mine, second));
      game.match.state.phase = 'over';
      return outcome(game).places;
    };
    expect(end({ gold: 4, lost: 4, green: 0 }, { gold: 3, lost: 2, green: 0 })).toEqual([1, 2]);
    expect(end({ gold: 3, lost: 2, green: 0 }, { gold: 3, lost: 2, green: 3 })).toEqual([1, 1]);
    expect(end({ gold: 3, lost: 2, green: 0 }, { gold: 3, lost: 3, green: 0 })).toEqual([1, 2]);
  });

  test('DDD-1 DDD-22 DDD-40 gems, gold, the boss, and less the lives', () => {
    const game = table(2);
    arrange(game, 0, mine => Object.assign(mine, { gems: 5, gold: 4, lost: 3 }));
    wound(game, 0, 'Z', 7);
    game.match.state.phase = 'over';
    expect(outcome(game)).toMatchObject({ scores: [15 + 8 + 6 - 3, 0], places: [1, 2] });
  });

  test('DDD-8 DDD-Q33 the first to roll is agreed on; then the dice go round', () => {
    const game = table(3, { first: 2 });
    const rolls = [1, 2, 3].flatMap(() => {
      const events = round(game, '4445 1', '8+9 8:A 9:A done', '8+9 8:A 9:A done', '8+9 8:A 9:A done');
      for (const seat of [0, 1, 2]) wound(game, seat, 'A', 0);
      return events.flatMap(event => (event.type === 'dice-rolled' ? [event.seat] : []));
    });
    expect(rolls).toEqual([2, 0, 1]);
  });
});
