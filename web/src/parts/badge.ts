import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = 0;

/** A number before the page's title, for whoever has it in another tab; 0 shows none. */
export function setBadge(number: number): void {
  if (number === shown) return;
  shown = number;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBadge = (): number => useSyncExternalStore(subscribe, () => shown);
