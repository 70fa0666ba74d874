import type { Feature, Flaw, Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import {
  CELL_OF_SEAT,
  halfTurn,
  NEIGHBOURS,
  placesOf,
  squaresWith,
  TREASURE_OF_SEAT,
  twinOf,
} from '../../../../games/dungeon-pen/readers.ts';
import type { Mend } from '../editor.ts';
import type { Piece } from './drawing.ts';

const PIECE_OF: Readonly<Record<Feature, Piece>> = {
  floor: 'rubber',
  wall: 'wall',
  padded: 'padded',
  chest: 'chest',
  potion: 'potion',
  'south-cell': 'cell',
  'north-cell': 'cell',
  'south-treasure': 'treasure',
  'north-treasure': 'treasure',
};

/** What one press can do about a flaw; undefined where only its author knows what was meant. */
export function mendOf(sheet: Sheet, flaw: Flaw): Mend<Sheet> | undefined {
  switch (flaw.type) {
    case 'sheet-count':
      return flaw.found < flaw.least
        ? { type: 'piece', piece: PIECE_OF[flaw.feature] }
        : drawn(withOneLeft(sheet, flaw.feature));
    case 'sheet-lopsided':
      return drawn(evened(sheet, placesOf(sheet, flaw)));
    case 'sheet-cell-torn':
      return drawn(withoutScraps(sheet));
    case 'sheet-cell-hard':
      return drawn(repadded(sheet));
    case 'sheet-cell-shut':
      return opened(sheet);
    case 'sheet-treasure-side':
      return drawn(swapped(sheet));
    case 'sheet-narrow':
      return filled(sheet, placesOf(sheet, flaw));
    default:
      return undefined;
  }
}

const drawn = (draft: Sheet): Mend<Sheet> => ({ type: 'draft', draft });

const changed = (sheet: Sheet, to: (feature: Feature, square: Square) => Feature): Sheet => ({
  ...sheet,
  features: sheet.features.map(to),
});

/** The first one stays. */
function withOneLeft(sheet: Sheet, feature: Feature): Sheet {
  const [first] = squaresWith(sheet, feature);
  return changed(sheet, (there, square) => (there === feature && square !== first ? 'floor' : there));
}

/** What stands wins over bare floor; of two things that stand, the northern one. */
function evened(sheet: Sheet, lopsided: readonly Square[]): Sheet {
  const { features } = sheet;
  return changed(sheet, (there, square) => {
    const other = twinOf(features[halfTurn(square)] as Feature);
    if (!lopsided.includes(square) || (there !== 'floor' && other === 'floor')) return there;
    return there === 'floor' || square > halfTurn(square) ? other : there;
  });
}

/** Of a cell in pieces the largest stays. */
function withoutScraps(sheet: Sheet): Sheet {
  const kept = new Set(CELL_OF_SEAT.flatMap(cell => largest(piecesOf(squaresWith(sheet, cell)))));
  return changed(sheet, (there, square) =>
    CELL_OF_SEAT.some(cell => cell === there) && !kept.has(square) ? 'floor' : there,
  );
}

const largest = (pieces: readonly (readonly Square[])[]): readonly Square[] =>
  pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), []);

function piecesOf(squares: readonly Square[]): readonly (readonly Square[])[] {
  const left = new Set(squares);
  return squares.flatMap(square => {
    if (!left.has(square)) return [];
    const piece = [square];
    for (const at of piece) if (left.delete(at)) piece.push(...(NEIGHBOURS[at] ?? []).filter(next => left.has(next)));
    return [[...new Set(piece)]];
  });
}

const isCell = (feature: Feature | undefined): boolean => CELL_OF_SEAT.some(cell => cell === feature);

const isBesideCell = ({ features }: Sheet, square: Square): boolean =>
  (NEIGHBOURS[square] ?? []).some(next => isCell(features[next]));

/** DP-C1: what is hard beside a cell becomes padded. */
const repadded = (sheet: Sheet): Sheet =>
  changed(sheet, (there, square) => (there === 'wall' && isBesideCell(sheet, square) ? 'padded' : there));

/** An opening of two squares in a side of each cell that has none, towards the middle of the sheet. */
function opened(sheet: Sheet): Mend<Sheet> | undefined {
  const doors = CELL_OF_SEAT.flatMap(cell => doorOf(sheet, squaresWith(sheet, cell)));
  if (doors.length === 0) return undefined;
  return drawn(changed(sheet, (there, square) => (doors.includes(square) ? 'floor' : there)));
}

function doorOf(sheet: Sheet, cell: readonly Square[]): readonly Square[] {
  const beside = cell.flatMap(square => NEIGHBOURS[square] ?? []).filter(square => !cell.includes(square));
  const padded = [...new Set(beside)].filter(square => sheet.features[square] === 'padded');
  if (padded.length < new Set(beside).size) return [];
  const pairs = padded.flatMap(square =>
    (NEIGHBOURS[square] ?? []).filter(next => padded.includes(next)).map(next => [square, next] as const),
  );
  const [pair] = pairs.toSorted((a, b) => offCentre(a) - offCentre(b));
  return pair ?? padded.slice(0, 1);
}

/** How far two squares lie from the middle of the sheet, each way round. */
const offCentre = ([a, b]: readonly [Square, Square]): number => Math.abs(a + b - halfTurn(a) - halfTurn(b));

function swapped(sheet: Sheet): Sheet {
  const [south, north] = TREASURE_OF_SEAT;
  return changed(sheet, there => (there === south ? north : there === north ? south : there));
}

/** Bare floor that nothing two squares wide can reach is walled up; what lies there is for its author to move. */
function filled(sheet: Sheet, narrow: readonly Square[]): Mend<Sheet> | undefined {
  if (!narrow.every(square => sheet.features[square] === 'floor')) return undefined;
  return drawn(
    changed(sheet, (there, square) => {
      if (!narrow.includes(square)) return there;
      return isBesideCell(sheet, square) ? 'padded' : 'wall';
    }),
  );
}
