import { isClear, marksUnder, trace } from './line.ts';
import {
  CELL_MARK,
  CELL_OF_SEAT,
  type Feature,
  groundOf,
  homeOf,
  type Sheet,
  type Spot,
  spotOf,
  squaresWith,
  TREASURE_OF_SEAT,
} from './sheet.ts';
import {
  centreOf,
  columnOf,
  distance,
  halfTurn,
  isOnSheet,
  isWithin,
  NEIGHBOURS,
  type Point,
  rowOf,
  SIDE,
  SPAN,
  type Square,
  squareAt,
  SQUARES,
  UNIT,
} from './square.ts';

/** What keeps a sheet from being one to play on, and where in its text. */
export type Flaw = Spot &
  (
    | { readonly type: 'sheet-count'; readonly feature: Feature; readonly found: number; readonly least: number }
    | { readonly type: 'sheet-cell-torn' }
    | { readonly type: 'sheet-cell-rim' }
    | { readonly type: 'sheet-cell-hard' }
    | { readonly type: 'sheet-cell-shut' }
    | { readonly type: 'sheet-centre' }
    | { readonly type: 'sheet-lopsided'; readonly opposite: Spot }
    | { readonly type: 'sheet-treasure-side' }
    | { readonly type: 'sheet-treasure-seen' }
    | { readonly type: 'sheet-narrow' }
    | { readonly type: 'sheet-short'; readonly flicks: number; readonly least: number }
  );

export const RULE_OF_FLAW: Readonly<Record<Flaw['type'], string>> = {
  'sheet-count': 'DP-C1',
  'sheet-cell-torn': 'DP-C1',
  'sheet-cell-rim': 'DP-C1',
  'sheet-cell-hard': 'DP-C1',
  'sheet-cell-shut': 'DP-C1',
  'sheet-centre': 'DP-C1',
  'sheet-lopsided': 'DP-C2',
  'sheet-treasure-side': 'DP-C2',
  'sheet-treasure-seen': 'DP-C2',
  'sheet-narrow': 'DP-C3',
  'sheet-short': 'DP-C3',
};

const SEATS = [0, 1] as const;
const EVERY: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);
const LEAST_FLICKS = 3;
/** DP-C3 counts full-power flicks without spread. */
const FULL_POWER = 9;

/** Every breach of DP-C1 to DP-C3; a sheet whose parts are not all there is looked at no further. */
export function flawsOf(sheet: Sheet): Flaw[] {
  const missing = missingParts(sheet);
  if (missing.length > 0) return missing;
  return [wrongCells, lopsided, wrongTreasures, narrow, tooShort].flatMap(flaws => flaws(sheet));
}

const LEAST: Partial<Readonly<Record<Feature, number>>> = {
  wall: 1,
  chest: 1,
  potion: 1,
  'south-cell': 1,
  'north-cell': 1,
};

/** DP-C1: two cells, one treasure a side, chests, potions and walls. */
function missingParts(sheet: Sheet): Flaw[] {
  const treasures = TREASURE_OF_SEAT.flatMap(feature => {
    const found = squaresWith(sheet, feature);
    const at = spotOf(sheet, found[1] ?? 0);
    return found.length === 1 ? [] : [{ type: 'sheet-count', ...at, feature, found: found.length, least: 1 } as const];
  });
  const others = (Object.entries(LEAST) as [Feature, number][]).flatMap(([feature, least]) => {
    const found = squaresWith(sheet, feature).length;
    return found >= least ? [] : [{ type: 'sheet-count', ...spotOf(sheet, 0), feature, found, least } as const];
  });
  return [...treasures, ...others];
}

/** DP-C1: a cell is one room of padded walls with an opening, and its centre lies in it. */
function wrongCells(sheet: Sheet): Flaw[] {
  return SEATS.flatMap(seat => {
    const cell = squaresWith(sheet, CELL_OF_SEAT[seat]);
    return [...torn(sheet, cell), ...badlyWalled(sheet, cell), ...centreless(sheet, seat)];
  });
}

function torn(sheet: Sheet, cell: readonly Square[]): Flaw[] {
  const reached = flood([cell[0] as Square], square => cell.includes(square));
  const apart = cell.find(square => !reached.has(square));
  return apart === undefined ? [] : [{ type: 'sheet-cell-torn', ...spotOf(sheet, apart) }];
}

function badlyWalled(sheet: Sheet, cell: readonly Square[]): Flaw[] {
  const beside = cell.flatMap(square => NEIGHBOURS[square] ?? []).filter(square => !cell.includes(square));
  const rim = cell.find(square => (NEIGHBOURS[square]?.length ?? 0) < 4);
  const hard = beside.find(square => sheet.features[square] === 'wall');
  const isOpen = beside.some(square => sheet.features[square] !== 'padded');
  return [
    ...(rim === undefined ? [] : [{ type: 'sheet-cell-rim', ...spotOf(sheet, rim) } as const]),
    ...(hard === undefined ? [] : [{ type: 'sheet-cell-hard', ...spotOf(sheet, hard) } as const]),
    ...(isOpen ? [] : [{ type: 'sheet-cell-shut', ...spotOf(sheet, cell[0] as Square) } as const]),
  ];
}

function centreless(sheet: Sheet, seat: 0 | 1): Flaw[] {
  const isInside = (marksUnder(groundOf(sheet), homeOf(sheet, seat)) & CELL_MARK[seat]) !== 0;
  const [first] = squaresWith(sheet, CELL_OF_SEAT[seat]);
  return isInside ? [] : [{ type: 'sheet-centre', ...spotOf(sheet, first as Square) }];
}

