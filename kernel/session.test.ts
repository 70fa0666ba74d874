import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE } from './game.ts';
import { type SeedChange, setUndone } from './match.ts';
import { clone, same } from './plain.ts';
import {
  botTurn,
  draftSession,
  foldSteps,
  goBack,
  isStep,
  judge,
  judgeBot,
  nowFor,
  type SeatWish,
  type Session,
  type Step,
  take,
  unstarted,
} from './session.ts';
import { sealed, type Sealed } from './toys/sealed.ts';

const SEED = '00112233445566778899aabbccddeeff';
const OTHER_SEED = 'ffeeddccbbaa99887766554433221100';
const opening = (seats: number) =>
  ({ game: 'sealed', version: 1, seats, options: { rounds: 3 }, seeds: [[0, SEED]] }) as const;

interface Played {
  readonly session: Session<Sealed>;
  readonly steps: Step<Sealed>[];
}

function begun(seats: number, seeds: readonly SeedChange[] = [[0, SEED]]): Played {
  const session = unstarted(sealed, { ...opening(seats), seeds });
  return { session, steps: [take(session, { kind: 'start', by: CHANCE, entries: [] })] };
}

type Wanted = readonly [type: SeatWish['type'], seat: number];

/** What a seat wants: of its legal actions the last. */
function wish({ match, decisions }: Session<Sealed>, [type, seat]: Wanted): SeatWish {
  const asked = { seat, decision: decisions[seat] ?? 0 };
  return type === 'act'
    ? { type, ...asked, action: match.rules.actions(match.state, seat).at(-1) }
    : { type, ...asked };
}

/** Plays on as far as each wish is possible. */
function played(seats: number, wanted: readonly Wanted[], seeds?: readonly SeedChange[]): Played {
  const { session, steps } = begun(seats, seeds);
  for (const each of wanted) {
    const judgement = judge(session, wish(session, each));
    if (isStep(judgement)) steps.push(take(session, judgement));
  }
  return { session, steps };
}

const anyWishes = fc.array(
  fc.tuple(fc.constantFrom<SeatWish['type']>('act', 'act', 'act', 'undo', 'redo'), fc.integer({ min: 0, max: 1 })),
  { maxLength: 25 },
);

test('stored steps add up to the session that wrote them', () => {
  fc.assert(
    fc.property(anyWishes, wanted => {
      const { session, steps } = played(2, wanted);
      const folded = foldSteps(sealed, opening(2), JSON.parse(JSON.stringify(steps)));
      return (
        folded !== undefined &&
        same(folded.decisions, session.decisions) &&
        same(folded.match.state, session.match.state) &&
        same([...folded.match.undone], [...session.match.undone])
      );
    }),
  );
});

