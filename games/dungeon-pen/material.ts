import type { Seat } from '../../kernel/game.ts';
import { CHARACTERS, START_HP } from './data.ts';
import { type Floor, openOn } from './floor.ts';
import { type Ground, groundIndex, PLAGUE, WALL } from './line.ts';
import type { MAP_NAMES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { CELL_OF_SEAT, groundOf, homeOf, type Sheet, squaresWith, TREASURE_OF_SEAT } from './sheet.ts';
import { isSmudge, readSheet } from './sheet-text.ts';
import { type Point, type Square, squaresOfLarge } from './square.ts';
import { otherOf, type Options, type State } from './state.ts';

export type MapName = (typeof MAP_NAMES)[number];

/** What lies on the table before the first turn: the sheet, looked up in every way that play needs. */
export interface Material {
  readonly options: Options;
  readonly sheet: Sheet;
  readonly ground: Ground;
  readonly open: Floor;
  readonly homes: readonly Point[];
  readonly cells: readonly (readonly Square[])[];
  readonly treasures: readonly Square[];
  readonly chests: readonly Square[];
  readonly potions: readonly Square[];
  /** DP-Q14, DP-F13: whether walls leave cells, padding, treasures and the ways to them alone. */
  readonly isSafe: boolean;
  /** DP-Q14: the squares that no wall may cover, whoever stands where: 1 each. */
  readonly kept: Uint8Array;
}

export function isMapName(dungeon: string): dungeon is MapName {
  return dungeon in MAPS;
}

/** The sheet that options name, which have been read before. */
export function sheetOf({ dungeon }: Pick<Options, 'dungeon'>): Sheet {
  const sheet = readSheet(isMapName(dungeon) ? MAPS[dungeon] : dungeon);
  if (isSmudge(sheet)) throw new Error(`no dungeon: ${sheet.type} at line ${sheet.line}, column ${sheet.column}`);
  return sheet;
}

const UNPACKED = new WeakMap<Options, Material>();

/** The material of a match; what sits at one table shares it. */
export function unpack(options: Options): Material {
  const known = UNPACKED.get(options);
  if (known) return known;
  const material = lookUp(options);
  UNPACKED.set(options, material);
  return material;
}

function lookUp(options: Options): Material {
  const sheet = sheetOf(options);
  const cells = CELL_OF_SEAT.map(feature => squaresWith(sheet, feature));
  const treasures = TREASURE_OF_SEAT.flatMap(feature => squaresWith(sheet, feature));
  const ground = groundOf(sheet);
  const isSafe = options.ruleset === 'en' || options.safeWalls;
  const kept = isSafe ? [...cells.flat(), ...treasures, ...squaresWith(sheet, 'padded')] : [];
  return {
    options,
    sheet,
    ground,
    open: openOn(ground),
    homes: CELL_OF_SEAT.map((_, seat) => homeOf(sheet, seat)),
    cells,
    treasures,
    chests: squaresWith(sheet, 'chest'),
    potions: squaresWith(sheet, 'potion'),
    isSafe,
    kept: Uint8Array.from(sheet.features, (_, square) => Number(kept.includes(square))),
  };
}

/** DP-3, DP-22, DP-F2, DP-F3: what a seat starts with and never exceeds. */
export function mostHp({ options }: Material, seat: Seat): number {
  const name = options.characters[seat];
  return options.ruleset === 'fr' && name ? CHARACTERS[name] : START_HP;
}

/** DP-20: the treasure that a seat is after. */
export function wantedBy(material: Material, seat: Seat): Square {
  return material.treasures[otherOf(seat)] as Square;
}

type Drawn = Pick<State, 'walls' | 'plague'>;

const LATEST = new WeakMap<Material, Drawn & { readonly ground: Ground }>();

/** The sheet with everything that has been drawn on it: the same ground until something else is. It is only read. */
export function groundNow(material: Material, drawn: Readonly<Drawn>): Ground {
  if (drawn.walls.length === 0 && !drawn.plague) return material.ground;
  const latest = LATEST.get(material);
  if (latest && isDrawnAs(latest, drawn)) return latest.ground;
  const ground = drawOn(material.ground, drawn);
  LATEST.set(material, { walls: drawn.walls.slice(), plague: drawn.plague, ground });
  return ground;
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
