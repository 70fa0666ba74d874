import { useSyncExternalStore } from 'react';

/** A value that changes while the page is open, and whoever wants to be told of it. */
export interface Observed<Value> {
  now(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function observed<Value>(first: Value): Observed<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    now: () => value,
    set: next => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useObserved = <Value>({ subscribe, now }: Omit<Observed<Value>, 'set'>): Value =>
  useSyncExternalStore(subscribe, now);
