import { describe, expect, test } from 'vitest';
import { contentOf } from './content.ts';
import { REACHES, SPREAD, SWAYS } from './data.ts';
import { DEGREE, HALF_TURN } from './direction.ts';
import { flickOf, reached, swayed } from './spread.ts';
import { UNIT } from './square.ts';
import { draws, line, RIGHT, tableOf } from './tests/table.ts';
import { DEFAULTS } from './tests/usual.ts';

describe('the spread', () => {
  const content = contentOf(DEFAULTS);
  const sigmasOf = (table: ReturnType<typeof tableOf>, aim = 0) => {
    const { angle, wobble } = flickOf(content, table.state, 1, { aim, power: 1000, cause: 'turn' });
    return [angle / SPREAD.angle, wobble / SPREAD.length];
  };

  test('DP-43 DP-33 Numbness makes the next flick weak-handed, and only that one', () => {
    const table = tableOf();
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'numbness');
    expect(sigmasOf(table)).toEqual([2, 1.5]);
    line(table, 1, RIGHT);
    expect(sigmasOf(table)).toEqual([1, 1]);
  });

  test('DP-Q22 different effects multiply, the same counts once', () => {
    const table = tableOf({}, state => {
      state.characters[1].effects = ['weak', 'blind'];
    });
    expect(sigmasOf(table)).toEqual([5, 1.5]);
    table.play(0, { type: 'flick', aim: 0, power: 0 });
    draws(table, 'numbness');
    expect(sigmasOf(table)).toEqual([5, 1.5]);
    table.state.characters[1].effects.push('full');
    expect(sigmasOf(table)).toEqual([5, 1.5]);
  });

  test('DP-12 DP-45 DP-Q31 DP-F5 while the sheet turns every direction is alike; bolted, only those ahead are easy', () => {
    const table = tableOf();
    const aims = [HALF_TURN, HALF_TURN + 60 * DEGREE, HALF_TURN + 61 * DEGREE, HALF_TURN - 121 * DEGREE];
    expect(aims.map(aim => sigmasOf(table, aim)[0])).toEqual([1, 1, 1, 1]);
    table.state.bolted = true;
    expect(aims.map(aim => sigmasOf(table, aim)[0])).toEqual([1, 1, 1.3, 1.6]);
  });

  test('DP-Q22 both hands and half power leave the lesser of the two', () => {
    const table = tableOf({}, state => {
      state.characters[1].effects = ['fists'];
    });
    const lengthOf = () => flickOf(content, table.state, 1, { aim: 0, power: 1000, cause: 'turn' }).length / UNIT;
    expect(lengthOf()).toBeCloseTo(5.4, 2);
    table.state.characters[1].effects = ['fists', 'chain'];
    expect(lengthOf()).toBe(4.5);
  });

  test('DP-C9 the tables hold the quantiles of the normal law', () => {
    for (const upper of [SWAYS, REACHES])
      for (const [i, quantile] of upper.entries())
        expect(normal(quantile / 1024)).toBeCloseTo((upper.length + i + 0.5) / (2 * upper.length), 3);
  });

  test('DP-C2 a spread to one side mirrors the spread to the other', () => {
    const made = { aim: 5000, length: 4000, angle: SPREAD.angle, wobble: SPREAD.length };
    for (let by = 0; by < 256; by++) expect(swayed(made, by) - 5000).toBe(5000 - swayed(made, 255 - by));
    for (let by = 0; by < 64; by++) expect(reached(made, by) - 4000).toBe(4000 - reached(made, 63 - by));
  });
});

/** The normal law by the series of its integral. */
function normal(x: number): number {
  let [sum, term] = [x, x];
  for (let k = 1; k < 80; k++) {
    term *= (-x * x) / (2 * k);
    sum += term / (2 * k + 1);
  }
  return 0.5 + sum / Math.sqrt(2 * Math.PI);
}
