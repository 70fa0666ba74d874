// What pages, bots and pictures may ask about a match beyond its rules: functions of its content and what a seat sees.
export { REWARDS } from './action.ts';
export { NEXT } from './content.ts';
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
export { BLACK_PLACE, isDouble, ROLLS, rollShowing, SUMS, THROWS } from './dice.ts';
export { heartsDue, livesDue, livesLeft } from './price.ts';
export { isBlackFree, isOpen, isUnlocked, pairsFor } from './round.ts';
export { maximumOf, scoreOf } from './scoring.ts';
export { isRoom, isStart, roomAt, spaceAt } from './sheet.ts';
export { setup } from './setup.ts';
export { copyDraft, isFull, numberIn } from './state.ts';
export { unfold } from './unfold.ts';
export { beforeSplit } from './view.ts';
