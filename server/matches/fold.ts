import type { Emit, Kind, Outcome, Seat } from '../../kernel/game.ts';
import { draftOf, type Entry, type Match, unplayed } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { commitmentTo, seedOf } from '../../kernel/proof.ts';
import * as session from '../../kernel/session.ts';
import type { Favour, Forfeit, Talk } from '../../wire/table.ts';
import type { Outage } from '../storage/uptime.ts';
import { easyBotOf } from './bots.ts';
import { type Before, newClock, runClocks, type SeatClock, skipOutage, turnIn } from './clock.ts';
import { allow, ask, type Asked, decline, endGoingBack, grantIfAllAllow } from './favours.ts';
import { type Chair, type MatchHead, isOpen } from './head.ts';
import { moderate, type Moderation, UNMODERATED } from './moderation.ts';
import { forgetMinding, type Minding, seatAs } from './minding.ts';

/** What a step does, as it is stored. Entries hold what the seat did and all that chance did after it. */
export type Body =
  | {
      readonly kind: 'start' | 'act' | 'redo';
      readonly entries: readonly Entry<Kind>[];
      /** A bot has acted, because somebody's time was up. */
      readonly late?: true;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'seat'; readonly chairs: readonly (readonly [Seat, Chair])[] }
  | { readonly kind: 'forfeit'; readonly how: Forfeit }
  | { readonly kind: 'ask'; readonly favour: Favour; readonly excused?: readonly Seat[] }
  | { readonly kind: 'allow' | 'decline' | 'withdraw'; readonly asked: string }
  | { readonly kind: 'rematch'; readonly match: string }
  | { readonly kind: 'talk'; readonly to: Talk }
  | { readonly kind: 'silence'; readonly person: string; readonly isSilent: boolean }
  | { readonly kind: 'remove'; readonly person: string }
  /** No server was at work: the clocks stood still. */
  | ({ readonly kind: 'outage' } & Outage)
  /** By whoever runs the server. */
  | { readonly kind: 'end' };

export interface MatchStep {
  readonly by: Seat;
  readonly client: string;
  readonly at: number;
  readonly body: Body;
}

/**
 * A match as its steps have left it: a session of the kernel, once it has started, and all that is social about it. Only
 * `take` changes it, and its lists are replaced: copies share them.
 */
export interface Fold {
  readonly head: MatchHead;
  /** How many were taken. */
  steps: number;
  /** How many of them have changed the table alone, and not the game. */
  arranged: number;
  chairs: readonly Chair[];
  match: Match<Kind> | undefined;
  decisions: readonly number[];
  /** By seat: since when the match waits for it. */
  since: readonly (number | null)[];
  /** By seat. */
  clocks: readonly SeatClock[];
  /** The seats that were lost, and how. */
  forfeited: ReadonlyMap<Seat, Forfeit>;
  /** The seats in whose place a bot has acted last, because their time was up, and in which turn. */
  late: ReadonlyMap<Seat, number>;
  /** The seats that the match waits for. */
  waiting: readonly Seat[];
  /** By seat: how a bot has minded it last, until its person acts again. */
  mindings: ReadonlyMap<Seat, Minding>;
  outcome: Outcome | undefined;
  asked: Asked | undefined;
  /** What was asked last, if it was declined. */
  declined: string | undefined;
  rewinds: number;
  /** Whoever runs the server has ended it. */
  isClosed: boolean;
  /** Where they play again. */
  rematch: string | undefined;
  moderation: Moderation;
}

export function blankFold(head: MatchHead): Fold {
  return {
    head,
    steps: 0,
    arranged: 0,
    chairs: head.chairs,
    match: undefined,
    decisions: head.chairs.map(() => 0),
    since: head.chairs.map(() => null),
    clocks: head.chairs.map(() => newClock(head.terms.clock)),
    forfeited: new Map(),
    late: new Map(),
    waiting: [],
    mindings: new Map(),
    outcome: undefined,
    asked: undefined,
    declined: undefined,
    rewinds: 0,
    isClosed: false,
    rematch: undefined,
    moderation: UNMODERATED,
  };
}

