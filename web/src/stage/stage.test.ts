import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE, type Kind, type Outcome } from '../../../kernel/game.ts';
import { LATE_MS } from '../look/late.ts';
import { STORED_MS } from './stageTimes.ts';
import {
  actionsOf,
  asked,
  AT_TABLE,
  CARD,
  DICE,
  DICE_MS,
  FLIGHT,
  FLIGHT_MS,
  HURT,
  HURT_MS,
  jump,
  LOOK_MS,
  NO_LINGERING,
  nowOf,
  ONE_SCREEN,
  READ_MS,
  RIVAL,
  RIVAL_MS,
  step,
  Theatre,
  watching,
  WHIRL,
  WORD,
} from './tests/theatre.ts';

describe('a moment', () => {
  test('is shown at once when nothing leads to it, and the stage rests', () => {
    const { seen, next } = asked().give(step(nowOf(1, [0]), WORD));
    expect(seen).toMatchObject({
      now: nowOf(1, [0]),
      actions: actionsOf(1),
      events: [WORD],
      told: [WORD],
      said: [WORD],
    });
    expect(seen.moving).toBeUndefined();
    expect(next).toBeUndefined();
  });

  test('comes whole: until a line has flown, view, prompt, actions, undo, events and words are those before', () => {
    const theatre = asked().give(step(nowOf(1, [0]), WORD), step(nowOf(2, [0]), FLIGHT, WORD));
    expect(theatre.moving).toBe(FLIGHT);
    expect(theatre.seen).toMatchObject({ now: nowOf(1, [0]), events: [WORD], told: [WORD], said: [WORD] });
    expect(theatre.wait(FLIGHT_MS - 1).decision).toBe(1);
    expect(theatre.wait(1).seen).toMatchObject({ now: nowOf(2, [0]), actions: actionsOf(2), events: [FLIGHT, WORD] });
    expect(theatre.seen).toMatchObject({ told: [WORD, FLIGHT, WORD], said: [FLIGHT, WORD], moving: undefined });
  });

  test('offers nothing once its question has been answered', () => {
    const theatre = asked();
    expect(theatre.seen.actions).toEqual(actionsOf(0));
    expect(theatre.give(step(nowOf(1, [0]), FLIGHT)).seen.actions).toEqual([]);
  });

  test('still offers what it did while others act who decide at the same time', () => {
    const theatre = asked().give(step(nowOf(0, [0, 1]), FLIGHT));
    expect(theatre.moving).toBe(FLIGHT);
    expect(theatre.seen.actions).toEqual(actionsOf(0));
  });

  test('that ends the match brings its result only when it is shown', () => {
    const outcome: Outcome = { places: [1], scores: [3], length: 1, notes: {} };
    const theatre = asked().give(step(nowOf(1, [], { outcome }), FLIGHT));
    expect(theatre.seen.now.outcome).toBeUndefined();
    expect(theatre.wait(FLIGHT_MS).seen.now.outcome).toBe(outcome);
  });
});

