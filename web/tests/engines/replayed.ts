import { gameById } from '../../../games/index.ts';
import { stateHash } from '../../../kernel/chance.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import { append, type Transcript, unplayed } from '../../../kernel/match.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';

/** A match played again: the hash of its end, and one over every state and event on the way there. */
export interface Replayed {
  readonly end: string;
  readonly way: string;
}

/** Bundled for browsers, and called by Node as well. */
export function replayed(transcript: Transcript<Kind>): Replayed {
  const game = gameById(transcript.game);
  if (!game) throw new Error(`no game ${transcript.game}`);
  const verified = verify(game, transcript);
  if (isMisfit(verified)) throw new Error(JSON.stringify(verified));
  return { end: verified.hash, way: wayOf(game, transcript) };
}

function wayOf(game: Game<Kind>, { log, ...opening }: Transcript<Kind>): string {
  const match = unplayed(game, opening);
  let way = stateHash(match.state);
  for (const entry of log) {
    const events: Kind['event'][] = [];
    append(match, entry, event => events.push(event));
    way = stateHash({ way, state: match.state, events });
  }
  return way;
}
