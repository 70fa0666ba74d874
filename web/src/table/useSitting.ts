import { useEffect, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Table, Update } from './table.ts';

/** All that a page shows of a table, together: no legal action is ever shown beside a view it does not belong to. */
export interface Sitting<K extends Kind> extends Update<K> {
  readonly actions: readonly K['action'][];
  /** Everything witnessed so far. */
  readonly told: readonly K['event'][];
}

export function useSitting<K extends Kind>(table: Table<K>): Sitting<K> | undefined {
  const [sitting, setSitting] = useState<Sitting<K>>();
  useEffect(() => {
    let told: readonly K['event'][] = [];
    let isHere = true;
    const show = async ({ now, events }: Update<K>): Promise<void> => {
      told = events ? [...told, ...events] : await table.history();
      const actions = now === table.now ? await table.actions() : [];
      if (isHere) setSitting({ now, events, actions, told });
    };
    let last = show({ now: table.now, events: null });
    const leave = table.subscribe(update => {
      last = last.then(() => show(update));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [table]);
  return sitting;
}