describe('updates', () => {
  test('that arrive during a scene wait, are shown in their order, and all of them are said', () => {
    const theatre = asked().give(step(nowOf(1, [0]), FLIGHT));
    theatre.wait(100).give(step(nowOf(1, [0], { link: 'lost' })), step(nowOf(2, [0]), WORD));
    expect(theatre.decision).toBe(0);
    expect(theatre.seen.now.link).toBe('here');
    expect(theatre.wait(FLIGHT_MS - 100).decision).toBe(2);
    expect(theatre.seen).toMatchObject({ told: [FLIGHT, WORD], said: [FLIGHT, WORD] });
  });

  test('of others are given time to look at, one by one', () => {
    const theatre = watching();
    for (const decision of [1, 2, 3]) theatre.give(step(nowOf(decision, [1]), WORD));
    expect(theatre.decision).toBe(1);
    expect(theatre.wait(LOOK_MS - 1).decision).toBe(1);
    expect(theatre.wait(1).decision).toBe(2);
    expect(theatre.wait(LOOK_MS).decision).toBe(3);
    expect(theatre.seen.told).toHaveLength(3);
  });

  test('that come later than one has looked are shown at once', () => {
    const theatre = watching()
      .give(step(nowOf(1, [1]), WORD))
      .wait(LOOK_MS + 1);
    expect(theatre.give(step(nowOf(2, [0]), WORD)).decision).toBe(2);
  });

  test('in which dice tumble are looked at until their words have been read', () => {
    const theatre = watching().give(step(nowOf(1, [1]), DICE), step(nowOf(2, [1]), WORD));
    expect(theatre.wait(DICE_MS + READ_MS - 1).decision).toBe(1);
    expect(theatre.wait(1).decision).toBe(2);
  });

  test('leave their words alone until they can have been read, whatever is asked of others meanwhile', () => {
    const theatre = watching().give(step(nowOf(1, [1]), WORD));
    expect(theatre.seen.isReading).toBe(true);
    expect(theatre.wait(READ_MS - 1).seen.isReading).toBe(true);
    expect(theatre.wait(1).seen.isReading).toBe(false);
    expect(theatre.give(step(nowOf(2, [0]), WORD)).seen.isReading).toBe(false);
  });

  test('are not waited for by whoever skips, nor at a pace at once', () => {
    const theatre = watching().give(step(nowOf(1, [1]), WORD), step(nowOf(2, [1]), WORD));
    expect(theatre.skip().decision).toBe(2);
    const hasty = watching({ ...AT_TABLE, pace: 'at-once' }).give(step(nowOf(1, [1]), WORD), step(nowOf(2, [1]), WORD));
    expect(hasty.decision).toBe(2);
    expect(hasty.seen.isReading).toBe(false);
  });

  test('never wait for the eyes of whoever has to decide', () => {
    const theatre = asked().give(step(nowOf(0, [0, 1]), WORD), step(nowOf(0, [0]), WORD));
    expect(theatre.seen.told).toEqual([WORD, WORD]);
  });

  test('that tell nothing are shown while one looks, and leave the look as long as it was', () => {
    const theatre = watching()
      .give(step(nowOf(1, [1]), WORD))
      .wait(100);
    expect(theatre.give(step(nowOf(1, [1], { link: 'lost' }))).seen.now.link).toBe('lost');
    theatre.give(step(nowOf(2, [1]), WORD));
    expect(theatre.decision).toBe(1);
    expect(theatre.wait(LOOK_MS - 101).decision).toBe(1);
    expect(theatre.wait(1).decision).toBe(2);
  });

  test('that tell nothing leave dice tumbling', () => {
    const theatre = asked().give(step(nowOf(1, [0]), DICE), step(nowOf(1, [0], { link: 'lost' })));
    expect(theatre.moving).toBe(DICE);
    expect(theatre.seen.now.link).toBe('lost');
    expect(theatre.seen.told).toEqual([]);
    expect(theatre.wait(DICE_MS).seen.said).toEqual([DICE]);
  });
});

describe('a jump', () => {
  test('is shown at once, with all that was told, over whatever moved or waited', () => {
    const theatre = asked().give(step(nowOf(1, [0]), FLIGHT), step(nowOf(2, [0]), WORD), jump(nowOf(7, [0]), [WORD]));
    expect(theatre.seen).toMatchObject({ now: nowOf(7, [0]), events: null, told: [WORD], said: [] });
    expect(theatre.moving).toBeUndefined();
    expect(theatre.next).toBeUndefined();
  });

  test('an undo during a scene leads back to where the line was not drawn', () => {
    const theatre = asked()
      .give(step(nowOf(1, [0]), FLIGHT))
      .wait(100)
      .skip()
      .give(jump(nowOf(2, [0])));
    expect(theatre.seen).toMatchObject({ now: nowOf(2, [0]), actions: actionsOf(2), told: [] });
    expect(theatre.wait(10_000).decision).toBe(2);
  });

  test('is looked at by nobody: what follows it comes at once', () => {
    const theatre = watching().give(step(nowOf(1, [1]), WORD), jump(nowOf(2, [1])), step(nowOf(3, [1]), WORD));
    expect(theatre.decision).toBe(3);
  });

  test('is also what is told to another seat', () => {
    const theatre = asked().give(step(nowOf(1, [1], { seat: 1 }), FLIGHT));
    expect(theatre.seen).toMatchObject({ now: { seat: 1 }, events: null, moving: undefined });
  });
});

