/**
 * Where the page keeps small things, each under a name of its own. Browsers may forbid it, and anybody may have written
 * there: what cannot be read is not there, and what cannot be kept lasts as long as the page.
 */
export interface Drawer {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
}

/** As much of a browser's storage as is used; every call may throw, and so may asking for it. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: string): string => `oubliette/${name}`;

export const drawerIn = (storage: () => BrowserStorage): Drawer => ({
  read: name => tried(() => JSON.parse(storage().getItem(keyOf(name)) ?? 'null') as unknown) ?? undefined,
  write: (name, value) => tried(() => storage().setItem(keyOf(name), JSON.stringify(value))),
  remove: name => tried(() => storage().removeItem(keyOf(name))),
});

function tried<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** For as long as the browser is not told to forget. */
export const lastingDrawer = drawerIn(() => localStorage);
/** For as long as the tab is open, reloads included. */
export const tabDrawer = drawerIn(() => sessionStorage);
