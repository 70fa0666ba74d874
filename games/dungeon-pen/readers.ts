// What pages, bots and pictures may ask about a match beyond its rules: functions of its content and what a seat sees.
export { currentStep } from './agenda.ts';
export { EVENT_NAMES, eventCard, JUNK_NAMES, junkCard } from './cards.ts';
export { placesOf, twinOf } from './constraints.ts';
export { groundNow, mostHp, SHEETS, wantedBy } from './content.ts';
export { FULL_LENGTH, FULL_POWER, HINDRANCES, POINTS, POWER_LEFT, REACHES, SPREAD, SWAYS } from './data.ts';
export { DEGREE, FULL_TURN, HALF_TURN, turned, wayOf } from './direction.ts';
export { isSpun, isTooShort } from './flicking.ts';
export { isFloor, isWall } from './floor.ts';
export { nearestTo } from './happenings.ts';
export { junkDeck } from './junk.ts';
export {
  AROUND,
  GROUND_SIZE,
  groundIndex,
  indexUnder,
  isClear,
  isFree,
  PADDED,
  PLAGUE,
  STRIDES,
  WALL,
} from './line.ts';
export { waysOf } from './polyomino.ts';
export { CELL_OF_SEAT, FEATURES, squaresWith, TREASURE_OF_SEAT } from './sheet.ts';
export { courseOf, fullPotions, straightOn, thingsFor, wallOdds } from './sight.ts';
export { fails, flickOf, hindrancesOn, isFixed, lengthOf, powerLeft, powerOver } from './spread.ts';
export {
  centreOf,
  columnOf,
  distanceToSquare,
  halfTurn,
  isOnSheet,
  LARGE,
  NEIGHBOURS,
  rowOf,
  SCALE,
  SIDE,
  SQUARES,
  squareAt,
  squareOf,
  squaresOfLarge,
  squaresUnder,
  UNIT,
} from './square.ts';
export { characterOf, otherOf } from './state.ts';
export { unfold } from './unfold.ts';
export { cardOnTable } from './view.ts';
export { diggable, draftsOf, growths, POLYOMINOES } from './walls.ts';
export { work } from './work.ts';
