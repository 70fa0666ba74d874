import type { Seat } from '../../kernel/game.ts';
import { type Content, groundNow } from './content.ts';
import { type Floor, isOnFloor } from './floor.ts';
import { type Ground, marksUnder, THING } from './line.ts';
import { next, type Play } from './play.ts';
import { CELL_MARK } from './sheet.ts';
import {
  centreOf,
  distanceToSquare,
  type Point,
  type Square,
  SQUARES,
  squaresOfLarge,
  squaresUnder,
} from './square.ts';
import { characterOf, otherOf, type State } from './state.ts';
import { floorOf, squareUnder } from './ways.ts';

/** DP-Q36: the free squares of the large one that the dice name. */
export function landings(content: Content, state: Readonly<State>, seat: Seat): Square[] {
  const floor = floorOf(content, state, seat);
  const [red = 1, black = 1] = state.dice;
  return squaresOfLarge(red, black).filter(square => isOnFloor(floor, square));
}

/** DP-49, DP-Q26, DP-Q36: the nearest unsealed chests on the seat's own floor; several when they are equally near. */
export function nearestChests(content: Content, state: Readonly<State>, seat: Seat): Square[] {
  const floor = floorOf(content, state, seat);
  const character = characterOf(state, seat);
  const chests = content.chests.filter(square => isOnFloor(floor, square));
  const least = Math.min(...chests.map(square => distanceToSquare(character, square)));
  return chests.filter(square => distanceToSquare(character, square) === least);
}

/** DP-Q27, DP-Q39: arriving counts as passing. */
export function teleport({ content, state, emit }: Play, seat: Seat, square: Square): void {
  const ground = groundNow(content, state);
  const { x, y } = standAt(state, seat, centreOf(square));
  emit?.({ type: 'teleported', seat, x, y });
  const isThing = (marksUnder(ground, { x, y }) & THING) !== 0;
  next(state, ...(isThing ? [{ type: 'thing', seat, square } as const] : []), ...homecoming(ground, { x, y }, seat));
}

/** DP-Q24: a cross, but no line. */
function standAt(state: State, seat: Seat, { x, y }: Point): Point {
  const character = characterOf(state, seat);
  character.x = x;
  character.y = y;
  character.trail = [...character.trail, x, y, 0];
  return { x, y };
}

function homecoming(ground: Ground, at: Point, seat: Seat): { type: 'home'; seat: Seat }[] {
  return (marksUnder(ground, at) & CELL_MARK[seat as 0 | 1]) !== 0 ? [{ type: 'home', seat }] : [];
}

/** DP-42, DP-Q23: both stand where their latest turns began; whoever drew the card comes first. */
export function goBack({ content, state, emit }: Play, drawer: Seat): void {
  const ground = groundNow(content, state);
  const homecomings = [drawer, otherOf(drawer)].flatMap(seat => {
    const { past } = characterOf(state, seat);
    if (!past) return [];
    const at = standAt(state, seat, freeNear(floorOf(content, state, seat), past));
    emit?.({ type: 'sent-back', seat, ...at });
    return homecoming(ground, at, seat);
  });
  next(state, ...homecomings);
}

/** DP-Q36: the place itself if it is still free, else the centre of the nearest free square. */
function freeNear(floor: Floor, place: Point): Point {
  if (squaresUnder(place).every(square => isOnFloor(floor, square))) return place;
  let best = squareUnder(place);
  let least = Number.POSITIVE_INFINITY;
  for (let square = 0; square < SQUARES; square++) {
    if (!isOnFloor(floor, square)) continue;
    const away = distanceToSquare(place, square);
    if (away < least) [best, least] = [square, away];
  }
  return centreOf(best);
}
