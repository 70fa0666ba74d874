import type { Action, Content, View } from '../../games/donjonz/index.ts';
import { bestLay } from './laying.ts';
import { bestWalk, type Walk } from './walk.ts';

export interface Hint {
  readonly action: Action;
  /** The walk that the action begins, once the map is done. */
  readonly walk?: Walk;
}

/** What to do next, if anything is to be decided. `width` is that of the search for the walk. */
export function hint(content: Content, view: View, width: number): Hint | undefined {
  switch (view.phase) {
    case 'lay':
      return { action: bestLay(content, view) };
    case 'take':
    case 'set-out':
      return { action: { type: view.phase } };
    case 'walk':
    case 'weapon':
      return firstOf(bestWalk(content, view, { width }));
    case 'turn-up':
    case 'over':
      return undefined;
  }
}

function firstOf(walk: Walk): Hint | undefined {
  const [action] = walk.actions;
  return action && { action, walk };
}
