// A new build takes over only while no tab has a match or a draft open, and then from the next page on: nothing is ever
// loaded anew under anybody's hands, and whoever is on a page where nobody plays is told. Whatever a page of the old build still asks for is kept for it (web/worker/kept-builds.ts).
import { useEffect, useRef } from 'react';
import type { GameId } from '../games.ts';
import { observed, useObserved } from '../observed.ts';
import { renewAtNextGo, type Route } from '../router.ts';
import { registeredWorker } from './worker.ts';

/** Held by every tab that must not be disturbed, together; a browser lets go of it whatever becomes of the tab. */
const OPEN = 'oubliette/open';

/** On such a page somebody plays or draws. */
const isBusy = ({ page, game, lesson }: Route & { readonly game?: GameId; readonly lesson?: string }): boolean =>
  page === 'table' ||
  page === 'online-table' ||
  (page === 'workshop' && game !== undefined) ||
  (page === 'learn' && lesson !== undefined);

/** What is known of a build that is newer than the page: it comes with the next page, or waits for those who play or draw. */
export type NewBuild = 'comes' | 'waits' | 'none';

const newBuild = observed<NewBuild>('none');

export const useNewBuild = (): NewBuild => useObserved(newBuild);

/**
 * Follows the worker for as long as the page is there. At every new path a build that waits takes over if nobody has
 * anything open: by then the page before has let go.
 */
export function useUpdates(path: string, route: Route): void {
  const mustWait = isBusy(route);
  const seen = useRef<string>(undefined);
  useEffect(followWorker, []);
  useEffect(() => (mustWait ? holdOpen() : undefined), [mustWait]);
  useEffect(() => {
    if (seen.current !== path) void letTakeOver();
    seen.current = path;
  }, [path]);
}

/** Until what it answers is called, no new build takes over, in this tab or another. */
function holdOpen(): () => void {
  const left = new AbortController();
  const untilLeft = (): Promise<void> =>
    new Promise(resolve => {
      if (left.signal.aborted) resolve();
      else left.signal.addEventListener('abort', () => resolve());
    });
  void navigator.locks?.request(OPEN, { mode: 'shared' }, untilLeft);
  return () => left.abort();
}

function followWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const ended = new AbortController();
  void followBuilds(ended.signal);
  document.addEventListener('visibilitychange', returned, { signal: ended.signal });
  return () => ended.abort();
}

/** Once there is a worker, every other one is of a newer build. */
async function followBuilds(signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const follow = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => hasChanged(worker), { signal });
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
}

/**
 * A build that has come whole while the page is open need not wait for another page to ask for it. One that has taken over
 * is known by its own state: Chromium does not tell every page that it has another worker now.
 */
function hasChanged({ state }: ServiceWorker): void {
  if (state === 'installed') void letTakeOver();
  if (state === 'activated') takenOver();
}

/** Pages that were there before belong to the old build: the next page is fetched from the new one. */
function takenOver(): void {
  renewAtNextGo();
  newBuild.set('comes');
}

/** Whoever comes back may have been away for long; whoever turns away is not disturbed. */
function returned(): void {
  void (document.visibilityState === 'visible' ? lookForUpdate() : letTakeOver());
}

/** Browsers look by themselves only when a page is loaded, and ours may be open for weeks. Without network there is none. */
const lookForUpdate = async (): Promise<void> =>
  void (await (await registeredWorker())?.update().catch(() => undefined));

/**
 * Looks whether a new build waits, and lets it take over if nobody has anything open. Whoever asks while another asks finds
 * the lock taken as well: by then the build may have taken over already, and waits no more.
 */
async function letTakeOver(): Promise<void> {
  const waiting = 'serviceWorker' in navigator ? (await registeredWorker())?.waiting : undefined;
  if (!waiting) return;
  await navigator.locks.request(OPEN, { ifAvailable: true }, async lock => {
    if (lock) waiting.postMessage('take over', []);
    else if (waiting.state === 'installed') newBuild.set('waits');
  });
}
