import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diceAndDanger, type DiceAndDanger, type Options, type State } from '../../games/dice-and-danger/index.ts';
import { LIVES, NEXT, POINTS_PER_GEM, roomAt, ROLLS, SUMS } from '../../games/dice-and-danger/readers.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import type { Entry, Transcript } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom, total } from '../../kernel/random.ts';
import { accountOf, balanceOf, picksIn } from '../account.ts';
import type { ChancePick, Valuation } from '../valuation.ts';
import { valuation, valuationOf } from './valuation.ts';

type Matched = { readonly rules: Rules<DiceAndDanger>; readonly log: readonly Entry<DiceAndDanger>[] };

const rulesFor = (adventure: string, seats: number): Rules<DiceAndDanger> =>
  diceAndDanger.rules({ version: 1, seats, options: diceAndDanger.readOptions({ adventure }, seats) as Options });

const judging = (rules: Rules<DiceAndDanger>): Valuation<DiceAndDanger> => valuationOf(rules);

/** The first entries of a match in which everybody does anything. */
function anything(adventure: string, seats: number, entries: number): Matched {
  const rules = rulesFor(adventure, seats);
  const random = randomFrom(`${adventure}/${seats}`);
  const state = rules.setup();
  const log: Entry<DiceAndDanger>[] = [];
  for (let [seat] = rules.active(state); seat !== undefined && log.length < entries; [seat] = rules.active(state)) {
    const action = seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random);
    rules.apply(state, seat, action);
    log.push([seat, action]);
  }
  return { rules, log };
}

function stored(name: string): Matched {
  const url = new URL(`../../games/dice-and-danger/transcripts/${name}.json`, import.meta.url);
  const { version, seats, options, log } = JSON.parse(readFileSync(url, 'utf8')) as Transcript<DiceAndDanger>;
  return { rules: diceAndDanger.rules({ version, seats, options }), log };
}

const stateAfter = ({ rules, log }: Matched, entries: number): State => {
  const state = rules.setup();
  for (const [seat, action] of log.slice(0, entries)) rules.apply(state, seat, action);
  return state;
};

describe.each([
  ['anything, alone', () => anything('annoyed-animals', 1, 24)],
  ['anything, with written clouds', () => anything('puzzled-pyramid', 2, 34)],
  ['anything, three seats', () => anything('clumsy-cultists', 3, 20)],
  ['a real match alone', () => stored('annoyed-animals-alone-fallen')],
  ['a real match of two', () => stored('defiant-dinosaurs-two-one-left')],
] as const)('%s', (_name, matchOf) => {
  test('luck, errors, gifts and drift add up for every seat, and twice the same', () => {
    const { rules, log } = matchOf();
    const last = log.slice(-30);
    const from = log.length - last.length;
    const start = stateAfter({ rules, log }, from);
    const going = { ...rules, setup: () => clone(start) };
    const account = accountOf(going, judging(rules), last);
    for (const seat of rules.content.everyone) {
      const { result, start: before, luck, errors, gifts, drift } = balanceOf(account, seat);
      expect(Math.abs(result - before - (luck - errors + gifts + drift))).toBeLessThan(1e-9);
    }
    const few = { ...rules, setup: () => clone(start) };
    expect(accountOf(few, judging(rules), last.slice(0, 6)).changes).toEqual(account.changes.slice(0, 6));
  });
});

const meanOf = (
  { rules }: Matched,
  state: Readonly<State>,
  { worth, picks }: { worth: Valuation<DiceAndDanger>['worth']; picks: readonly ChancePick<DiceAndDanger>[] },
): number => {
  const worths = picks.map(({ action, odds }) => {
    const next = clone(state) as State;
    rules.apply(next, CHANCE, action);
    return (worth(next)[0] ?? 0) * odds;
  });
  return total(worths) / total(picks.map(({ odds }) => odds));
};

test.each([
  ['annoyed-animals', 1, 30, 0.3],
  ['puzzled-pyramid', 1, 45, 0.3],
  ['clumsy-cultists', 2, 60, 0.015],
] as const)('at %s with %i seats a few rolls stand for all of them', (adventure, seats, entries, near) => {
  const match = anything(adventure, seats, entries);
  const { worth } = judging(match.rules);
  const rolling = match.log.findLastIndex(([seat]) => seat === CHANCE);
  const state = stateAfter(match, rolling);
  const few = picksIn(match.rules, judging(match.rules), state);
  expect(few.length).toBeLessThan(ROLLS.length / 2);
  expect(total(few.map(({ odds }) => odds))).toBe(total(ROLLS.map(({ odds }) => odds)));
  const all = ROLLS.map(({ action, odds }) => ({ action, odds }));
  const [some, every] = [few, all].map(picks => meanOf(match, state, { worth, picks })) as [number, number];
  expect(Math.abs(some - every)).toBeLessThan(near);
});

test('within a round nothing is lost by doing what is worth most, one step after the other', () => {
  const rules = rulesFor('annoyed-animals', 1);
  const { worth, candidates } = judging(rules);
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', white: [1, 2, 3, 4], black: 5 });
  const before = worth(state)[0] ?? 0;
  while (state.phase === 'cross') {
    const tried = candidates!(state, 0).map(action => {
      const next = clone(state);
      rules.apply(next, 0, action);
      return { action, worth: worth(next)[0] ?? 0 };
    });
    const best = tried.reduce((most, each) => (each.worth > most.worth ? each : most));
    expect(best.worth).toBeCloseTo(before, 9);
    rules.apply(state, 0, best.action);
  }
});

