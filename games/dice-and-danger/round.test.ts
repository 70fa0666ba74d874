import { describe, expect, test } from 'vitest';
import { undo } from '../../kernel/match.ts';
import { isStep, judge, take } from '../../kernel/session.ts';
import {
  ALONE,
  arrange,
  crosses,
  go,
  node,
  open,
  outcome,
  paper,
  draft,
  refusal,
  roll,
  round,
  drawn,
  types,
} from './tests/table.ts';

const MAP = drawn(
  `
s2 -- 7 -- 8 -- 9 --$3   s3   s4
 |
s5   s6 -- 5 --AAA--10 --ZZZ
 |         | /            |
s7   s8 --g6   s9 --s10--s11--s12
`,
  `
A Rat, boxes 3, black 5 8, locked 6, gems 2/1
Z Warden, boss, boxes 9, black 4 12, gems 4/3, hearts 2
`,
);

describe('spaces', () => {
  test('DDD-9 DDD-14 DDD-21 a round is a roll, two pairs and two crosses', () => {
    const game = open(MAP, 2);
    round(game, '1125 6', '2+7 2:s2 7:7 done');
    expect(game.match.state.phase).toBe('cross');
    go(game, 1, '2+7 7:s7 2:s2 done');
    expect(game.match.state).toMatchObject({ phase: 'roll', round: 1, roller: 1 });
    expect([crosses(game, 's2', 0), crosses(game, '7', 0), crosses(game, 's7', 1)]).toEqual([1, 1, 1]);
    arrange(game, 0, ({ near }) => near.fill(2));
    round(game, '1225 6', '3+7 3:$3 7:s7');
    expect(paper(game, 0).gold).toBe(1);
  });

  test('DDD-17 two equal sums in the first round may cost a life', () => {
    const game = open(MAP, 2);
    round(game, '3333 1', '6+6 6:s6');
    expect(types(game, 0)).toEqual(['give-up', 'free']);
    go(game, 0, 'give-up');
    expect(paper(game, 0).lost).toBe(1);
  });

  test('DDD-16 DDD-Q4 the first sum makes a neighbour available for the second', () => {
    const game = open(MAP, 2);
    round(game, '1125 6', '2+7');
    expect(refusal(game, 0, '7:7')).toEqual({ refused: { type: 'not-adjacent' }, rule: 'DDD-16' });
    go(game, 0, '2:s2 7:7');
    expect(crosses(game, '7')).toBe(1);
  });

  test('DDD-15 a visited space is not visited again', () => {
    const game = open(MAP, 2);
    round(game, '1125 6', '2+7 2:s2 7:s7 done', '2+7 2:s2 7:s7 done');
    round(game, '1125 6', '2+7');
    expect(refusal(game, 0, '7:s7')).toEqual({ refused: { type: 'visited' }, rule: 'DDD-15' });
  });

  test('DDD-16 DDD-Q37 a start space is open in round 20 as well', () => {
    const game = open(MAP, 2);
    game.match.state.round = 19;
    round(game, '1125 6', '2+7 2:s2 7:s7');
    expect([crosses(game, 's2'), crosses(game, 's7')]).toEqual([1, 1]);
  });

  test('DDD-6 DDD-14 the number has to fit', () => {
    const game = open(MAP, 2);
    round(game, '1125 6', '2+7');
    expect(refusal(game, 0, '2:s5')).toEqual({ refused: { type: 'wrong-number', number: 5, sum: 2 }, rule: 'DDD-14' });
    expect(refusal(game, 0, '3:s3')).toEqual({ refused: { type: 'no-such-sum', sum: 3 }, rule: 'DDD-14' });
    expect(refusal(game, 0, { type: 'mark', space: 999, sum: 2 })).toMatchObject({ rule: 'DDD-6' });
    expect(refusal(game, 0, { type: 'hit', room: 0, sum: 2 })).toMatchObject({ rule: 'DDD-6' });
  });
});

