// A session is a match as the steps of its seats have left it. A page and a server keep its steps in different stores
// and add nothing to what they mean: what a wish comes to, what a step does, which decision it answers, what a seat
// finds now, and what a bot is told are said here alone.
import type { Seed } from './chance.ts';
import {
  CHANCE,
  type Emit,
  type Game,
  isRefusal,
  type Kind,
  type Outcome,
  type Refusal,
  type Seat,
  type Start,
} from './game.ts';
import {
  accept,
  append,
  draftOf,
  type Entry,
  type Match,
  rewindUnder,
  rewindUnrolled,
  roll,
  setUndone,
  type Opening,
  undo,
  undoable,
  unplayed,
} from './match.ts';
import { clone, same } from './plain.ts';
import { choose, randomFrom } from './random.ts';
import { isMisfit, verify } from './transcript.ts';

/**
 * How steps are folded and decisions counted. It is stored with every match, beside the version of its rules: whoever
 * changes what stored steps mean raises it and goes on folding the older ones as they were meant.
 */
export const SESSION_VERSION = 1;

export interface Session<K extends Kind> {
  readonly match: Match<K>;
  /** By seat: raised when it becomes active, acts, takes back or is rewound. A wish answers one decision. */
  decisions: readonly number[];
}

/** What one seat did, and all that chance did after it. `start` holds what a match began with; `undo` holds nothing. */
export interface Step<K extends Kind> {
  readonly kind: 'start' | 'act' | 'undo' | 'redo';
  readonly by: Seat;
  readonly entries: readonly Entry<K>[];
}

/** What somebody wants a seat to do. The action is a stranger's. */
export type SeatWish = { readonly seat: Seat; readonly decision: number } & (
  | { readonly type: 'act'; readonly action: unknown }
  | { readonly type: 'undo' | 'redo' }
);

/** A step that may be taken; or which rule is against it; or it answered another decision; or there was nothing to do. */
export type Judgement<K extends Kind> = Step<K> | Refusal<K['reason']> | { readonly failed: 'stale' | 'nothing' };

export const isStep = <K extends Kind>(judgement: Judgement<K>): judgement is Step<K> => 'kind' in judgement;

/** A session before its first step. */
export function unstarted<K extends Kind>(game: Game<K>, opening: Opening<K>): Session<K> {
  return { match: unplayed(game, opening), decisions: Array.from({ length: opening.seats }, () => 0) };
}

/** A copy to try a step on, while the session itself stays as it is. */
export const draftSession = <K extends Kind>({ match, decisions }: Session<K>): Session<K> => ({
  match: draftOf(match),
  decisions,
});

/** The one place that decides what a wish comes to. */
export function judge<K extends Kind>({ match, decisions }: Session<K>, wish: SeatWish): Judgement<K> {
  const { seat, type } = wish;
  if (wish.decision !== (decisions[seat] ?? 0)) return { failed: 'stale' };
  if (type === 'undo')
    return undoable(match, seat) === undefined ? { failed: 'nothing' } : { kind: 'undo', by: seat, entries: [] };
  const taken = match.undone.get(seat)?.at(-1);
  if (type === 'redo' && taken === undefined) return { failed: 'nothing' };
  const action = accept(match.rules, match.state, seat, type === 'act' ? wish.action : taken);
  if (isRefusal(action)) return type === 'act' ? action : { failed: 'nothing' };
  return { ...acting(seat, action), kind: type };
}

const acting = <K extends Kind>(seat: Seat, action: K['action']): Step<K> => ({
  kind: 'act',
  by: seat,
  entries: [[seat, action]],
});

/** Takes a step that was judged, or one that was stored, and answers it with all that chance did after it. */
export function take<K extends Kind>(session: Session<K>, step: Step<K>, emit?: Emit<K>): Step<K> {
  const { match } = session;
  const before = step.kind === 'start' ? [] : match.rules.active(match.state);
  const taken = perform(match, step, emit);
  const hasRolled = taken.entries.some(([seat]) => seat === CHANCE);
  const acted = step.kind === 'start' ? [] : [step.by];
  raise(session, [...begun(match, hasRolled ? [] : before), ...acted]);
  return taken;
}

function perform<K extends Kind>(match: Match<K>, step: Step<K>, emit?: Emit<K>): Step<K> {
  const { kind, by } = step;
  if (kind === 'undo') {
    undo(match, by);
    return step;
  }
  if (kind !== 'start') setUndone(match, by, kind === 'redo' ? (match.undone.get(by) ?? []).slice(0, -1) : []);
  const before = match.log.length;
  for (const entry of step.entries) append(match, entry, emit);
  roll(match, emit);
  return { kind, by, entries: match.log.slice(before) };
}

