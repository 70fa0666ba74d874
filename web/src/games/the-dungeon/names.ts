import { doorState } from '../../../../art/the-dungeon/index.ts';
import { roomAt, sideOf, tileOf, WALL } from '../../../../games/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { COLON } from '../../words/colon.ts';
import { type Desk, moverOf } from './context.ts';
import type { Offer } from './lit.ts';
import { sideOfWay, type Way } from './ways.ts';

export const roomName = ({ play, game }: Pick<Desk, 'play' | 'game'>, tile: number): string =>
  game.rooms[roomAt(play.now.view, tile)];

/** What lies at the end of a way, without what it costs: "untried door", "Library". */
export function aheadName(desk: Desk, { steps, tile, chance }: Way): string {
  const { words, play } = desk;
  const side = steps[0] ? sideOf(play.now.view, moverOf(desk).at, steps[0].side) : WALL;
  const room = tile === undefined ? undefined : roomName(desk, tile);
  const door = steps.length === 1 ? doorState(side) : undefined;
  if (chance !== undefined) return words.ways.lock(door === 'locked' ? 'locked' : 'untried', room);
  return room ?? words.ways.unknown;
}

/** "North: Library, one tile". */
export function wayName(desk: Desk, way: Way): string {
  const { words, play } = desk;
  const ahead = aheadName(desk, way);
  const name = way.steps.length === 1 ? `${words.sides[sideOfWay(way)]}${COLON[play.language]}${ahead}` : ahead;
  const chance = way.chance === undefined ? '' : `, ${words.ways.opens(way.chance)}`;
  return `${name}${chance}, ${words.ways.cost(way.steps.length)}`;
}

export function offerName(desk: Desk, { way, casts = [] }: Offer): string {
  if (way) return wayName(desk, way);
  const [cast] = casts;
  return cast ? (describeCast(desk, cast) ?? say(desk.game.actions, cast, desk.play.names)) : '';
}

/** A spell by the name of what it is aimed at. */
export function describeCast(
  desk: Pick<Desk, 'play' | 'game' | 'words'>,
  cast: NonNullable<Offer['casts']>[number],
): string | undefined {
  const { game, words } = desk;
  if (cast.spell === 'second-thoughts') return words.ways.turn(roomName(desk, cast.tile));
  if (cast.spell === 'long-arm') return words.ways.fetch(game.thing(cast.object), roomName(desk, cast.tile));
  return undefined;
}

export function heldName({ holding, game, words }: Desk): string {
  if (!holding) return '';
  const name = game.rooms[tileOf(holding.face).room];
  const openings = tileOf(holding.face).openings[holding.turn] ?? [];
  const sides = openings.flatMap((opening, side) => (opening === WALL ? [] : [words.sides[side as 0 | 1 | 2 | 3]]));
  return words.holding.name(name, sides);
}
