import type { Emit, Kind, Outcome, Seat } from '../../kernel/game.ts';
import { draftOf, type Entry, type Match, seedsAfter } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { commitmentTo, seedOf } from '../../kernel/proof.ts';
import * as session from '../../kernel/session.ts';
import { replay } from '../../kernel/transcript.ts';
import type { Favour, Forfeit, Talk } from '../../wire/table.ts';
import type { Outage } from '../storage/uptime.ts';
import { easyBotOf } from './bots.ts';
import { type BeforeStep, newClock, runClocks, type SeatClock, skipOutage, turnIn } from './clock.ts';
import { allow, ask, type Asked, decline, endGoingBack, grantIfAllAllow } from './favours.ts';
import { begin, type Beginning, forgetReadiness, sayReady } from './gathering.ts';
import type { Chair, MatchHead } from './head.ts';
import { moderate, type Moderation, UNMODERATED } from './moderation.ts';
import { endHandings, noteHanding, undoHanding, upholdHandings } from './handing.ts';
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
  | {
      readonly kind: 'seat';
      readonly chairs: readonly (readonly [Seat, Chair])[];
      /** What a bot has played is undone: how many entries of the log are left. */
      readonly kept?: number;
    }
  | { readonly kind: 'forfeit'; readonly how: Forfeit }
  | { readonly kind: 'ask'; readonly favour: Favour; readonly excused?: readonly Seat[] }
  | { readonly kind: 'allow' | 'decline' | 'withdraw'; readonly asked: string }
  | ({ readonly kind: 'rematch' } & Rematch)
  | { readonly kind: 'talk'; readonly to: Talk }
  | { readonly kind: 'silence'; readonly person: string; readonly isSilent: boolean }
  | { readonly kind: 'remove'; readonly person: string }
  /** Before the start. */
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | ({ readonly kind: 'begin' } & Beginning)
  /** No server was at work: the clocks stood still. */
  | ({ readonly kind: 'outage' } & Outage)
  /** By whoever runs the server; before the start also by the host. */
  | { readonly kind: 'end' };

/** Where those of an ended match play again, and the key to look on there. */
export interface Rematch {
  readonly match: string;
  readonly watch: string;
}

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
  /** What the match was created with, without the seats that its host did not begin with. */
  head: MatchHead;
  /** How many were taken. */
  steps: number;
  /** How many of them have changed the table alone, and not the game. */
  arranged: number;
  /** The same by person. */
  arrangedBy: ReadonlyMap<string, number>;
  chairs: readonly Chair[];
  /** Who has said before the start that they are ready; the host by laying the table. */
  ready: ReadonlySet<string>;
  /** The host has said that it begins. */
  isBegun: boolean;
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
  /** By seat that its person lets a bot play: how many entries the log had then, as long as nobody else acts. */
  handed: ReadonlyMap<Seat, number>;
  /** By seat: how a bot has minded it last, until its person acts again. */
  mindings: ReadonlyMap<Seat, Minding>;
  outcome: Outcome | undefined;
  asked: Asked | undefined;
  /** What was asked last, if it was declined. */
  declined: string | undefined;
  rewinds: number;
  /** Whoever runs the server has ended it, or its host before the start. */
  isClosed: boolean;
  /** Where they play again. */
  rematch: Rematch | undefined;
  moderation: Moderation;
}

