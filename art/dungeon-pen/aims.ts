// Every aim of one flick on the sheet: as far out as its power reaches, coloured by how good it is beside the best; over it
// where it was best aimed, where it was aimed and where it went.
import type { Content, DungeonPen, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  DEGREE,
  FULL_LENGTH,
  FULL_POWER,
  lengthOf,
  straightOn,
  UNIT,
} from '../../games/dungeon-pen/readers.ts';
import type { AimedPicture } from '../art.ts';
import { circle, path, type Point, spot } from '../figure.ts';
import { type Heat, HEATS, heatOf, heatPaint, heatSigns } from '../heat.ts';
import type { IconName } from '../icons.ts';
import { leadPaint, type Paint } from '../paint.ts';
import type { Drawing, Shape } from '../shape.ts';
import { along } from './cone.ts';
import { ground } from './ground.ts';
import { LAYOUTS, mapBox, spotAt, SQUARE } from './layout.ts';
import { marks } from './marks.ts';
import { pieces } from './pieces.ts';
import { pencilOf } from './trail.ts';

const layout = LAYOUTS.wide;

type Picture = AimedPicture<DungeonPen>;

export function aims(content: Content, picture: Picture): Drawing {
  const { before: view } = picture;
  return {
    view: mapBox(layout),
    shapes: [
      ...ground(content.sheet, layout),
      ...heat(picture),
      ...marks({ content, view, layout }),
      ...pieces(layout, view, undefined),
      ...lines(content, picture),
    ],
  };
}

/** Aims in neighbouring directions, with one power, that are as good: from one direction up to another. */
interface Run {
  readonly heat: Heat;
  readonly power: number;
  readonly from: number;
  readonly to: number;
}

function heat({ map, before, seat }: Picture): readonly Shape[] {
  const from = spotAt(layout, characterOf(before, seat));
  const runs = runsIn(map);
  return HEATS.flatMap(each => {
    const own = runs.filter(run => run.heat === each);
    const d = own.map(run => sectorOf(map, from, run)).join('');
    const signs = own.flatMap(run => signsIn(map, from, run));
    return d === '' ? [] : [path(d, { fill: heatPaint(each), opacity: 0.5 }), ...heatSigns(each, signs, 3.5)];
  });
}

function runsIn({ directions, powers, worths }: Picture['map']): readonly Run[] {
  const best = Math.max(...worths);
  const heatAt = (direction: number, power: number): Heat =>
    heatOf(best - (worths[direction * powers.length + power] ?? 0));
  return powers.flatMap((_, power) => {
    const runs: Run[] = [];
    for (let direction = 0; direction < directions; direction++) {
      const here = heatAt(direction, power);
      const last = runs.at(-1);
      const goesOn = last?.heat === here && direction - last.from < directions / 3;
      if (last && goesOn) runs[runs.length - 1] = { ...last, to: direction + 1 };
      else runs.push({ heat: here, power, from: direction, to: direction + 1 });
    }
    return runs;
  });
}

/** How far out on the paper a power is thought of: from halfway to the next weaker one to halfway to the next stronger. */
function ringOf({ powers }: Picture['map'], power: number): readonly [near: number, far: number] {
  const own = powers[power] ?? 0;
  const weaker = powers[power - 1] ?? 0;
  const stronger = powers[power + 1] ?? own;
  return [farOn((own + weaker) / 2), farOn((own + stronger) / 2)];
}

const farOn = (power: number): number => (power * FULL_LENGTH * SQUARE) / (FULL_POWER * UNIT);

/** The direction in the middle of an aim is its own: it reaches half a step to either side. */
const degreesAt = ({ directions }: Picture['map'], direction: number): number => ((direction - 0.5) * 360) / directions;

function sectorOf(map: Picture['map'], from: Point, { power, from: first, to }: Run): string {
  const [near, far] = ringOf(map, power);
  const [begin, end] = [degreesAt(map, first), degreesAt(map, to)];
  const [a, b, c, d] = [
    along(from, begin, far),
    along(from, end, far),
    along(from, end, near),
    along(from, begin, near),
  ];
  return `M${spot(...a)}A${spot(far, far)} 0 0 1 ${spot(...b)}L${spot(...c)}A${spot(near, near)} 0 0 0 ${spot(...d)}Z`;
}

/** Signs stand about a square apart, in every other ring. */
function signsIn(map: Picture['map'], from: Point, { power, from: first, to }: Run): readonly Point[] {
  if (power % 2 === 0) return [];
  const [near, far] = ringOf(map, power);
  const middle = (near + far) / 2;
  const apart = Math.max(1, Math.round((SQUARE * map.directions) / (2 * Math.PI * middle)));
  return Array.from({ length: to - first }, (_, i) => first + i)
    .filter(direction => direction % apart === 0)
    .map(direction => along(from, degreesAt(map, direction + 0.5), middle));
}

type FlickAction = Extract<DungeonPen['action'], { type: 'flick' }>;

function lines(content: Content, { seat, before, after, better, action }: Picture): readonly Shape[] {
  const from = spotAt(layout, characterOf(before, seat));
  const pencil = leadPaint(pencilOf(seat));
  const endOf = (flick: FlickAction): Point => {
    const reach = (lengthOf(flick.power) * SQUARE) / UNIT;
    return along(from, flick.aim / DEGREE, Math.min(reach, sightOf(content, before, seat, flick.aim)));
  };
  const went = spotAt(layout, characterOf(after, seat));
  return [
    ...(better.type === 'flick' ? lineTo([from, endOf(better)], { paint: 'ink', dash: [1, 7], icon: 'star' }) : []),
    ...(action.type === 'flick' ? lineTo([from, endOf(action)], { paint: pencil, dash: [9, 6], icon: 'eye' }) : []),
    ...lineTo([from, went], { paint: pencil, dash: [], icon: 'hand' }),
  ];
}

/** How far one could go straight on, on the paper. */
function sightOf(content: Content, view: View, seat: number, aim: number): number {
  const stop = straightOn(content, view, seat, aim);
  const { x, y } = characterOf(view, seat);
  return (Math.hypot(stop.x - x, stop.y - y) * SQUARE) / UNIT;
}

interface Drawn {
  readonly paint: Paint;
  readonly dash: readonly number[];
  readonly icon: IconName;
}

const BADGE = 15;

/** A line with a sign behind its end, so that the end itself stays in sight. */
function lineTo([from, to]: readonly [Point, Point], { paint, dash, icon }: Drawn): readonly Shape[] {
  const d = `M${spot(...from)}L${spot(...to)}`;
  const at = behind(from, to);
  return [
    path(d, { stroke: 'paper', weight: 7, opacity: 0.8 }),
    path(d, { stroke: paint, weight: 3.4, ...(dash.length > 0 && { dash }) }),
    circle(to, 4, { fill: 'paper', stroke: paint, weight: 2.4 }),
    circle(at, BADGE, { fill: paint, stroke: 'paper', weight: 2 }),
    { kind: 'icon', name: icon, at, size: 1.25 * BADGE, paint: 'paper', cut: paint },
  ];
}

/** Past the end, as far as the sheet goes. */
function behind([fromX, fromY]: Point, [x, y]: Point): Point {
  const [across, down] = [x - fromX, y - fromY];
  const far = Math.hypot(across, down) || 1;
  const [left, top, width, height] = mapBox(layout);
  const within = (at: number, first: number, size: number): number =>
    Math.min(Math.max(at, first + BADGE), first + size - BADGE);
  return [within(x + (across / far) * (BADGE + 7), left, width), within(y + (down / far) * (BADGE + 7), top, height)];
}
