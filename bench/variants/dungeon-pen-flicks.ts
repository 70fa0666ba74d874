import { type Content, dungeonPen, type Ground, type Point } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import {
  courseOf,
  flickOf,
  FULL_POWER,
  FULL_TURN,
  groundNow,
  isClear,
  SIDE,
  UNIT,
} from '../../games/dungeon-pen/readers.ts';
import type { Random } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { lap } from '../lap.ts';
import { rulesOf } from '../on-kernel.ts';

const FLICKS = 10_000;
const LEAST_POWER = 300;
const DRAWN = 30;

/** The printed sheet with the most on it, after a long match: walls drawn all over it and the plague in its middle. */
function busiest(): { readonly content: Content; readonly ground: Ground } {
  const [content] = MAP_NAMES.map(dungeon => rulesOf(dungeonPen, 2, { dungeon }).content).toSorted(
    (a, b) => signsOn(b) - signsOn(a),
  ) as [Content];
  const random = randomFrom('walls');
  const walls = Array.from({ length: DRAWN }, () => random(SIDE * SIDE)).filter(square => content.kept[square] === 0);
  return { content, ground: groundNow(content, { walls, plague: { red: 3, black: 4 } }) };
}

function signsOn({ sheet }: Content): number {
  return sheet.features.filter(feature => feature !== 'floor').length;
}

function somewhere(ground: Ground, random: Random): Point {
  for (;;) {
    const [x, y] = [1 + random(SIDE * UNIT - 1), 1 + random(SIDE * UNIT - 1)];
    if (isClear(ground, x, y)) return { x, y };
  }
}

const { content, ground } = busiest();
const state = dungeonPen.rules({ version: dungeonPen.version, seats: 2, options: content.options }).setup();
const dice = randomFrom('flicks');
const flicks = Array.from({ length: FLICKS }, () => {
  const aimed = {
    aim: dice(FULL_TURN),
    power: LEAST_POWER + dice(FULL_POWER + 1 - LEAST_POWER),
    cause: 'turn',
  } as const;
  return { from: somewhere(ground, dice), flick: flickOf(content, state, 0, aimed), sway: dice(256), reach: dice(64) };
});

/** Every flick from its aim to where it stops and what it met, spread included. */
function flickAll(): number {
  let walls = 0;
  for (const { from, flick, sway, reach } of flicks) {
    const course = courseOf(ground, from, flick, { sway, reach });
    if (course.contact !== 0) walls++;
  }
  return walls;
}

lap(flickAll, FLICKS);
