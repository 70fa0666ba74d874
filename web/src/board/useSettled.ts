import { useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { PlayProps } from '../games/module.ts';

/**
 * The play without the moment in which a step is on its way into the store: nothing is legal then, though nothing has
 * changed yet. What was legal stays in sight, so that nothing goes dark and lights up again.
 */
export function useSettled<K extends Kind>(play: PlayProps<K>): PlayProps<K> {
  const { now, actions } = play;
  const [last, setLast] = useState({ view: now.view, actions });
  if (now.pending) return last.view === now.view ? { ...play, actions: last.actions } : play;
  if (last.view !== now.view || last.actions !== actions) setLast({ view: now.view, actions });
  return play;
}
