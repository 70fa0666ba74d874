import type { Game } from '../../kernel/game.ts';
import type { Shelved } from '../shelf.ts';
import type { DungeonPen } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { work } from './work.ts';

export const dungeonPen: Game<DungeonPen> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options }) => rulesFor(options),
};

export const shelved = { game: dungeonPen, words: { en, fr }, work } satisfies Shelved<DungeonPen>;

export type { Action, MapName, Options } from './action.ts';
export type { Boxes, EventName, EventType, Icon, JunkName, Target } from './cards.ts';
export type { Flaw } from './constraints.ts';
export type { Content } from './content.ts';
export type { Event, EventOf, Prompt, Reason } from './events.ts';
export type { DungeonPen } from './kind.ts';
export type { Ground } from './line.ts';
export type { Polyomino } from './polyomino.ts';
export type { Feature, Sheet } from './sheet.ts';
export type { Thing } from './sight.ts';
export type { Point, Square } from './square.ts';
export type { Character, Effect, Flick, Shape, State, Step, StepOf } from './state.ts';
export type { Hindrance } from './spread.ts';
export type { View } from './view.ts';
export type { Place, Wall } from './walls.ts';
export type { DungeonPenWords } from './words.ts';
