import type { Content, Ground, Point, Square, View } from '../../games/dungeon-pen/index.ts';
import {
  AROUND,
  groundIndex,
  groundNow,
  indexUnder,
  isFree,
  STRIDES,
  wantedBy,
} from '../../games/dungeon-pen/readers.ts';

const STRAIGHT = 5;
const SLANTED = 7;
const NO_WAY = 10_000;

/** How far every square of a ground is from a goal, in fifths of a square; more than any way where none leads. */
export type Field = Int16Array;

/** Who is after something: the own cell with the treasure in hand, else the treasure. */
export interface Seeker {
  readonly seat: number;
  readonly carries: boolean;
}

/** What a seat knows of the sheet: the ground, and how far it is to what each of the two is after. */
export interface Survey {
  readonly content: Content;
  readonly ground: Ground;
  wayOf(seeker: Seeker): Field;
}

/** A field and the walls that had been drawn when it was measured. */
interface Measure {
  readonly walls: readonly Square[];
  readonly field: Field;
}

interface Measured extends Survey {
  readonly measures: readonly (Measure | undefined)[];
}

const LATEST = new WeakMap<Content, Measured>();

/** Surveys a sheet anew only when something has been drawn on it or dug away; whoever sits at it shares the survey. */
export function surveyOf(content: Content, view: View): Survey {
  const ground = groundNow(content, view);
  const latest = LATEST.get(content);
  if (latest?.ground === ground) return latest;
  const measures = latest?.measures.slice() ?? [];
  const walls = view.walls.slice();
  const wayOf = (seeker: Seeker): Field => {
    const which = 2 * seeker.seat + Number(seeker.carries);
    const known = measures[which];
    if (known?.walls === walls) return known.field;
    const goals = goalsOf(content, seeker);
    const field = known
      ? fieldAfter(known.field, ground, { ...changes(known.walls, walls), goals })
      : fieldTo(ground, goals);
    measures[which] = { walls, field };
    return field;
  };
  const survey = { content, ground, measures, wayOf };
  LATEST.set(content, survey);
  return survey;
}

/** The squares that somebody is after. */
export function goalsOf(content: Content, { seat, carries }: Seeker): readonly Square[] {
  return carries ? (content.cells[seat] ?? []) : [wantedBy(content, seat)];
}

/** Room for one search at a time: squares whose way has been lowered, in this order. */
const QUEUE: number[] = [];

export function fieldTo(ground: Ground, goals: readonly Square[]): Field {
  const field = new Int16Array(ground.length).fill(NO_WAY);
  let count = 0;
  for (const goal of goals) if (isFree(ground, groundIndex(goal))) count = lower(field, groundIndex(goal), 0, count);
  return spread(ground, field, count);
}

/** What has become of the walls on a sheet, and where the ways lead to that are measured. */
export interface Changes {
  readonly goals: readonly Square[];
  readonly drawn: readonly Square[];
  readonly dug: readonly Square[];
}

function changes(before: readonly Square[], after: readonly Square[]): Omit<Changes, 'goals'> {
  return {
    drawn: after.filter(square => !before.includes(square)),
    dug: before.filter(square => !after.includes(square)),
  };
}

/**
 * The field once walls have been drawn or dug away: what lies nearer to the goals than all new walls is kept. Under the
 * French rules (DP-F13) goals may be covered; then nothing is.
 */
export function fieldAfter(known: Field, ground: Ground, { goals, drawn, dug }: Changes): Field {
  if (goals.some(goal => drawn.includes(goal) || dug.includes(goal))) return fieldTo(ground, goals);
  const field = known.slice();
  let horizon = NO_WAY;
  for (const square of drawn) horizon = Math.min(horizon, known[groundIndex(square)] as number);
  let count = horizon < NO_WAY ? forget(field, horizon) : 0;
  for (const square of dug) count = queueAround(field, groundIndex(square), count);
  return spread(ground, field, count);
}

/** Forgets all ways from a horizon on and queues what lies just before it; answers how many are queued. */
function forget(field: Field, horizon: number): number {
  let count = 0;
  for (let index = 0; index < field.length; index++) {
    const way = field[index] as number;
    if (way >= horizon) field[index] = NO_WAY;
    else if (way >= horizon - SLANTED) QUEUE[count++] = index;
  }
  return count;
}

/** Queues what lies around a square and has a way; answers how many are queued. */
function queueAround(field: Field, index: number, queued: number): number {
  let count = queued;
  for (const stride of AROUND) if ((field[index + stride] as number) < NO_WAY) QUEUE[count++] = index + stride;
  return count;
}

/** Lines do not squeeze through corners: a slanted step needs both squares beside it. */
function spread(ground: Ground, field: Field, queued: number): Field {
  let count = queued;
  for (let at = 0; at < count; at++) {
    const from = QUEUE[at] as number;
    const way = field[from] as number;
    for (let side = 0; side < 4; side++) {
      const ahead = from + (STRIDES[side] as number);
      if (!isFree(ground, ahead)) continue;
      count = lower(field, ahead, way + STRAIGHT, count);
      const turn = STRIDES[(side + 1) & 3] as number;
      if ((field[ahead + turn] as number) <= way + SLANTED) continue;
      if (isFree(ground, ahead + turn) && isFree(ground, from + turn))
        count = lower(field, ahead + turn, way + SLANTED, count);
    }
  }
  return field;
}

/** Queues a square if the way from it is shorter than was known; answers how many are queued. */
function lower(field: Field, index: number, way: number, count: number): number {
  if (way >= (field[index] as number)) return count;
  field[index] = way;
  QUEUE[count] = index;
  return count + 1;
}

export function fieldAt(field: Field, { x, y }: Point): number {
  return field[indexUnder(x, y)] as number;
}
