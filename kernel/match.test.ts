import { describe, expect, test } from 'vitest';
import { seedFrom } from './chance.ts';
import { CHANCE, isRefusal } from './game.ts';
import {
  accept,
  type Match,
  play,
  rewind,
  rewindUnder,
  rewindUnrolled,
  roll,
  seedAt,
  seedsAfter,
  start,
  transcriptOf,
  undo,
  type SeedChange,
  undoable,
} from './match.ts';
import { clone } from './plain.ts';
import { parry, type Parry } from './toys/parry.ts';
import { sealed, type Sealed } from './toys/sealed.ts';
import { replay, verify } from './transcript.ts';
import { shove } from './toys/shove.ts';

const SEED = seedFrom('match');

const openSealed = (seats = 2): Match<Sealed> => start(sealed, { seats, options: { rounds: 2 }, seeds: [[0, SEED]] });
const openParry = (): Match<Parry> => start(parry, { seats: 2, options: {}, seeds: [[0, SEED]] });

function actFirst(match: Match<Sealed>, seat: number): void {
  play(match, seat, match.rules.actions(match.state, seat)[0]!);
}

describe('start', () => {
  test('chance deals before the first decision', () => {
    const match = openSealed();
    expect(match.log.map(([seat]) => seat)).toEqual([CHANCE]);
    expect(match.rules.active(match.state)).toEqual([0, 1]);
  });

  test('tells what happened', () => {
    const events: string[] = [];
    start(sealed, { seats: 2, options: { rounds: 2 }, seeds: [[0, SEED]] }, event => events.push(event.type));
    expect(events).toEqual(['rolled']);
  });

  test('waits for dice that are typed in by hand', () => {
    const match = start(sealed, { seats: 1, options: { rounds: 1 }, seeds: [[0, null]] });
    expect(match.rules.active(match.state)).toEqual([CHANCE]);
    play(match, CHANCE, { type: 'roll', dice: [2, 5] });
    expect(match.rules.actions(match.state, 0)).toEqual([
      { type: 'seal', pip: 2 },
      { type: 'seal', pip: 5 },
    ]);
  });
});

describe('accept', () => {
  const match = openParry();
  const [mine] = match.rules.actions(match.state, 0);

  test('takes a listed action by identity and by its text', () => {
    const half = openSealed();
    actFirst(half, 0);
    const [listed] = half.rules.actions(half.state, 0);
    expect(accept(half.rules, half.state, 0, listed)).toBe(listed);
    expect(accept(half.rules, half.state, 0, clone(listed))).toBe(listed);
    expect(accept(match.rules, match.state, 0, mine)).toEqual(mine);
  });

  test('lists nothing for a type that `read` alone judges', () => {
    const { rules, state } = start(shove, { seats: 2, options: {}, seeds: [[0, SEED]] });
    const unasked = { ...rules, actions: () => expect.unreachable('listed') };
    expect(accept(unasked, state, 0, { type: 'shove', power: 7 })).toEqual({ type: 'shove', power: 7 });
    expect(accept(unasked, state, 0, { type: 'shove', power: 0 })).toMatchObject({ rule: 'SH-2' });
  });

  test('refuses anything else with the rule', () => {
    expect(accept(match.rules, match.state, 0, { type: 'strike', card: 99 })).toMatchObject({ rule: 'PA-2' });
    expect(accept(match.rules, match.state, 0, { ...mine, extra: 1 })).toMatchObject({ rule: 'PA-2' });
    expect(accept(match.rules, match.state, 1, mine)).toMatchObject({ rule: 'PA-1' });
  });

  test('asks `read` for what cannot be listed', () => {
    const { rules, state } = start(shove, { seats: 2, options: {}, seeds: [[0, SEED]] });
    expect(accept(rules, state, 0, { type: 'shove', power: 123, smuggled: true })).toEqual({
      type: 'shove',
      power: 123,
    });
    expect(isRefusal(accept(rules, state, 0, { type: 'shove', power: 0 }))).toBe(true);
    expect(accept(rules, state, 1, { type: 'shove', power: 100 })).toMatchObject({ rule: 'SH-1' });
  });
});

