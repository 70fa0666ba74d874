// Whether this browser is called when it is somebody's turn, though no page of ours is open (the Push API).
import type { PushState } from '../../../../wire/http.ts';
import { registeredWorker, registerWorker } from '../../offline/worker.ts';
import { settingsKeeper } from '../../settings.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';

/** Why this browser is not called, beyond what a server may say: it refuses, or its own service does not answer. */
export type PushTrouble = Failed | 'denied' | 'unreachable';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the browser for its consent, and the server to call it; what stands against it, if anything does. */
export async function switchOn({ key }: PushState): Promise<PushTrouble | undefined> {
  if (key === null || (await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(key).catch(() => undefined);
  if (!subscription) return 'unreachable';
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'unreachable';
  const { language } = settingsKeeper().now();
  return api.callMe({ endpoint, keys: { p256dh, auth }, language });
}

/** A subscription of another server's key, of a database that is no more, gives way. */
async function subscribed(applicationServerKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export async function switchOff(): Promise<Failed | undefined> {
  const registration = await registeredWorker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return api.callMeNoLonger();
}

/** What the server knows of this browser; undefined where nobody can be called. */
export async function fetchPush(): Promise<PushState | undefined> {
  const state = canPush() ? await api.push() : undefined;
  return hasFailed(state) || state?.key === null ? undefined : state;
}
