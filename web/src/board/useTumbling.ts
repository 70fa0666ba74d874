import { useEffect, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { PlayProps } from '../games/module.ts';

/** Whether dice that `events` have thrown just now still tumble: that is theatre, and any key or touch ends it. */
export function useTumbling<K extends Kind>(events: PlayProps<K>['events'], isThrown: boolean): boolean {
  const [stopped, stop] = useState(events);
  const isTumbling = isThrown && stopped !== events;
  useEffect(() => {
    if (!isTumbling) return undefined;
    const halt = (): void => stop(events);
    const heard = ['keydown', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, halt, { once: true });
    return () => {
      for (const name of heard) removeEventListener(name, halt);
    };
  }, [isTumbling, events]);
  return isTumbling;
}
