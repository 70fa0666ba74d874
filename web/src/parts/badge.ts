import { observed, useObserved } from '../observed.ts';

const badge = observed(0);

/** A number before the page's title, for whoever has it in another tab; 0 shows none. */
export const setBadge = badge.set;

export const useBadge = (): number => useObserved(badge);
