import type { Game } from '../../kernel/game.ts';
import type { TheDungeon } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';

export const theDungeon: Game<TheDungeon> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options, seats }) => rulesFor(options, seats),
};

export type { Action, ActionOf, BEGINNINGS, Cast, Follower, Options, Price, Thing } from './action.ts';
export * from './data.ts';
export type { Event, FightVerdict, Prompt, Reason, Result, Verdict } from './events.ts';
export type { FateChances } from './fate.ts';
export {
  craftOf,
  enemyName,
  fightOdds,
  forceOf,
  isPsychic,
  type Odds,
  oddsAhead,
  testLimit,
  testOdds,
} from './fighting.ts';
export type { TheDungeon } from './kind.ts';
export {
  isDeadEnd,
  isPassable,
  isUsable,
  mustReturn,
  placeBeside,
  spotOf,
  START_TILE,
  tileBeyond,
  tilesLeft,
  waysHome,
} from './map.ts';
export * from './content.ts';
export type { RivalOdds } from './rivals.ts';
export { pointsOf, ratingOf, winnersOf } from './scoring.ts';
export { permute } from './permute.ts';
export * from './state.ts';
export * from './tiles.ts';
export type { Seen, View } from './view.ts';
export type { TheDungeonWords } from './words.ts';
export { en } from './words.en.ts';
export { fr } from './words.fr.ts';
export { ENDS, ENTRANCES, manifest, SWITCHES } from './manifest.ts';