/** A copy to try a step on. Spelt out, for V8 gives copies of copies by spreading a shape of their own each. */
export const copyOf = (fold: Fold): Fold => ({
  head: fold.head,
  steps: fold.steps,
  arranged: fold.arranged,
  chairs: fold.chairs,
  match: fold.match && draftOf(fold.match),
  decisions: fold.decisions,
  since: fold.since,
  clocks: fold.clocks,
  forfeited: fold.forfeited,
  late: fold.late,
  waiting: fold.waiting,
  mindings: fold.mindings,
  outcome: fold.outcome,
  asked: fold.asked,
  declined: fold.declined,
  rewinds: fold.rewinds,
  isClosed: fold.isClosed,
  rematch: fold.rematch,
  moderation: fold.moderation,
});

export type Phase = 'gathering' | 'playing' | 'ended';

export function phaseOf({ match, isClosed, outcome }: Fold): Phase {
  if (!match) return isClosed ? 'ended' : 'gathering';
  return outcome ? 'ended' : 'playing';
}

function waitingIn(fold: Fold): readonly Seat[] {
  return fold.match && !isCutShort(fold) ? fold.match.rules.active(fold.match.state) : [];
}

/** Who has given up takes the last place, whatever a bot made of the seat; who is alone then has won. */
function outcomeIn(fold: Fold): Outcome | undefined {
  const { match, forfeited, chairs, waiting } = fold;
  if (waiting.length > 0) return undefined;
  const ruled = match?.rules.outcome(match.state);
  if (ruled && forfeited.size === 0) return ruled;
  if (ruled) return { ...ruled, places: rankedWithout(ruled.places, forfeited) };
  if (!isCutShort(fold)) return undefined;
  const places = chairs.map((_, seat) => (fold.isClosed || forfeited.has(seat) ? 0 : 1));
  return { places, scores: chairs.map(() => 0), length: 0, notes: {} };
}

function rankedWithout(places: readonly number[], forfeited: Fold['forfeited']): number[] {
  const ahead = (place: number): number =>
    places.filter((other, seat) => !forfeited.has(seat) && other > 0 && other < place).length;
  return places.map((place, seat) => (forfeited.has(seat) || place === 0 ? 0 : 1 + ahead(place)));
}

/** At most one seat is left that has not given up, or no person: nobody is there to play for. */
function isCutShort({ chairs, forfeited, isClosed }: Fold): boolean {
  if (isClosed || forfeited.size === 0) return isClosed;
  const left = chairs.filter((_, seat) => !forfeited.has(seat));
  return left.length <= 1 || left.every(({ person }) => person === null);
}

/** A fold whose match has started, as the kernel knows it. */
export type Started = Fold & session.Session<Kind>;

export const hasStarted = (fold: Fold): fold is Started => fold.match !== undefined;

/** Takes a step and answers its body with all that chance did. */
export function take(fold: Fold, step: MatchStep, emit?: Emit<Kind>): Body {
  const { waiting, chairs, rewinds } = fold;
  const before = { waiting, chairs, rewinds, turn: turnIn(fold) };
  const body = perform(fold, step, emit);
  fold.steps++;
  settle(fold, { ...step, body }, before);
  return body;
}

/** Takes a stored step again; whether it is legal and came out as it was stored, to the last roll. */
export function isRetaken(fold: Fold, step: MatchStep): boolean {
  const { by, body } = step;
  if (!('entries' in body)) {
    take(fold, step);
    return true;
  }
  const [own] = body.entries;
  const entries = body.kind === 'start' || !own ? [] : [own];
  return isLegal(fold, by, body) && same(take(fold, { ...step, body: { ...body, entries } }), body);
}

function isLegal(fold: Fold, by: Seat, { kind, entries }: Entered): boolean {
  if (kind === 'start') return !hasStarted(fold);
  const wish = { type: kind, seat: by, decision: fold.decisions[by] ?? 0, action: entries[0]?.[1] };
  return hasStarted(fold) && session.isStep(session.judge(fold, wish));
}

