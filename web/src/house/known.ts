import { type Drawer, lastingDrawer } from '../drawer.ts';

interface Acquaintance {
  isKnown(): boolean;
  setKnown(): void;
  forget(): void;
}

/** The name in the drawer: whether a server knows it is of this browser alone. */
export const KNOWN = 'known';

/**
 * Whether a server has ever learnt who sits here. The cookie that says so is hidden from pages; whoever has never played
 * online need not wait for an answer, nor the server be asked.
 */
export function acquaintanceIn(drawer: Drawer): Acquaintance {
  let isKnown = drawer.read(KNOWN) === true;
  return {
    isKnown: () => isKnown,
    setKnown: () => {
      isKnown = true;
      drawer.write(KNOWN, true);
    },
    forget: () => {
      isKnown = false;
      drawer.remove(KNOWN);
    },
  };
}

export const acquaintance = acquaintanceIn(lastingDrawer);
