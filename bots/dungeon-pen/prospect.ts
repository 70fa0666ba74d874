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
import { COARSE, FINE, type Grid, type Hand, handOf } from './fan.ts';
import {
  type Fans,
  fansBehind,
  fansOf,
  type Journey,
  journeyOver,
  legsOf,
  tracks,
  type Traveller,
  turnsFrom,
} from './journey.ts';

export interface Prospect {
  readonly content: Content;
  readonly ground: Ground;
  readonly bolted: boolean;
  fans(): Fans;
  travellerOf(seat: number): Traveller;
  journeyOf(seat: number): Journey;
}

const PRINTED = new WeakMap<Content, Prospect>();
const LATEST = new WeakMap<Content, Prospect>();

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

/** The hand with which a seat flicks now, finely. */
export const handNow = (content: Content, view: View, step: StepOf<'aim'>): Hand => handIn(FINE, content, view, step);

/** The hand of a seat once all that hinders it now has passed. */
function handLater(content: Content, view: View, seat: number): Hand {
  const characters = view.characters.map(each => ({ ...each, effects: [] })) as unknown as View['characters'];
  return handIn(COARSE, content, { ...view, characters }, { seat, cause: 'turn' });
}

/**
 * Kept until something is drawn. Every search begins with what is known of the printed sheet, never with what was asked for
 * before: whoever sits down anew comes to the same turns, to the bit.
 */
export function prospectOf(content: Content, view: View): Prospect {
  const ground = groundNow(content, view);
  const latest = LATEST.get(content);
  if (latest?.ground === ground && latest.bolted === view.bolted) return latest;
  const printed = PRINTED.get(content) ?? prospectOver(content, { ...view, bolted: false }, content.printed.ground);
  PRINTED.set(content, printed);
  const prospect = prospectOver(content, view, ground, printed);
  LATEST.set(content, prospect);
  return prospect;
}

/** What a ground holds for both; what is known of the printed one saves most of the search. */
function prospectOver(content: Content, view: View, ground: Ground, printed?: Prospect): Prospect {
  const journeys: (Journey | undefined)[] = [];
  let fans: Fans | undefined;
  const travellerOf = (seat: number): Traveller => ({
    seat,
    hurt: HURT,
    hand: handLater(content, view, seat),
    carries: false,
    known: printed?.journeyOf(seat),
  });
  const allFans = (): Fans => (fans ??= printed ? fansBehind(view.walls, ground, printed.fans()) : fansOf(ground));
  const journeyOf = (seat: number): Journey => (journeys[seat] ??= journeyOver(content, allFans(), travellerOf(seat)));
  return { content, ground, bolted: view.bolted, fans: allFans, travellerOf, journeyOf };
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
  const { home, away } = legsOf(prospect.content, prospect.journeyOf(seat));
  const { hand } = prospect.travellerOf(seat);
  return turnsFrom(characterOf(view, seat).carries ? home : away, hand, prospect.ground, at);
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
