import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import type { Donjonz } from '../../../../games/donjonz/index.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, DeskProvider, GAME_WORDS } from './context.ts';
import { faceOf } from '../../../../games/donjonz/readers.ts';
import { useHolding } from './useHolding.ts';
import { broughtBy } from './voice.ts';
import './sheet.css';
import './side.css';
import './pad.css';
import './narrow.css';

export function Frame({ children, ...play }: PlayProps<Donjonz> & { readonly children: ReactNode }): ReactElement {
  const { content } = play.rules;
  const holding = useHolding(play);
  useVoice(play);
  const desk = { play, content, game: GAME_WORDS[play.language], words: BOARD_WORDS[play.language], holding };
  return <DeskProvider value={desk}>{children}</DeskProvider>;
}

/** What is asked of whoever holds a card says what the card brings. Before it is painted: nobody reads two questions. */
function useVoice({ now, rules, language, actions, ask }: PlayProps<Donjonz>): void {
  const { hand, laid, phase } = now.view;
  const { content } = rules;
  const isAsked = phase === 'lay' && hand !== null && actions.length > 0;
  const question = isAsked
    ? BOARD_WORDS[language].voice.brings(
        GAME_WORDS[language].card(faceOf(content, hand, 0).name),
        [laid.length, content.deck.length - 1],
        broughtBy(content, hand),
      )
    : undefined;
  useLayoutEffect(() => {
    ask(question);
    return () => ask(undefined);
  }, [ask, question]);
}
