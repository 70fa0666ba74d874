import { CHANCE, type Kind } from '../game.ts';
import { play, start, transcriptOf } from '../match.ts';
import { canonical, same } from '../plain.ts';
import { isMisfit, replay, verify } from '../transcript.ts';
import type { Law, Sample } from './sample.ts';

function replaying<K extends Kind>({ match }: Sample<K>): string | undefined {
  const again = replay(match.game, JSON.parse(JSON.stringify(transcriptOf(match))));
  return same(again.state, match.state) ? undefined : 'a replay ends elsewhere';
}

function verifying<K extends Kind>({ match }: Sample<K>): string | undefined {
  const answer = verify(match.game, JSON.parse(JSON.stringify(transcriptOf(match))));
  return isMisfit(answer) ? `its transcript does not verify: ${canonical(answer)}` : undefined;
}

function repeating<K extends Kind>({ match }: Sample<K>): string | undefined {
  const again = start(match.game, match.start);
  for (const [seat, action] of match.log) if (seat !== CHANCE) play(again, seat, action);
  return same(again.log, match.log) ? undefined : 'the same seed gives another match';
}

/** A clock that knows one turn only would be one for the whole match. */
function goingOn<K extends Kind>({ match: { rules, state } }: Sample<K>): string | undefined {
  const length = rules.outcome(state)?.length ?? 0;
  const isOther = rules.turn(state) > rules.turn(rules.setup());
  return isOther || length <= 1 ? undefined : `one turn in a match of length ${length}`;
}

/** What holds of a whole match. */
export function matchLaws<K extends Kind>(): readonly Law<Sample<K>>[] {
  return [
    { name: 'a replay ends where the match ended', wrong: replaying },
    { name: 'the same seed gives the same match', wrong: repeating },
    { name: 'a transcript verifies', wrong: verifying },
    { name: 'one turn follows the other', wrong: goingOn },
  ];
}
