import { isRecord } from '../../kernel/plain.ts';
import { observed } from './observed.ts';

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

/** What came of writing something down. */
export type WriteEnd = 'written' | 'full' | 'forbidden';

/** `hear` is told after each writing what came of it. */
export const drawerIn = (storage: () => BrowserStorage, hear?: (came: WriteEnd) => void): Drawer => ({
  read: name => tried(() => JSON.parse(storage().getItem(keyOf(name)) ?? 'null') as unknown) ?? undefined,
  write: (name, value) => {
    const came = writtenBy(() => storage().setItem(keyOf(name), JSON.stringify(value)));
    hear?.(came);
  },
  remove: name => tried(() => storage().removeItem(keyOf(name))),
});

function writtenBy(attempt: () => void): WriteEnd {
  try {
    attempt();
    return 'written';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

function tried<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** Things of one kind, each under a key of its own. */
export interface Newest<Thing> {
  get(key: string): Thing | undefined;
  put(key: string, thing: Thing): void;
}

/** What lies under one name of a drawer as things of one kind: only so many of them, the newest, are kept. */
export function newestIn<Thing>(
  drawer: Drawer,
  name: string,
  most: number,
  isThing: (found: unknown) => found is Thing,
): Newest<Thing> {
  const entries = (): [string, unknown][] => {
    const found = drawer.read(name);
    return isRecord(found) ? Object.entries(found) : [];
  };
  return {
    get: key => {
      const thing = entries().find(([other]) => other === key)?.[1];
      return isThing(thing) ? thing : undefined;
    },
    put: (key, thing) => {
      const others = entries().filter(([other]) => other !== key);
      drawer.write(name, Object.fromEntries([...others, [key, thing]].slice(-most)));
    },
  };
}

/** What came of what was to be kept last: whoever loses something has to be told. */
export const lastWritten = observed<WriteEnd>('written');

/** For as long as the browser is not told to forget. */
export const lastingDrawer = drawerIn(() => localStorage, lastWritten.set);
/** For as long as the tab is open, reloads included. */
export const tabDrawer = drawerIn(() => sessionStorage);

/** The names under which something lies in a storage; none where the browser forbids to look. */
export const namesIn = (storage: () => Pick<Storage, 'length' | 'key'>): readonly string[] =>
  tried(() => {
    const keys = Array.from({ length: storage().length }, (_, i) => storage().key(i) ?? '');
    return keys.filter(key => key.startsWith(keyOf(''))).map(key => key.slice(keyOf('').length));
  }) ?? [];

export const lastingNames = (): readonly string[] => namesIn(() => localStorage);
