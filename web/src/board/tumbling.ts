import type { Kind } from '../../../kernel/game.ts';
import type { Scene } from '../play/stage.ts';

/** As long as style sheets have dice tumble (--m-dice). */
const TUMBLE_MS = 800;

type Tumble<E> = Omit<Scene<Kind>, 'event'> & { readonly event: E };

/** Dice that an event has thrown: they lie on the table already, and tumble for show. */
export const tumbling = <E>(event: E): Tumble<E> => ({ event, ms: TUMBLE_MS, comes: 'after' });
