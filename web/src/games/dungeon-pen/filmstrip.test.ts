import { describe, expect, test } from 'vitest';
import { type Action, type DungeonPen, type EventName, shelved } from '../../../../games/dungeon-pen/index.ts';
import { UNIT } from '../../../../games/dungeon-pen/readers.ts';
import {
  AT_ONCE,
  BRISK,
  CALM,
  filmOf as filming,
  type Frame,
  lineOf as line,
  slipOf,
  STILL,
} from '../../play/tests/film.ts';
import type { Tempo } from '../../stage/scene.ts';
import { caption } from './caption.ts';
import { concerns } from './concerns.ts';
import { scenes } from './scenes.ts';
import { Hand, type Step, stepsOf } from './tests/steps.ts';

const NAMES = ['Mira', 'Mildred'];
const GAME = { scenes, concerns, words: shelved.words, names: NAMES };
const filmOf = filming<DungeonPen>(GAME);
const seenAt = ({ at, seen }: Frame<DungeonPen>): string => `${at} ${seen}`;

/** The middle of the two bell curves: the line goes where it was aimed. */
const STRAIGHT: readonly Action[] = [
  { type: 'sway', by: 128 },
  { type: 'reach', by: 32 },
];
const flick = (degrees: number, power: number): readonly Action[] => [
  { type: 'flick', aim: degrees * 40, power },
  ...STRAIGHT,
];
const draw = (card: EventName): Action => ({ type: 'draw', card });

/** Seat 0 looks on, whoever begins. */
const tableOf = (first: number): Hand => new Hand(0, { first });

function standing(hand: Hand, x: number, y: number): Hand {
  Object.assign(hand.state.characters[hand.state.turn] ?? {}, { x: x * UNIT, y: Math.round(y * UNIT) });
  return hand;
}

