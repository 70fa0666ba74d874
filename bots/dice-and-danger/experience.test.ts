import { expect, test } from 'vitest';
import { diceAndDanger, type Options } from '../../games/dice-and-danger/index.ts';
import { CHANCE } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { Experiencing } from './experience.ts';
import { layoutOf } from './layout.ts';
import { leafOf, worthsBy, worthsOf } from './leaf.ts';
import { learntText } from './learnt.ts';
import { readNet } from './net.ts';
import { valuationOf } from './valuation.ts';
import { Value } from './value.ts';

function sheetsOf(adventure: string, seats: number) {
  const options = diceAndDanger.readOptions({ adventure }, seats) as Options;
  const rules = diceAndDanger.rules({ version: diceAndDanger.version, seats, options });
  const layout = layoutOf(rules.content);
  return { rules, layout, net: readNet(learntText(rules.content) as string, layout.count) };
}

test('in company a leaf is worth what the valuation says of its table, by the same net', () => {
  const { rules, layout, net } = sheetsOf('clumsy-cultists', 3);
  const state = rules.setup();
  expect(worthsOf(net, leafOf(rules, layout, state))).toEqual(valuationOf(rules).worth(state));
  expect(worthsOf(net, leafOf(rules, layout, { ...state, phase: 'over', fallen: [0, 1, 1] }))).toEqual([1, 0, 0]);
});

test('worked by hand: who has fallen has no chance, and points to come count as much as those on the sheet', () => {
  const features = [] as const;
  const two = { result: undefined, sheets: [{ points: 20, features }, undefined, { points: 30, features }] };
  expect(worthsBy(two, [10, 99, 0])).toEqual([0.5, 0, 0.5]);
  expect(worthsBy({ result: undefined, sheets: [{ points: 20, features }] }, [12])).toEqual([32]);
});

test.each([
  ['puzzled-pyramid', 1],
  ['defiant-dinosaurs', 2],
] as const)(
  '%s with %i seats: what a round became is where the next begins, and the last has a result',
  (adventure, seats) => {
    const { rules, layout, net } = sheetsOf(adventure, seats);
    // Of this seed everything is played by easy.
    const rounds = new Experiencing(rules, new Value(net, layout), randomFrom('1')).match();
    expect(rounds.length).toBeGreaterThan(5);
    for (const [i, { ends, way }] of rounds.entries()) {
      expect(ends).toHaveLength(12);
      expect(way[0]?.by).toBe(CHANCE);
      const became = way.at(-1)?.end;
      const next = rounds[i + 1]?.before;
      if (next) expect(became).toEqual(next);
      else expect(became?.result).toHaveLength(seats);
    }
  },
);

test('a match that is lived through again is the same', () => {
  const { rules, layout, net } = sheetsOf('annoyed-animals', 1);
  const live = () => new Experiencing(rules, new Value(net, layout), randomFrom('4')).match();
  expect(live()).toEqual(live());
});
