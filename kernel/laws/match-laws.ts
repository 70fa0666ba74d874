import { CHANCE, type Kind } from '../game.ts';
import { play, redo, start, transcriptOf, undo, undoable } from '../match.ts';
import { canonical, same } from '../plain.ts';
import { isMisfit, replay, verify } from '../transcript.ts';
import { find, type Law, type Scene, seatsOf } from './scene.ts';

/** The log without regard to the order of entries that commute. */
function sorted<K extends Kind>({ match }: Scene<K>): string {
  return canonical(match.log.map(canonical).sort());
}

function undoing<K extends Kind>(scene: Scene<K>): string | undefined {
  const { match } = scene;
  const able = seatsOf(scene).filter(seat => undoable(match, seat) !== undefined);
  return find(able, seat => {
    const [state, log] = [canonical(match.state), sorted(scene)];
    undo(match, seat);
    if (sorted(scene) === log) return `seat ${seat} took back nothing`;
    if (!redo(match, seat)) return `seat ${seat} cannot redo what it took back`;
    const isSame = canonical(match.state) === state && sorted(scene) === log;
    return isSame ? undefined : `undo and redo of seat ${seat} lead elsewhere`;
  });
}

function replaying<K extends Kind>({ match }: Scene<K>): string | undefined {
  const again = replay(match.game, JSON.parse(JSON.stringify(transcriptOf(match))));
  return same(again.state, match.state) ? undefined : 'a replay ends elsewhere';
}

function verifying<K extends Kind>({ match }: Scene<K>): string | undefined {
  const answer = verify(match.game, JSON.parse(JSON.stringify(transcriptOf(match))));
  return isMisfit(answer) ? `its transcript does not verify: ${canonical(answer)}` : undefined;
}

function repeating<K extends Kind>({ match }: Scene<K>): string | undefined {
  const again = start(match.game, match.start);
  for (const [seat, action] of match.log) if (seat !== CHANCE) play(again, seat, action);
  return same(again.log, match.log) ? undefined : 'the same seed gives another match';
}

/** A clock that knows one turn only would be one for the whole match. */
function goingOn<K extends Kind>({ match: { rules, state } }: Scene<K>): string | undefined {
  const length = rules.outcome(state)?.length ?? 0;
  const isOther = rules.turn(state) > rules.turn(rules.setup());
  return isOther || length <= 1 ? undefined : `one turn in a match of length ${length}`;
}

/** What holds after every step, once chance has acted. */
export function historyLaws<K extends Kind>(): readonly Law<Scene<K>>[] {
  return [{ name: 'undo and redo lead back', wrong: undoing }];
}

/** What holds of a whole match. */
export function matchLaws<K extends Kind>(): readonly Law<Scene<K>>[] {
  return [
    { name: 'a replay ends where the match ended', wrong: replaying },
    { name: 'the same seed gives the same match', wrong: repeating },
    { name: 'a transcript verifies', wrong: verifying },
    { name: 'one turn follows the other', wrong: goingOn },
  ];
}
