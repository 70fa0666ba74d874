import { describe, expect, test } from 'vitest';
import { characterOf, START_TILE } from '../../../../games/the-dungeon/readers.ts';
import { clone } from '../../../../kernel/plain.ts';
import { percentOf } from './chances.ts';
import { moments } from './tests/table.ts';
import { waysOf } from './ways.ts';

const SEEDS = ['ways/1', 'ways/2', 'ways/3', 'ways/4'];
const all = SEEDS.flatMap(seed =>
  [...moments(seed, 2)]
    .slice(0, 200)
    .flatMap(({ rules, state, view, seat, actions }) =>
      view.phase === 'step' ? [{ rules, state, seat, ways: waysOf(rules, view, seat, actions), actions }] : [],
    ),
);

describe('where one can go in a turn', () => {
  test('from the start cell four doors lead into the unknown, five times in six', () => {
    const [first] = all;
    expect(first?.ways.map(({ tile, lock, steps }) => [tile, lock && percentOf(lock), steps.length])).toEqual(
      Array.from({ length: 4 }, () => [undefined, 83, 1]),
    );
  });

  test('every legal step is a way, and no other step is', () => {
    for (const { ways, actions } of all) {
      const near = ways.filter(({ steps }) => steps.length === 1).flatMap(({ steps }) => steps);
      expect(near).toEqual(actions.filter(({ type }) => type === 'go'));
    }
  });

  test('a far way is walked step by step without dice, and ends on its tile', () => {
    const far = all.flatMap(moment =>
      moment.ways.filter(({ steps }) => steps.length > 1).map(way => ({ ...moment, way })),
    );
    expect(far.length).toBeGreaterThan(5);
    for (const { rules, state, seat, way } of far) {
      const walked = clone(state);
      for (const step of way.steps) {
        expect(rules.actions(walked, seat)).toContainEqual(step);
        rules.apply(walked, seat, step);
      }
      expect([way.tile, START_TILE]).toContain(characterOf(walked, seat).at);
    }
  });

  test('no tile is offered twice', () => {
    for (const { ways } of all) {
      const places = ways.map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
