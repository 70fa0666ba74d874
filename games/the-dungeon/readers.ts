// What pages, bots and pictures may use of The Dungeon beside its rules: tables, and readers of content and view.
export { thingsOn, washedAway } from './belongings.ts';
export { characterSheetOf, followerOf, portraitFor, wareOf } from './content.ts';
export {
  ABILITIES,
  ANIMALS,
  CHARACTERS,
  GOLD,
  LIVES,
  POINTS_PER_LIFE,
  RATINGS,
  ROOMS,
  SPELL_COPIES,
  SPELL_CRAFT,
  SPELLS,
  STOCK,
  TILES,
  WARES,
} from './data.ts';
export {
  craftOf,
  enemyOf,
  fightAhead,
  fightOdds,
  forceOf,
  isTest,
  powerOf,
  spellPlacesOf,
  testOddsOf,
} from './fighting.ts';
export {
  coordinatesOf,
  hasUntried,
  isUntried,
  placeBeside,
  placeBeyond,
  sideState,
  START_TILE,
  stopsMove,
  tileBeyond,
  tilesLeft,
  wayBeyond,
} from './map.ts';
export { drawnTile, lockOdds } from './moving.ts';
export { perilOf } from './peril.ts';
export { CAST, countIn, isWayOut, LONGEST_NAME, openingsIn, PILE, VALUES } from './set.ts';
export { linedUp } from './set-text.ts';
export { characterOf, isInside, mover, roomAt, START_PLACE, whereaboutsOf } from './state.ts';
export { throwIn } from './throws.ts';
export { DOOR, exitSide, faceFor, openSides, opposite, QUARTER_TURNS, SIDES, tileOf, turnedDrawing } from './tiles.ts';
export { hasLastTurn, mayFall } from './turns.ts';
export { pointsOf } from './scoring.ts';
export { unfold } from './unfold.ts';
export { findsAsked, findsIn, throwsLike } from './verdict.ts';
export { handOf } from './view.ts';
export { work } from './work.ts';
