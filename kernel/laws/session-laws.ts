import { CHANCE, type Kind, type Seat } from '../game.ts';
import { draftOf } from '../match.ts';
import { canonical, same } from '../plain.ts';
import * as kernel from '../session.ts';
import { find, type Law, type Sample, seatsOf } from './sample.ts';

/** Any number will do: each seat has a decision of its own. */
const decisionsOf = <K extends Kind>(sample: Sample<K>): readonly number[] => seatsOf(sample).map(seat => 3 + seat);

const sessionOf = <K extends Kind>(sample: Sample<K>): kernel.Session<K> => ({
  match: draftOf(sample.match),
  decisions: decisionsOf(sample),
});

const isChanceDue = <K extends Kind>({ rules, match }: Sample<K>): boolean => rules.active(match.state)[0] === CHANCE;

/** All that a session holds but what is in its log, to see whether something has changed. */
const textOf = <K extends Kind>({ match: { state, log, undone }, decisions }: kernel.Session<K>): string =>
  canonical([state, log.length, [...undone], decisions]);

const askedOf = <K extends Kind>({ decisions }: kernel.Session<K>, seat: Seat) => ({
  seat,
  decision: decisions[seat] ?? 0,
});

const wishOf = <K extends Kind>(session: kernel.Session<K>, seat: Seat): kernel.SeatWish => ({
  type: 'act',
  ...askedOf(session, seat),
  action: session.match.rules.actions(session.match.state, seat)[0],
});

function staying<K extends Kind>(sample: Sample<K>): string | undefined {
  if (isChanceDue(sample)) return undefined;
  const { judge } = sample.subject.session ?? kernel;
  const session = sessionOf(sample);
  const before = textOf(session);
  return find(sample.rules.active(sample.match.state), seat => {
    const wish = wishOf(session, seat);
    for (const decision of [wish.decision - 1, wish.decision + 1])
      if (!('failed' in judge(session, { ...wish, decision }))) return `seat ${seat} answers decision ${decision} late`;
    return textOf(session) === before ? undefined : `judging a wish of seat ${seat} has changed the session`;
  });
}

/** Two devices of one seat answer the same decision: only the first of them acts. */
function actingOnce<K extends Kind>(sample: Sample<K>): string | undefined {
  if (isChanceDue(sample)) return undefined;
  const { judge, take } = sample.subject.session ?? kernel;
  return find(sample.rules.active(sample.match.state), seat => {
    const session = sessionOf(sample);
    const wish = wishOf(session, seat);
    const first = judge(session, wish);
    if (!kernel.isStep(first)) return `seat ${seat} may not do what is listed`;
    take(session, first);
    return 'failed' in judge(session, wish) ? undefined : `seat ${seat} acts twice on decision ${wish.decision}`;
  });
}

/** The log without regard to the order of entries that commute. */
const sortedLog = <K extends Kind>({ match }: Pick<Sample<K>, 'match'>): string =>
  canonical(match.log.map(canonical).sort());

function takingBack<K extends Kind>(sample: Sample<K>): string | undefined {
  const { judge, take } = sample.subject.session ?? kernel;
  return find(seatsOf(sample), seat => {
    const session = sessionOf(sample);
    const undo = judge(session, { type: 'undo', ...askedOf(session, seat) });
    if (!kernel.isStep(undo)) return undefined;
    take(session, undo);
    if (sortedLog(session) === sortedLog(sample)) return `seat ${seat} took back nothing`;
    const redo = judge(session, { type: 'redo', ...askedOf(session, seat) });
    if (!kernel.isStep(redo)) return `seat ${seat} cannot redo what it took back`;
    take(session, redo);
    const isSame = same(session.match.state, sample.match.state) && sortedLog(session) === sortedLog(sample);
    return isSame ? undefined : `undo and redo of seat ${seat} lead elsewhere`;
  });
}

interface Written<K extends Kind> {
  readonly session: kernel.Session<K>;
  readonly steps: readonly kernel.Step<K>[];
}

/** The match wished for once more, seat by seat; one step on the way is taken back and played again where that may be. */
function writtenOut<K extends Kind>({ subject, match, random }: Sample<K>): Written<K> {
  const { judge, take } = subject.session ?? kernel;
  const session = kernel.unstarted(match.game, match.start);
  const steps = [take(session, { kind: 'start', by: CHANCE, entries: [] })];
  const wish = (seat: Seat, wanted: { type: 'undo' | 'redo' } | { type: 'act'; action: K['action'] }): void => {
    const judgement = judge(session, { ...wanted, ...askedOf(session, seat) });
    if (kernel.isStep(judgement)) steps.push(take(session, judgement));
  };
  const played = match.log.filter(([seat]) => seat !== CHANCE);
  const doubted = random(Math.max(1, played.length));
  for (const [i, [seat, action]] of played.entries()) {
    wish(seat, { type: 'act', action });
    for (const type of i === doubted ? (['undo', 'redo'] as const) : []) wish(seat, { type });
  }
  return { session, steps };
}

function folding<K extends Kind>(sample: Sample<K>): string | undefined {
  const { foldSteps } = sample.subject.session ?? kernel;
  const { game, start } = sample.match;
  const { session, steps } = writtenOut(sample);
  const folded = foldSteps(game, start, JSON.parse(JSON.stringify(steps)));
  if (!folded) return 'stored steps do not add up';
  if (sortedLog(session) !== sortedLog(sample)) return 'wishes lead elsewhere when they are made once more';
  const isSame = same(folded.match.log, session.match.log) && textOf(folded) === textOf(session);
  return isSame ? undefined : 'stored steps add up to something else than what was played';
}

/** What holds of a session at every moment of a match. */
export function sessionLaws<K extends Kind>(): readonly Law<Sample<K>>[] {
  return [
    { name: 'undo and redo lead back', wrong: takingBack },
    { name: 'a stale wish changes nothing', wrong: staying },
    { name: 'a seat acts once on a decision', wrong: actingOnce },
  ];
}

/** What holds of the steps of a whole match. */
export function foldLaws<K extends Kind>(): readonly Law<Sample<K>>[] {
  return [{ name: 'stored steps add up to the match that wrote them', wrong: folding }];
}