describe('undo', () => {
  test('takes back step by step, but never past chance', () => {
    const match = openSealed();
    const before = clone(match.state);
    actFirst(match, 0);
    actFirst(match, 0);
    expect(match.state.done).toEqual([true, false]);
    expect(undo(match, 0)).toBe(true);
    expect(undo(match, 0)).toBe(true);
    expect(match.state).toEqual(before);
    expect(undo(match, 0)).toBe(false);
    expect(match.log).toHaveLength(1);
  });

  test('leaves later entries of seats that decide at the same time', () => {
    const match = openSealed();
    actFirst(match, 0);
    actFirst(match, 1);
    actFirst(match, 1);
    expect(undo(match, 0)).toBe(true);
    expect(match.log.map(([seat]) => seat)).toEqual([CHANCE, 1, 1]);
    expect(match.state.sealed[0]).toBeNull();
    expect(match.state.done).toEqual([false, true]);
  });

  test('folds the log once, however often something is taken back after one roll', () => {
    const opened = openSealed();
    let setups = 0;
    const setup = () => (setups++, opened.rules.setup());
    const match: Match<Sealed> = { ...opened, rules: { ...opened.rules, setup } };
    for (let round = 1; round <= 2; round++) {
      actFirst(match, 0);
      const before = clone({ state: match.state, log: match.log, together: match.together });
      for (let times = 0; times < 5; times++) {
        undo(match, 0);
        actFirst(match, 0);
      }
      expect(setups).toBe(1);
      expect(match).toMatchObject(before);
      for (const seat of round === 1 ? [0, 1, 1] : []) actFirst(match, seat);
    }
  });

  test('folds each entry a few times only, however many are taken back one after the other', () => {
    const opened = start(sealed, { seats: 2, options: { rounds: 20 }, seeds: [[0, SEED]] });
    let applied = 0;
    const apply: typeof opened.rules.apply = (...entry) => (applied++, opened.rules.apply(...entry));
    const match: Match<Sealed> = { ...opened, rules: { ...opened.rules, apply } };
    const states = [clone(match.state)];
    for (let [seat] = match.rules.active(match.state); seat !== undefined; [seat] = match.rules.active(match.state)) {
      actFirst(match, seat);
      states[match.log.length] = clone(match.state);
    }
    const { length } = match.log;
    applied = 0;
    for (let kept = length - 1; kept > 0; kept--) {
      rewind(match, kept);
      if (states[kept]) expect(match.state).toEqual(states[kept]);
      expect(match.together).toHaveLength(kept);
    }
    expect(length).toBeGreaterThan(90);
    expect(applied).toBeLessThan(10 * length);
  });

  test('goes back to another past once the match was rewound', () => {
    const match = openSealed();
    for (const seat of [0, 1]) actFirst(match, seat);
    undo(match, 0);
    rewindUnder(match, 0, seedFrom('another'));
    roll(match);
    const rolled = clone(match.state);
    actFirst(match, 0);
    undo(match, 0);
    expect(match.state).toEqual(rolled);
  });

  test('is over once everybody is done, for then the dice roll', () => {
    const match = openSealed();
    for (const seat of [0, 0, 1, 1]) actFirst(match, seat);
    expect(match.log.at(-1)?.[0]).toBe(CHANCE);
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([undefined, undefined]);
  });

  test('is over once another seat has answered', () => {
    const match = openParry();
    play(match, 0, match.rules.actions(match.state, 0)[0]!);
    expect(undoable(match, 0)).toBe(match.log.length - 1);
    play(match, 1, { type: 'yield' });
    expect(undoable(match, 0)).toBeUndefined();
  });

  test('ends with the match: the end is final', () => {
    const match = openSealed(1);
    while (match.rules.active(match.state).length > 0) actFirst(match, 0);
    expect(match.log.at(-1)?.[0]).toBe(0);
    expect(undo(match, 0)).toBe(false);
  });

  test('is not for chance, onlookers, or a seat that has done nothing', () => {
    const match = openSealed();
    expect([CHANCE, -2, 0, 1].map(seat => undo(match, seat))).toEqual([false, false, false, false]);
  });
});

