import { describe, expect, test } from 'vitest';
import type { Action, Face, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import {
  AT_ONCE,
  BRISK,
  CALM,
  filmOf as filming,
  lineOf as line,
  seenIn,
  slipOf,
  STILL,
} from '../../play/tests/film.ts';
import { GAME_WORDS } from './context.ts';
import { concerns, scenesOf } from './scenes.ts';
import { Hand, rulesOf, type Step, stepsOf } from './tests/steps.ts';

const GAME = { scenes: scenesOf, concerns, words: GAME_WORDS, names: ['Ada', 'Hob'] };
const filmOf = filming<TheDungeon>(GAME);

const roll = (...dice: readonly number[]): Action => ({ type: 'roll', dice });
const draw = (face: Face): Action => ({ type: 'draw', face });
const EAST: Action = { type: 'go', side: 1 };

const GRIM = { name: 'Grim', strength: 4, craft: 3, gold: 0 };

function tableOf(first: 0 | 1, more: object = {}, options: object = {}): Hand {
  const characters = [
    { ...GRIM, ...more },
    { ...GRIM, name: 'Hob', ...more },
  ];
  return new Hand(rulesOf(2, { characters, first, ...options }), 0);
}

/** Whoever begins opens the east door and meets the Guard. */
function atTheGuard(hand: Hand): Hand {
  hand.play(roll(1));
  hand.play(EAST, roll(2), draw('guard-room'));
  return hand;
}

const fight = (...dice: readonly number[]): readonly Action[] => [{ type: 'fight', enemy: 'guard' }, roll(...dice)];

describe('a fight that is lost', () => {
  const step = (): Step => atTheGuard(tableOf(0)).play(...fight(2, 6));

  test('is thrown, lies, means something, costs a heart, and is told in that order: calmly', () => {
    expect(filmOf(step(), CALM).map(line)).toEqual([
      '0 | fought, tumble | dice | –',
      '700 | fought, lie | – | –',
      '1100 | fought, meaning | lose | Your 6 against 11: the Guard wins.',
      '1900 | life-lost, hearts | lose | You lose a life; 3 are left.',
      '2900 | thrown-back, step | hit | –',
      '3400 | – | – | You are thrown back into the cell.',
    ]);
  });

  test('briskly', () => {
    expect(filmOf(step(), BRISK).map(({ at, seen }) => `${at} ${seen}`)).toEqual([
      '0 fought, tumble',
      '450 fought, lie',
      '650 fought, meaning',
      '1100 life-lost, hearts',
      '1500 thrown-back, step',
      '1800 ',
    ]);
  });

  test('without motion, as pictures in the same order', () => {
    expect(filmOf(step(), STILL).map(({ at, seen }) => `${at} ${seen}`)).toEqual([
      '0 fought, meaning',
      '700 life-lost, hearts',
      '1200 thrown-back, step',
      '1500 ',
    ]);
  });

  test('takes the heart and moves the pawn when that is seen, not before', () => {
    const frames = filmOf(step(), CALM);
    expect(frames.map(({ now }) => now.view.characters[0]?.lives)).toEqual([4, 4, 4, 3, 3, 3]);
    expect(frames.map(({ now }) => now.view.characters[0]?.at)).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('is skipped kind by kind: what moves, what it means, the heart, the way back', () => {
    const frames = filmOf(step(), CALM, [100, 200, 300, 400]);
    expect(frames.map(({ at, seen }) => `${at} ${seen}`)).toEqual([
      '0 fought, tumble',
      '100 fought, meaning',
      '200 life-lost, hearts',
      '300 thrown-back, step',
      '400 ',
    ]);
  });
});

describe('a door', () => {
  test('is thrown for, opens, a tile falls, and the pawn steps onto it', () => {
    const hand = tableOf(0);
    hand.play(roll(2));
    expect(filmOf(hand.play(EAST, roll(2), draw('flame-trap')), CALM).map(line)).toEqual([
      '0 | door-unlocked, tumble | dice | –',
      '500 | door-unlocked, meaning | win | The east door held no grudge: unlocked on a 2.',
      '1000 | tile-laid, tile | card | Behind it: Flame Trap.',
      '1400 | moved, step | scratch | Flame Trap lies 1 east of the cell.',
      '1620 | – | – | You go east: Flame Trap.',
    ]);
  });
});

describe('the turn of another', () => {
  const won = (): Step => atTheGuard(tableOf(1)).play(...fight(6, 1));
  const FOUGHT = ['fought, choice', 'fought, tumble', 'fought, lie', 'fought, meaning', 'way-out-found, news', ''];
  const at = (...times: readonly number[]): readonly string[] => times.map((time, i) => `${time} ${FOUGHT[i]}`);
  const seenAt = (step: Step): readonly string[] => filmOf(step, CALM).map(frame => `${frame.at} ${frame.seen}`);

  test('shows what they are about to do, as calmly as one’s own, while one plays', () => {
    expect(filmOf(won(), CALM).map(line)).toEqual([
      '0 | fought, choice | – | –',
      '600 | fought, tumble | dice | –',
      '1300 | fought, lie | – | –',
      '1700 | fought, meaning | win | Hob’s 10 against 6. The Guard finds that he has business elsewhere.',
      '2500 | way-out-found, news | win | Hob sees daylight: out on the next turn.',
      '4100 | – | – | –',
    ]);
  });

  test('is brisk for onlookers, and for whoever is out', () => {
    const step = won();
    const watched = { ...step, before: { ...step.before, seat: -1 }, after: { ...step.after, seat: -1 } };
    expect(seenAt(watched)).toEqual(at(0, 400, 850, 1050, 1500, 2500));
    const hand = atTheGuard(tableOf(1));
    Object.assign(hand.state.characters[0]!, { lives: 0 });
    expect(seenAt(hand.play(...fight(6, 1)))).toEqual(at(0, 400, 850, 1050, 1500, 2500));
  });
});

describe('at once', () => {
  /** Hob follows Ada into the trap and wins a fight against her. */
  function robbed(): readonly [Step, Step] {
    const hand = tableOf(0, {}, { encounters: 'on' });
    hand.play(roll(1));
    hand.play(EAST, roll(2), draw('flame-trap'));
    hand.play({ type: 'explore', room: 'flame-trap' }, roll(1, 1));
    hand.play({ type: 'end' }, roll(1));
    hand.play(EAST);
    return [hand.play({ type: 'attack', rival: 0 }, roll(6, 1)), hand.play({ type: 'rob', what: 'life' })];
  }

  test('nothing is waited for, and what another has done to one stands on a slip', () => {
    const steps = robbed();
    for (const step of steps) {
      const [frame, ...more] = filmOf(step, AT_ONCE);
      expect(frame).toMatchObject({ at: 0, seen: '' });
      expect(frame?.said).toHaveLength(step.events.length);
      expect(more).toEqual([]);
    }
    expect(slipOf<TheDungeon>(GAME)(...steps)).toEqual(['Hob takes a life from you.', 'You lose a life; 3 are left.']);
  });

  test('of what one does oneself there is no slip', () => {
    expect(slipOf<TheDungeon>(GAME)(atTheGuard(tableOf(0)).play(...fight(2, 6)))).toEqual([]);
  });
});

describe('a die that finds something', () => {
  const inTunnel = (): Hand => {
    const hand = tableOf(0);
    hand.play(roll(1));
    hand.play(EAST, roll(2), draw('tunnel-1'));
    return hand;
  };

  test('is seen for a secret exit, too', () => {
    const step = inTunnel().play({ type: 'explore', room: 'tunnel' }, roll(6));
    const parts = ['tumble', 'lie', 'meaning', 'news'];
    expect(seenIn(filmOf(step, CALM))).toEqual(parts.map(part => `way-out-found, ${part}`));
    expect(step.events.map(({ type }) => type)).toEqual(['way-out-found']);
  });

  test('brings the ceiling down, then costs a heart and a turn', () => {
    const step = inTunnel().play({ type: 'explore', room: 'tunnel' }, roll(5));
    expect(seenIn(filmOf(step, CALM)).slice(2)).toEqual([
      'cave-in, meaning',
      'life-lost, hearts',
      'turn-forfeited, news',
    ]);
  });
});

describe('armour', () => {
  test('has a throw of its own after the fight, with the dice of the fight put away', () => {
    const hand = atTheGuard(tableOf(0, { objects: ['armour'] }));
    const step = hand.play(...fight(1, 6), roll(5));
    const parts = seenIn(filmOf(step, CALM));
    expect(parts).toEqual([
      ...['tumble', 'lie', 'meaning'].map(part => `fought, ${part}`),
      ...['tumble', 'lie', 'meaning'].map(part => `save-rolled, ${part}`),
      'thrown-back, step',
    ]);
  });
});

describe('fate', () => {
  const asked = (): Hand => {
    const hand = tableOf(0, {}, { fate: 'on' });
    hand.play(roll(1), { type: 'keep' });
    hand.play(EAST, roll(2), draw('guard-room'));
    return hand;
  };

  test('is asked with the dice in sight, and dice that are let lie do not fall again', () => {
    const hand = asked();
    expect(seenIn(filmOf(hand.play(...fight(1, 3)), CALM))).toEqual(['dice-thrown, tumble', 'dice-thrown, lie']);
    expect(seenIn(filmOf(hand.play({ type: 'keep' }), CALM))).toEqual([
      'fought, meaning',
      'life-lost, hearts',
      'thrown-back, step',
    ]);
  });

  test('throws again before one’s eyes', () => {
    const hand = asked();
    hand.play(...fight(1, 3));
    const step = hand.play({ type: 'reroll', die: 0 }, roll(6));
    expect(seenIn(filmOf(step, CALM)).slice(0, 4)).toEqual([
      'fate-spent, choice',
      'fought, tumble',
      'fought, lie',
      'fought, meaning',
    ]);
  });
});

test('in whole matches nothing is told before it is seen', () => {
  for (let i = 0; i < 4; i++)
    for (const step of stepsOf(`film/${i}`, 2, { encounters: 'on' }))
      for (const tempo of [CALM, STILL]) {
        const frames = filmOf(step, tempo);
        expect(frames.flatMap(({ said }) => said)).toHaveLength(step.events.length);
        expect(frames.at(-1)?.seen).toBe('');
        const tumbling = frames.filter(({ seen }) => seen.endsWith('tumble'));
        for (const { seen, said } of tumbling)
          expect(said.join(' '), seen).not.toMatch(/against|unlocked|locked on|finds/);
      }
});
