import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Kind, type Rules } from './game.ts';
import { fuzz } from './fuzz.ts';
import { Breach, obeyLaws, obeyLawsOften, type Subject } from './laws.ts';
import type { SessionFunctions } from './laws/sample.ts';
import { canonical } from './plain.ts';
import { foldSteps, isStep, judge, nowFor, take } from './session.ts';
import { parry, type Parry, PARRY_RULES, parryWords, permuteParry } from './toys/parry.ts';
import { permuteSealed, sealed, type Sealed, SEALED_RULES, sealedWords } from './toys/sealed.ts';
import { shove, type Shove, SHOVE_RULES, shoveWords } from './toys/shove.ts';

const SEALED: Subject<Sealed> = {
  game: sealed,
  seats: 3,
  ruleIds: SEALED_RULES,
  permute: permuteSealed,
  words: [sealedWords],
};
const SHOVE: Subject<Shove> = {
  game: shove,
  seats: 2,
  ruleIds: SHOVE_RULES,
  permute: state => state,
  words: [shoveWords],
};
const PARRY: Subject<Parry> = {
  game: parry,
  seats: 2,
  ruleIds: PARRY_RULES,
  permute: permuteParry,
  words: [parryWords],
};

const MATCHES = 60;

describe('the toys obey every law', () => {
  test('sealed and simultaneous', () => expect(obeyLawsOften(SEALED, MATCHES)).toHaveLength(MATCHES));
  test('read and a spread in two steps', () => expect(obeyLawsOften(SHOVE, MATCHES)).toHaveLength(MATCHES));
  test('a private draw, a reaction, an extra turn', () => expect(obeyLawsOften(PARRY, MATCHES)).toHaveLength(MATCHES));

  test('the toys do what they are kept for', () => {
    const log = Array.from({ length: 20 }, (_, i) => obeyLaws(PARRY, `extra/${i}`).log).find(entries => {
      const strikers = entries.filter(([, action]) => action.type === 'strike').map(([seat]) => seat);
      return strikers.some((seat, i) => i > 0 && seat === strikers[i - 1]);
    });
    expect(log?.some(([, action]) => action.type === 'parry')).toBe(true);
    expect(
      obeyLaws(SHOVE, 'spread')
        .log.slice(1, 3)
        .map(([seat, { type }]) => [seat, type]),
    ).toEqual([
      [CHANCE, 'drift'],
      [CHANCE, 'slip'],
    ]);
  });

  test('no two matches of the suite are the same', () => {
    expect(new Set(obeyLawsOften({ ...PARRY, oneIn: 50 }, MATCHES).map(canonical)).size).toBe(MATCHES);
  });

  test('looks that are rare change nothing in a match, and see a breach all the same', () => {
    expect(obeyLaws({ ...PARRY, oneIn: 8 }, 'rare')).toEqual(obeyLaws(PARRY, 'rare'));
    expect(lawBrokenBy({ ...bend(PARRY, () => ({ witness: event => event })), oneIn: 8 })).toBe(
      'an event tells no more than the view',
    );
  });
});

/** The subject with some of its rules bent. */
function bend<K extends Kind>(subject: Subject<K>, change: (rules: Rules<K>) => Partial<Rules<K>>): Subject<K> {
  const rules: Game<K>['rules'] = start => {
    const straight = subject.game.rules(start);
    return { ...straight, ...change(straight) };
  };
  return { ...subject, game: { ...subject.game, rules } };
}

function lawBrokenBy<K extends Kind>(subject: Subject<K>): string {
  const { breach } = fuzz(subject, 'breach', inTurns(40));
  expect(breach).toBeInstanceOf(Breach);
  return breach?.law ?? '';
}

function inTurns(most: number): () => boolean {
  let left = most;
  return () => left-- > 0;
}

