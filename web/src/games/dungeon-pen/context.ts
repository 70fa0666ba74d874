import { type CSSProperties, useCallback } from 'react';
import { type Layout, LAYOUTS, pencilOf, type PenKey } from '../../../../art/dungeon-pen/index.ts';
import { leadPaint } from '../../../../art/paint.ts';
import {
  type Content,
  type DungeonPen,
  type DungeonPenWords,
  type Ground,
  type Square,
  shelved,
} from '../../../../games/dungeon-pen/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Language } from '../../../../kernel/words.ts';
import { shareDesk } from '../../board/desk.ts';
import type { Size } from '../../board/geometry.ts';
import type { Speak } from '../../look/Drawing.tsx';
import type { PlayProps } from '../module.ts';
import type { Eyes } from './eyes.ts';
import type { Flight } from './flight.ts';
import type { LaidOpen } from './laidOpen.ts';
import type { Question } from './question.ts';
import type { AimInHand } from './useAim.ts';
import type { Choosing } from './useSquares.ts';
import type { Turning } from './useTurning.ts';
import type { Walling } from './useWall.ts';
import { en as boardEn } from './words.en.ts';
import { fr as boardFr } from './words.fr.ts';
import type { BoardWords } from './words.ts';

/** What Board and Side share: the play itself, what is being decided, and what is held over the sheet. */
export interface Desk {
  readonly play: PlayProps<DungeonPen>;
  readonly content: Content;
  /** The sheet with everything that is drawn on it. */
  readonly ground: Ground;
  readonly game: DungeonPenWords;
  readonly words: BoardWords;
  readonly question: Question | undefined;
  readonly aiming: AimInHand | undefined;
  readonly walling: Walling | undefined;
  readonly choosing: Choosing | undefined;
  /** DP-Q29: where the magic wall may grow now. */
  readonly growths: readonly Square[];
  readonly turning: Turning;
  readonly eyes: Eyes;
  readonly flight: Flight | undefined;
  readonly laid: LaidOpen;
}

export const GAME_WORDS: Readonly<Record<Language, DungeonPenWords>> = shelved.words;
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: boardEn, fr: boardFr };

export const { DeskProvider, useDesk } = shareDesk<Desk>();

/** Whose hand lies in front: one's own, and for whoever looks on that of the first pencil. */
export const nearSeat = ({ now }: Pick<Desk['play'], 'now'>): Seat => (now.seat === 1 ? 1 : 0);

/** The colour of the seat's pencil, for all that is drawn by the style sheet. */
export const inPencil = ({ play }: Desk): CSSProperties =>
  ({ '--seat-lead': `var(--${leadPaint(pencilOf(play.now.seat))})` }) as CSSProperties;

/** What is written on sheets and cards, in the language of the moment. */
export function useSpeak(): Speak {
  const { words } = useDesk();
  return useCallback(({ key, params = {} }) => words.sheet[key as PenKey](params), [words]);
}

/** Below this scale the small print of the wide sheet would be too small. */
const LEGIBLE = 0.875;

export const layoutFor = ({ width, height }: Size): Layout =>
  Math.min(width / LAYOUTS.wide.width, height / LAYOUTS.wide.height) < LEGIBLE ? LAYOUTS.narrow : LAYOUTS.wide;
