// What pages, bots and pictures may use of The Dungeon beside its rules: tables, and readers of content and view.
export { thingsOn, washedAway } from './belongings.ts';
export { characterSheetOf, followerOf, wareOf } from './content.ts';
export {
  ABILITIES,
  ANIMALS,
  CHARACTERS,
  GOLD,
  LIVES,
  POINTS_PER_LIFE,
  RATINGS,
  SPELL_COPIES,
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
export { characterOf, isInside, mover, roomAt, START_PLACE, whereaboutsOf } from './state.ts';
export { throwIn } from './throws.ts';
export { exitSide, openSides, opposite, SIDES, tileOf } from './tiles.ts';
export { hasLastTurn } from './turns.ts';
export { unfold } from './unfold.ts';
export { findsAsked, findsIn, throwsLike } from './verdict.ts';
export { handOf } from './view.ts';
