import type { Game } from '../../kernel/game.ts';
import type { Shelved } from '../shelf.ts';
import type { Donjonz } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { work } from './work.ts';

export const donjonz: Game<Donjonz> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options }) => rulesFor(options),
};

export const shelved = { game: donjonz, words: { en, fr }, work } satisfies Shelved<Donjonz>;

export type { Action, Lay, Options, Step } from './action.ts';
export type { Flaw } from './constraints.ts';
export type { Content } from './content.ts';
export type { Card, Side, Thing, Turn, Weapon } from './deck.ts';
export type { Area, CommonEdge, Coordinates } from './dungeon.ts';
export type { Event, Misfit, Obstacle, Prompt, Reason } from './events.ts';
export type { Donjonz } from './kind.ts';
export type { Laid, State, Table } from './state.ts';
export type { View } from './view.ts';
export type { OwnDeck } from './work.ts';
export type { DonjonzWords } from './words.ts';