describe('giving up', () => {
  test('DDD-17 DDD-Q5 DDD-S-4 a usable sum is given up only alone and after damage', () => {
    const many = open(MAP, 2);
    round(many, '1125 6', '2+7 2:s2');
    expect(refusal(many, 0, { type: 'give-up', sums: [7], lives: 1 })).toEqual({
      refused: { type: 'has-target', sums: [7] },
      rule: 'DDD-17',
    });
    expect(refusal(many, 0, 'done')).toEqual({ refused: { type: 'sums-left', sums: [7] }, rule: 'DDD-17' });

    const alone = open(MAP, 1);
    arrange(alone, ALONE, ({ near }) => (near[node(alone, 'A')] = 2));
    round(alone, '1125 6', '3+6');
    expect(types(alone, ALONE)).not.toContain('give-up');
    const hit = open(MAP, 1);
    arrange(hit, ALONE, ({ near }) => (near[node(hit, 'A')] = 2));
    round(hit, '2323 6', '5+5 5:A give-up');
    expect(paper(hit).lost).toBe(0);
  });

  test('DDD-17 DDD-18 two sums without a target cost two lives', () => {
    const game = open(MAP, 2);
    for (const seat of [0, 1])
      arrange(game, seat, mine => [2, 7].forEach(number => (mine.crosses[node(game, `s${number}`)] = 1)));
    round(game, '1125 6', '2+7 give-up');
    expect(paper(game, 0).lost).toBe(2);
  });

  test('DDD-Q5 the split without a target may be chosen all the same', () => {
    const game = open(MAP, 2);
    for (const name of ['s2', 's7']) arrange(game, 0, mine => (mine.crosses[node(game, name)] = 1));
    roll(game, '1125 6');
    expect(types(game, 0)).toEqual(['split']);
    go(game, 0, '2+7 give-up');
    expect(paper(game, 0).lost).toBe(2);
  });

  test('DDD-Q5 nothing follows the giving up', () => {
    const game = open(MAP, 2);
    arrange(game, 0, mine => (mine.torches = 2));
    round(game, '3333 1', '6+6 6:s6');
    expect(types(game, 0)).toEqual(['give-up', 'torch', 'free']);
    go(game, 0, 'give-up');
    expect(refusal(game, 0, 'torch:5')).toEqual({ refused: { type: 'done-already' }, rule: 'DDD-Q34' });
  });
});

describe('monsters', () => {
  test('DDD-25 DDD-Q9 a locked number is unlocked on its grey space', () => {
    const game = open(MAP, 2);
    arrange(game, 0, mine => {
      mine.near[node(game, 'A')] = 2;
      mine.near[node(game, 'g6')] = 2;
      mine.crosses[node(game, 's6')] = 1;
    });
    round(game, '1533 1', '6+6');
    expect(refusal(game, 0, '6:A')).toEqual({ refused: { type: 'locked', name: 'Rat', number: 6 }, rule: 'DDD-25' });
    go(game, 0, '6:g6 6:A');
    expect(crosses(game, 'A')).toBe(1);
  });

  test('DDD-24 DDD-Q10 two equal sums hit twice', () => {
    const game = open(MAP, 2);
    arrange(game, 0, ({ near }) => (near[node(game, 'A')] = 2));
    round(game, '2323 6', '5+5 5:A 5:A');
    expect(crosses(game, 'A')).toBe(2);
  });

  test('DDD-23 DDD-26 behind a defeated room the way goes on', () => {
    const game = open(MAP, 2);
    arrange(game, 0, mine => {
      mine.near[node(game, 'A')] = 2;
      mine.crosses[node(game, 'A')] = 2;
    });
    round(game, '2346 1', '5+10');
    expect(refusal(game, 0, '10:10')).toEqual({ refused: { type: 'not-adjacent' }, rule: 'DDD-16' });
    go(game, 0, '5:A 10:10 done');
    expect(crosses(game, '10')).toBe(1);
  });

  test('DDD-23 DDD-24 a room is hit when it is reached, with a number that it shows', () => {
    const game = open(MAP, 2);
    round(game, '2346 1', '5+10');
    expect(refusal(game, 0, '5:A')).toEqual({ refused: { type: 'not-reached', name: 'Rat' }, rule: 'DDD-23' });
    arrange(game, 0, ({ near }) => (near[node(game, 'A')] = 2));
    expect(refusal(game, 0, '10:A')).toEqual({
      refused: { type: 'not-shown', name: 'Rat', number: 10 },
      rule: 'DDD-24',
    });
    expect(refusal(game, 0, 'both:A')).toEqual({ refused: { type: 'not-armoured', name: 'Rat' }, rule: 'DDD-DD-2' });
  });

  test('DDD-7 DDD-26 a defeated monster is not hit again', () => {
    const game = open(MAP, 2);
    arrange(game, 0, mine => {
      mine.near[node(game, 'A')] = 2;
      mine.crosses[node(game, 'A')] = 3;
    });
    round(game, '2346 1', '5+10');
    expect(refusal(game, 0, '5:A')).toEqual({ refused: { type: 'defeated', name: 'Rat' }, rule: 'DDD-26' });
  });
});