/** What would tell too early how something ends that still moves. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'line-drawn': /to rest|a wall|padding/,
  'event-drawn': /: [a-z]/,
  'dice-rolled': /rolls? /,
  'coin-tossed': /heads\.|tails\./,
};

describe('a flick by a hair into a wall', () => {
  const step = (): Step => standing(tableOf(0), 9.5, 1.8).play(...flick(90, 1000), draw('lights-out'));

  test('flies, nearly touches, lands, hurts, and then the card turns: calmly', () => {
    expect(filmOf(step(), CALM).map(line)).toEqual([
      '0 | line-drawn, flight | scratch | You flick at 90°, 100 %.',
      '473 | line-drawn, hair | – | –',
      '773 | line-drawn, flight-on | – | –',
      '1200 | line-drawn, landing | – | You meet a wall at red 6, black 1, east. The wall does not mind.',
      '1400 | hp-lost, told | hit | You lose 1 HP to a wall: 14 left.',
      '2000 | event-drawn, turn | card | –',
      '2320 | event-drawn, card | – | Your Lights Out: Mildred’s next flick is blind.',
      '4320 | – | – | Eyes closed: Mildred’s next flick strays 2.5 times as far to the side. Turn 1: Mildred.',
    ]);
  });

  test('briskly', () => {
    expect(filmOf(step(), BRISK).map(seenAt)).toEqual([
      '0 line-drawn, flight',
      '276 line-drawn, hair',
      '426 line-drawn, flight-on',
      '675 line-drawn, landing',
      '795 hp-lost, told',
      '1145 event-drawn, turn',
      '1385 event-drawn, card',
      '2885 ',
    ]);
  });

  test('without motion, as pictures in the same order, with the same sounds and words', () => {
    expect(filmOf(step(), STILL).map(line)).toEqual([
      '0 | line-drawn, hair | scratch | You flick at 90°, 100 %.',
      '600 | hp-lost, told | hit | You meet a wall at red 6, black 1, east. The wall does not mind. You lose 1 HP to a wall: 14 left.',
      '1200 | event-drawn, card | card | Your Lights Out: Mildred’s next flick is blind.',
      '2700 | – | – | Eyes closed: Mildred’s next flick strays 2.5 times as far to the side. Turn 1: Mildred.',
    ]);
  });

  test('takes the life when that is seen, not before', () => {
    const lives = filmOf(step(), CALM).map(({ now }) => now.view.characters[0].hp);
    expect(lives).toEqual([15, 15, 15, 15, 14, 14, 14, 14]);
  });

  test('is skipped kind by kind: what moves, what comes of it, the card', () => {
    expect(filmOf(step(), CALM, [100, 200, 300, 400]).map(seenAt)).toEqual([
      '0 line-drawn, flight',
      '100 line-drawn, landing',
      '200 event-drawn, turn',
      '300 event-drawn, card',
      '400 ',
    ]);
  });
});

describe('the flick of a rival', () => {
  const tossed = (heads: boolean): Step => tableOf(1).play(...flick(180, 400), draw('jailer'), { type: 'coin', heads });

  test('is aimed before it flies, and a coin is tossed before it costs anything', () => {
    expect(filmOf(tossed(true), CALM).map(line)).toEqual([
      '0 | flicked, aim | – | –',
      '600 | line-drawn, flight | scratch | Mildred flicks at 180°, 40 %.',
      '780 | event-drawn, turn | card | Mildred bumps into padding at red 3, black 2, north-west.',
      '1100 | event-drawn, card | – | Mildred’s Head Jailer: heads, Mildred loses 2 HP; tails, you do.',
      '2600 | coin-tossed, throw | coin | –',
      '3300 | coin-tossed, thrown | – | The coin shows heads.',
      '3900 | hp-lost, told | hit | Mildred loses 2 HP to the head jailer: 13 left.',
      '4500 | – | – | Turn 1: you.',
    ]);
  });

  test('says above the sheet what is aimed at and what the coin has brought', () => {
    const { rules, before, after, events } = tossed(false);
    const hearing = { rules, names: NAMES, reader: 0, seat: 0, language: 'en', view: before.view } as const;
    const captions = scenes(events, before, after, rules.content).map(scene => caption(scene, hearing));
    expect(captions.filter(each => each !== undefined)).toEqual([
      'Mildred aims south.',
      'Mildred flicks …',
      'Mildred draws an event …',
      'The coin is in the air …',
      'Tails: you lose 2.',
    ]);
  });
});

describe('at once', () => {
  test('nothing is waited for, and what a rival’s card has cost one stands on a slip', () => {
    const step = tableOf(1).play(...flick(180, 400), draw('jailer'), { type: 'coin', heads: false });
    const [frame, ...more] = filmOf(step, AT_ONCE);
    expect(frame).toMatchObject({ at: 0, seen: '' });
    expect(frame?.said).toHaveLength(step.events.length);
    expect(more).toEqual([]);
    expect(slipOf<DungeonPen>(GAME)(step)).toEqual(['You lose 2 HP to the head jailer: 13 left.']);
  });

  test('of what one does oneself there is no slip', () => {
    const step = standing(tableOf(0), 9.5, 1.8).play(...flick(90, 1000), draw('lights-out'));
    expect(slipOf<DungeonPen>(GAME)(step)).toEqual([]);
  });
});

test('onlookers see everything briskly', () => {
  const hand = new Hand(-1, { first: 0 });
  const film = filmOf(hand.play(...flick(0, 400), draw('bolted')), CALM);
  expect(film.map(seenAt)[0]).toBe('0 flicked, aim');
  expect(film[1]?.at).toBe(400);
});

test('a treasure is a moment, and so is home', () => {
  const steps = [...stepsOf('film', 0)];
  const parts = steps.flatMap(step => filmOf(step, CALM).map(({ seen }) => seen));
  expect(parts).toContain('treasure-taken, told');
});

/** Milliseconds of scenes between two flicks of one's own, one's own scenes included: the middle of a whole match. */
function pauseIn(tempo: Tempo): number {
  const pauses: number[] = [];
  for (const step of stepsOf('pace', 0)) {
    if (step.events.some(event => event.type === 'flicked' && event.seat === 0)) pauses.push(0);
    const last = pauses.length - 1;
    if (last >= 0) pauses[last]! += filmOf(step, tempo).at(-1)?.at ?? 0;
  }
  return pauses.sort((one, other) => one - other)[pauses.length >> 1] ?? 0;
}

test('two turns take long enough to be followed, less at a brisk pace, and nothing at once', () => {
  const [calm, brisk, still, atOnce] = [CALM, BRISK, STILL, AT_ONCE].map(pauseIn);
  expect(calm).toBeGreaterThan(6_000);
  expect(calm).toBeLessThan(12_000);
  expect(brisk! / calm!).toBeLessThan(0.75);
  expect(still).toBeLessThan(calm!);
  expect(atOnce).toBe(0);
});

test('in whole matches everything is told once, and nothing of a line before it has landed', () => {
  for (const looker of [0, 1, -1])
    for (const step of stepsOf(`film ${looker}`, looker, { quibble: true }))
      for (const tempo of [CALM, STILL]) {
        const frames = filmOf(step, tempo);
        expect(frames.flatMap(({ said }) => said)).toHaveLength(step.events.length);
        expect(frames.at(-1)?.seen).toBe('');
        for (const { seen, said } of frames)
          if (/flight|hair|turn$|throw$/.test(seen))
            expect(said.join(' ')).not.toMatch(TOLD[seen.split(',')[0] ?? ''] ?? /^$/);
      }
});
