import { isRecord } from '../../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../../drawer.ts';
import type { Witnessed } from './verify.ts';

/** Of so many matches a browser remembers what it has witnessed. */
const MOST = 200;
const NAME = 'witnessed';

type WitnessedMatches = Readonly<Record<string, Partial<Witnessed>>>;

/** What this browser has seen and sent before the first roll of a match, kept so that nobody else need be believed. */
export interface Witness {
  /** What was shown first counts: a later one would prove nothing. */
  sawCommitment(match: string, commitment: string): void;
  /** Before the start; what was sent last counts, for who gets up and sits down again adds anew. */
  sentEntropy(match: string, entropy: string): void;
  of(match: string): Partial<Witnessed>;
}

export function witnessIn(drawer: Drawer): Witness {
  const read = (): WitnessedMatches => {
    const found = drawer.read(NAME);
    return isRecord(found) ? (found as WitnessedMatches) : {};
  };
  const remember = (match: string, more: (known: Partial<Witnessed>) => Partial<Witnessed>): void => {
    const { [match]: known = {}, ...others } = read();
    drawer.write(NAME, Object.fromEntries([...Object.entries(others), [match, more(known)]].slice(-MOST)));
  };
  return {
    of: match => read()[match] ?? {},
    sawCommitment: (match, commitment) => remember(match, known => ({ commitment, ...known })),
    sentEntropy: (match, entropy) => remember(match, known => ({ ...known, entropy })),
  };
}

export const witness: Witness = witnessIn(lastingDrawer);
