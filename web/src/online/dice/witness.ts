import { isRecord } from '../../../../kernel/plain.ts';
import { type Drawer, lastingDrawer, newestIn } from '../../drawer.ts';
import type { Witnessed } from './verify.ts';

/** Of so many matches a browser remembers what it has witnessed. */
const MOST = 200;
const NAME = 'witnessed';

const isWitnessed = (found: unknown): found is Partial<Witnessed> => isRecord(found);

/** What this browser has seen and sent before the first roll of a match, kept so that nobody else need be believed. */
interface Witness {
  /** What was shown first counts: a later one would prove nothing. */
  sawCommitment(match: string, commitment: string): void;
  /** Before the start; what was sent last counts, for who gets up and sits down again adds anew. */
  sentEntropy(match: string, entropy: string): void;
  of(match: string): Partial<Witnessed>;
}

export function witnessIn(drawer: Drawer): Witness {
  const matches = newestIn(drawer, NAME, MOST, isWitnessed);
  const of = (match: string): Partial<Witnessed> => matches.get(match) ?? {};
  return {
    of,
    sawCommitment: (match, commitment) => matches.put(match, { commitment, ...of(match) }),
    sentEntropy: (match, entropy) => matches.put(match, { ...of(match), entropy }),
  };
}

export const witness: Witness = witnessIn(lastingDrawer);
