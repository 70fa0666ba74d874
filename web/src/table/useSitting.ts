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

/** Most steps are stored by then: only one that takes longer is shown as on its way, which draws the page once more. */
const STORED_MS = 150;

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
    const showNext = (update: Update<K>): void => {
      const history = update.events ? null : table.history();
      last = last.then(() => showInTime(update, history));
    };
    let onItsWay: ReturnType<typeof setTimeout> | undefined;
    const leave = table.subscribe(update => {
      clearTimeout(onItsWay);
      if (isOnlyPending(update)) onItsWay = setTimeout(showNext, STORED_MS, update);
      else showNext(update);
    });
    return () => {
      isHere = false;
      clearTimeout(onItsWay);
      leave();
    };
  }, [table]);
  return sitting;
}

const isOnlyPending = <K extends Kind>({ now, events, failed }: Update<K>): boolean =>
  now.pending && events?.length === 0 && failed === undefined;

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