/**
 * A sheet with one box left, that of a monster which a 7 hits, and a last life: whoever rolls a 7 ends the match with the
 * monster's gems, whoever does not ends it by dying.
 */
function lastBlow(rules: Rules<DiceAndDanger>): { readonly state: State; readonly prize: number } {
  const { content } = rules;
  const plainly = (room: number): string =>
    SUMS.filter(sum => content.prey[sum]?.some(prey => prey.room === room && prey.key === undefined)).join();
  const room = content.monsters.find(each => each !== content.boss && plainly(each) === '7') as number;
  const keys = content.prey.flatMap(all => all.flatMap(prey => (prey.room === room ? [prey.key] : [])));
  const state = rules.setup();
  for (const paper of [...state.papers, ...state.drafts.map(draft => draft.paper)]) {
    paper.crosses = content.boxes.map((boxes, node) => (keys.includes(node) ? 0 : node === room ? boxes - 1 : boxes));
    paper.near = paper.near.map((near, node) => (keys.includes(node) ? near : NEXT));
    paper.achievements = paper.achievements.map(() => 1);
    paper.symbols = 0;
    paper.lost = LIVES - 1;
  }
  state.slain = state.slain.map((_, i) => (content.rooms[i] === room ? 0 : 1));
  state.honoured = state.honoured.map(() => 1);
  return { state, prize: POINTS_PER_GEM * roomAt(content.sheet, room).gems[0] };
}

test.each([
  [[1, 2, 5, 5], 462],
  [[1, 1, 2, 3], -834],
] as const)('worked by hand: of a last roll that shows %j the luck is known', (white, share) => {
  const rules = rulesFor('annoyed-animals', 1);
  const { state, prize } = lastBlow(rules);
  const going = { ...rules, setup: () => clone(state) };
  const { changes } = accountOf(going, judging(rules), [[CHANCE, { type: 'roll', white, black: 1 }]]);
  // Throws of four dice without a 7 use of 1-6, 2-5 and 3-4 one side each: one of the three pairs 3 * 2 * 1, two of them
  // 3 * 4 * 14, all three 8 * 36 throws: 462 of 1296. So 834 of 1296 win the prize: a 7 is worth 462/1296 of it more
  // than the mean, and none 834/1296 less.
  expect(changes[0]?.luck[0]).toBeCloseTo((prize * share) / 1296, 9);
});

test('worked by hand: who keeps a torch for the last blow loses nothing by it', () => {
  const rules = rulesFor('annoyed-animals', 1);
  const { state } = lastBlow(rules);
  for (const paper of [...state.papers, ...state.drafts.map(draft => draft.paper)]) {
    paper.torches = 1;
    paper.lost = LIVES - 4;
  }
  rules.apply(state, CHANCE, { type: 'roll', white: [1, 1, 2, 3], black: 1 });
  rules.apply(state, 0, { type: 'split', sums: [2, 5], black: false });
  const blow = rules.actions(state, 0).find(({ type }) => type === 'torch');
  const keep = rules.actions(state, 0).find(({ type }) => type === 'give-up');
  if (!blow || !keep) throw new Error('both can be done');
  // Nothing else is left to be crossed out: the torch deals the blow now, or whatever is rolled in the round after.
  expect(judging(rules).duel?.({ state, seat: 0, better: blow, played: keep })).toMatchObject({ cost: 0, error: 0 });
});

test('worked by hand: of two who have fallen nobody has won, and who is left has', () => {
  const rules = rulesFor('annoyed-animals', 2);
  const { worth } = judging(rules);
  const over = { ...rules.setup(), phase: 'over', fallen: [1, 1] } as State;
  expect(worth(over)).toEqual([0, 0]);
  expect(worth({ ...over, fallen: [1, 0] })).toEqual([0, 1]);
  expect(worth({ ...over, fallen: [0, 0] })).toEqual([0.5, 0.5]);
});

test('causes add up to what a position is worth', () => {
  for (const match of [stored('annoyed-animals-two-free-kill'), stored('clumsy-cultists-alone-deeds')]) {
    const { causes, worth } = judging(match.rules);
    for (const entries of [3, 20, match.log.length]) {
      const state = stateAfter(match, entries);
      for (const seat of match.rules.content.everyone) {
        const amounts = causes!(state, seat).map(({ amount }) => amount);
        expect(total(amounts)).toBeCloseTo(worth(state)[seat] ?? NaN, 9);
      }
    }
  }
});

test('nothing is said of matches in company, whose drift is not small yet', () => {
  expect(valuation(rulesFor('annoyed-animals', 1))?.unit).toBe('points');
  expect(valuation(rulesFor('annoyed-animals', 2))).toBeUndefined();
});

test('of a sheet that nobody has learnt nothing is said', () => {
  const rules = rulesFor('annoyed-animals', 1);
  const { sheet } = rules.content;
  const other = { ...rules, content: { ...rules.content, sheet: { ...sheet, name: 'Mine' } } };
  expect(valuation(other)).toBeUndefined();
});
