import type { Kind } from '../../../kernel/game.ts';
import type { Counsel, Heard, Question } from '../table/table.ts';
import type { Position } from '../table/thinker.ts';

/** Who answers questions about one game, in the worker. It may take its time, within a budget it sets itself. */
export type Coach<K extends Kind> = {
  readonly [Q in Question]: (position: Position<K>, heard: Heard) => Counsel<K>[Q];
};
