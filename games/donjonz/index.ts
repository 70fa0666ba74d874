import type { Game } from '../../kernel/game.ts';
import type { Donjonz } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';

export const donjonz: Game<Donjonz> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options }) => rulesFor(options),
};

export { GLORY_PER_POUCH, MOST_WEAPONS, RANKS, SCALE, STANDARD_DECK } from './data.ts';
export * from './deck.ts';
export { printDeck, readDeck, spotOf } from './deck-text.ts';
export * from './dungeon.ts';
export type { Event, Misfit, Obstacle, Prompt, Reason } from './events.ts';
export type { Donjonz } from './kind.ts';
export { lays } from './laying.ts';
export { gloryOf, rankOf } from './scoring.ts';
export type { Action, Lay, Options, Step } from './action.ts';
export { type Content, contentOf, faceOf } from './content.ts';
export type { Laid, Phase, State, Table } from './state.ts';
export type { View } from './view.ts';
export type { DonjonzWords } from './words.ts';
export { en } from './words.en.ts';
export { fr } from './words.fr.ts';
export { heroPlace, obstacleAt, steps, weaponChoices } from './walking.ts';
export { manifest } from './manifest.ts';
