// What pages, bots and pictures may use of DonjonZ beside its rules: tables, and readers of content and view.
export { RECIPE, wallShare } from './constraints.ts';
export { faceOf } from './content.ts';
export { GLORY_PER_POUCH, MOST_WEAPONS, RANKS, SCALE, STANDARD_DECK } from './data.ts';
export { ACROSS, DOWN, EAST, NORTH, opposite, SIDES, SOUTH, turned, TURNS, WEAPONS, WEST } from './deck.ts';
export { isSmudge, linedUp, readDeck } from './deck-text.ts';
export {
  areaOf,
  areasOf,
  beside,
  beyond,
  boundsOf,
  cardUnder,
  commonEdges,
  coordinatesOf,
  numberAt,
  sideTowards,
  spaceNumbers,
  spaceOf,
} from './dungeon.ts';
export { MISFITS } from './events.ts';
export { lays } from './laying.ts';
export { reachOf } from './reach.ts';
export { gloryOf, rankOf } from './scoring.ts';
export { isMapping } from './state.ts';
export { heroAt, walkStart, weaponHere } from './walking.ts';
export { work } from './work.ts';