describe('a step on its way into the store', () => {
  const storing = step(nowOf(0, [0], { pending: true }));

  test('is not shown when it arrives soon', () => {
    const theatre = asked().give(storing);
    expect(theatre.wait(STORED_MS - 1).seen.now.pending).toBe(false);
    expect(theatre.give(step(nowOf(1, [0]), WORD)).wait(10_000).seen.now).toEqual(nowOf(1, [0]));
  });

  test('is shown when it takes longer, with what was legal, and later said', () => {
    const theatre = asked().give(storing).wait(STORED_MS);
    expect(theatre.seen).toMatchObject({ now: { pending: true }, actions: actionsOf(0) });
    expect(theatre.wait(LATE_MS - 1).isLate).toBe(false);
    expect(theatre.wait(1).isLate).toBe(true);
  });

  test('is counted from its beginning, whatever else changes meanwhile', () => {
    const theatre = asked()
      .give(storing)
      .wait(100)
      .give(step(nowOf(0, [0], { pending: true, link: 'lost' })));
    expect(theatre.wait(STORED_MS - 100).seen.now).toMatchObject({ pending: true, link: 'lost' });
  });

  test('that was not stored leaves everything as it was', () => {
    const theatre = asked()
      .give(storing)
      .wait(STORED_MS)
      .give(step(nowOf(0, [0])));
    expect(theatre.seen).toMatchObject({ now: nowOf(0, [0]), actions: actionsOf(0) });
    expect(theatre.wait(10_000).isLate).toBe(false);
  });
});

describe('whoever waits', () => {
  test('is told so when the first moment takes long', () => {
    const theatre = new Theatre(AT_TABLE);
    expect(theatre.wait(LATE_MS - 1).isLate).toBe(false);
    expect(theatre.wait(1).isLate).toBe(true);
    expect(theatre.give(jump(nowOf(0, [0]))).isLate).toBe(false);
  });

  test('for others is told so, once for each thing they do', () => {
    const theatre = watching().wait(LATE_MS);
    expect(theatre.isLate).toBe(true);
    expect(theatre.give(step(nowOf(0, [1], { link: 'lost' }))).isLate).toBe(true);
    expect(theatre.give(step(nowOf(1, [1]), WORD)).isLate).toBe(false);
    expect(theatre.wait(LATE_MS).isLate).toBe(true);
  });

  test('is told nothing while something moves or is still to come, nor when it is their turn or all is over', () => {
    const theatre = watching()
      .wait(LATE_MS - 1)
      .give(step(nowOf(1, [0]), WHIRL));
    expect(theatre.wait(LATE_MS).isLate).toBe(false);
    expect(theatre.wait(10_000).isLate).toBe(false);
    expect(theatre.give(step(nowOf(2, []), WORD)).wait(10_000).isLate).toBe(false);
    expect(
      watching()
        .give(step(nowOf(1, [1]), WORD), step(nowOf(2, [0]), WORD))
        .wait(LATE_MS).isLate,
    ).toBe(false);
  });
});

describe('at one screen', () => {
  test('the next person sits down by themselves, after a look at what was done', () => {
    const theatre = asked(ONE_SCREEN).give(step(nowOf(1, [1]), FLIGHT));
    expect(theatre.wait(FLIGHT_MS + LOOK_MS - 1).seen.turn).toBeUndefined();
    expect(theatre.wait(1).seen.turn).toBe(1);
    expect(theatre.give(jump(nowOf(0, [1], { seat: 1 }))).seen.turn).toBeUndefined();
  });

  test('nobody sits down while something is still to be seen', () => {
    const theatre = asked({ ...ONE_SCREEN, people: [0, 2] }).give(
      step(nowOf(1, [1]), WORD),
      step(nowOf(2, [2]), FLIGHT),
    );
    expect(theatre.wait(LOOK_MS + FLIGHT_MS + LOOK_MS - 1).seen.turn).toBeUndefined();
    expect(theatre.wait(1).seen.turn).toBe(2);
  });

  test('at once the seats change at once', () => {
    expect(asked({ ...ONE_SCREEN, pace: 'at-once' }).give(step(nowOf(1, [1]), FLIGHT)).seen.turn).toBe(1);
  });

  test('where there are secrets a curtain lies before whoever has not spoken, and before the next', () => {
    const theatre = asked({ ...ONE_SCREEN, isSecret: true });
    expect(theatre.seen.curtain).toBe(0);
    expect(theatre.give({ type: 'claim' }).seen.curtain).toBeUndefined();
    theatre.give(step(nowOf(1, [1]), FLIGHT));
    expect(theatre.seen.curtain).toBeUndefined();
    expect(theatre.wait(FLIGHT_MS).seen).toMatchObject({ curtain: 1, turn: undefined });
  });

  test('the curtain waits until its step was seen by who made it', () => {
    const theatre = asked({ ...ONE_SCREEN, isSecret: true }).give({ type: 'claim' }, step(nowOf(1, [1]), HURT));
    expect(theatre.seen.curtain).toBeUndefined();
    expect(theatre.wait(HURT_MS).seen.curtain).toBe(1);
  });

  test('with real dice the screen goes to whoever types in what chance did, under a curtain where there are secrets', () => {
    const typist = ({ waiting: [first] }: { readonly waiting: readonly number[] }) =>
      first === CHANCE ? 1 : undefined;
    const open = asked({ ...ONE_SCREEN, pace: 'at-once', typist });
    expect(open.seen.turn).toBeUndefined();
    expect(open.give(step(nowOf(1, [CHANCE]), WORD)).seen.turn).toBe(1);
    const secret = asked({ ...ONE_SCREEN, pace: 'at-once', typist, isSecret: true }).give({ type: 'claim' });
    expect(secret.seen.curtain).toBeUndefined();
    expect(secret.give(step(nowOf(1, [CHANCE]), WORD)).seen.curtain).toBe(1);
  });
});

