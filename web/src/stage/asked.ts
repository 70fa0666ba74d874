import type { Kind } from '../../../kernel/game.ts';
import type { Moment } from './stage.ts';

/** Whether a moment waits for whoever looks at it. */
export const isAsked = <K extends Kind>(moment: Moment<K> | undefined): boolean =>
  moment?.now.waiting.includes(moment.now.seat) ?? false;
