import type { Game } from '../../kernel/game.ts';
import type { Shelved } from '../shelf.ts';
import type { TheDungeon } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { permute } from './permute.ts';
import { rulesFor } from './rules.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { work } from './work.ts';

export const theDungeon: Game<TheDungeon> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options, seats }) => rulesFor(options, seats),
};

export const shelved = { game: theDungeon, words: { en, fr }, permute, work } satisfies Shelved<TheDungeon>;

export type { Action, ActionOf, Cast, Follower, Newcomer, Options } from './action.ts';
export type { Lying } from './belongings.ts';
export type { CharacterSheet, Content } from './content.ts';
export type { Ability, Animal, CharacterName, Enemy, Face, Find, Room, Spell, Test, Ware, WareName } from './data.ts';
export type { Event, EventOf, Reason, Result, Verdict } from './events.ts';
export type { FateChances } from './fate.ts';
export type { Fight, Odds } from './fighting.ts';
export type { TheDungeon } from './kind.ts';
export type { Peril } from './peril.ts';
export type { OwnCharacter, SetTile, TileSet } from './set.ts';
export type { Flaw } from './constraints.ts';
export type { Open, Person, Phase, State } from './state.ts';
export type { Throw } from './throws.ts';
export type { QuarterTurn, Side, SideState } from './tiles.ts';
export type { Seen, View } from './view.ts';
export type { TheDungeonWords } from './words.ts';
export type { OwnSet } from './work.ts';
