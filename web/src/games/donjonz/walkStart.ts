import type { Donjonz } from '../../../../games/donjonz/index.ts';
import type { Entry } from '../../../../kernel/match.ts';

/** How many entries of a log stand before the first step of the walk, if there is one. */
export function walkStart(log: readonly Entry<Donjonz>[]): number | undefined {
  const first = log.findIndex(([, { type }]) => type === 'step');
  return first < 0 ? undefined : first;
}
