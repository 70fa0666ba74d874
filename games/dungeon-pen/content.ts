import type { Seat } from '../../kernel/game.ts';
import type { MapName, Options } from './action.ts';
import { CHARACTERS, START_HP } from './data.ts';
import { type Floor, openOn, without } from './floor.ts';
import { type Ground, groundIndex, PLAGUE, WALL } from './line.ts';
import { MAP_NAMES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { type Masses, massesOf } from './masses.ts';
import { isSmudge, readSheet } from './sheet-text.ts';
import { CELL_OF_SEAT, groundOf, homeOf, type Sheet, squaresWith, TREASURE_OF_SEAT } from './sheet.ts';
import { type Point, type Square, SQUARES, squaresOfLarge } from './square.ts';
import { otherOf, type State } from './state.ts';

/** A sheet, with whatever is drawn on it, as lines, ways and walls look at it. It is only read. */
export interface Land {
  readonly ground: Ground;
  /** The squares without a wall. */
  readonly open: Floor;
  readonly masses: Masses;
}

/** What lies on the table before the first turn: the printed sheet, looked up in every way that play needs. */
export interface Content {
  readonly options: Options;
  readonly sheet: Sheet;
  readonly printed: Land;
  readonly homes: readonly Point[];
  readonly cells: readonly (readonly Square[])[];
  readonly treasures: readonly Square[];
  readonly chests: readonly Square[];
  readonly potions: readonly Square[];
  /** DP-Q14, DP-F13: whether walls leave cells, padding, treasures and the ways to them alone. */
  readonly isSafe: boolean;
  /** DP-Q14: the squares that no wall may cover, whoever stands where: 1 each. */
  readonly kept: Uint8Array;
  /** The land that was asked for last: it is asked for many times before anything else is drawn. */
  readonly latest: { drawn: Drawn; land: Land };
}

/** What is drawn on a sheet while it is played on. */
type Drawn = Readonly<Pick<State, 'walls' | 'plague'>>;

export function isMapName(dungeon: string): dungeon is MapName {
  return MAP_NAMES.some(name => name === dungeon);
}

/** The printed dungeons. */
export const SHEETS = Object.fromEntries(MAP_NAMES.map(name => [name, drawnBy(MAPS[name])])) as Readonly<
  Record<MapName, Sheet>
>;

function drawnBy(text: string): Sheet {
  const sheet = readSheet(text);
  if (isSmudge(sheet)) throw new Error(`no dungeon: ${sheet.type} at line ${sheet.line}, column ${sheet.column}`);
  return sheet;
}

/** What a match with these options is played with; they have been read before. */
export function contentOf(options: Options): Content {
  const sheet = isMapName(options.dungeon) ? SHEETS[options.dungeon] : drawnBy(options.dungeon);
  const cells = CELL_OF_SEAT.map(feature => squaresWith(sheet, feature));
  const treasures = TREASURE_OF_SEAT.flatMap(feature => squaresWith(sheet, feature));
  const ground = groundOf(sheet);
  const printed: Land = { ground, open: openOn(ground), masses: massesOf(ground) };
  const isSafe = options.ruleset === 'en' || options.safeWalls;
  const kept = new Uint8Array(SQUARES);
  if (isSafe) for (const square of [...cells.flat(), ...treasures, ...squaresWith(sheet, 'padded')]) kept[square] = 1;
  return {
    options,
    sheet,
    printed,
    homes: CELL_OF_SEAT.map((_, seat) => homeOf(sheet, seat)),
    cells,
    treasures,
    chests: squaresWith(sheet, 'chest'),
    potions: squaresWith(sheet, 'potion'),
    isSafe,
    kept,
    latest: { drawn: { walls: [], plague: null }, land: printed },
  };
}

/** DP-3, DP-22, DP-F2, DP-F3: what a seat starts with and never exceeds. */
export function mostHp({ options }: Content, seat: Seat): number {
  const name = options.characters[seat];
  return options.ruleset === 'fr' && name ? CHARACTERS[name] : START_HP;
}

/** DP-20: the treasure that a seat is after. */
export function wantedBy(content: Content, seat: Seat): Square {
  return content.treasures[otherOf(seat)] as Square;
}

/** The sheet with everything that has been drawn on it: the same land until something else is. */
export function landNow({ printed, latest }: Content, drawn: Drawn): Land {
  if (drawn.walls.length === 0 && !drawn.plague) return printed;
  if (!isDrawnAs(latest.drawn, drawn)) {
    latest.drawn = { walls: drawn.walls.slice(), plague: drawn.plague };
    const ground = drawOn(printed.ground, drawn);
    latest.land = { ground, open: without(printed.open, drawn.walls), masses: massesOf(ground) };
  }
  return latest.land;
}

export function groundNow(content: Content, drawn: Drawn): Ground {
  return landNow(content, drawn).ground;
}

function isDrawnAs(latest: Drawn, { walls, plague }: Drawn): boolean {
  if (latest.plague?.red !== plague?.red || latest.plague?.black !== plague?.black) return false;
  return latest.walls.length === walls.length && walls.every((square, i) => square === latest.walls[i]);
}

function drawOn(printed: Ground, { walls, plague }: Drawn): Ground {
  const ground = printed.slice();
  if (plague)
    for (const square of squaresOfLarge(plague.red, plague.black)) {
      const index = groundIndex(square);
      ground[index] = (ground[index] ?? 0) | PLAGUE;
    }
  for (const square of walls) ground[groundIndex(square)] = WALL;
  return ground;
}
