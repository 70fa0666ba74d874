import { useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { PlayProps } from '../games/module.ts';

/**
 * The play without the moment in which a step is on its way into the store: nothing is legal then, though nothing has
 * changed yet. What was legal stays in sight, so that nothing goes dark and lights up again.
 */
export function useSettled<K extends Kind>(play: PlayProps<K>): PlayProps<K> {
  const { view } = play.now;
  const { actions } = play;
  const [last, setLast] = useState({ view, actions });
  if (last.actions === actions) return play;
  if (last.view === view && actions.length === 0) return { ...play, actions: last.actions };
  setLast({ view, actions });
  return play;
}
