import { type CSSProperties, useCallback } from 'react';
import { pencilOf, type SheetKey } from '../../../../art/dice-and-danger/index.ts';
import { leadPaint } from '../../../../art/paint.ts';
import {
  type Content,
  type DiceAndDanger,
  type DiceAndDangerWords,
  type Node,
  shelved,
} from '../../../../games/dice-and-danger/index.ts';
import type { Language, Names } from '../../../../kernel/words.ts';
import { shareDesk } from '../../board/desk.ts';
import type { Speak } from '../../look/Drawing.tsx';
import type { PlayProps } from '../module.ts';
import type { Foresight } from './foresight.ts';
import type { Offer } from './offers.ts';
import type { ToldPart } from './toldPart.ts';
import type { Choosing } from './useChoosing.ts';
import type { Round } from './useRound.ts';
import { en as boardEn } from './words.en.ts';
import { fr as boardFr } from './words.fr.ts';
import type { BoardWords } from './words.ts';

/** What Board and Side share: the play itself, the sheet, the words, and what is pointed at, looked at, held. */
export interface Desk extends Choosing {
  readonly play: PlayProps<DiceAndDanger>;
  readonly content: Content;
  readonly game: DiceAndDangerWords;
  readonly words: BoardWords;
  readonly seats: number;
  /** How the seats are called. */
  readonly names: Names;
  readonly round: Round;

  /** What can be pressed now. */
  readonly offers: readonly Offer[];
  /** What a row under the pointer would light, before one is chosen. */
  readonly glimpse: readonly Offer[];
  readonly foresights: ReadonlyMap<Node, readonly Foresight[]>;
  /** What was new on the shown sheet when the last round was settled; undefined before the first. */
  readonly lastMarks: readonly Node[] | undefined;

  /** The part of a round that is being told. */
  readonly telling: ToldPart | undefined;

  /** Chooses a row, in the place of another one if nothing was crossed out since. */
  readonly choose: (index: number) => Promise<void>;
}

export const GAME_WORDS: Readonly<Record<Language, DiceAndDangerWords>> = shelved.words;
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: boardEn, fr: boardFr };

export const { DeskProvider, useDesk } = shareDesk<Desk>();

/** The colour of the seat's pencil, for all that is drawn by the style sheet. */
export const inPencil = ({ play, seats }: Desk): CSSProperties =>
  ({ '--seat-lead': `var(--${leadPaint(pencilOf(play.now.seat, seats))})` }) as CSSProperties;

/** What is printed on the drawings, in the language of the moment. It stays the same as long as the language does. */
export function useSpeak(): Speak {
  const { words } = useDesk();
  return useCallback(({ key, params = {} }) => words.sheet[key as SheetKey](params), [words]);
}

/** Whether somebody who has a sheet looks at another, of their own accord. */
export const isAway = ({ play, shown, telling }: Desk): boolean =>
  !telling && play.now.seat >= 0 && shown !== play.now.seat;
