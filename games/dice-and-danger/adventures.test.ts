import { describe, expect, test } from 'vitest';
import {
  ALONE,
  actions,
  arrange,
  crosses,
  type Game,
  go,
  node,
  open,
  paper,
  refusal,
  roll,
  round,
  drawn,
  types,
} from './tests/table.ts';

const WARDEN = 'Z Warden, boss, boxes 12, black 7, gems 6/4, hearts 2';

function near(game: Game, seat: number, ...names: readonly string[]): void {
  arrange(game, seat, mine => names.forEach(name => (mine.near[node(game, name)] = 2)));
}

function cross(game: Game, seat: number, name: string, boxes = 1): void {
  arrange(game, seat, mine => (mine.crosses[node(game, name)] = boxes));
}

describe('Annoyed Animals', () => {
  const MAP = drawn(
    `
<2 --f8 --f4 --AAA-- 9 -->3
      |    |
<8 --f6 --f10-- d   BBB
                     |
f2 --f12  ZZZ--<7    9 -->9
`,
    `
A Rat, boxes 2, black 5, gems 2/1
B Bat, boxes 2, black 5, gems 3/1
${WARDEN}
`,
    'fists 5\njoined',
  );

  test('DDD-AA-1 DDD-AA-2 a fist takes a double and hits every monster', () => {
    const game = open(MAP, 2);
    for (const seat of [0, 1]) near(game, seat, 'f8', 'd');
    round(game, '3526 1', '8+8 8:<8');
    expect(refusal(game, 0, '8:f8')).toEqual({ refused: { type: 'needs-double', number: 8 }, rule: 'DDD-AA-1' });
    expect(refusal(game, 0, '8:d')).toEqual({ refused: { type: 'needs-double', number: 0 }, rule: 'DDD-AA-1' });
    const double = open(MAP, 2);
    near(double, 0, 'f8');
    round(double, '4425 1', '7+8 8:f8');
    expect(['A', 'B', 'Z'].map(name => crosses(double, name, 0))).toEqual([1, 1, 1]);
  });

  test('DDD-Q36 a space without a number takes any double', () => {
    const game = open(MAP, 2);
    near(game, 0, 'd');
    round(game, '4425 1', '7+8 8:d');
    expect(crosses(game, 'd')).toBe(1);
  });

  test('DDD-AA-2 one fist may empty two monsters, settled at the end of the round', () => {
    const game = open(MAP, 2);
    near(game, 0, 'f8', 'Z');
    for (const name of ['A', 'B']) cross(game, 0, name);
    roll(game, '4425 1');
    go(game, 0, '7+8 8:f8');
    expect(paper(game, 0).gems).toBe(0);
    go(game, 0, '7:Z done');
    go(game, 1, '7+8 7:<7 8:<8 done');
    expect(paper(game, 0).gems).toBe(5);
    expect([crosses(game, 'A', 1), crosses(game, 'B', 1)]).toEqual([1, 1]);
  });

  test('DDD-Q11 a room killed from afar leads nowhere before it is reached', () => {
    const game = open(MAP, 2);
    near(game, 0, 'f8');
    cross(game, 0, 'A');
    cross(game, 0, '<2');
    round(game, '4445 1', '8+9 8:f8');
    expect(crosses(game, 'A')).toBe(2);
    expect(refusal(game, 0, '9:9')).toEqual({ refused: { type: 'not-adjacent' }, rule: 'DDD-16' });
    go(game, 0, '9:>9 done');
    go(game, 1, '8+9 8:<8 9:>9 done');
    round(game, '2245 1', '4+9 4:f4 9:9 done');
    expect(crosses(game, '9')).toBe(1);
  });

  test('DDD-AA-3 DDD-42 DDD-Q15 the fifth fist brings three gems to all who are first, then one', () => {
    const game = open(MAP, 3);
    for (const seat of [0, 1, 2]) {
      near(game, seat, 'f8', 'Z');
      for (const name of ['f2', 'f4', 'f6', 'f10']) cross(game, seat, name);
    }
    cross(game, 2, '<2');
    round(game, '4425 1', '7+8 8:f8 7:Z done', '7+8 8:f8 7:Z done', '7+8 8:<8 7:Z done');
    round(game, '4425 1', '7+8 8:<8 7:Z done', '7+8 8:<8 7:Z done', '7+8 8:f8 7:Z done');
    expect([0, 1, 2].map(seat => paper(game, seat).achievements[0])).toEqual([3, 3, 1]);
  });

  test('DDD-AA-4 DDD-Q25 the link goes through defeated rooms only', () => {
    const game = open(MAP, 1);
    for (const name of ['<2', 'f8', 'f4', '9', '>3']) cross(game, ALONE, name);
    near(game, ALONE, 'Z', 'A');
    round(game, '2345 1', '5+9 5:A give-up');
    expect(paper(game).achievements[1]).toBe(0);
    round(game, '2345 1', '5+9 5:A give-up');
    expect(paper(game).achievements[1]).toBe(3);
  });
});