describe('every law has a breach that it catches', () => {
  test('reading does not change', () => {
    const subject = bend(SEALED, rules => ({
      actions(state, seat) {
        state.marks.push([]);
        return rules.actions(state, seat);
      },
    }));
    expect(lawBrokenBy(subject)).toBe('reading does not change');
  });

  test('a state is plain data', () => {
    const subject = bend(SHOVE, rules => ({ setup: () => ({ ...rules.setup(), turn: 0.5 }) }));
    expect(lawBrokenBy(subject)).toBe('a state is plain data');
  });

  test('an active seat can act', () => {
    const subject = bend(SHOVE, () => ({ actions: () => [] }));
    expect(lawBrokenBy(subject)).toBe('an active seat can act');
  });

  test('an action listed twice', () => {
    const subject = bend(SEALED, rules => ({
      actions: (state, seat) => [...rules.actions(state, seat), ...rules.actions(state, seat)],
    }));
    expect(lawBrokenBy(subject)).toBe('no action is listed twice');
  });

  test('a listed action that is not accepted', () => {
    const subject = bend(SEALED, rules => ({
      actions: (state, seat) => rules.actions(state, seat).map(action => ({ ...action, note: undefined })),
    }));
    expect(lawBrokenBy(subject)).toBe('what is listed is accepted');
  });

  test('a refusal without a rule', () => {
    const subject = bend(PARRY, () => ({ why: () => ({ refused: { type: 'not-now' } as const, rule: 'because' }) }));
    expect(lawBrokenBy(subject)).toBe('what is not listed is refused by a rule');
  });

  test('a reader that takes anything', () => {
    const subject = bend(SHOVE, rules => ({
      read: (state, seat, input) =>
        input === null
          ? { type: 'shove' as const, power: 9999 }
          : (rules.read?.(state, seat, input) ?? rules.why(state, seat, input)),
    }));
    expect(lawBrokenBy(subject)).toBe('what is not listed is refused by a rule');
  });

  test('an outcome before the end', () => {
    const subject = bend(SHOVE, () => ({ outcome: () => ({ places: [1, 1], scores: [0, 0], length: 0, notes: {} }) }));
    expect(lawBrokenBy(subject)).toBe('an outcome comes with the end');
  });

  test('odds for actions that are not there', () => {
    expect(lawBrokenBy(bend(SHOVE, () => ({ odds: () => [1, 2] })))).toBe('odds fit the actions of chance');
  });

  test('loaded dice in playouts', () => {
    const subject = bend(SEALED, () => ({ draw: () => ({ type: 'roll', dice: [6, 6] }) as const }));
    expect(lawBrokenBy(subject)).toBe('draws follow the odds');
  });

  test('an imagination that forgets', () => {
    const subject = bend(SEALED, rules => ({
      imagine: (view, seat, random) => ({ ...rules.imagine(view, seat, random), round: 0 }),
    }));
    expect(lawBrokenBy(subject)).toBe('an imagined state looks the same');
  });

  test('a non-commuting step', () => {
    const subject = bend(SEALED, rules => ({
      apply(state, seat, action, emit) {
        rules.apply(state, seat, action, emit);
        if (action.type === 'seal') state.round = seat % 2;
      },
    }));
    expect(lawBrokenBy(subject)).toBe('decisions made at once commute');
  });

  test('an action without words', () => {
    const { shove: _, ...actions } = shoveWords.actions;
    const words = { ...shoveWords, actions: actions as typeof shoveWords.actions };
    expect(lawBrokenBy({ ...SHOVE, words: [words] })).toBe('everything has its words');
  });

  test('a leaky view', () => {
    const subject = bend(SEALED, () => ({ view: state => structuredClone(state) }));
    expect(lawBrokenBy({ ...subject, seats: 2 })).toBe('a secret does not show');
  });

  test('a leaky event', () => {
    expect(lawBrokenBy(bend(PARRY, () => ({ witness: event => event })))).toBe('an event tells no more than the view');
    expect(lawBrokenBy(bend(SEALED, () => ({ witness: event => event })))).toBe('an event tells no more than the view');
  });

  test('a peek that can be taken back', () => {
    const subject = bend(PARRY, rules => ({
      apply(state, seat, action, emit) {
        const theirs = state.hands[1 - seat]?.[0] ?? 1;
        rules.apply(state, seat, action, emit);
        if (action.type === 'strike') emit?.({ type: 'parried', seat, card: theirs });
      },
    }));
    expect(lawBrokenBy(subject)).toBe('what can be taken back has shown nothing new');
  });

  test('a turn that comes again', () => {
    const subject = bend(PARRY, () => ({ turn: ({ turn }) => turn }));
    expect(lawBrokenBy(subject)).toBe('turns are counted up');
  });

  test('a turn that nobody can count', () => {
    expect(lawBrokenBy(bend(SHOVE, () => ({ turn: ({ turn }) => turn / 2 })))).toBe('turns are counted up');
  });

  test('a turn that tells a secret', () => {
    const subject = bend(SEALED, () => ({ turn: ({ round, sealed: pips }) => 100 * round + (pips[0] ?? 0) }));
    expect(lawBrokenBy(subject)).toBe('an imagined state looks the same');
  });

  test('a match of one turn', () => {
    expect(lawBrokenBy(bend(SEALED, () => ({ turn: () => 1 })))).toBe('one turn follows the other');
  });

  test('an event without words', () => {
    const words = { ...shoveWords, events: {} as typeof shoveWords.events };
    expect(lawBrokenBy({ ...SHOVE, words: [words] })).toBe('every event has its words');
  });

  test('a re-rolled undo', () => {
    let rolled = 0;
    const subject = bend(PARRY, rules => ({
      apply(state, seat, action, emit) {
        rules.apply(state, seat, action, emit);
        const theirs = state.hands[1 - seat] ?? [];
        if (action.type !== 'strike' || theirs.length === 0 || state.pile.length === 0) return;
        theirs.push(...state.pile.splice(rolled++ % state.pile.length, 1));
        state.pile.push(...theirs.splice(0, 1));
      },
    }));
    expect(lawBrokenBy(subject)).toBe('undo and redo lead back');
  });

  test('chance that keeps a counter of its own', () => {
    let rolled = 0;
    const subject = bend(SHOVE, rules => ({
      apply(state, seat, action, emit) {
        rules.apply(state, seat, action, emit);
        if (action.type === 'drift') state.drift = rolled++ % 5;
      },
    }));
    expect(lawBrokenBy(subject)).toBe('a replay ends where the match ended');
  });

  test('a list of chance that turns with every look', () => {
    let looks = 0;
    const subject = bend(SHOVE, rules => ({
      actions(state, seat) {
        const listed = rules.actions(state, seat);
        return seat === CHANCE && looks++ % 2 ? listed.toReversed() : listed;
      },
    }));
    expect(lawBrokenBy(subject)).toBe('the same seed gives the same match');
  });

  test('options that do not read their own answer', () => {
    const rounds = 2;
    const readOptions: Game<Sealed>['readOptions'] = input =>
      'rounds' in (input as object) ? { refused: { type: 'bad-rounds' }, rule: 'SE-3' } : { rounds };
    expect(lawBrokenBy({ ...SEALED, game: { ...sealed, readOptions } })).toBe('a transcript verifies');
  });

  test('an endless match', () => {
    const subject = bend(SHOVE, rules => ({
      turn: () => 0,
      apply(state, seat, action, emit) {
        rules.apply(state, seat, action, emit);
        if (state.turn === 5) state.turn = 1;
      },
    }));
    expect(lawBrokenBy({ ...subject, longest: 100 })).toBe('every match ends');
  });

  test('rules that throw', () => {
    const subject = bend(SHOVE, () => ({
      apply: () => {
        throw new Error('oops');
      },
    }));
    expect(lawBrokenBy(subject)).toBe('rules do not throw');
  });
});

