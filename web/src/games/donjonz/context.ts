import { useCallback } from 'react';
import type { SheetKey } from '../../../../art/donjonz/index.ts';
import {
  type Action,
  type Content,
  type Donjonz,
  type DonjonzWords,
  shelved,
} from '../../../../games/donjonz/index.ts';
import type { Language } from '../../../../kernel/words.ts';
import { shareDesk } from '../../board/desk.ts';
import type { Speak } from '../../look/Drawing.tsx';
import { isScreen, type Screen } from '../../look/screen.ts';
import type { PlayProps } from '../module.ts';
import type { Holding } from './useHolding.ts';
import { en as boardEn } from './words.en.ts';
import { fr as boardFr } from './words.fr.ts';
import type { BoardWords } from './words.ts';

/** What Board and Side share: the play itself, the cards, the words, and how the card in hand is held. */
export interface Desk {
  readonly play: PlayProps<Donjonz>;
  readonly content: Content;
  readonly game: DonjonzWords;
  readonly words: BoardWords;
  /** Only while a card is in hand. */
  readonly holding: Holding | undefined;
}

export const GAME_WORDS: Readonly<Record<Language, DonjonzWords>> = shelved.words;
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: boardEn, fr: boardFr };

export const { DeskProvider, useDesk } = shareDesk<Desk>();

/** What is left to do once a card lies: take the next one, or set out though no step is open. */
export const onwardOf = ({ actions }: Desk['play']): Onward | undefined => actions.find(isOnward);

export type Onward = Extract<Action, { type: 'take' | 'set-out' }>;

const isOnward = (action: Action): action is Onward => action.type === 'take' || action.type === 'set-out';

/** In a replay and after the end nothing can be done, so no keys need be known. */
export const isPlayed = ({ actions, now }: Desk['play']): boolean => actions.length > 0 || now.pending;

export const isWeaponAsked = ({ actions, now }: Desk['play']): boolean =>
  now.view.phase === 'weapon' && actions.length > 0;

/** Whether a board has room for more than the dungeon; else what is asked lies in the side. */
export const hasRoomOnBoard = (screen: Screen): boolean => isScreen(screen, 'laptop') || isScreen(screen, 'tablet');

/** What is printed on the drawings, in the language of the moment. */
export function useSpeak(): Speak {
  const { words } = useDesk();
  return useCallback(({ key, params = {} }) => words.sheet[key as SheetKey](params), [words]);
}