/** The seats that decide now and did not before. After a roll everybody who decides has become active anew. */
const begun = <K extends Kind>({ rules, state }: Match<K>, before: readonly Seat[]): readonly Seat[] =>
  rules.active(state).filter(seat => !before.includes(seat));

function raise<K extends Kind>(session: Session<K>, seats: readonly Seat[]): void {
  session.decisions = session.decisions.map((made, seat) => (seats.includes(seat) ? made + 1 : made));
}

/** Goes back to the first `length` entries, by consent of all; chance answers to `seed` from there on, if it is given. */
export function goBack<K extends Kind>(session: Session<K>, length: number, seed?: Seed): void {
  if (seed === undefined) rewindUnrolled(session.match, length);
  else rewindUnder(session.match, length, seed);
  raise(session, begun(session.match, []));
}

/** The session that stored steps add up to; undefined when they do not fit the rules, the dice, or each other. */
export function foldSteps<K extends Kind>(
  game: Game<K>,
  opening: Opening<K>,
  [first, ...later]: readonly Step<K>[],
): Session<K> | undefined {
  if (first?.kind !== 'start') return undefined;
  if (isMisfit<K>(verify(game, { ...opening, log: first.entries }))) return undefined;
  const session = unstarted(game, opening);
  take(session, first);
  return later.every(step => isRetaken(session, step)) ? session : undefined;
}

/** Takes a stored step again; whether it came out as it was stored. */
function isRetaken<K extends Kind>(session: Session<K>, step: Step<K>): boolean {
  const judgement = judgeStored(session, step);
  return isStep(judgement) && same(take(session, judgement).entries, step.entries);
}

/** What a stored step comes to when its seat wishes for it once more. A session starts once. */
export function judgeStored<K extends Kind>(session: Session<K>, { kind, by, entries }: Step<K>): Judgement<K> {
  if (kind === 'start') return { failed: 'nothing' };
  return judge(session, { type: kind, seat: by, decision: session.decisions[by] ?? 0, action: entries[0]?.[1] });
}

/** How a match stands for one seat: the only way out for what its state holds. */
export interface SeatNow<K extends Kind> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly decision: number;
  /** The seats that the match waits for; none when it has ended. */
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function nowFor<K extends Kind>({ match, decisions }: Session<K>, seat: Seat): SeatNow<K> {
  const { rules, state, undone } = match;
  return {
    view: rules.view(state, seat),
    seat,
    decision: decisions[seat] ?? 0,
    waiting: rules.active(state),
    outcome: rules.outcome(state),
    canUndo: undoable(match, seat) !== undefined,
    canRedo: (undone.get(seat)?.length ?? 0) > 0,
  };
}

/** What a bot in a seat is told when it has to decide: what its seat may know, and nothing of the seed. */
export interface BotTurn<K extends Kind> {
  readonly game: string;
  readonly start: Start<K>;
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: number;
  readonly view: K['view'];
  /** Names the bot's own randomness: equal for equal decisions of a match, wherever and however often it is asked. */
  readonly luck: string;
}

/** Which bot of which match decides, and where. */
export interface Called {
  readonly id: string;
  readonly bot: string;
  readonly seat: Seat;
}

export function botTurn<K extends Kind>({ match, decisions }: Session<K>, { id, bot, seat }: Called): BotTurn<K> {
  const { version, seats, options } = match.start;
  const decision = decisions[seat] ?? 0;
  return {
    game: match.game.id,
    start: { version, seats, options },
    bot,
    seat,
    decision,
    view: clone(match.rules.view(match.state, seat)),
    luck: `${id}/${seat}/${decision}`,
  };
}

/** What a bot's turn comes to, and what the rules have against what it wanted. */
interface BotJudgement<K extends Kind> {
  readonly judgement: Judgement<K>;
  readonly refusal?: Refusal<K['reason']>;
}

/** A match must not stand still because a bot cannot think, or breaks a rule: then any legal action will do. */
export function judgeBot<K extends Kind>(
  session: Session<K>,
  { seat, decision, luck }: BotTurn<K>,
  wanted: K['action'] | undefined,
): BotJudgement<K> {
  const { rules, state } = session.match;
  const judgement = judge(session, { type: 'act', seat, decision, action: wanted });
  if (!isRefusal(judgement) || !rules.active(state).includes(seat)) return { judgement };
  const action = choose(rules.actions(state, seat), randomFrom(luck));
  return { judgement: acting(seat, action), ...(wanted && { refusal: judgement }) };
}
