import type { Kind } from './game.ts';
import { Breach, obeyLaws, type Subject } from './laws.ts';

export interface Fuzzed {
  readonly matches: number;
  readonly entries: number;
  /** The first law broken; its transcript leads up to the breach. */
  readonly breach?: Breach;
}

/** Plays random legal matches under all laws as long as `goesOn` allows, or until a law is broken. */
export function fuzz<K extends Kind>(subject: Subject<K>, seed: string, goesOn: () => boolean): Fuzzed {
  let matches = 0;
  let entries = 0;
  for (; goesOn(); matches++) {
    try {
      entries += obeyLaws(subject, `${seed}/${matches}`).log.length;
    } catch (error) {
      if (error instanceof Breach) return { matches, entries, breach: error };
      throw error;
    }
  }
  return { matches, entries };
}