test('so do steps of a table with real dice, where what was typed in is taken back as well', () => {
  const anyTyped = fc.array(
    fc.tuple(
      fc.constantFrom<SeatWish['type']>('act', 'act', 'act', 'undo', 'redo'),
      fc.integer({ min: CHANCE, max: 1 }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(anyTyped, wanted => {
      const { session, steps } = played(2, wanted, [[0, null]]);
      const folded = foldSteps(sealed, { ...opening(2), seeds: [[0, null]] }, JSON.parse(JSON.stringify(steps)));
      return (
        folded !== undefined &&
        same(folded.match.log, session.match.log) &&
        same(folded.decisions, session.decisions) &&
        same(folded.match.state, session.match.state)
      );
    }),
  );
});

describe('steps that do not add up', () => {
  const forged: Step<Sealed>['entries'] = [[0, { type: 'seal', pip: 9 }]];
  const second = (change: Partial<Step<Sealed>>) => (steps: readonly Step<Sealed>[]) =>
    steps.map((step, i) => (i === 1 ? { ...step, ...change } : step));
  const spoil: readonly [what: string, spoilt: (steps: readonly Step<Sealed>[]) => readonly Step<Sealed>[]][] = [
    ['no step at all', () => []],
    ['no start', ([, ...steps]) => steps],
    ['a gap', ([start, , ...steps]) => (start ? [start, ...steps] : [])],
    ['a second start', second({ kind: 'start' })],
    ['an action against the rules', second({ entries: forged })],
    ['an action that is none', second({ entries: [] })],
    ['an undo of nothing', second({ kind: 'undo' })],
    ['a redo of nothing', second({ kind: 'redo' })],
    ['a start without its roll', ([start, ...steps]) => (start ? [{ ...start, entries: [] }, ...steps] : [])],
    ['a roll that is not the seed’s', steps => steps.map(step => ({ ...step, entries: step.entries.slice(0, 1) }))],
  ];

  test.each(spoil)('%s', (_, spoilt) => {
    const { steps } = played(1, [
      ['act', 0],
      ['act', 0],
      ['act', 0],
    ]);
    expect(foldSteps(sealed, opening(1), steps)).toBeDefined();
    expect(foldSteps(sealed, opening(1), spoilt(steps))).toBeUndefined();
  });
});

describe('decisions', () => {
  test('count from the first on, and rise for whoever acts or takes back, and for nobody else', () => {
    const { session } = begun(2);
    expect(session.decisions).toEqual([1, 1]);
    take(session, judged(session, wish(session, ['act', 0])));
    expect(session.decisions).toEqual([2, 1]);
    take(session, judged(session, wish(session, ['undo', 0])));
    expect(session.decisions).toEqual([3, 1]);
    take(session, judged(session, wish(session, ['redo', 0])));
    expect(session.decisions).toEqual([4, 1]);
  });

  test('a roll asks everybody who decides anew', () => {
    const { session } = played(2, [
      ['act', 0],
      ['act', 0],
      ['act', 1],
      ['act', 1],
    ]);
    expect(session.match.state.round).toBe(1);
    expect(session.decisions).toEqual([4, 3]);
  });

  test('going back asks everybody who decides then anew, under the dice that were agreed on', () => {
    const { session } = played(2, [
      ['act', 0],
      ['act', 1],
    ]);
    goBack(session, 2);
    expect(session.decisions).toEqual([3, 3]);
    expect(session.match.log).toHaveLength(2);
    goBack(session, 0, OTHER_SEED);
    expect(session.match.start.seeds).toEqual([[0, OTHER_SEED]]);
  });

  function judged(session: Session<Sealed>, wanted: SeatWish): Step<Sealed> {
    const judgement = judge(session, wanted);
    if (!isStep(judgement)) throw new Error(JSON.stringify(judgement));
    return judgement;
  }
});

describe('a wish', () => {
  test('that answers another decision is stale, whatever it wants', () => {
    const { session } = begun(1);
    for (const decision of [0, 2, -1, 0.5])
      expect(judge(session, { ...wish(session, ['act', 0]), decision })).toEqual({ failed: 'stale' });
  });

  test('against the rules is refused with the rule', () => {
    const { session } = begun(1);
    const wanted = { type: 'act', seat: 0, decision: 1, action: { type: 'seal', pip: 9 } } as const;
    expect(judge(session, wanted)).toEqual({ refused: { type: 'not-rolled' }, rule: 'SE-2' });
    expect(judge(session, { ...wanted, action: undefined })).toMatchObject({ rule: 'SE-1' });
  });

  test('of a seat that does not exist comes to nothing', () => {
    const { session } = begun(1);
    expect(judge(session, { type: 'act', seat: 7, decision: 0, action: { type: 'done' } })).toHaveProperty('refused');
    expect(judge(session, { type: 'undo', seat: 7, decision: 0 })).toEqual({ failed: 'nothing' });
  });

  test('changes nothing by being judged, nor by being tried on a draft', () => {
    const { session } = begun(2);
    const before = JSON.stringify([session.decisions, session.match.log, session.match.state]);
    const judgement = judge(session, wish(session, ['act', 1]));
    if (!isStep(judgement)) throw new Error('not legal');
    take(draftSession(session), judgement);
    expect(JSON.stringify([session.decisions, session.match.log, session.match.state])).toBe(before);
  });
});

describe('redo', () => {
  test('plays again what was taken back, newest first', () => {
    const { session } = played(2, [
      ['act', 0],
      ['act', 0],
    ]);
    const state = clone(session.match.state);
    expect(kindsOf(session, ['undo', 'undo', 'redo', 'redo', 'redo'])).toEqual(['undo', 'undo', 'redo', 'redo']);
    expect(session.match.state).toEqual(state);
  });

  test('never gives other dice than the first time', () => {
    const { session: once } = played(1, [
      ['act', 0],
      ['act', 0],
    ]);
    const { session } = begun(1);
    kindsOf(session, ['act', 'undo', 'act', 'undo', 'redo', 'act']);
    expect(session.match.log).toEqual(once.match.log);
  });

  test('is over once the seat does something else', () => {
    const { session } = begun(1);
    expect(kindsOf(session, ['act', 'undo', 'act', 'redo'])).toEqual(['act', 'undo', 'act']);
    expect(kindsOf(session, ['undo', 'redo', 'redo'])).toEqual(['undo', 'redo']);
  });

  test('plays nothing that is no longer legal', () => {
    const { session } = played(1, [['act', 0]]);
    kindsOf(session, ['undo']);
    setUndone(session.match, 0, [{ type: 'seal', pip: 9 }]);
    expect(judge(session, wish(session, ['redo', 0]))).toEqual({ failed: 'nothing' });
  });

  /** What became of the wishes of seat 0. */
  const kindsOf = (session: Session<Sealed>, wanted: readonly SeatWish['type'][]): readonly Step<Sealed>['kind'][] =>
    wanted.flatMap(type => {
      const judgement = judge(session, wish(session, [type, 0]));
      return isStep(judgement) ? [take(session, judgement).kind] : [];
    });
});

test('shows a seat how things stand, and what it may take back or do again', () => {
  const { session } = played(2, [['act', 0]]);
  expect(nowFor(session, 0)).toMatchObject({ seat: 0, decision: 2, waiting: [0, 1], canUndo: true, canRedo: false });
  expect(nowFor(session, 1)).toMatchObject({ decision: 1, canUndo: false, view: { sealed: [0, null] } });
  take(session, { kind: 'undo', by: 0, entries: [] });
  expect(nowFor(session, 0)).toMatchObject({ decision: 3, canUndo: false, canRedo: true, outcome: undefined });
});

test('a bot is told what its seat may know, and the same luck for the same decision', () => {
  const { session } = played(2, [['act', 0]]);
  const turn = botTurn(session, { id: 'm', bot: 'easy', seat: 1 });
  expect(turn).toEqual({
    game: 'sealed',
    start: { version: 1, seats: 2, options: { rounds: 3 } },
    bot: 'easy',
    seat: 1,
    decision: 1,
    view: session.match.rules.view(session.match.state, 1),
    luck: 'm/1/1',
  });
  expect(JSON.stringify(turn)).not.toContain(SEED);
});

test('a bot plays what it wants, and any legal action where it wants nothing or the rules refuse it', () => {
  const { session } = played(2, [['act', 0]]);
  const { rules, state } = session.match;
  const turn = botTurn(session, { id: 'm', bot: 'easy', seat: 1 });
  const legal = rules.actions(state, 1);
  const acting = (action: unknown): unknown => ({ kind: 'act', by: 1, entries: [[1, action]] });
  expect(judgeBot(session, turn, legal.at(-1))).toEqual({ judgement: acting(legal.at(-1)) });
  const idle = judgeBot(session, turn, undefined);
  expect(legal.map(acting)).toContainEqual(idle.judgement);
  expect(idle.refusal).toBeUndefined();
  expect(judgeBot(session, turn, undefined)).toEqual(idle);
  const illegal = { ...legal[0], type: 'no-such-action' } as unknown as (typeof legal)[number];
  expect(judgeBot(session, turn, illegal)).toEqual({ ...idle, refusal: rules.why(state, 1, illegal) });
});

test('the rules are asked once what a bot may do', () => {
  const { session } = played(2, [['act', 0]]);
  const { rules, state } = session.match;
  const asked: number[] = [];
  const actions: typeof rules.actions = (of, seat) => {
    asked.push(seat);
    return rules.actions(of, seat);
  };
  const counted = { ...session, match: { ...session.match, rules: { ...rules, actions } } };
  const turn = botTurn(session, { id: 'm', bot: 'easy', seat: 1 });
  expect(isStep(judgeBot(counted, turn, rules.actions(state, 1)[0]).judgement)).toBe(true);
  expect(asked).toEqual([1]);
});

test('a bot that is no longer asked plays nothing', () => {
  const { session } = played(2, [['act', 0]]);
  const { rules, state } = session.match;
  const turn = botTurn(session, { id: 'm', bot: 'easy', seat: 1 });
  expect(rules.active(state)).not.toContain(2);
  expect(judgeBot(session, { ...turn, seat: 2, decision: 0 }, undefined)).toEqual({
    judgement: rules.why(state, 2, undefined),
  });
  const [wanted] = rules.actions(state, 1);
  expect(judgeBot(session, { ...turn, decision: 0 }, wanted)).toEqual({ judgement: { failed: 'stale' } });
});
