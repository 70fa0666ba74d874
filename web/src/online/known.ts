/** What the page keeps of its own accord; every call may throw where the browser forbids it. */
type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Acquaintance {
  isKnown(): boolean;
  setKnown(): void;
  forget(): void;
}

const KEY = 'oubliette-known';

/**
 * Whether a server has ever learnt who sits here. The cookie that says so is hidden from pages; whoever has never played
 * online need not wait for an answer, nor the server be asked.
 */
export function acquaintanceIn(drawer: () => Drawer): Acquaintance {
  let isKnown = tried(() => drawer().getItem(KEY) !== null) ?? false;
  return {
    isKnown: () => isKnown,
    setKnown: () => {
      isKnown = true;
      tried(() => drawer().setItem(KEY, '1'));
    },
    forget: () => {
      isKnown = false;
      tried(() => drawer().removeItem(KEY));
    },
  };
}

/** Where nothing may be kept, it lasts as long as the page. */
function tried<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

export const acquaintance = acquaintanceIn(() => localStorage);
