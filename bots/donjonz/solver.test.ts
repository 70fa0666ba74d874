import { describe, expect, test } from 'vitest';
import { type Action, donjonz, type Options, type State } from '../../games/donjonz/index.ts';
import { CHANCE, type Random } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { hint } from './hint.ts';
import { solve } from './solver.ts';
import { strong } from './strong.ts';
import { bestByFutures } from './tests/futures.ts';
import { isBeaten } from './layers.ts';

const options = donjonz.readOptions({}, 1) as Options;
const rules = donjonz.rules({ version: donjonz.version, seats: 1, options });
const { content } = rules;
const EFFORT = { nodes: 1_000_000 };

type Lay = (state: State, random: Random) => Action;
const atRandom: Lay = (state, random) => choose<Action>(rules.actions(state, 0), random);
const withPlan: Lay = state => hint(content, rules.view(state, 0), 1)?.action as Action;

const halfPlanned: Lay = (state, random) => (random(2) === 0 ? atRandom : withPlan)(state, random);

/** A table with so many cards on it, on which the hero is to set out. */
function laidOut(seed: string, lay: Lay, cards = 11): State {
  const random = randomFrom(seed);
  const state = rules.setup();
  while (state.laid.length <= cards && state.phase !== 'walk' && state.phase !== 'set-out') {
    const [seat = CHANCE] = rules.active(state);
    const action = seat === CHANCE ? draw(rules, state, random) : lay(state, random);
    rules.apply(state, seat, action);
  }
  return Object.assign(state, { phase: 'walk', hand: null, next: null });
}

/** Walks on at random for so many steps, if the walk lasts as long. */
function walkedOn(table: State, steps: number, random: Random): State {
  let state = table;
  for (let i = 0; i < steps && rules.actions(state, 0).length > 0; i++) {
    const next = clone(state);
    rules.apply(next, 0, atRandom(next, random));
    if (next.phase === 'over') return state;
    state = next;
  }
  return state;
}

const PATIENCE = 4_000;

/** The best score of all ways to walk on by the rules, or undefined where they are too many to try. */
function bestByTrying(table: State): number | undefined {
  let [best, tried] = [-1, 0];
  const tryAll = (state: State): void => {
    if (++tried > PATIENCE) return;
    best = Math.max(best, rules.outcome(state)?.scores[0] ?? -1);
    for (const action of rules.actions(state, 0)) {
      const next = clone(state);
      rules.apply(next, 0, action);
      tryAll(next);
    }
  };
  tryAll(table);
  return tried > PATIENCE || best < 0 ? undefined : best;
}

/** The score after playing a walk, each step of which has to be legal. */
function playOut(table: State, actions: readonly Action[]): number | undefined {
  const state = clone(table);
  for (const action of actions) {
    expect(rules.actions(state, 0)).toContainEqual(action);
    rules.apply(state, 0, action);
  }
  return rules.outcome(state)?.scores[0];
}

/** Compares the solver with all ways there are, wherever these can be tried; answers how often that was. */
function compared(tables: readonly State[]): number {
  return tables.filter(table => {
    const best = bestByTrying(table);
    if (best === undefined) return false;
    const { walk, bound, isProved } = solve(content, table, EFFORT);
    expect({ glory: walk.glory, bound, isProved }).toEqual({ glory: best, bound: best, isProved: true });
    expect(playOut(table, walk.actions)).toBe(best);
    return true;
  }).length;
}

/** How often the other algorithm came to its end, and found as much as is proved. */
function alsoFound(tables: readonly State[]): number {
  return tables.filter(table => {
    const best = bestByFutures(content, table, PLACES);
    if (best === undefined) return false;
    expect(solve(content, table, EFFORT)).toMatchObject({ bound: best, isProved: true, walk: { glory: best } });
    return true;
  }).length;
}
const PLACES = 40_000;

/** As strong lays, with a few of the dungeons that it would imagine. */
const asStrongLays: Lay = (state, random) => strong.sit({ rules, seat: 0, random, nodes: 1000 })(rules.view(state, 0));

