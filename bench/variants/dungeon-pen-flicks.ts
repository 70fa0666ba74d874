import {
  dungeonPen,
  flickOf,
  FULL_POWER,
  FULL_TURN,
  type Ground,
  groundNow,
  isClear,
  MAP_NAMES,
  type Content,
  type Point,
  reached,
  SPAN,
  SQUARES,
  swayed,
  trace,
  contentOf,
  wayOf,
} from '../../games/dungeon-pen/index.ts';
import { isRefusal, type Random } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { lap } from '../lap.ts';

const FLICKS = 10_000;
const LEAST_POWER = 300;
const DRAWN = 30;

/** The printed sheet with the most on it, after a long match: walls drawn all over it and the plague in its middle. */
function busiest(): { readonly content: Content; readonly ground: Ground } {
  const [content] = MAP_NAMES.map(contentWith).toSorted((a, b) => signsOn(b) - signsOn(a)) as [Content];
  const random = randomFrom('walls');
  const walls = Array.from({ length: DRAWN }, () => random(SQUARES)).filter(square => content.kept[square] === 0);
  return { content, ground: groundNow(content, { walls, plague: { red: 3, black: 4 } }) };
}

function contentWith(dungeon: string): Content {
  const options = dungeonPen.readOptions({ dungeon }, 2);
  if (isRefusal(options)) throw new Error(`${dungeon} is refused by ${options.rule}`);
  return contentOf(options);
}

function signsOn({ sheet }: Content): number {
  return sheet.features.filter(feature => feature !== 'floor').length;
}

function somewhere(ground: Ground, random: Random): Point {
  for (;;) {
    const [x, y] = [1 + random(SPAN - 1), 1 + random(SPAN - 1)];
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
    const course = trace(ground, from, wayOf(swayed(flick, sway), reached(flick, reach)));
    if (course.contact !== 0) walls++;
  }
  return walls;
}

lap(flickAll, FLICKS);
