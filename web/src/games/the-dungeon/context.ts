import { useCallback } from 'react';
import type { PrintedKey } from '../../../../art/the-dungeon/index.ts';
import {
  shelved,
  type Action,
  type Content,
  type Seen,
  type Spell,
  type TheDungeon,
  type TheDungeonWords,
} from '../../../../games/the-dungeon/index.ts';
import { characterOf, mover } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Language } from '../../../../kernel/words.ts';
import { shareDesk } from '../../board/desk.ts';
import type { Speak } from '../../look/Drawing.tsx';
import { isScreen, type Screen } from '../../look/screen.ts';
import type { PlayProps } from '../module.ts';
import type { Holding } from './useHolding.ts';
import type { Onward } from './useOnward.ts';
import type { Way } from './ways.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import type { TableWords } from './words.ts';

export type Armed = Spell | 'drop';

/** What Board and Side share: the play itself, its content, the words, and what is pointed at, held, looked at. */
export interface Desk {
  readonly play: PlayProps<TheDungeon>;
  readonly content: Content;
  readonly game: TheDungeonWords;
  readonly words: TableWords;
  readonly seats: number;

  /** Where one can go in this turn. */
  readonly ways: readonly Way[];
  readonly walk: (way: Way) => Promise<void>;
  /** Only while a tile is in hand. */
  readonly holding: Holding | undefined;
  /** Takes up a tile that a spell may turn. */
  readonly takeUp: (tile: number) => void;
  /** A spell that waits for its target on the map, or a hand that is about to let go of something. */
  readonly armed: Armed | undefined;
  readonly arm: (next: Armed | undefined) => void;

  /** What will be done by itself if nobody does anything else. */
  readonly onward: Onward | undefined;

  /** Something deadly that was pressed once, and is asked about before it is done. */
  readonly doubted: Action | undefined;
  readonly doubt: (action: Action | undefined) => void;

  /** Whose sheet lies beside the map. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
}

export const GAME_WORDS: Readonly<Record<Language, TheDungeonWords>> = shelved.words;
export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, fr };

export const { DeskProvider, useDesk } = shareDesk<Desk>();

/** What is printed on the drawings, in the language of the moment. */
export function useSpeak(): Speak {
  const { words } = useDesk();
  return useCallback(({ key, params = {} }) => words.printed[key as PrintedKey](params), [words]);
}

export const characterAt = ({ play }: Pick<Desk, 'play'>, seat: Seat): Seen => characterOf(play.now.view, seat);

/** The character whose turn it is. */
export const moverOf = ({ play }: Pick<Desk, 'play'>): Seen => mover(play.now.view);

/** Whether this page's seat is asked something now. */
export const isAsked = ({ play }: Pick<Desk, 'play'>): boolean => play.actions.length > 0;

/** Whether standings and the log find room under the maze, and a character's sheet beside the card. */
export const hasRoomOnBoard = (screen: Screen): boolean => isScreen(screen, 'laptop') || isScreen(screen, 'tablet');
