import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const acts = new Set<() => void>();

const actAll = (): void => acts.forEach(act => act());
const exit = (signal: (typeof SIGNALS)[number]): never => process.exit(128 + constants.signals[signal]);

/** Has something done as this process ends, by a signal too, which would end it on the spot; the answer calls that off. */
export function beforeEnding(act: () => void): () => void {
  if (acts.size === 0) listen('on');
  acts.add(act);
  return () => {
    if (acts.delete(act) && acts.size === 0) listen('off');
  };
}

function listen(way: 'on' | 'off'): void {
  process[way]('exit', actAll);
  for (const signal of SIGNALS) process[way](signal, exit);
}