/** Nothing beats what is proved to be the best, by the third algorithm; and that one finds what beats a little less. */
function expectUnbeaten(table: State): void {
  const { walk, isProved } = solve(content, table, EFFORT);
  expect(isProved).toBe(true);
  const beats = (claim: number) => isBeaten(content, table, { claim, patience: 1_000_000 });
  expect([beats(walk.glory), beats(walk.glory - 1)]).toEqual([false, true]);
}

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe('DZ-C10 the best walk of all', () => {
  test('through a few cards is what trying every walk by the rules finds', () => {
    expect(compared(many(60, i => laidOut(`few ${i}`, withPlan, 2 + (i % 3))))).toBeGreaterThan(40);
  });

  test('through eleven cards laid at random is what trying every walk finds', () => {
    expect(compared(many(160, i => laidOut(`random ${i}`, atRandom)))).toBeGreaterThan(100);
  });

  test('on from halfway through cards laid with a plan is what trying every walk on finds', () => {
    const layouts = many(6, i => laidOut(`plan ${i}`, withPlan));
    const tables = layouts.flatMap((layout, i) => many(8, j => walkedOn(layout, 28 + j, randomFrom(`walk ${i} ${j}`))));
    expect(compared(tables)).toBeGreaterThanOrEqual(20);
  });

  test('through whole dungeons, laid at random or half of them with a plan, is what another algorithm finds that knows no bound', () => {
    expect(alsoFound(many(50, i => laidOut(`whole at random ${i}`, atRandom)))).toBeGreaterThan(40);
    expect(alsoFound(many(20, i => laidOut(`half ${i}`, halfPlanned)))).toBeGreaterThan(4);
  });

  test('through eleven cards as strong lays them, or with a plan, is beaten by no walk of all walks at once', () => {
    const tables = [...many(2, i => laidOut(`strong ${i}`, asStrongLays)), laidOut('whole 3', withPlan)];
    for (const table of tables) expect(table.laid).toHaveLength(12);
    tables.forEach(expectUnbeaten);
  });

  test('through cards laid with a plan is proved, can be walked, and is found again', () => {
    for (const table of many(2, i => laidOut(`whole ${i}`, withPlan))) {
      const solution = solve(content, table, EFFORT);
      expect(solution).toMatchObject({ isProved: true, bound: solution.walk.glory });
      expect(playOut(table, solution.walk.actions)).toBe(solution.walk.glory);
      expect(solve(content, table, EFFORT)).toEqual(solution);
    }
  });
});

test('a search that gives up says what could still be there, and never less than there is', () => {
  const table = laidOut('whole 0', withPlan);
  const whole = solve(content, table, EFFORT);
  for (const nodes of [0, 1, 10, 100]) {
    const { walk, bound, isProved, nodes: seen } = solve(content, table, { nodes });
    expect(seen).toBeLessThanOrEqual(nodes);
    expect(isProved).toBe(false);
    expect(walk.glory).toBeLessThanOrEqual(whole.walk.glory);
    expect(bound).toBeGreaterThanOrEqual(whole.walk.glory);
  }
});

test('a search that begins with a walk gives it back where it looks no further and finds none worth more', () => {
  const table = laidOut('whole 0', withPlan);
  const { walk } = solve(content, table, EFFORT);
  expect(solve(content, table, { nodes: 0 }).walk.glory).toBeLessThan(walk.glory);
  expect(solve(content, table, { nodes: 0, atLeast: walk }).walk).toBe(walk);
  const sooner = solve(content, table, { ...EFFORT, atLeast: walk });
  expect(sooner).toMatchObject({ walk, isProved: true });
  expect(sooner.nodes).toBeLessThanOrEqual(solve(content, table, EFFORT).nodes);
});

test('the two figures are told as they close in, the one never falling, the other from far above', () => {
  const told: (readonly [number, number])[] = [];
  const solution = solve(content, laidOut('whole 0', withPlan), { ...EFFORT, heard: (...both) => told.push(both) });
  expect(told.length).toBeGreaterThan(0);
  for (const [i, [glory, bound]] of told.entries()) {
    expect(glory).toBeGreaterThanOrEqual(told[i - 1]?.[0] ?? 0);
    expect(bound).toBeGreaterThanOrEqual(solution.walk.glory);
  }
});