describe('sealed rounds', () => {
  test('DDD-Q34 everything can be taken back until the last seat is done', () => {
    const game = open(MAP, 2);
    const { match } = game;
    const fresh = JSON.stringify(match.state.drafts[0]);
    round(game, '1125 6', '2+7 2:s2 7:7 done');
    expect(refusal(game, 0, 'done')).toEqual({ refused: { type: 'done-already' }, rule: 'DDD-Q34' });
    go(game, 1, '2+7');
    for (let i = 0; i < 4; i++) expect(undo(match, 0)).toBe(true);
    expect(JSON.stringify(match.state.drafts[0])).toBe(fresh);
    expect(draft(game, 1).split?.action.sums).toEqual([2, 7]);
    const session = { match, decisions: [0, 0] };
    for (let decision = 0; decision < 4; decision++) {
      const redone = judge(session, { type: 'redo', seat: 0, decision });
      if (isStep(redone)) take(session, redone);
    }
    expect(refusal(game, 0, 'done')).toEqual({ refused: { type: 'done-already' }, rule: 'DDD-Q34' });
    go(game, 1, '7:s7 2:s2 done');
    expect(undo(match, 0)).toBe(true);
    expect(match.state.phase).toBe('cross');
  });

  test('DDD-Q34 a settled round is final once the dice have rolled', () => {
    const game = open(MAP, 1);
    round(game, '1125 6', '2+7 2:s2 7:7 done');
    roll(game, '1125 6');
    expect(undo(game.match, ALONE)).toBe(false);
  });

  test('DDD-Q39 of two equal sums the double is kept for what needs it', () => {
    const map = drawn('s8 -- d   s7\n\nZZZ', 'Z Warden, boss, boxes 9, black 12, gems 4/3, hearts 2');
    const game = open(map, 2);
    round(game, '3544 1', '8+8 8:s8');
    expect(draft(game, 0).pairs).toEqual([{ sum: 8, dice: [4, 4], places: [1, 2] }]);
    go(game, 0, '8:d done');
    expect(crosses(game, 'd')).toBe(1);
  });

  test('nobody plays for another, out of turn, or after the end', () => {
    const game = open(MAP, 2);
    expect(refusal(game, 0, '2+7')).toEqual({ refused: { type: 'roll-first' }, rule: 'DDD-9' });
    expect(refusal(game, 7, { type: 'done' })).toEqual({ refused: { type: 'not-seated' }, rule: 'DDD-4' });
    roll(game, '1125 6');
    expect(refusal(game, 0, '2:s2')).toEqual({ refused: { type: 'split-first' }, rule: 'DDD-10' });
    game.match.state.phase = 'over';
    expect(refusal(game, 0, '2+7')).toEqual({ refused: { type: 'over' }, rule: 'DDD-38' });
    expect(outcome(game).length).toBe(1);
  });
});