describe('the suite catches a session that', () => {
  const breach = (planted: Partial<SessionFunctions<Sealed>>): string =>
    lawBrokenBy({ ...SEALED, session: { judge, take, nowFor, foldSteps, ...planted } });

  test('takes a late answer', () => {
    const late: typeof judge<Sealed> = (session, wish) =>
      judge(session, { ...wish, decision: session.decisions[wish.seat] ?? 0 });
    expect(breach({ judge: late })).toBe('a stale wish changes nothing');
  });

  test('plays while it judges', () => {
    const hasty: typeof judge<Sealed> = (session, wish) => {
      const judgement = judge(session, { ...wish, decision: session.decisions[wish.seat] ?? 0 });
      if (isStep(judgement)) take(session, judgement);
      return { failed: 'stale' };
    };
    expect(breach({ judge: hasty })).toBe('a stale wish changes nothing');
  });

  test('does not count a decision that was answered', () => {
    const forgetful: typeof take<Sealed> = (session, step, emit) => {
      const { decisions } = session;
      const taken = take(session, step, emit);
      session.decisions = decisions;
      return taken;
    };
    expect(breach({ take: forgetful })).toBe('a seat acts once on a decision');
  });

  test('shows a seat more than it may know', () => {
    const leaky: typeof nowFor<Sealed> = (session, seat) => ({ ...nowFor(session, seat), view: session.match.state });
    expect(breach({ nowFor: leaky })).toBe('a secret does not show');
  });

  test('takes back nothing', () => {
    const stubborn: typeof take<Sealed> = (session, step, emit) =>
      step.kind === 'undo' ? step : take(session, step, emit);
    expect(breach({ take: stubborn })).toBe('undo and redo lead back');
  });

  test('lets nobody redo', () => {
    const strict: typeof judge<Sealed> = (session, wish) =>
      wish.type === 'redo' ? { failed: 'nothing' } : judge(session, wish);
    expect(breach({ judge: strict })).toBe('undo and redo lead back');
  });

  test('leaves out what was taken back when it folds', () => {
    const forgiving: typeof foldSteps<Sealed> = (game, opening, steps) =>
      foldSteps(
        game,
        opening,
        steps.filter(({ kind }) => kind !== 'undo' && kind !== 'redo'),
      );
    expect(breach({ foldSteps: forgiving })).toBe('stored steps add up to the match that wrote them');
  });

  test('folds its steps another way than it wrote them', () => {
    const generous: typeof foldSteps<Sealed> = (game, opening, steps) => {
      const session = foldSteps(game, opening, steps);
      return session && { ...session, decisions: session.decisions.map(made => made + 1) };
    };
    expect(breach({ foldSteps: generous })).toBe('stored steps add up to the match that wrote them');
    expect(breach({ foldSteps: () => undefined })).toBe('stored steps add up to the match that wrote them');
  });
});

test('a breach carries the transcript that leads to it', () => {
  const { breach, matches } = fuzz(
    bend(SHOVE, () => ({ odds: () => [1, 2] })),
    'breach',
    inTurns(3),
  );
  expect(matches).toBe(0);
  expect(breach?.transcript.log).toHaveLength(1);
  expect(breach?.message).toContain('"game":"shove"');
});

test('a fuzzer that finds nothing says how much it tried', () => {
  expect(fuzz(SHOVE, 'quiet', inTurns(3))).toMatchObject({ matches: 3, entries: 54 });
});
