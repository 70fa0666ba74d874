import { CHANCE, type Kind, type Seat } from '../game.ts';
import { draftOf, type Entry } from '../match.ts';
import { canonical, same } from '../plain.ts';
import * as kernel from '../session.ts';
import { find, type Law, type Scene, seatsOf } from './scene.ts';

/** Any number will do: each seat has a decision of its own. */
const decisionsOf = <K extends Kind>(scene: Scene<K>): readonly number[] => seatsOf(scene).map(seat => 3 + seat);

const sessionOf = <K extends Kind>(scene: Scene<K>): kernel.Session<K> => ({
  match: draftOf(scene.match),
  decisions: decisionsOf(scene),
});

const isChanceDue = <K extends Kind>({ rules, match }: Scene<K>): boolean => rules.active(match.state)[0] === CHANCE;

/** All that a session holds but what is in its log, to see whether something has changed. */
const textOf = <K extends Kind>({ match: { state, log, undone }, decisions }: kernel.Session<K>): string =>
  canonical([state, log.length, [...undone], decisions]);

const wishOf = <K extends Kind>({ match, decisions }: kernel.Session<K>, seat: Seat): kernel.Wish => ({
  type: 'act',
  seat,
  decision: decisions[seat] ?? 0,
  action: match.rules.actions(match.state, seat)[0],
});

function staying<K extends Kind>(scene: Scene<K>): string | undefined {
  if (isChanceDue(scene)) return undefined;
  const { judge } = scene.subject.session ?? kernel;
  const session = sessionOf(scene);
  const before = textOf(session);
  return find(scene.rules.active(scene.match.state), seat => {
    const wish = wishOf(session, seat);
    for (const decision of [wish.decision - 1, wish.decision + 1])
      if (!('failed' in judge(session, { ...wish, decision }))) return `seat ${seat} answers decision ${decision} late`;
    return textOf(session) === before ? undefined : `judging a wish of seat ${seat} has changed the session`;
  });
}

/** Two devices of one seat answer the same decision: only the first of them acts. */
function actingOnce<K extends Kind>(scene: Scene<K>): string | undefined {
  if (isChanceDue(scene)) return undefined;
  const { judge, take } = scene.subject.session ?? kernel;
  return find(scene.rules.active(scene.match.state), seat => {
    const session = sessionOf(scene);
    const wish = wishOf(session, seat);
    const first = judge(session, wish);
    if (!kernel.isStep(first)) return `seat ${seat} may not do what is listed`;
    take(session, first);
    return 'failed' in judge(session, wish) ? undefined : `seat ${seat} acts twice on decision ${wish.decision}`;
  });
}

/** The match as steps: what a seat did, with all that chance did after it. */
function stepsOf<K extends Kind>({ match }: Scene<K>): kernel.Step<K>[] {
  const steps: { kind: 'start' | 'act'; by: Seat; entries: Entry<K>[] }[] = [
    { kind: 'start', by: CHANCE, entries: [] },
  ];
  for (const entry of match.log) {
    if (entry[0] === CHANCE) steps.at(-1)?.entries.push(entry);
    else steps.push({ kind: 'act', by: entry[0], entries: [entry] });
  }
  return steps;
}

function folding<K extends Kind>(scene: Scene<K>): string | undefined {
  const { foldSteps, take } = scene.subject.session ?? kernel;
  const { game, start } = scene.match;
  const written = kernel.unstarted(game, start);
  const rows = stepsOf(scene).map(step => take(written, { ...step, entries: step.entries.slice(0, 1) }));
  const folded = foldSteps(game, start, JSON.parse(JSON.stringify(rows)));
  if (!folded) return 'stored steps do not add up';
  const isSame = same(folded.match.log, written.match.log) && textOf(folded) === textOf(written);
  return isSame ? undefined : 'stored steps add up to something else than what was played';
}

/** What holds of a session at every moment of a match. */
export function sessionLaws<K extends Kind>(): readonly Law<Scene<K>>[] {
  return [
    { name: 'a stale wish changes nothing', wrong: staying },
    { name: 'a seat acts once on a decision', wrong: actingOnce },
  ];
}

/** What holds of the steps of a whole match. */
export function foldLaws<K extends Kind>(): readonly Law<Scene<K>>[] {
  return [{ name: 'stored steps add up to the match that wrote them', wrong: folding }];
}