/** DP-C2: a half-turn changes nothing but whose cell and whose treasure it is. */
function lopsided(sheet: Sheet): Flaw[] {
  const [wrong] = lopsidedSquares(sheet);
  return wrong === undefined
    ? []
    : [{ type: 'sheet-lopsided', ...spotOf(sheet, wrong), opposite: spotOf(sheet, halfTurn(wrong)) }];
}

function lopsidedSquares({ features }: Sheet): Square[] {
  return EVERY.filter(square => features[halfTurn(square)] !== twinOf(features[square] as Feature));
}

/** DP-C2: what stands half a turn away from a feature. */
export function twinOf(feature: Feature): Feature {
  for (const pair of [CELL_OF_SEAT, TREASURE_OF_SEAT] as const) {
    if (feature === pair[0]) return pair[1];
    if (feature === pair[1]) return pair[0];
  }
  return feature;
}

/** DP-C2: a treasure lies on its own side, but no square of its own cell looks straight at it. */
function wrongTreasures(sheet: Sheet): Flaw[] {
  const ground = groundOf(sheet);
  return SEATS.flatMap(seat => {
    const [treasure] = squaresWith(sheet, TREASURE_OF_SEAT[seat]) as [Square];
    const at = spotOf(sheet, treasure);
    const isAway = seat === 0 ? rowOf(treasure) < SIDE / 2 : rowOf(treasure) >= SIDE / 2;
    const isSeen = squaresWith(sheet, CELL_OF_SEAT[seat]).some(square =>
      isOpenWay(ground, centreOf(square), centreOf(treasure)),
    );
    return [
      ...(isAway ? [{ type: 'sheet-treasure-side', ...at } as const] : []),
      ...(isSeen ? [{ type: 'sheet-treasure-seen', ...at } as const] : []),
    ];
  });
}

function isOpenWay(ground: Uint8Array, from: Point, to: Point): boolean {
  return trace(ground, from, { x: to.x - from.x, y: to.y - from.y }).contact === 0;
}

/** DP-C3: something two squares wide can be pushed to every floor square. */
function narrow(sheet: Sheet): Flaw[] {
  const [uncovered] = narrowSquares(sheet);
  return uncovered === undefined ? [] : [{ type: 'sheet-narrow', ...spotOf(sheet, uncovered) }];
}

function narrowSquares(sheet: Sheet): Square[] {
  const isBlock = (square: Square): boolean => blockAt(square).filter(part => isFloor(sheet, part)).length === 4;
  const blocks = EVERY.filter(isBlock);
  const reached = flood(blocks.slice(0, 1), isBlock);
  const covered = new Set([...reached].flatMap(blockAt));
  return EVERY.filter(square => isFloor(sheet, square) && !covered.has(square));
}

/** Two by two squares with `square` in their upper left, as far as they lie on the sheet. */
function blockAt(square: Square): Square[] {
  const [column, row] = [columnOf(square), rowOf(square)];
  const places = [0, 1, 2, 3].map(i => [column + (i % 2), row + Math.floor(i / 2)] as const);
  return places.filter(([x, y]) => isOnSheet(x, y)).map(([x, y]) => squareAt(x, y));
}

function isFloor({ features }: Sheet, square: Square): boolean {
  const feature = features[square];
  return feature !== undefined && feature !== 'wall' && feature !== 'padded';
}

function flood(starts: readonly Square[], isOpen: (square: Square) => boolean): Set<Square> {
  const reached = new Set(starts);
  for (const square of reached) for (const next of NEIGHBOURS[square] ?? []) if (isOpen(next)) reached.add(next);
  return reached;
}

/** DP-C3: the cell is at least three full-power flicks away from the treasure it wants. */
function tooShort(sheet: Sheet): Flaw[] {
  const flicks = fewestFlicks(sheet);
  const [treasure] = squaresWith(sheet, 'north-treasure') as [Square];
  return flicks < LEAST_FLICKS
    ? [{ type: 'sheet-short', ...spotOf(sheet, treasure), flicks, least: LEAST_FLICKS }]
    : [];
}

/** How far apart the points lie between which DP-C3 is checked. */
const MESH = UNIT / 4;

/** One, two, or three for "three or more": full-power flicks of seat 0 between points of a fine mesh. */
function fewestFlicks(sheet: Sheet): number {
  const ground = groundOf(sheet);
  const home = homeOf(sheet, 0);
  const goals = around(centreOf(squaresWith(sheet, 'north-treasure')[0] as Square));
  const reaches = (from: Point, to: Point): boolean =>
    isWithin(distance(from, to), FULL_POWER) && isOpenWay(ground, from, to);
  if (goals.some(goal => reaches(home, goal))) return 1;
  for (let y = MESH / 2; y < SPAN; y += MESH)
    for (let x = MESH / 2; x < SPAN; x += MESH)
      if (isClear(ground, x, y) && reaches(home, { x, y }) && goals.some(goal => reaches({ x, y }, goal))) return 2;
  return LEAST_FLICKS;
}

/** The middle of a picture and four points near its corners. */
function around({ x, y }: Point): Point[] {
  const offsets = [-1, 1].map(sign => sign * (UNIT / 2 - 1));
  return [{ x, y }, ...offsets.flatMap(down => offsets.map(across => ({ x: x + across, y: y + down })))];
}

/** The squares of the sheet that a flaw is about; none where something is missing. */
export function placesOf(sheet: Sheet, flaw: Flaw): Square[] {
  switch (flaw.type) {
    case 'sheet-lopsided':
      return lopsidedSquares(sheet);
    case 'sheet-narrow':
      return narrowSquares(sheet);
    case 'sheet-count':
      return squaresWith(sheet, flaw.feature);
    default:
      return [squareAt(flaw.column - 1, flaw.line - sheet.line)];
  }
}
