import { describe, expect, test } from 'vitest';
import type { Kind, Outcome } from '../../../kernel/game.ts';
import { LINGERING, type StageSetting } from './stage.ts';
import {
  actionsOf,
  asked,
  AT_TABLE,
  DICE,
  DICE_MS,
  CARD,
  CARD_MS,
  DEED,
  HURT,
  HURT_MS,
  FLIGHT,
  FLIGHT_MS,
  nowOf,
  RIVAL,
  ROBBED,
  step,
  watching,
  WHIRL,
  WHIRL_MS,
  WORD,
} from './tests/theatre.ts';

describe('scenes', () => {
  test('follow each other, those that lead to a moment first, in the order in which they are declared', () => {
    const theatre = asked().give(step(nowOf(1, [0]), DICE, WHIRL, FLIGHT));
    expect(theatre.moving).toBe(WHIRL);
    expect(theatre.wait(WHIRL_MS).moving).toBe(FLIGHT);
    expect(theatre.decision).toBe(0);
    expect(theatre.wait(FLIGHT_MS).moving).toBe(DICE);
    expect(theatre.decision).toBe(1);
    expect(theatre.wait(DICE_MS).moving).toBeUndefined();
  });

  test('are told how the table stood before and stands after', () => {
    const heard: number[] = [];
    const scenes: StageSetting<Kind>['scenes'] = (_events, before, after) => {
      heard.push(before.decision, after.decision);
      return [];
    };
    asked({ ...AT_TABLE, scenes }).give(step(nowOf(1, [0]), WORD), step(nowOf(2, [0])), step(nowOf(3, [0]), WORD));
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  test('begin when the one before has ended, however late the tick comes', () => {
    const theatre = asked().give(step(nowOf(1, [0]), WHIRL, FLIGHT));
    theatre.at = WHIRL_MS + 5_000;
    expect(theatre.give({ type: 'tick' }).moving).toBe(FLIGHT);
    expect(theatre.next).toBe(theatre.at + FLIGHT_MS);
  });

  test('in a moment show its view, and hold back its words, its sound and the next question', () => {
    const theatre = asked().give(step(nowOf(1, [0]), WORD, DICE));
    expect(theatre.seen).toMatchObject({
      now: nowOf(1, [0]),
      actions: [],
      isTelling: true,
      told: [WORD],
      said: [WORD],
    });
    expect(theatre.seen.unseen).toEqual([WORD]);
    expect(theatre.wait(DICE_MS).seen).toMatchObject({ actions: actionsOf(1), isTelling: false, told: [WORD, DICE] });
    expect(theatre.seen).toMatchObject({ said: [DICE], unseen: [] });
  });

  test('tell as they are seen: a motion says nothing before it is over, what comes of it comes with its words', () => {
    const theatre = asked().give(step(nowOf(1, [0]), FLIGHT, HURT, CARD, WORD));
    expect(theatre.seen.told).toEqual([]);
    expect(theatre.wait(FLIGHT_MS).seen).toMatchObject({ said: [FLIGHT, HURT], moving: { event: HURT } });
    expect(theatre.wait(HURT_MS).seen).toMatchObject({ said: [CARD], moving: { event: CARD } });
    expect(theatre.seen.actions).toEqual([]);
    expect(theatre.wait(CARD_MS).seen).toMatchObject({ said: [WORD], actions: actionsOf(1), moving: undefined });
  });

  test('may show the table as it is neither before nor after', () => {
    const theatre = asked().give(step(nowOf(1, [0]), FLIGHT, HURT));
    expect(theatre.wait(FLIGHT_MS).seen.now).toEqual({ ...nowOf(1, [0]), view: { hurt: true } });
    const { now } = theatre.seen;
    expect(theatre.wait(1).seen.now).toBe(now);
    expect(theatre.wait(HURT_MS).seen.now).toEqual(nowOf(1, [0]));
  });

  test('of others leave whoever decides at the same time free to decide', () => {
    const theatre = asked().give(step(nowOf(0, [0, 1]), HURT));
    expect(theatre.seen).toMatchObject({ moving: { event: HURT }, isTelling: false, actions: actionsOf(0) });
  });

  test('take their time one step after the other, also before whoever has to decide', () => {
    const theatre = asked().give(step(nowOf(1, [0, 1]), DICE), step(nowOf(1, [0]), WORD));
    expect(theatre.moving).toBe(DICE);
    expect(theatre.wait(DICE_MS).seen).toMatchObject({ events: [WORD], told: [DICE, WORD], moving: undefined });
  });

  test('are quicker at a brisk pace, and so is looking', () => {
    const theatre = watching({ ...AT_TABLE, pace: 'brisk' });
    theatre.give(step(nowOf(1, [1]), FLIGHT), step(nowOf(2, [1]), WORD));
    expect(theatre.wait(FLIGHT_MS / 2).decision).toBe(1);
    expect(theatre.wait(LINGERING.step.brisk).decision).toBe(2);
  });

  test('take no time at once, and neither does looking', () => {
    const theatre = watching({ ...AT_TABLE, pace: 'at-once' });
    theatre.give(step(nowOf(1, [1]), WHIRL, FLIGHT, CARD), step(nowOf(2, [1]), DICE), step(nowOf(3, [0]), WORD));
    expect(theatre.decision).toBe(3);
    expect(theatre.seen.told).toEqual([WHIRL, FLIGHT, CARD, DICE, WORD]);
    expect(theatre.next).toBeUndefined();
  });

  test('under way are over as soon as somebody wants all at once', () => {
    const theatre = asked().give(step(nowOf(1, [0]), FLIGHT, CARD));
    theatre.setting = { ...AT_TABLE, pace: 'at-once' };
    expect(theatre.give({ type: 'tick' }).seen).toMatchObject({ moving: undefined, told: [FLIGHT, CARD] });
  });

  test('of the end keep back the result until they are over', () => {
    const outcome: Outcome = { places: [1], scores: [3], length: 1, notes: {} };
    const theatre = asked().give(step(nowOf(1, [], { outcome }), HURT, CARD));
    expect(theatre.seen.now).toMatchObject({ outcome: undefined, view: { hurt: true } });
    expect(theatre.wait(HURT_MS).seen.now).toMatchObject({ outcome: undefined, view: { decision: 1 } });
    expect(theatre.wait(CARD_MS).seen.now.outcome).toBe(outcome);
  });

  test('come in the same order where nothing may move, and what is to be read is held', () => {
    const theatre = asked({ ...AT_TABLE, motion: 'still' }).give(step(nowOf(1, [0]), FLIGHT, HURT, CARD));
    expect(theatre.moving).toBe(HURT);
    expect(theatre.seen.told).toEqual([FLIGHT, HURT]);
    expect(theatre.wait(HURT_MS).moving).toBe(CARD);
    expect(theatre.wait(CARD_MS).seen.actions).toEqual(actionsOf(1));
  });
});

describe('at a pace at once', () => {
  const AT_ONCE: StageSetting<Kind> = { ...AT_TABLE, pace: 'at-once' };

  test('what others have done to one is told on one slip, until one acts again', () => {
    const theatre = asked(AT_ONCE).give(step(nowOf(1, [1]), DEED), step(nowOf(2, [1]), RIVAL, ROBBED));
    theatre.give(step(nowOf(3, [0]), HURT));
    expect(theatre.seen).toMatchObject({ now: nowOf(3, [0]), moving: undefined, missed: [ROBBED, HURT] });
    expect(theatre.next).toBeUndefined();
    expect(theatre.give(step(nowOf(4, [1]), DEED)).seen.missed).toEqual([]);
  });

  test('of one’s own step only that is told which follows from another', () => {
    const theatre = asked(AT_ONCE).give(step(nowOf(1, [0]), DEED, HURT));
    expect(theatre.seen.missed).toEqual([]);
    expect(theatre.give(step(nowOf(2, [0]), DEED, RIVAL, HURT)).seen.missed).toEqual([HURT]);
  });

  test('the slip stays while others act who decide at the same time', () => {
    const theatre = asked(AT_ONCE).give(step(nowOf(1, [0, 1]), DEED, ROBBED), step(nowOf(1, [0]), RIVAL));
    expect(theatre.seen.missed).toEqual([ROBBED]);
  });

  test('whoever has no turn to come is told the newest of it', () => {
    const theatre = watching({ ...AT_ONCE, destination: () => 'now' });
    theatre.give(step(nowOf(1, [1]), HURT), step(nowOf(2, [1]), ROBBED), step(nowOf(3, [1]), RIVAL));
    expect(theatre.seen.missed).toEqual([ROBBED]);
  });

  test('that is chosen while something moves, what was not seen of it is told', () => {
    const theatre = watching().give(step(nowOf(1, [0]), FLIGHT, HURT));
    theatre.setting = AT_ONCE;
    expect(theatre.give({ type: 'tick' }).seen).toMatchObject({ moving: undefined, missed: [HURT] });
  });

  test('there is nothing to skip', () => {
    expect(watching().seen.destination).toBe('turn');
    expect(watching(AT_ONCE).seen.destination).toBeUndefined();
  });
});

describe('a skip', () => {
  test('goes over one kind: what moves, then what has come of it, then what is held', () => {
    const theatre = asked()
      .give(step(nowOf(1, [0]), WHIRL, FLIGHT, HURT, CARD))
      .skip();
    expect(theatre.decision).toBe(1);
    expect(theatre.moving).toBe(HURT);
    expect(theatre.seen.told).toEqual([WHIRL, FLIGHT, HURT]);
    expect(theatre.skip().moving).toBe(CARD);
    expect(theatre.seen.actions).toEqual([]);
    expect(theatre.skip().seen).toMatchObject({ moving: undefined, actions: actionsOf(1) });
  });

  test('goes over one step, not over those that wait behind it', () => {
    const theatre = asked()
      .give(step(nowOf(1, [0]), FLIGHT), step(nowOf(2, [0]), FLIGHT))
      .skip();
    expect(theatre.decision).toBe(1);
    expect(theatre.moving).toBe(FLIGHT);
    expect(theatre.next).toBe(FLIGHT_MS);
  });

  test('goes over a look at what others have done', () => {
    const theatre = watching()
      .give(step(nowOf(1, [1]), WORD), step(nowOf(2, [1]), WORD))
      .skip();
    expect(theatre.decision).toBe(2);
  });
});

describe('a hurry', () => {
  test('goes over all that others do until it is one’s turn, and tells what concerned one', () => {
    const theatre = watching().give(step(nowOf(1, [1]), FLIGHT), step(nowOf(2, [1]), HURT, CARD));
    expect(theatre.seen.isBehind).toBe(true);
    theatre.give({ type: 'hurry' });
    expect(theatre.seen).toMatchObject({ now: nowOf(2, [1]), moving: undefined, isHurried: true, missed: [] });
    theatre.give(step(nowOf(3, [0]), FLIGHT));
    expect(theatre.seen).toMatchObject({ now: nowOf(3, [0]), isHurried: false, missed: [HURT], isBehind: false });
    expect(theatre.seen.told).toEqual([FLIGHT, HURT, CARD, FLIGHT]);
    expect(theatre.give(step(nowOf(4, [1]), FLIGHT)).moving).toBe(FLIGHT);
    expect(theatre.seen.missed).toEqual([]);
  });

  test('tells of the step under way what was not seen of it yet', () => {
    const theatre = watching()
      .give(step(nowOf(1, [0]), FLIGHT, HURT))
      .give({ type: 'hurry' });
    expect(theatre.seen).toMatchObject({ missed: [HURT], told: [FLIGHT, HURT], actions: actionsOf(1) });
  });

  test('ends with the match', () => {
    const theatre = watching().give({ type: 'hurry' }, step(nowOf(1, [1]), FLIGHT), step(nowOf(2, []), FLIGHT));
    expect(theatre.seen).toMatchObject({ now: nowOf(2, []), isHurried: false });
  });

  test('leads whoever has no turn left to now, and shows again what comes after', () => {
    const theatre = watching({ ...AT_TABLE, destination: () => 'now' });
    theatre.give(step(nowOf(1, [1]), FLIGHT), step(nowOf(2, [1]), HURT, CARD)).give({ type: 'hurry' });
    expect(theatre.seen).toMatchObject({ now: nowOf(2, [1]), moving: undefined, isHurried: false, missed: [HURT] });
    expect(theatre.give(step(nowOf(3, [1]), FLIGHT)).moving).toBe(FLIGHT);
  });

  test('leads to the end that only bots play for', () => {
    const theatre = watching({ ...AT_TABLE, destination: () => 'end' }).give(step(nowOf(1, [1]), FLIGHT), {
      type: 'hurry',
    });
    expect(theatre.seen).toMatchObject({ now: nowOf(1, [1]), isHurried: true });
    expect(theatre.give(step(nowOf(2, [1]), FLIGHT)).moving).toBeUndefined();
  });

  test('is nothing for whoever has to decide', () => {
    expect(asked().give({ type: 'hurry' }).seen.isHurried).toBe(false);
  });

  test('is taken by itself where others wait and too much is still to be seen', () => {
    const theatre = watching({ ...AT_TABLE, backlog: 1 });
    theatre.give(step(nowOf(1, [1]), FLIGHT), step(nowOf(2, [1]), HURT));
    expect(theatre.moving).toBe(FLIGHT);
    theatre.give(step(nowOf(3, [0]), CARD));
    expect(theatre.seen).toMatchObject({ now: nowOf(3, [0]), missed: [HURT], actions: actionsOf(3) });
  });
});

test('a cut ends all that is to be seen, for whoever leafs on', () => {
  const theatre = watching()
    .give(step(nowOf(1, [1]), FLIGHT), step(nowOf(2, [1]), CARD))
    .give({ type: 'cut' });
  expect(theatre.seen).toMatchObject({ now: nowOf(2, [1]), moving: undefined, told: [FLIGHT, CARD] });
  expect(theatre.give(step(nowOf(3, [1]), FLIGHT)).moving).toBe(FLIGHT);
});
