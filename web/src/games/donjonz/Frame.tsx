import { type ReactElement, type ReactNode } from 'react';
import type { Donjonz } from '../../../../games/donjonz/index.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, DeskProvider, GAME_WORDS } from './context.ts';
import { useHolding } from './useHolding.ts';
import './sheet.css';
import './side.css';
import './narrow.css';

export function Frame({ children, ...play }: PlayProps<Donjonz> & { readonly children: ReactNode }): ReactElement {
  const { content } = play.rules;
  const holding = useHolding(play);
  const desk = { play, content, game: GAME_WORDS[play.language], words: BOARD_WORDS[play.language], holding };
  return <DeskProvider value={desk}>{children}</DeskProvider>;
}