export function blankFold(head: MatchHead): Fold {
  return {
    head,
    steps: 0,
    arranged: 0,
    arrangedBy: new Map(),
    chairs: head.chairs,
    ready: new Set(head.terms.begins === 'ready' ? [head.host] : []),
    isBegun: false,
    match: undefined,
    decisions: head.chairs.map(() => 0),
    since: head.chairs.map(() => null),
    clocks: head.chairs.map(() => newClock(head.terms.clock)),
    forfeited: new Map(),
    late: new Map(),
    waiting: [],
    handed: new Map(),
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
  arrangedBy: fold.arrangedBy,
  chairs: fold.chairs,
  ready: fold.ready,
  isBegun: fold.isBegun,
  match: fold.match && draftOf(fold.match),
  decisions: fold.decisions,
  since: fold.since,
  clocks: fold.clocks,
  forfeited: fold.forfeited,
  late: fold.late,
  waiting: fold.waiting,
  handed: fold.handed,
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
  const again = isPlayed(body) ? playedAgain(fold, by, body) : body;
  return again !== undefined && same(take(fold, { ...step, body: again }), body);
}

/** What a stored step of the game comes to; chance acts again. */
function playedAgain(fold: Fold, by: Seat, body: Played): Played | undefined {
  if (body.kind === 'start') return hasStarted(fold) ? undefined : { ...body, entries: [] };
  if (!hasStarted(fold)) return undefined;
  const judgement = session.judgeStored(fold, { kind: body.kind, by, entries: entriesOf(body) });
  if (!session.isStep(judgement)) return undefined;
  return body.kind === 'undo' ? body : { ...body, entries: judgement.entries };
}

function perform(fold: Fold, step: MatchStep, emit?: Emit<Kind>): Body {
  const { by, body } = step;
  if (isPlayed(body)) return played(fold, by, body, emit);
  fold.arranged++;
  const person = fold.chairs[by]?.person;
  arrange(fold, body, step);
  noteArranged(fold, person ?? fold.chairs[by]?.person);
  forgetReadiness(fold);
  grantIfAllAllow(fold);
  return body;
}

/** Whoever sits down by a step has arranged it, as has whoever gets up. */
function noteArranged(fold: Fold, person: string | null | undefined): void {
  if (typeof person !== 'string') return;
  fold.arrangedBy = new Map(fold.arrangedBy).set(person, (fold.arrangedBy.get(person) ?? 0) + 1);
}

function arrange<K extends Arranged['kind']>(fold: Fold, body: Arranged & { kind: K }, step: MatchStep): void {
  const change: Arrange<K> = ARRANGE[body.kind];
  change(fold, body, step);
}

type Arrange<K extends Arranged['kind']> = (fold: Fold, body: Arranged & { kind: K }, step: MatchStep) => void;

/** What a step changes of the table, and not of the game. */
const ARRANGE: { readonly [K in Arranged['kind']]: Arrange<K> } = {
  seat: (fold, body, { by }) => reseat(fold, body, by),
  ready: (fold, body, { by }) => sayReady(fold, by, body),
  begin: (fold, beginning) => begin(fold, beginning),
  forfeit: (fold, { how }, { by }) => forfeit(fold, by, how),
  ask: (fold, { favour, excused = [] }, { by, client }) => ask(fold, { asked: client, by, favour, excused }),
  allow: (fold, _, { by }) => allow(fold, by),
  decline: fold => decline(fold),
  withdraw: fold => void (fold.asked = undefined),
  rematch: (fold, { match, watch }) => void (fold.rematch = { match, watch }),
  outage: (fold, outage) => skipOutage(fold, outage),
  end: fold => void (fold.isClosed = true),
  talk: (fold, body) => moderate(fold, body),
  silence: (fold, body) => moderate(fold, body),
  remove: (fold, body) => moderate(fold, body),
};

function reseat(fold: Fold, { chairs, kept }: Extract<Body, { kind: 'seat' }>, by: Seat): void {
  for (const seated of chairs) {
    seatAs(fold, seated, by);
    noteHanding(fold, seated);
  }
  if (kept !== undefined && hasStarted(fold)) undoHanding(fold, kept);
}

/** From now on it is played, and nobody is asked whether they are ready. */
function open(fold: Fold): void {
  fold.match = opened(fold);
  fold.ready = new Set();
}

/** Before its first step, and after what was brought. */
function opened({ head, chairs }: Fold): Match<Kind> {
  const { game, version, options, secret, brought: log = [] } = head;
  const entropy = chairs.map(chair => chair.entropy);
  const proof = { commitment: commitmentTo(secret), secret, entropy };
  const seeds = seedsAfter(log.length, seedOf(secret, entropy));
  return replay(game, { game: game.id, version, seats: chairs.length, options, seeds, proof, log });
}

type Played = Extract<Body, { kind: session.Step<Kind>['kind'] }>;
type Arranged = Exclude<Body, Played>;

const PLAYED: ReadonlySet<Body['kind']> = new Set<Played['kind']>(['start', 'act', 'undo', 'redo']);
const isPlayed = (body: Body): body is Played => PLAYED.has(body.kind);
const entriesOf = (body: Played): readonly Entry<Kind>[] => (body.kind === 'undo' ? [] : body.entries);

function played(fold: Fold, by: Seat, body: Played, emit?: Emit<Kind>): Body {
  if (body.kind === 'start') open(fold);
  if (!hasStarted(fold)) throw new Error(`nobody plays in ${fold.head.id} yet`);
  const { entries } = session.take(fold, { kind: body.kind, by, entries: entriesOf(body) }, emit);
  if (body.kind === 'undo') return body;
  return body.late ? { kind: body.kind, entries, late: body.late } : { kind: body.kind, entries };
}

function forfeit(fold: Fold, seat: Seat, how: Forfeit): void {
  fold.forfeited = new Map(fold.forfeited).set(seat, how);
  endHandings(fold, [seat]);
  const chair = fold.chairs[seat];
  if (chair) fold.chairs = fold.chairs.with(seat, { ...chair, bot: easyBotOf(fold.head.game.id) });
}

function settle(fold: Fold, { by, at, body }: MatchStep, before: BeforeStep): void {
  fold.waiting = waitingIn(fold);
  fold.outcome = outcomeIn(fold);
  const acted = isPlayed(body) && body.kind !== 'start' ? by : undefined;
  if (isPlayed(body)) upholdHandings(fold, entriesOf(body), by);
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
