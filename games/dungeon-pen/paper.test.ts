import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../kernel/game.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import { dungeonPen } from './index.ts';
import { squareAt, UNIT } from './square.ts';
import { put, tableOf, where } from './tests/table.ts';

const HAIR = 1 / UNIT;

describe('a line on real paper', () => {
  const made = { type: 'flick', aim: 0, power: 1000 } as const;
  const at = (x: number, y: number) => ({ type: 'stop', x: x * UNIT, y: y * UNIT }) as const;

  test('DP-Q44 ends where somebody saw it end, and draws an event', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 12.5));
    table.play(0, made);
    table.chance(at(9.25, 11));
    expect(where(table.state, 0)).toEqual([9.25, 11]);
    expect(table.rules.actions(table.state, CHANCE)[0]?.type).toBe('draw');
  });

  test('DP-Q44 DP-14 is cut at the first wall on its way, and the border is one', () => {
    const table = tableOf({}, state => {
      put(state, 0, 6.5, 12.5);
      state.walls = [squareAt(9, 12)];
    });
    table.play(0, made);
    table.chance(at(12, 12.5));
    expect(where(table.state, 0)).toEqual([9 - HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(14);
    const rim = tableOf({}, state => put(state, 0, 2.5, 12.5));
    rim.play(0, made);
    rim.chance(at(0, 12.5));
    expect(where(rim.state, 0)).toEqual([HAIR, 12.5]);
  });

  test('DP-Q44 DP-Q13 is refused off the sheet and where it is too short to be one', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 12.5));
    expect(table.refusal(CHANCE, at(9, 11)).rule).toBe('DP-27');
    table.play(0, made);
    for (const end of [at(-1, 3), at(19, 3), { type: 'stop', x: 2.5, y: 'far' }])
      expect(table.refusal(CHANCE, end)).toMatchObject({ refused: { type: 'line-off-sheet' }, rule: 'DP-Q44' });
    expect(table.refusal(CHANCE, at(6.5, 12.625))).toMatchObject({
      refused: { type: 'line-too-short' },
      rule: 'DP-Q13',
    });
    expect(table.refusal(0, at(9, 11))).toMatchObject({ refused: { type: 'chance' } });
  });

  test('DP-Q44 DP-Q5 DP-Q13 runs off the sheet into a border that is nearer than a quarter of a square', () => {
    const table = tableOf({}, state => put(state, 0, HAIR, 12.5));
    table.play(0, made);
    expect(table.refusal(CHANCE, at(0.125, 12.5)).rule).toBe('DP-Q13');
    expect(table.refusal(CHANCE, at(HAIR, 12.5 + 255 * HAIR)).rule).toBe('DP-Q13');
    table.chance(at(0, 12.5));
    expect(where(table.state, 0)).toEqual([HAIR, 12.5]);
    expect(table.state.characters[0].hp).toBe(14);
  });

  test.each([
    [9.5, 0],
    [9.5, 18],
    [0, 9.5],
    [18, 9.5],
  ])('DP-Q44 DP-Q4 hits the border where it was named, at %d across and %d down', (x, y) => {
    const table = tableOf({}, state => put(state, 0, 9.5, 9.5));
    table.play(0, made);
    table.chance(at(x, y));
    expect(table.events.find(({ type }) => type === 'line-drawn')).toMatchObject({ contact: 'wall' });
  });

  test('DP-Q44 DP-Q13 a quarter of a square is long enough', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 12.5));
    table.play(0, made);
    table.chance(at(6.75, 12.5));
    expect(where(table.state, 0)).toEqual([6.75, 12.5]);
  });

  test('DP-Q44 DP-25 is asked for once: a line whose direction was drawn has its length drawn as well', () => {
    const table = tableOf({}, state => put(state, 0, 6.5, 12.5));
    table.play(0, made);
    for (const input of [{ ...at(9, 11), type: 'end' }, null, 'stop'])
      expect(table.refusal(CHANCE, input)).toMatchObject({ refused: { type: 'chance' }, rule: 'DP-25' });
    table.chance({ type: 'sway', by: 128 });
    expect(table.refusal(CHANCE, at(9, 11))).toMatchObject({ refused: { type: 'chance' }, rule: 'DP-25' });
  });

  test('DP-Q44 is listed nowhere: a seed never picks it, and a transcript with a seed that holds it does not fit', () => {
    const seeds = [[0, '00112233445566778899aabbccddeeff']] as const;
    const log = [
      [0, made],
      [CHANCE, at(9, 11)],
    ];
    const sheet = { game: 'dungeon-pen', version: 1, seats: 2, options: {}, log };
    expect(verify(dungeonPen, { ...sheet, seeds })).toMatchObject({ misfit: 'chance', entry: 1 });
    expect(isMisfit(verify(dungeonPen, { ...sheet, seeds: [[0, null]] }))).toBe(false);
  });

  test('DP-Q44 DP-Q34 is drawn again when somebody quibbles', () => {
    const table = tableOf({ quibble: true }, state => put(state, 0, 6.5, 12.5));
    table.play(0, made);
    table.chance(at(9, 11));
    table.play(1, { type: 'quibble' });
    expect(where(table.state, 0)).toEqual([6.5, 12.5]);
    table.chance(at(4.5, 12.5));
    expect(where(table.state, 0)).toEqual([4.5, 12.5]);
  });
});
