import { useEffect, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { settingsKeeper } from '../settings.ts';
import { pauseBefore } from './pace.ts';
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
    const show = async (update: Update<K>, history: Promise<readonly K['event'][]> | null): Promise<void> => {
      const { now, events } = update;
      told = [...((await history) ?? told), ...(events ?? [])];
      const actions = now === table.now ? await table.actions() : [];
      if (isHere) setSitting({ ...update, actions, told });
    };
    let shown: Shown<K> = { update: { now: table.now, events: null }, at: performance.now() };
    let last = show(shown.update, table.history());
    const showInTime = async (update: Update<K>, history: Promise<readonly K['event'][]> | null): Promise<void> => {
      await pace(update, shown);
      shown = { update, at: performance.now() };
      await show(update, history);
    };
    const leave = table.subscribe(update => {
      const history = update.events ? null : table.history();
      last = last.then(() => showInTime(update, history));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [table]);
  return sitting;
}

interface Shown<K extends Kind> {
  readonly update: Update<K>;
  readonly at: number;
}

async function pace<K extends Kind>(update: Update<K>, shown: Shown<K>): Promise<void> {
  const pause = pauseBefore(update, shown.update, performance.now() - shown.at);
  if (pause === 0 || settingsKeeper().now().motion === 'still') return;
  await new Promise(resolve => {
    setTimeout(resolve, pause);
  });
}