const MINUTE = 60_000;
const events = fc.subarray([FLIGHT, WHIRL, DICE, HURT, CARD, WORD]);
const waiting = fc.constantFrom<readonly number[]>([0], [1], [0, 1]);
const course = fc.array(
  fc.oneof(
    fc.record({ events, waiting }),
    fc.record({ wait: fc.integer({ min: 1, max: 1_000 }) }),
    fc.constantFrom('skip' as const, 'hurry' as const),
  ),
);

test('whatever comes when, all is told in its order, nothing is told twice, and in the end the stage rests', () => {
  fc.assert(
    fc.property(course, given => {
      const theatre = asked();
      let all: readonly Kind['event'][] = [];
      for (const [i, cue] of given.entries()) {
        const { told } = theatre.seen;
        if (typeof cue === 'string') theatre.give({ type: cue });
        else if ('wait' in cue) theatre.wait(cue.wait);
        else {
          all = [...all, ...cue.events];
          theatre.give(step(nowOf(i + 1, cue.waiting), ...cue.events));
        }
        expect(theatre.seen.told.slice(0, told.length)).toEqual(told);
        expect(all.slice(0, theatre.seen.told.length)).toEqual(theatre.seen.told);
      }
      theatre.wait(MINUTE * given.length);
      expect(theatre.seen).toMatchObject({ told: all, moving: undefined });
      expect(theatre.decision).toBe(given.findLastIndex(cue => typeof cue === 'object' && 'events' in cue) + 1);
      expect(theatre.next).toBeUndefined();
    }),
  );
});

describe('a step of one’s own that leads to what others have done', () => {
  test('can be left behind as theirs can', () => {
    const theatre = asked().give(step(nowOf(1, [0]), WORD, RIVAL));
    expect(theatre.seen).toMatchObject({ isBehind: true, isTelling: true });
    expect(theatre.give({ type: 'hurry' }).seen).toMatchObject({
      now: nowOf(1, [0]),
      isBehind: false,
      isHurried: false,
    });
  });

  test('is no longer behind once theirs has been seen', () => {
    const theatre = asked().give(step(nowOf(1, [0]), RIVAL));
    expect(theatre.wait(RIVAL_MS).seen).toMatchObject({ isBehind: false, isTelling: false });
    expect(asked().give(step(nowOf(1, [0]), FLIGHT)).seen.isBehind).toBe(false);
  });
});

describe('a replay that plays by itself', () => {
  const PLAYING = { ...AT_TABLE, lingering: NO_LINGERING, pageMs: 900 };

  test('says when a page has lain still for long enough', () => {
    const theatre = watching(PLAYING).give(step(nowOf(1, [1]), FLIGHT));
    expect(theatre.wait(FLIGHT_MS + 899).seen.pageRead).toBeUndefined();
    expect(theatre.wait(1).seen.pageRead).toEqual(nowOf(1, [1]));
    expect(theatre.next).toBeUndefined();
  });

  test('says so of no page while it is at rest itself', () => {
    const theatre = watching({ ...PLAYING, pageMs: undefined }).give(step(nowOf(1, [1]), WORD));
    expect(theatre.wait(5_000).seen.pageRead).toBeUndefined();
  });
});
