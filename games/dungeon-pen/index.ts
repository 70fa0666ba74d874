import type { Game } from '../../kernel/game.ts';
import type { Shelved } from '../shelf.ts';
import type { DungeonPen } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const dungeonPen: Game<DungeonPen> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options }) => rulesFor(options),
};

export const shelved = { game: dungeonPen, words: { en, fr } } satisfies Shelved<DungeonPen>;

export { currentStep, deciderOf } from './agenda.ts';
export * from './cards.ts';
export {
  ARC,
  CHARACTERS,
  FULL_LENGTH,
  FULL_POWER,
  HINDRANCES,
  ICONS,
  LEAST_LENGTH,
  MOST_STROKES,
  MOST_TURNS,
  POINTS,
  POWER_LEFT,
  SPREAD,
  SPUN_LENGTH,
} from './data.ts';
export { DEGREE, FULL_TURN, HALF_TURN, QUARTER_TURN, turned, wayOf } from './direction.ts';
export type { Contact, Event, Gain, Loss, Misfit, Prompt, Reason } from './events.ts';
export { REACH_PICKS, SWAY_PICKS } from './flicking.ts';
export { isFloor } from './floor.ts';
export type { DungeonPen } from './kind.ts';
export * from './line.ts';
export { contentOf, groundNow, type Content, mostHp, SHEETS, wantedBy } from './content.ts';
export type { Action, CharacterName, MapName, Options, Ruleset } from './action.ts';
export { nearestTo } from './happenings.ts';
export { CELL_MARK, type Feature, FEATURES, type Sheet, type Spot, spotOf, squaresWith } from './sheet.ts';
export { printSheet, readSheet } from './sheet-text.ts';
export { fails, flickOf, isFixed, powerLeft, reached, swayed } from './spread.ts';
export * from './square.ts';
export * from './state.ts';
export type { View } from './view.ts';
export { diggable, type Drafts, draftsOf, growths, type Wall } from './walls.ts';
export { squareUnder } from './ways.ts';
export { en } from './words.en.ts';
export { fr } from './words.fr.ts';
export type { CardWords, DungeonPenWords } from './words.ts';
export { CHARACTER_NAMES, MAP_NAMES, manifest, RULESETS } from './manifest.ts';
