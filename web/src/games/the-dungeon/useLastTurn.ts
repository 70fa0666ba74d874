import { useEffect } from 'react';
import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { hasLastTurn } from '../../../../games/the-dungeon/readers.ts';
import { say } from '../../../../kernel/words.ts';
import type { PlayProps } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';

/** Whoever has the last turn is told so with every question of it. */
export function useLastTurn({ now, actions, rules, language, names, reader, ask }: PlayProps<TheDungeon>): void {
  const { view, seat, prompt } = now;
  const isLast = actions.length > 0 && view.turn === seat && hasLastTurn(rules.content, view, seat);
  const question = `${TABLE_WORDS[language].status.lastTurn} ${say(GAME_WORDS[language].prompts, prompt, names, reader)}`;
  const asked = isLast ? question : undefined;
  useEffect(() => {
    ask(asked);
    return () => ask(undefined);
  }, [ask, asked]);
}
