import {
  dungeonPen,
  flickOf,
  FULL_POWER,
  FULL_TURN,
  type Ground,
  groundNow,
  isClear,
  MAP_NAMES,
  type Material,
  type Point,
  reached,
  SPAN,
  SQUARES,
  swayed,
  trace,
  unpack,
  wayOf,
} from '../../games/dungeon-pen/index.ts';
import { isRefusal, type Random } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { lap } from '../lap.ts';

const FLICKS = 10_000;
const LEAST_POWER = 300;
const DRAWN = 30;

/** The printed sheet with the most on it, after a long match: walls drawn all over it and the plague in its middle. */
function busiest(): { readonly material: Material; readonly ground: Ground } {
  const [material] = MAP_NAMES.map(materialOf).toSorted((a, b) => signsOn(b) - signsOn(a)) as [Material];
  const random = randomFrom('walls');
  const walls = Array.from({ length: DRAWN }, () => random(SQUARES)).filter(square => material.kept[square] === 0);
  return { material, ground: groundNow(material, { walls, plague: { red: 3, black: 4 } }) };
}

function materialOf(dungeon: string): Material {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(`${dungeon} is refused by ${options.rule}`);
  return unpack(options);
}

function signsOn({ sheet }: Material): number {
  return sheet.features.filter(feature => feature !== 'floor').length;
}

function somewhere(ground: Ground, random: Random): Point {
  for (;;) {
    const [x, y] = [1 + random(SPAN - 1), 1 + random(SPAN - 1)];
    if (isClear(ground, x, y)) return { x, y };
  }
}

const { material, ground } = busiest();
const state = dungeonPen.rules({ version: dungeonPen.version, seats: 2, options: material.options }).setup();
const dice = randomFrom('flicks');
const flicks = Array.from({ length: FLICKS }, () => {
  const aimed = {
    aim: dice(FULL_TURN),
    power: LEAST_POWER + dice(FULL_POWER + 1 - LEAST_POWER),
    cause: 'turn',
  } as const;
  return { from: somewhere(ground, dice), flick: flickOf(material, state, 0, aimed), sway: dice(256), reach: dice(64) };
});

/** Every flick from its aim to where it stops and what it met, spread included. */
function flickAll(): number {
  let walls = 0;
  for (const { from, flick, sway, reach } of flicks) {
    const course = trace(ground, from, wayOf(swayed(flick, sway), reached(flick, reach)));
    if (course.contact !== 0) walls++;
  }
  return walls;
}

lap(flickAll, FLICKS);