describe('Clumsy Cultists', () => {
  const MAP = drawn('s6 --r6 -- 9\n\ns7 --ZZZ', WARDEN, 'rubble 1');

  test('DDD-CC-2 DDD-CC-3 DDD-Q19 both sums of a round may clear rubble; half of it is nothing', () => {
    const game = open(MAP, 2);
    cross(game, 0, 's6');
    near(game, 0, 'r6');
    round(game, '2433 1', '6+6 6:r6');
    expect(paper(game, 0).near[node(game, '9')]).toBe(0);
    go(game, 0, '6:r6 done');
    go(game, 1, '6+6 6:s6 6:r6 done');
    expect([paper(game, 0).near[node(game, '9')], paper(game, 1).near[node(game, '9')]]).toEqual([2, 0]);
    expect([paper(game, 0).achievements, paper(game, 1).achievements]).toEqual([[3], [0]]);
  });
});

describe('Puzzled Pyramid', () => {
  const MAP = drawn(
    `
s2 -- o -- o -- o -- o -- o -- o -- o -- o    @ -- 7 --m12
 |                                            |
s7 --WWW-- 4   SSS--s5   VVV--s3 --UUU        8
`,
    `
S Sandy, boss, boxes 12, black 6, gems 6/4, hearts 2
U Coil, worm, boxes 1, black 9
V Coil, worm, boxes 1, black 9
W Tail, worm, boxes 2, black 8 9
`,
    'clouds 8\nworms 3',
  );
  const WRITING = 'o.1=11 o.2=3 o.3=4 o.4=5 o.5=6 o.6=8 o.7=9 o.8=10';

  test('DDD-PP-1 every number is written once before the first roll', () => {
    const game = open(MAP, 2);
    expect(game.match.state.phase).toBe('write');
    expect(actions(game, 0)).toHaveLength(64);
    go(game, 0, 'o.1=11');
    expect(refusal(game, 0, 'o.2=11')).toEqual({ refused: { type: 'written-already', number: 11 }, rule: 'DDD-PP-1' });
    expect(refusal(game, 0, 'o.2=7')).toEqual({ refused: { type: 'not-to-write', number: 7 }, rule: 'DDD-PP-1' });
    expect(refusal(game, 0, 'o.1=3')).toEqual({ refused: { type: 'cloud-full' }, rule: 'DDD-PP-1' });
    expect(refusal(game, 0, 's2=3')).toEqual({ refused: { type: 'no-cloud' }, rule: 'DDD-PP-1' });
    expect(refusal(game, 0, 'done')).toEqual({ refused: { type: 'write-first' }, rule: 'DDD-PP-1' });
    go(game, 0, 'o.2=3 o.3=4 o.4=5 o.5=6 o.6=8 o.7=9 o.8=10');
    expect(types(game, 0)).toEqual(['done']);
    for (const word of ['o.1=3', '7:s7', 'free:leave'])
      expect(refusal(game, 0, word)).toEqual({ refused: { type: 'all-written' }, rule: 'DDD-PP-1' });
    go(game, 0, 'done');
    expect(paper(game, 0).written).toEqual([11, 3, 4, 5, 6, 8, 9, 10]);
    expect(game.match.state.papers[0]?.written).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    go(game, 1, `${WRITING} done`);
    expect(game.match.state.phase).toBe('roll');
    expect(game.match.state.papers[0]?.written).toEqual([11, 3, 4, 5, 6, 8, 9, 10]);
  });

  function written(portal?: number): Game {
    const game = open(MAP, 1, portal === undefined ? {} : { portalTrigger: portal });
    go(game, ALONE, `${WRITING} done`);
    return game;
  }

  test('DDD-PP-2 DDD-PP-3 DDD-Q20 DDD-Q21 the 11 marks the blank cloud, which is none of the eight', () => {
    const game = written();
    for (let cloud = 2; cloud <= 8; cloud++) cross(game, ALONE, `o.${cloud}`);
    near(game, ALONE, 'S', 'o.1');
    cross(game, ALONE, 'o.8', 0);
    round(game, '5624 1', '6+11 11:o.1 6:S done');
    expect(crosses(game, '@')).toBe(1);
    expect(paper(game).near[node(game, '7')]).toBe(2);
    expect(paper(game).achievements).toEqual([0, 0]);
    cross(game, ALONE, 'o.8');
    round(game, '1634 1', '7+7 7:7 7:s7 done');
    expect([crosses(game, '7'), paper(game).achievements[0]]).toEqual([1, 3]);
  });

  test('DDD-PP-4 the blank cloud takes neither sum nor torch, from either side', () => {
    const game = written();
    arrange(game, ALONE, mine => (mine.torches = 2));
    near(game, ALONE, '@', '7');
    round(game, '5624 1', '6+11');
    expect(refusal(game, ALONE, '11:@')).toEqual({ refused: { type: 'no-number' }, rule: 'DDD-PP-4' });
    expect(refusal(game, ALONE, 'torch:@')).toEqual({ refused: { type: 'no-number' }, rule: 'DDD-PP-4' });
  });

  test('DDD-Q20 with a portal of the map the 11 opens nothing', () => {
    const game = written(node(open(MAP, 1), 's7'));
    near(game, ALONE, 'o.1');
    round(game, '5625 1', '7+11 11:o.1');
    expect(crosses(game, '@')).toBe(0);
    go(game, ALONE, '7:s7');
    expect(crosses(game, '@')).toBe(1);
  });

  test('DDD-PP-5 DDD-Q22 a worm deals three damage; too much is lost, and worms need not die', () => {
    const game = written();
    cross(game, ALONE, 'S', 10);
    near(game, ALONE, 'W');
    cross(game, ALONE, 'W', 1);
    const events = round(game, '4436 1', '8+9 8:W give-up');
    expect(crosses(game, 'S')).toBe(12);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'monster-slain', name: 'Sandy', gems: 6, hearts: 2 }),
    );
    expect(events.at(-1)).toEqual({ type: 'game-ended', cause: 'last-monster' });
    expect(paper(game).near[node(game, '4')]).toBe(2);
  });

  test('DDD-Q22 the last worm brings the achievement even when Sandy is dead; worms bring no gems', () => {
    const game = open(MAP, 2);
    for (const seat of [0, 1]) go(game, seat, `${WRITING} done`);
    for (const [name, boxes] of [
      ['U', 1],
      ['V', 1],
      ['W', 1],
      ['S', 12],
    ] as const)
      cross(game, 0, name, boxes);
    near(game, 0, 'W', 'S');
    round(game, '4425 1', '7+8 8:W 7:s7 done', '7+8 7:s7 8:W done');
    expect(paper(game, 0)).toMatchObject({ gems: 3, achievements: [0, 3] });
    expect([crosses(game, 'W', 1), crosses(game, 'S', 1)]).toEqual([1, 0]);
  });
});

