// Matches as a browser's database holds them: those of a version of the session that was released are kept as files and
// never written again, so that later code is tried on what earlier code has stored.
import { digest, stateHash } from '../../../../kernel/chance.ts';
import type { Kind } from '../../../../kernel/game.ts';
import { transcriptOf } from '../../../../kernel/match.ts';
import { canonical } from '../../../../kernel/plain.ts';
import type { Session } from '../../../../kernel/session.ts';
import type { Kept } from '../store.ts';

/** A match as it is stored, and what it added up to when it was kept. */
export interface Frozen extends Kept {
  readonly end: End;
}

export interface End {
  readonly state: string;
  readonly transcript: string;
  readonly decisions: readonly number[];
}

export const endOf = ({ match, decisions }: Session<Kind>): End => ({
  state: stateHash(match.state),
  transcript: digest(canonical(transcriptOf(match))),
  decisions,
});
