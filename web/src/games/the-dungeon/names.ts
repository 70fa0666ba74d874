import {
  hasLastTurn,
  openSides,
  roomAt,
  sideState,
  thingsOn,
  tileOf,
  whereaboutsOf,
} from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import { COLON } from '../../words/colon.ts';
import { percentOf } from './chances.ts';
import { characterAt, type Desk, moverOf } from './context.ts';
import type { Offer } from './offers.ts';
import { sideOfWay, type Way } from './ways.ts';

export const roomName = ({ play, game }: Pick<Desk, 'play' | 'game'>, tile: number): string =>
  game.rooms[roomAt(play.now.view, tile)];

/** What lies at the end of a way, without what it costs: "untried door", "Library". */
export function aheadName(desk: Desk, way: Way): string {
  const { tile, lock } = way;
  const { words, play } = desk;
  const room = tile === undefined ? undefined : roomName(desk, tile);
  if (!lock) return room ?? words.ways.unknown;
  const door = sideState(play.now.view, moverOf(desk).at, sideOfWay(way));
  return words.ways.lock(door === 'locked' ? 'locked' : 'untried', room);
}

/** "North: Library, one tile". */
export function wayName(desk: Desk, way: Way): string {
  const { words, play } = desk;
  const ahead = aheadName(desk, way);
  const name = way.steps.length === 1 ? `${words.sides[sideOfWay(way)]}${COLON[play.language]}${ahead}` : ahead;
  const chance = way.lock ? `, ${words.ways.opens(percentOf(way.lock))}` : '';
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
  const sides = openSides(holding.face, holding.turn).map(side => words.sides[side]);
  return words.holding.name(name, sides);
}

/** What lies on a tile. */
export const thingNames = ({ play, content, game, words }: Desk, tile: number): readonly string[] =>
  thingsOn(content, play.now.view, tile).map(each => {
    if (each.thing === 'gold') return words.figures.gold(each.gold);
    return each.thing === 'object' ? game.thing(each.name) : each.name;
  });

/** What is ahead of somebody that others want to know at a glance. */
export type Ahead = 'leaving' | 'lost' | 'last';

export function aheadOf(desk: Desk, seat: Seat): Ahead | undefined {
  const person = characterAt(desk, seat);
  const isLast = hasLastTurn(desk.content, desk.play.now.view, seat);
  if (whereaboutsOf(person) !== 'inside') return undefined;
  if (person.lost) return 'lost';
  if (person.leaving && !(isLast && desk.play.now.view.turn === seat)) return 'leaving';
  return isLast ? 'last' : undefined;
}

/** How somebody stands, in a few words: "in the Crypt", "loses a turn". */
export function statusOf(desk: Desk, seat: Seat): string {
  const { status } = desk.words;
  const person = characterAt(desk, seat);
  const whereabouts = whereaboutsOf(person);
  if (whereabouts === undefined) return '';
  if (whereabouts !== 'inside') return status[whereabouts];
  const ahead = aheadOf(desk, seat);
  return ahead ? status[ahead] : status.at(roomName(desk, person.at));
}