describe('Defiant Dinosaurs', () => {
  const MAP = drawn(
    `
s6 --XXX-- 4   k7 --s5
 |    |
s3 --k8   ZZZ--s9
`,
    `
X Anvil, armoured, boxes 4, black 3 6, locked 7, gems 3/1
Z Queen, boss, boxes 12, locked 8, gems 6/4, hearts 2
`,
    'armoured 1\nclaws 2',
  );

  test('DDD-DD-1 DDD-Q23 a claw unlocks a room that is not reached', () => {
    const game = open(MAP, 1);
    near(game, ALONE, 'k8');
    round(game, '4444 1', '8+8 8:k8');
    expect(refusal(game, ALONE, '8:Z')).toEqual({ refused: { type: 'not-reached', name: 'Queen' }, rule: 'DDD-23' });
    near(game, ALONE, 'Z');
    go(game, ALONE, '8:Z');
    expect(crosses(game, 'Z')).toBe(1);
  });

  test('DDD-DD-2 DDD-Q24 armour takes both sums at once', () => {
    const game = open(MAP, 2);
    near(game, 0, 'X');
    roll(game, '1233 1');
    expect(types(game, 0)).toEqual(['split']);
    go(game, 0, '3+6');
    expect(refusal(game, 0, '3:X')).toEqual({ refused: { type: 'armoured', name: 'Anvil' }, rule: 'DDD-DD-2' });
    go(game, 0, 'both:X done');
    expect(crosses(game, 'X')).toBe(2);

    const locked = open(MAP, 2);
    near(locked, 0, 'X');
    round(locked, '1234 1', '3+7');
    expect(refusal(locked, 0, 'both:X')).toEqual({
      refused: { type: 'locked', name: 'Anvil', number: 7 },
      rule: 'DDD-Q24',
    });
    go(locked, 0, '3:s3');
    expect(refusal(locked, 0, 'both:X')).toMatchObject({ refused: { type: 'armoured' } });
  });

  test('DDD-Q5 DDD-Q24 both sums together are a target, so they are not given up', () => {
    const game = open(MAP, 2);
    near(game, 0, 'X');
    for (const name of ['s6', 's3']) cross(game, 0, name);
    round(game, '3333 1', '6+6');
    expect(types(game, 0)).toEqual(['crush']);
  });

  test('DDD-DD-3 DDD-DD-4 nobody gets free damage at armour, and all may still defeat it', () => {
    const game = open(MAP, 2);
    for (const seat of [0, 1]) near(game, seat, 'X');
    cross(game, 0, 'X', 2);
    cross(game, 1, 'X', 2);
    round(game, '3333 1', '6+6 both:X done', '6+6 6:s6 give-up');
    expect([crosses(game, 'X', 0), crosses(game, 'X', 1)]).toEqual([4, 2]);
    round(game, '3333 1', '6+6 6:s6 give-up', '6+6 both:X done');
    expect(paper(game, 1)).toMatchObject({ gems: 2, achievements: [1, 0] });
    expect(paper(game, 0)).toMatchObject({ gems: 6, achievements: [3, 0] });
  });

  test('DDD-DD-5 claws are tallied', () => {
    const game = open(MAP, 1);
    near(game, ALONE, 'k8', 'k7');
    round(game, '4425 1', '7+8 7:k7 8:k8 done');
    expect(paper(game).achievements).toEqual([0, 3]);
  });
});
