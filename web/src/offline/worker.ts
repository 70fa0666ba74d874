// The service worker of web/worker, as the page knows it: it keeps the page for when there is no network.
import { tabDrawer } from '../drawer.ts';

const WORKER = '/sw.js';

/** Registers it at the first call, and answers the same one ever after. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register(WORKER);
  return registered;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

export const registeredWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER);

/** Keeps the page once it has come: what is fetched for later never makes anybody wait now. A failure is tried again at the next visit. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') tryToRegister();
  else addEventListener('load', tryToRegister, { once: true });
}

const tryToRegister = (): void => void registerWorker().catch(() => undefined);

/** The name under which a tab remembers for which build it has loaded itself anew. */
const RELOADED = 'reloaded';

/**
 * A part of the page that is gone from the server belongs to a build that is no more: the page loads itself anew, once for
 * each build, and only if the server is there to answer.
 */
export function mendLostParts(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!navigator.onLine || tabDrawer.read(RELOADED) === build || !(await isServerThere())) return;
  tabDrawer.write(RELOADED, build);
  location.reload();
}

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
