// What the strong bot knows of a sheet: the journeys of both seats, kept until something is drawn.
import type { Content, Ground, Point, Square, StepOf, View } from '../../games/dungeon-pen/index.ts';
import {
  characterOf,
  flickOf,
  FULL_POWER,
  groundIndex,
  groundNow,
  indexUnder,
  powerLeft,
  WALL,
} from '../../games/dungeon-pen/readers.ts';
import { COARSE, type Grid, type Hand, handOf } from './fan.ts';
import {
  type Fans,
  fansBehind,
  fansOf,
  type Journey,
  journeyOver,
  type Legs,
  legsOf,
  tracks,
  type Traveller,
  turnsFrom,
} from './journey.ts';
import type { Seeker } from './survey.ts';

export interface Prospect {
  readonly content: Content;
  readonly ground: Ground;
  readonly bolted: boolean;
  fans(): Fans;
  travellerOf(seat: number): Traveller;
  journeyOf(seat: number): Journey;
  /** Its two legs, with the hand of a seat that nothing hinders. */
  legsOf(seat: number): Legs;
  handOf(seat: number): Hand;
}

/** What a wall is thought to cost on the way, in turns. */
const HURT = 0.8;

function handIn(
  grid: Grid,
  content: Content,
  view: View,
  { seat, cause }: Pick<StepOf<'aim'>, 'seat' | 'cause'>,
): Hand {
  const flicks = Array.from({ length: grid.rays }, (_, ray) =>
    flickOf(content, view, seat, { aim: ray * grid.step, power: FULL_POWER, cause }),
  );
  const power = powerLeft(characterOf(view, seat).effects);
  return handOf(grid, { angles: flicks.map(({ angle }) => angle), wobble: flicks[0]?.wobble ?? 0, power });
}

/** The hand with which a seat flicks now. */
export const handNow = (grid: Grid, content: Content, view: View, step: StepOf<'aim'>): Hand =>
  handIn(grid, content, view, step);

/** The hand of a seat once all that hinders it now has passed. */
function handLater(content: Content, view: View, seat: number): Hand {
  const characters = view.characters.map(each => ({ ...each, effects: [] })) as unknown as View['characters'];
  return handIn(COARSE, content, { ...view, characters }, { seat, cause: 'turn' });
}

/** What was thought out for a sheet, the latest last, by its walls. */
const KNOWN = new WeakMap<Content, Map<string, Prospect>>();
/** So many are kept. */
const KEPT = 48;
/** Most walls have so many squares. */
const WALL_SIZE = 4;

export function prospectOf(content: Content, view: View): Prospect {
  const prospect = withoutPlague(content, view);
  return view.plague ? { ...prospect, ground: groundNow(content, view) } : prospect;
}

/** Journeys do not mind the plague: a ground with it is as good as one without. */
function withoutPlague(content: Content, view: View): Prospect {
  const all = KNOWN.get(content) ?? new Map<string, Prospect>();
  KNOWN.set(content, all);
  const key = `${view.bolted ? 'bolted ' : ''}${view.walls.join()}`;
  const prospect = all.get(key) ?? thoughtOut(content, view);
  all.delete(key);
  all.set(key, prospect);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
  return prospect;
}

/**
 * Begins with what is known of the sheet before the latest walls, four squares at a time, and in the end of the printed sheet:
 * never with what was asked for before. Whoever sits down anew comes to the same turns, to the bit.
 */
function thoughtOut(content: Content, view: View): Prospect {
  const { walls, bolted } = view;
  if (walls.length === 0) {
    const free = bolted ? withoutPlague(content, { ...view, bolted: false }) : undefined;
    return prospectOver(content, view, content.printed.ground, free);
  }
  const kept = WALL_SIZE * Math.floor((walls.length - 1) / WALL_SIZE);
  const before = withoutPlague(content, { ...view, walls: walls.slice(0, kept) });
  const latest = walls.slice(kept);
  const ground = before.ground.slice();
  for (const square of latest) ground[groundIndex(square)] = WALL;
  return prospectOver(content, { ...view, walls: latest }, ground, before);
}

/** What a ground holds for both; what is known of the one before, on which the walls of the view are drawn, saves most of the search. */
function prospectOver(content: Content, view: View, ground: Ground, before?: Prospect): Prospect {
  const journeys: (Journey | undefined)[] = [];
  const legs: (Legs | undefined)[] = [];
  const hands: (Hand | undefined)[] = [];
  let fans: Fans | undefined;
  const travellerOf = (seat: number): Traveller => ({
    seat,
    hurt: HURT,
    hand: (hands[seat] ??= handLater(content, view, seat)),
    carries: false,
    known: before?.journeyOf(seat),
  });
  const allFans = (): Fans => (fans ??= before ? fansBehind(view.walls, ground, before.fans()) : fansOf(ground));
  const journeyOf = (seat: number): Journey => (journeys[seat] ??= journeyOver(content, allFans(), travellerOf(seat)));
  return {
    content,
    ground,
    bolted: view.bolted,
    fans: allFans,
    travellerOf,
    journeyOf,
    legsOf: seat => (legs[seat] ??= legsOf(content, journeyOf(seat))),
    handOf: seat => (hands[seat] ??= handLater(content, view, seat)),
  };
}

/** How many turns a seat needs. */
export function turnsOf(prospect: Prospect, view: View, seat: number): number {
  return turnsIn(prospect.journeyOf(seat), view);
}

function turnsIn({ seat, home, away }: Journey, view: View): number {
  const { x, y, carries } = characterOf(view, seat);
  return (carries ? home : away)[indexUnder(x, y)] as number;
}

/** How many turns a seat needs from a point itself. */
export function turnsFromPoint(prospect: Prospect, view: View, seat: number, at: Point): number {
  return turnsAt(prospect, { seat, carries: characterOf(view, seat).carries }, at);
}

/** How many turns a seat needs from a point, with the treasure or without. */
export function turnsAt(prospect: Prospect, { seat, carries }: Seeker, at: Point): number {
  const { home, away } = prospect.legsOf(seat);
  return turnsFrom(carries ? home : away, prospect.handOf(seat), prospect.ground, at);
}

/** How many turns a seat would need with walls on some squares more. */
export function turnsWith(prospect: Prospect, view: View, seat: number, walls: readonly Square[]): number {
  const ground = prospect.ground.slice();
  for (const square of walls) ground[groundIndex(square)] = WALL;
  return turnsOver(prospect, view, seat, fansBehind(walls, ground, prospect.fans()));
}

/** How many turns a seat would need without the wall on a square. */
export function turnsWithout(prospect: Prospect, view: View, seat: number, square: Square): number {
  const ground = prospect.ground.slice();
  ground[groundIndex(square)] = prospect.content.printed.ground[groundIndex(square)] ?? 0;
  return turnsOver(prospect, view, seat, fansOf(ground));
}

function turnsOver(prospect: Prospect, view: View, seat: number, fans: Fans): number {
  const known = prospect.journeyOf(seat);
  const { carries } = characterOf(view, seat);
  const traveller = { ...prospect.travellerOf(seat), carries, known };
  return turnsIn(journeyOver(prospect.content, fans, traveller), view);
}

/** Where a seat will come through, by the squares of a ground. */
export function tracksOf(prospect: Prospect, view: View, seat: number): Float64Array {
  const { x, y, carries } = characterOf(view, seat);
  const known = prospect.journeyOf(seat);
  return tracks(prospect.content, prospect.fans(), { ...prospect.travellerOf(seat), carries, known }, indexUnder(x, y));
}