describe('undo of what was typed in for chance', () => {
  const openTyped = (...seeds: readonly SeedChange[]) => start(sealed, { seats: 1, options: { rounds: 1 }, seeds });
  const ROLL = { type: 'roll', dice: [2, 5] } as const;

  test('takes back a mistyped roll, which can be typed anew', () => {
    const match = openTyped([0, null]);
    const before = clone(match.state);
    play(match, CHANCE, ROLL);
    expect(undo(match, CHANCE)).toBe(true);
    expect([match.state, match.log]).toEqual([before, []]);
    expect(match.undone.get(CHANCE)).toEqual([ROLL]);
    expect(undo(match, CHANCE)).toBe(false);
  });

  test('waits until what was done after it is taken back', () => {
    const match = openTyped([0, null]);
    play(match, CHANCE, ROLL);
    actFirst(match, 0);
    expect(undoable(match, CHANCE)).toBeUndefined();
    undo(match, 0);
    expect(undoable(match, CHANCE)).toBe(0);
    undo(match, CHANCE);
    expect(match.undone.get(0)).toHaveLength(1);
  });

  test('is not for a match that goes on under a seed', () => {
    const match = openTyped([0, null], [1, SEED]);
    play(match, CHANCE, ROLL);
    expect(undo(match, CHANCE)).toBe(false);
  });
});

test('rewind goes back to an earlier entry and forgets what was undone', () => {
  const match = openSealed();
  const before = clone(match.state);
  actFirst(match, 0);
  actFirst(match, 1);
  undo(match, 1);
  rewind(match, 1);
  expect(match.state).toEqual(before);
  expect(match.together).toHaveLength(1);
  expect(match.undone.size).toBe(0);
});

test('a seed that was to answer behind what is taken back answers from there on', () => {
  const played = openSealed(1);
  actFirst(played, 0);
  actFirst(played, 0);
  const log = played.log.slice(0, 2);
  const goneOn = replay(sealed, { ...played.start, seeds: seedsAfter(log.length, 'ab'.repeat(16)), log });
  expect(undo(goneOn, 0)).toBe(true);
  expect(goneOn.start.seeds).toEqual([
    [0, null],
    [1, 'ab'.repeat(16)],
  ]);
  actFirst(goneOn, 0);
  actFirst(goneOn, 0);
  expect(goneOn.log.map(([seat]) => seat)).toEqual([CHANCE, 0, 0, CHANCE]);
  expect(verify(sealed, transcriptOf(goneOn))).toMatchObject({ match: { state: goneOn.state } });
});

test('so it does for whoever goes back twice, lest a roll that was seen come again', () => {
  const match = openSealed(1);
  for (let acted = 0; acted < 2; acted++) actFirst(match, 0);
  rewindUnder(match, 2, 'ab'.repeat(16));
  rewindUnrolled(match, 1);
  expect(match.start.seeds).toEqual([
    [0, SEED],
    [1, 'ab'.repeat(16)],
  ]);
  for (let acted = 0; acted < 2; acted++) actFirst(match, 0);
  expect(verify(sealed, transcriptOf(match))).toMatchObject({ match: { state: match.state } });
});

test('of a match that goes on from its beginning every entry answers to the seed', () => {
  expect(seedsAfter(0, SEED)).toEqual([[0, SEED]]);
});

test('going back under another seed rolls anew, and still verifies', () => {
  const match = openSealed();
  const [, first] = match.log[0] ?? [];
  actFirst(match, 0);
  rewindUnder(match, 0, 'ab'.repeat(16));
  roll(match);
  expect(match.log[0]?.[1]).not.toEqual(first);
  actFirst(match, 0);
  rewindUnder(match, 1, 'cd'.repeat(16));
  expect(match.start.seeds).toEqual([
    [0, 'ab'.repeat(16)],
    [1, 'cd'.repeat(16)],
  ]);
  expect(verify(sealed, transcriptOf(match))).toMatchObject({ match: { state: match.state } });
});

test('a seed holds from its entry on until the next', () => {
  const seeds = [
    [0, 'aa'],
    [5, null],
    [9, 'bb'],
  ] as const;
  expect([0, 4, 5, 8, 9, 99].map(index => seedAt(seeds, index))).toEqual(['aa', 'aa', null, null, 'bb', 'bb']);
});
