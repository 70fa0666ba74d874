// Browsers may throw away what a page keeps, when room is short or when nobody has come for long. A page may ask to be spared.
import { openDB } from 'idb';
import { type Drawer, lastingDrawer } from '../drawer.ts';
import { observed } from '../observed.ts';

/** The name in the drawer: what the browser has answered is of this browser alone. */
export const ASKED = 'asked-to-keep';

/** Whether what is kept here stays until somebody throws it away; nobody knows where browsers do not say. */
export type Permanence = 'stays' | 'may-go' | 'unknown';

/** What the browser has answered to what was asked unbidden, until that is told. */
export const untold = observed<Permanence | undefined>(undefined);

/** Asks once, when there is something to keep. Some browsers ask whoever sits there; whoever declines is left alone. */
export async function askToKeep(drawer: Drawer = lastingDrawer): Promise<void> {
  if (drawer.read(ASKED) === true) return;
  drawer.write(ASKED, true);
  untold.set(await askAgain());
}

/** Asks again, because somebody wants it. */
export async function askAgain(): Promise<Permanence> {
  if (!canAsk()) return 'unknown';
  return (await navigator.storage.persist()) ? 'stays' : 'may-go';
}

export async function keepingNow(): Promise<Permanence> {
  if (!canAsk()) return 'unknown';
  return (await navigator.storage.persisted()) ? 'stays' : 'may-go';
}

const canAsk = (): boolean => typeof navigator === 'object' && 'storage' in navigator && 'persist' in navigator.storage;

/** How many bytes are used here. How many are free no browser tells: what they name is a round number. */
export async function usedNow(): Promise<number | undefined> {
  return canAsk() && 'estimate' in navigator.storage ? (await navigator.storage.estimate()).usage : undefined;
}

/** As much as some matches take: where there is no room for that, the next move may not be written down. */
const SOME = 100_000;
const ROOM = 'room';

/**
 * Whether there is hardly room for what will be played. The only way to know is to write something, and to take it away
 * again.
 */
export async function isNearlyFull(): Promise<boolean> {
  try {
    const database = await openDB(`oubliette-${ROOM}`, 1, { upgrade: opened => void opened.createObjectStore(ROOM) });
    await database.put(ROOM, new Uint8Array(SOME), ROOM);
    await database.delete(ROOM, ROOM);
    database.close();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
}
