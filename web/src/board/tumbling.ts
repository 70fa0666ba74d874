import type { Kind } from '../../../kernel/game.ts';
import type { Scene, Timing } from '../play/scene.ts';

const TUMBLE: Timing = { calm: 800, brisk: 500, still: 0 };

type Tumble<E> = Omit<Scene<Kind>, 'event' | 'view'> & { readonly event: E };

/** Dice that an event has thrown: they lie on the table already, and tumble for show. */
export const tumbling = <E>(event: E): Tumble<E> => ({
  event,
  kind: 'motion',
  time: TUMBLE,
  comes: 'after',
  sound: 'dice',
});