function perform(fold: Fold, step: MatchStep, emit?: Emit<Kind>): Body {
  const { by, body } = step;
  switch (body.kind) {
    case 'start':
      fold.match = opened(fold);
      return played(fold, by, body, emit);
    case 'act':
    case 'redo':
      return played(fold, by, body, emit);
    case 'undo':
      if (hasStarted(fold)) session.take(fold, { kind: 'undo', by, entries: [] });
      return body;
    default:
      fold.arranged++;
      arrange(fold, step, body);
      grantIfAllAllow(fold);
      return body;
  }
}

/** What a step changes of the table, and not of the game. */
function arrange(fold: Fold, { by, client }: MatchStep, body: Arranged): void {
  switch (body.kind) {
    case 'seat':
      for (const seated of body.chairs) seatAs(fold, seated, by);
      break;
    case 'forfeit':
      forfeit(fold, by, body.how);
      break;
    case 'ask':
      ask(fold, { asked: client, by, favour: body.favour, excused: body.excused ?? [] });
      break;
    case 'allow':
      allow(fold, by);
      break;
    case 'decline':
      decline(fold);
      break;
    case 'withdraw':
      fold.asked = undefined;
      break;
    case 'rematch':
      fold.rematch = body.match;
      break;
    case 'outage':
      skipOutage(fold, body);
      break;
    case 'end':
      fold.isClosed = true;
      break;
    case 'talk':
    case 'silence':
    case 'remove':
      moderate(fold, body);
  }
}

function opened({ head, chairs }: Fold): Match<Kind> {
  const { game, version, options, secret } = head;
  const entropy = chairs.map(chair => chair.entropy);
  const proof = { commitment: commitmentTo(secret), secret, entropy };
  const seeds = [[0, seedOf(secret, entropy)]] as const;
  return unplayed(game, { game: game.id, version, seats: chairs.length, options, seeds, proof });
}

type Entered = Extract<Body, { entries: unknown }>;
type Arranged = Exclude<Body, Entered | { kind: 'undo' }>;

function played(fold: Fold, by: Seat, { kind, entries, late }: Entered, emit?: Emit<Kind>): Body {
  if (!hasStarted(fold)) throw new Error(`nobody plays in ${fold.head.id} yet`);
  const taken = session.take(fold, { kind, by, entries }, emit);
  return late ? { kind, entries: taken.entries, late } : { kind, entries: taken.entries };
}

function forfeit(fold: Fold, seat: Seat, how: Forfeit): void {
  fold.forfeited = new Map(fold.forfeited).set(seat, how);
  const chair = fold.chairs[seat];
  if (chair) fold.chairs = fold.chairs.with(seat, { ...chair, bot: easyBotOf(fold.head.game.id) });
}

function settle(fold: Fold, { by, at, body }: MatchStep, before: Before): void {
  fold.waiting = waitingIn(fold);
  fold.outcome = outcomeIn(fold);
  const acted = body.kind === 'act' || body.kind === 'undo' || body.kind === 'redo' ? by : undefined;
  if (acted !== undefined) endGoingBack(fold, { by, body }, before.waiting);
  if (acted !== undefined) noteActed(fold, acted, body.kind === 'act' && body.late ? before.turn : undefined);
  runClocks(fold, before, at);
}

/** Whoever acts again is late no longer, and has read what a bot did meanwhile. */
function noteActed(fold: Fold, seat: Seat, lateIn: number | undefined): void {
  if (lateIn === undefined) forgetMinding(fold, seat);
  if (fold.late.get(seat) === lateIn) return;
  const late = new Map(fold.late);
  if (lateIn === undefined) late.delete(seat);
  else late.set(seat, lateIn);
  fold.late = late;
}

/** Whether everybody is there, a person among them, and nothing has been dealt yet. */
export const canStart = ({ match, chairs, isClosed }: Fold): boolean =>
  !match && !isClosed && !chairs.some(isOpen) && chairs.some(({ person }) => person !== null);
