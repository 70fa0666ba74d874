import { describe, expect, test } from 'vitest';
import type { Person } from '../storage/people.ts';
import { Attendance } from './attendance.ts';
import { Throttle } from './throttle.ts';

const somebody = (id: string): Person => ({ id, name: id, claimed: false });
const tableOf = (...people: (string | null)[]) => ({ chairs: people.map(person => ({ person })) });

describe('attendance', () => {
  test('counts everybody once who sits nowhere, named or not, here or elsewhere', () => {
    const attendance = new Attendance(() => 1000);
    const table = tableOf('ada', null);
    for (const id of ['ada', 'ada', 'eve', 'eve', 'bob']) attendance.enter(somebody(id));
    for (let i = 0; i < 3; i++) attendance.enter(undefined);
    expect(attendance.onlookers(table)).toBe(5);
    expect(attendance.people).toEqual(['ada', 'eve', 'bob', '/3']);
    expect(
      attendance.seeElsewhere(
        new Map([
          ['eve', 2000],
          ['dan', 2000],
          ['gone', 999],
          ['process/40', 2000],
        ]),
      ),
    ).toBe(true);
    expect(attendance.onlookers(table)).toBe(46);
    attendance.leave(undefined);
    attendance.leave(somebody('eve'));
    attendance.leave(somebody('bob'));
    expect(attendance.onlookers(table)).toBe(44);
    expect(attendance.people).toEqual(['ada', 'eve', '/2']);
  });

  test('tells since when somebody is away, from the last of their connections on', () => {
    let now = 1000;
    const attendance = new Attendance(() => now);
    const table = tableOf('ada', 'bob', null);
    attendance.enter(somebody('ada'));
    attendance.enter(somebody('ada'));
    now = 2000;
    attendance.leave(somebody('ada'));
    expect([0, 1, 2].map(seat => attendance.awaySince(table, seat))).toEqual([undefined, 1000, undefined]);
    now = 3000;
    attendance.leave(somebody('ada'));
    expect(attendance.awaySince(table, 0)).toBe(3000);
    attendance.seeElsewhere(new Map([['ada', 4000]]));
    expect(attendance.awaySince(table, 0)).toBeUndefined();
    now = 5000;
    expect(attendance.awaySince(table, 0)).toBe(4000);
  });
});

describe('a throttle', () => {
  test('runs at once, and once more for all who ask meanwhile', async () => {
    let runs = 0;
    const throttle = new Throttle(30, () => runs++);
    for (let i = 0; i < 5; i++) throttle.ask();
    expect(runs).toBe(1);
    await expect.poll(() => runs).toBe(2);
    throttle.ask();
    expect(runs).toBe(2);
    await expect.poll(() => runs).toBe(3);
  });

  test('that is stopped serves nobody any more', async () => {
    let runs = 0;
    const throttle = new Throttle(1, () => runs++);
    throttle.ask();
    throttle.ask();
    throttle.stop();
    let later = 0;
    const other = new Throttle(1, () => later++);
    other.ask();
    other.ask();
    await expect.poll(() => later).toBe(2);
    expect(runs).toBe(1);
  });
});
