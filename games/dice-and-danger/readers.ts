// What pages, bots and pictures may ask about a match beyond its rules: functions of its content and what a seat sees.
export { REWARDS } from './action.ts';
export { NEXT, sheetOf } from './content.ts';
export {
  ACHIEVEMENT_GEMS,
  BANDS,
  BOSS_PORTION,
  EXTRA_LIVES,
  EXTRA_SYMBOLS,
  LIVES,
  POINTS_PER_GEM,
  POINTS_PER_GOLD,
  PORTAL_NUMBER,
  SYMBOLS,
  TORCHES,
  WORM_DAMAGE,
  WRITTEN,
} from './data.ts';
export { resembled } from './departures.ts';
export { BLACK_PLACE, isDouble, ROLLS, rollShowing, SUMS, THROWS } from './dice.ts';
export { MOST_SQUARES, UNNUMBERED } from './map-text.ts';
export { heartsDue, livesDue, livesLeft } from './price.ts';
export { reachable } from './progress.ts';
export { isBlackFree, isOpen, isUnlocked, pairsFor } from './round.ts';
export { maximumOf, scoreOf } from './scoring.ts';
export { FACES, isRoom, isStart, keysOf, KINDS, roomAt, spaceAt, talliedBy, TALLIES } from './sheet.ts';
export { isSmudge } from './sheet-text.ts';
export { setup } from './setup.ts';
export { printSketch, sheetFrom, sketchOf } from './sketch.ts';
export { copyDraft, isFull, numberIn } from './state.ts';
export { unfold } from './unfold.ts';
export { beforeSplit } from './view.ts';
export { work } from './work.ts';
