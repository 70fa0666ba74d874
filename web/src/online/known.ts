import { type Drawer, lastingDrawer } from '../drawer.ts';

export interface Acquaintance {
  isKnown(): boolean;
  setKnown(): void;
  forget(): void;
}

const NAME = 'known';

/**
 * Whether a server has ever learnt who sits here. The cookie that says so is hidden from pages; whoever has never played
 * online need not wait for an answer, nor the server be asked.
 */
export function acquaintanceIn(drawer: Drawer): Acquaintance {
  let isKnown = drawer.read(NAME) === true;
  return {
    isKnown: () => isKnown,
    setKnown: () => {
      isKnown = true;
      drawer.write(NAME, true);
    },
    forget: () => {
      isKnown = false;
      drawer.remove(NAME);
    },
  };
}

export const acquaintance = acquaintanceIn(lastingDrawer);
