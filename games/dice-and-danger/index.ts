import type { Game } from '../../kernel/game.ts';
import type { DiceAndDanger } from './kind.ts';
import { manifest } from './manifest.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';

export const diceAndDanger: Game<DiceAndDanger> = {
  ...manifest,
  version: 1,
  readOptions,
  rules: ({ options, seats }) => rulesFor(options, seats),
};

export * from './action.ts';
export { type Content, contentOf, NEXT, sheetOf } from './content.ts';
export * from './data.ts';
export { isDouble, type Pair, ROLLS, rollShowing, type Split } from './dice.ts';
export type { Cause, Event, Prompt, Reason } from './events.ts';
export type { DiceAndDanger } from './kind.ts';
export { permute } from './permute.ts';
export { isBlackFree, isHittable, isOpen, mayComeFree } from './round.ts';
export { heartsDue, livesDue, livesLeft } from './price.ts';
export { bandOf, maximumOf, type Score, scoreOf } from './scoring.ts';
export * from './sheet.ts';
export { readSheet } from './sheet-text.ts';
export {
  copyPencil,
  hasSplit,
  isFull,
  numberIn,
  type Paper,
  type Pencil,
  type Phase,
  type State,
  type Table,
} from './state.ts';
export type { View } from './view.ts';
export { departuresOf } from './departures.ts';
export { en } from './words.en.ts';
export { fr } from './words.fr.ts';
export type { DiceAndDangerWords } from './words.ts';
export { ADVENTURES, END_TRIGGERS, manifest } from './manifest.ts';
