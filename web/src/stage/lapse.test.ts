import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../kernel/game.ts';
import { GUARD_MS } from './lapse.ts';
import type { Moment, StageSetting } from './stage.ts';
import { actionsOf, asked, AT_TABLE, FLIGHT, FLIGHT_MS, jump, nowOf, step, watching, WORD } from './tests/theatre.ts';

const PAUSE = 350;

/** Odd decisions leave no choice: they are made by themselves. */
const onward = ({ now: { decision } }: Moment<Kind>) =>
  decision % 2 === 1 ? { name: `${decision}`, ms: PAUSE, acts: true } : undefined;
const BY_ITSELF: StageSetting<Kind> = { ...AT_TABLE, lapse: onward };

/** Every decision is one and the same flick with closed eyes. */
const BLIND: StageSetting<Kind> = { ...AT_TABLE, lapse: () => ({ name: 'eyes', ms: PAUSE, acts: false }) };

describe('what is done by itself', () => {
  test('is due once it was seen for a while, counted from when nothing moves any more', () => {
    const theatre = asked(BY_ITSELF).give(step(nowOf(1, [0]), FLIGHT));
    expect(theatre.wait(FLIGHT_MS).seen.lapse).toMatchObject({ name: '1', isOver: false });
    expect(theatre.wait(PAUSE - 1).seen.lapse?.isOver).toBe(false);
    expect(theatre.wait(1).seen.lapse?.isOver).toBe(true);
  });

  test('never lapses while others decide', () => {
    const theatre = watching(BY_ITSELF).give(step(nowOf(1, [1]), WORD));
    expect(theatre.wait(10 * PAUSE).seen.lapse).toBeUndefined();
  });

  test('leaves the next question shut for a moment: a press was meant for what was there before', () => {
    const theatre = asked(BY_ITSELF)
      .give(step(nowOf(1, [0]), WORD))
      .wait(PAUSE)
      .give(step(nowOf(2, [0]), WORD));
    expect(theatre.seen.actions).toEqual([]);
    expect(theatre.wait(GUARD_MS - 1).seen.actions).toEqual([]);
    expect(theatre.wait(1).seen.actions).toEqual(actionsOf(2));
  });

  test('guards nothing that goes on by itself again, and nothing that was done by hand', () => {
    const again = asked(BY_ITSELF)
      .give(step(nowOf(1, [0]), WORD))
      .wait(PAUSE)
      .give(step(nowOf(3, [0]), WORD));
    expect(again.seen.actions).toEqual(actionsOf(3));
    const byHand = asked(BY_ITSELF)
      .give(step(nowOf(1, [0]), WORD))
      .wait(PAUSE - 1)
      .give(step(nowOf(2, [0]), WORD));
    expect(byHand.seen.actions).toEqual(actionsOf(2));
    expect(byHand.wait(PAUSE).give(step(nowOf(4, [0]), WORD)).seen.actions).toEqual(actionsOf(4));
  });
});

describe('eyes that close', () => {
  test('go on closing whatever else is done, and do not open again by a step back', () => {
    const theatre = asked(BLIND)
      .wait(PAUSE - 1)
      .give(step(nowOf(1, [0]), WORD));
    expect(theatre.seen.lapse?.isOver).toBe(false);
    expect(theatre.wait(1).seen.lapse?.isOver).toBe(true);
    expect(theatre.give(jump(nowOf(0, [0]))).seen.lapse?.isOver).toBe(true);
  });

  test('guard nothing', () => {
    const theatre = asked(BLIND)
      .wait(PAUSE)
      .give(step(nowOf(1, [0]), WORD));
    expect(theatre.seen.actions).toEqual(actionsOf(1));
  });
});
