import {
  type Action,
  centreOf,
  characterOf,
  type Course,
  FULL_LENGTH,
  FULL_POWER,
  FULL_TURN,
  flickOf,
  type Ground,
  groundNow,
  type Material,
  MOST_STROKES,
  mostHp,
  powerLeft,
  type Point,
  type StepOf,
  THING,
  trace,
  UNIT,
  type View,
  wayOf,
} from '../../games/dungeon-pen/index.ts';
import { type Field, fieldAt, fieldTo, goalsOf } from './survey.ts';

/** One direction in which a line could go: how far until a wall, and at which lengths it meets what is wanted. */
interface Ray {
  readonly way: Point;
  readonly clear: number;
  readonly isHard: boolean;
  readonly goalAt: number;
  readonly finds: readonly Find[];
}

interface Find {
  readonly at: number;
  readonly worth: number;
}

/** It trusts its hand more than it should: of the true spread it reckons with so much. */
const TRUST = 0.6;
/** What a wall is thought to cost, in fifths of a square of way: CARE by the HP left, less DARING. */
const CARE = 50;
const DARING = 2;
/** What a wall is worth to whoever has to hit one (DP-44). */
const WANTED_WALL = 30;

const RAYS = 72;
const STEP = FULL_TURN / RAYS;
const LONGEST = FULL_LENGTH + FULL_LENGTH / 4;
/** Never more than two thirds of its strength: that is what keeps it easy. */
const POWERS = [200, 320, 440, 560, 680];

/** Points of the spread at which a flick is tried, in thousandths of sigma, all as likely as each other. */
const SAMPLES = [-1400, -550, 0, 550, 1400];

/** What things are worth, in fifths of a square of way. */
const WORTH = { goal: 40, chest: 6, potion: 2 };

/** The flick that on average leaves the least way to go, all walls and finds considered. */
export function bestFlick(material: Material, view: View, { seat, cause }: StepOf<'aim'>): Action {
  const ground = groundNow(material, view);
  const character = characterOf(view, seat);
  const goals = goalsOf(material, seat, character.carries);
  const field = fieldTo(ground, goals);
  const rays = Array.from({ length: RAYS }, (_, i) => rayAt(material, view, ground, { seat, aim: i * STEP, goals }));
  const hurt = cause === 'sacrifice' ? -WANTED_WALL : CARE / character.hp - DARING;
  const most = powerLeft(character.effects);
  let best = { aim: 0, power: FULL_POWER, value: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < RAYS; i++) {
    const aim = i * STEP;
    const { angle } = flickOf(material, view, seat, { aim, power: FULL_POWER, cause });
    for (const power of POWERS) {
      if (power > most && power !== POWERS[0]) continue;
      const value = valueOf(rays, field, character, {
        ray: i,
        sigma: (angle / 100 / STEP) * TRUST,
        length: (power * FULL_LENGTH) / FULL_POWER,
        hurt,
      });
      if (value > best.value) best = { aim, power, value };
    }
  }
  return { type: 'flick', aim: best.aim, power: best.power };
}

interface Try {
  readonly ray: number;
  readonly sigma: number;
  readonly length: number;
  readonly hurt: number;
}

function valueOf(rays: readonly Ray[], field: Field, from: Point, { ray, sigma, length, hurt }: Try): number {
  let value = 0;
  for (const sample of SAMPLES) {
    const index = Math.round(ray + (sample * sigma) / 1000);
    const met = rays[((index % RAYS) + RAYS) % RAYS] as Ray;
    const isStopped = met.clear <= length;
    const end = isStopped ? met.clear : length;
    value += met.goalAt <= end ? WORTH.goal : -fieldAt(field, along(from, met.way, end));
    if (isStopped && met.isHard && met.goalAt > end) value -= hurt;
    for (const { at, worth } of met.finds) if (at <= end) value += worth;
  }
  return value;
}

function along(from: Point, way: Point, length: number): Point {
  return { x: from.x + (way.x * length) / LONGEST, y: from.y + (way.y * length) / LONGEST };
}

function rayAt(
  material: Material,
  view: View,
  ground: Ground,
  { seat, aim, goals }: { readonly seat: number; readonly aim: number; readonly goals: readonly number[] },
): Ray {
  const character = characterOf(view, seat);
  const way = wayOf(aim, LONGEST);
  const course = trace(ground, character, way);
  const goal = course.met.find(({ square }) => goals.includes(square));
  return {
    way,
    clear: course.contact === 0 ? Number.POSITIVE_INFINITY : lengthOf(character, course, way),
    isHard: (course.contact & 1) !== 0,
    goalAt: goal ? distanceTo(character, centreOf(goal.square)) : Number.POSITIVE_INFINITY,
    finds: findsOn(material, view, seat, course),
  };
}

/** How much of its full length a line has gone. */
function lengthOf(from: Point, to: Point, way: Point): number {
  const isAcross = Math.abs(way.x) > Math.abs(way.y);
  const part = isAcross ? (to.x - from.x) / way.x : (to.y - from.y) / way.y;
  return Math.floor(part * LONGEST);
}

function distanceTo(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y) - UNIT / 4;
}

function findsOn(material: Material, view: View, seat: number, { met }: Course): Find[] {
  const character = characterOf(view, seat);
  const finds: Find[] = [];
  for (const { square, marks } of met) {
    if ((marks & THING) === 0) continue;
    const at = distanceTo(character, centreOf(square));
    if (material.chests.includes(square)) finds.push({ at, worth: WORTH.chest });
    const potion = material.potions.indexOf(square);
    if (potion >= 0 && (view.strokes[potion] ?? 0) < MOST_STROKES)
      finds.push({ at, worth: WORTH.potion * (mostHp(material, seat) - character.hp) });
  }
  return finds;
}
