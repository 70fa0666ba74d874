import type { Game } from '../../kernel/game.ts';
import type { Shelved } from '../shelf.ts';
import type { DiceAndDanger } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { permute } from './permute.ts';
import { rulesFor } from './rules.ts';
import { maximumOf } from './scoring.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { work } from './work.ts';

export const diceAndDanger: Game<DiceAndDanger> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options, seats }) => rulesFor(options, seats),
};

export const shelved = {
  game: diceAndDanger,
  words: { en, fr },
  permute,
  work,
  maximum: ({ sheet }) => maximumOf(sheet),
} satisfies Shelved<DiceAndDanger>;

export type { Action, ActionOf, Adventure, FreeDamage, Options, Reward } from './action.ts';
export type { Flaw } from './constraints.ts';
export type { Content, Goal } from './content.ts';
export type { Departure } from './departures.ts';
export type { Pair, Roll, Split } from './dice.ts';
export type { Event } from './events.ts';
export type { DiceAndDanger } from './kind.ts';
export type { Need } from './needs.ts';
export type { Score } from './scoring.ts';
export type { Achievement, Face, Node, Point, Room, Sheet, Space, SpaceKind, Tally } from './sheet.ts';
export type { Deed, Sketch, SketchedRoom, SketchedSpace } from './sketch.ts';
export type { Draft, Paper, State, Table } from './state.ts';
export type { View } from './view.ts';
export type { DiceAndDangerWords } from './words.ts';
