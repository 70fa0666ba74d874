import type { Postgres } from '../rig/postgres.ts';

/** What a part of the torture is given. */
export interface Torture {
  /** The bundle of `process.ts`. */
  readonly bundle: string;
  /** Where it stands in for the file. */
  readonly postgres?: Postgres;
  readonly strikes: number;
}

/** What was found in the storage after a part of the torture was over. */
export interface TortureReport {
  /** How often the servers, or what they stand on, were struck. */
  readonly strikes: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored. */
  readonly lost: readonly string[];
  /** Stored more than once. */
  readonly doubled: readonly string[];
  /** Matches whose chains do not hold, and storages that did not open again as they were. */
  readonly broken: readonly string[];
  /** What players were refused, or lost, though they did nothing wrong. */
  readonly refused: number;
}

export const isSound = ({ lost, doubled, broken, refused }: TortureReport): boolean =>
  lost.length + doubled.length + broken.length + refused === 0;
