import { CHANCE, type Emit, type Kind, type Outcome, type Seat } from '../../kernel/game.ts';
import {
  append,
  draftOf,
  type Entry,
  type Match,
  rewind,
  rewindUnder,
  roll,
  setUndone,
  undo,
  unplayed,
} from '../../kernel/match.ts';
import { commitmentTo, seedAgain, seedOf } from '../../kernel/proof.ts';
import type { Favour, Forfeit } from '../../wire/table.ts';
import { easyBotOf } from './bots.ts';
import { stopClocks } from './clock.ts';
import { type Chair, type Head, isOpen, isPlayedByPerson, mindedBy } from './head.ts';

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
  | { readonly kind: 'ask'; readonly favour: Favour }
  | { readonly kind: 'allow' | 'decline'; readonly asked: string }
  | { readonly kind: 'rematch'; readonly match: string }
  /** By whoever runs the server. */
  | { readonly kind: 'end' };

export interface Step {
  readonly by: Seat;
  readonly client: string;
  readonly at: number;
  readonly body: Body;
}

export interface Asked {
  readonly asked: string;
  readonly by: Seat;
  readonly favour: Favour;
  /** How many entries the seat will have left when everybody lets it go back. */
  readonly kept: number;
  readonly allowed: readonly Seat[];
}

/** A match as its steps have left it. Only `take` changes it, and its lists are replaced: copies share them. */
export interface Fold {
  readonly head: Head;
  chairs: readonly Chair[];
  match: Match<Kind> | undefined;
  /** By seat: raised when it becomes active, acts, takes back or is rewound. */
  decisions: readonly number[];
  /** By seat: since when the match waits for it. */
  since: readonly (number | null)[];
  /** By seat: what its clock has left, when it has a bank. */
  banks: readonly number[];
  /** The seats that were lost, and how. */
  forfeited: ReadonlyMap<Seat, Forfeit>;
  /** The seats in whose place a bot has acted last, because their time was up. */
  late: ReadonlySet<Seat>;
  /** The seats that the match waits for. */
  waiting: readonly Seat[];
  outcome: Outcome | undefined;
  asked: Asked | undefined;
  rewinds: number;
  /** Whoever runs the server has ended it. */
  isClosed: boolean;
  /** Where they play again. */
  rematch: string | undefined;
}

export function blankFold(head: Head): Fold {
  const { clock } = head.terms;
  const bank = clock.type === 'bank' ? clock.milliseconds : 0;
  return {
    head,
    chairs: head.chairs,
    match: undefined,
    decisions: head.chairs.map(() => 0),
    since: head.chairs.map(() => null),
    banks: head.chairs.map(() => bank),
    forfeited: new Map(),
    late: new Set(),
    waiting: [],
    outcome: undefined,
    asked: undefined,
    rewinds: 0,
    isClosed: false,
    rematch: undefined,
  };
}

/** A copy to try a step on. Spelt out, for V8 gives copies of copies by spreading a shape of their own each. */
export const copyOf = (fold: Fold): Fold => ({
  head: fold.head,
  chairs: fold.chairs,
  match: fold.match && draftOf(fold.match),
  decisions: fold.decisions,
  since: fold.since,
  banks: fold.banks,
  forfeited: fold.forfeited,
  late: fold.late,
  waiting: fold.waiting,
  outcome: fold.outcome,
  asked: fold.asked,
  rewinds: fold.rewinds,
  isClosed: fold.isClosed,
  rematch: fold.rematch,
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

/** Whose word a favour needs: every other person who plays. */
export function voters({ chairs, forfeited }: Fold, { by, favour }: Pick<Asked, 'by' | 'favour'>): readonly Seat[] {
  const asking = chairs[by]?.person;
  const minded = favour.type === 'mind' ? chairs[favour.seat]?.person : undefined;
  return chairs.flatMap((chair, seat) =>
    isPlayedByPerson(chair) && chair.person !== asking && chair.person !== minded && !forfeited.has(seat) ? [seat] : [],
  );
}

/**
 * Takes a step, new or stored, and answers its body with all that chance did. A stored one already holds that, and
 * chance then has nothing left to do.
 */
export function take(fold: Fold, step: Step, emit?: Emit<Kind>): Body {
  const before = fold.waiting;
  const { rewinds } = fold;
  const body = perform(fold, step, emit);
  const isFresh = fold.rewinds > rewinds || ('entries' in body && body.entries.some(([seat]) => seat === CHANCE));
  settle(fold, step, { before, isFresh });
  return body;
}

function perform(fold: Fold, step: Step, emit?: Emit<Kind>): Body {
  const { by, body } = step;
  switch (body.kind) {
    case 'start':
      fold.match = opened(fold);
      return played(fold.match, body, emit);
    case 'act':
      if (fold.match) setUndone(fold.match, by, []);
      return fold.match ? played(fold.match, body, emit) : body;
    case 'redo':
      return fold.match ? redone(fold.match, step, body, emit) : body;
    case 'undo':
      if (fold.match) undo(fold.match, by);
      return body;
    case 'seat':
      for (const [seat, chair] of body.chairs) fold.chairs = fold.chairs.with(seat, chair);
      break;
    case 'forfeit':
      forfeit(fold, by, body.how);
      break;
    case 'ask':
      fold.asked = { asked: step.client, by, favour: body.favour, kept: keptBy(fold, by, body.favour), allowed: [] };
      break;
    case 'allow':
      if (fold.asked) fold.asked = { ...fold.asked, allowed: [...fold.asked.allowed, by] };
      break;
    case 'decline':
      fold.asked = undefined;
      break;
    case 'rematch':
      fold.rematch = body.match;
      break;
    case 'end':
      fold.isClosed = true;
  }
  grantIfAllAllow(fold);
  return body;
}

function opened({ head, chairs }: Fold): Match<Kind> {
  const { game, version, options, secret } = head;
  const entropy = chairs.map(chair => chair.entropy);
  const proof = { commitment: commitmentTo(secret), secret, entropy };
  const seeds = [[0, seedOf(secret, entropy)]] as const;
  return unplayed(game, { game: game.id, version, seats: chairs.length, options, seeds, proof });
}

type Entered = Extract<Body, { entries: unknown }>;

function played(match: Match<Kind>, { kind, entries, late }: Entered, emit?: Emit<Kind>): Body {
  const before = match.log.length;
  for (const entry of entries) append(match, entry, emit);
  roll(match, emit);
  const body = { kind, entries: match.log.slice(before) };
  return late ? { ...body, late } : body;
}

function redone(match: Match<Kind>, { by }: Step, body: Entered, emit?: Emit<Kind>): Body {
  setUndone(match, by, (match.undone.get(by) ?? []).slice(0, -1));
  return played(match, body, emit);
}

function forfeit(fold: Fold, seat: Seat, how: Forfeit): void {
  fold.forfeited = new Map(fold.forfeited).set(seat, how);
  const chair = fold.chairs[seat];
  if (chair) fold.chairs = fold.chairs.with(seat, { ...chair, bot: easyBotOf(fold.head.game.id) });
}

function keptBy({ match }: Fold, seat: Seat, favour: Favour): number {
  const own = match?.log.filter(([by]) => by === seat).length ?? 0;
  return favour.type === 'back' ? own - favour.back : own;
}

function grantIfAllAllow(fold: Fold): void {
  const { asked } = fold;
  if (!asked || voters(fold, asked).some(seat => !asked.allowed.includes(seat))) return;
  fold.asked = undefined;
  const { favour } = asked;
  if (favour.type === 'back') goBack(fold, asked);
  const chair = favour.type === 'mind' && fold.chairs[favour.seat];
  if (chair) fold.chairs = fold.chairs.with(favour.seat, mindedBy(chair, favour.bot));
}

/** Whoever has seen a roll gets another one: past chance the dice answer to a new seed. */
function goBack(fold: Fold, { by, kept }: Asked): void {
  const { match } = fold;
  const own = match?.log.flatMap(([seat], index) => (seat === by ? [index] : [])) ?? [];
  const length = own[kept];
  if (!match || length === undefined) return;
  fold.rewinds++;
  const first = seedOf(fold.head.secret, match.start.proof?.entropy ?? []);
  if (match.log.slice(length).some(([seat]) => seat === CHANCE))
    rewindUnder(match, length, seedAgain(first, fold.rewinds));
  else rewind(match, length);
}

interface Before {
  readonly before: readonly Seat[];
  /** Chance has acted, or everybody went back: who is active now has become so. */
  readonly isFresh: boolean;
}

function settle(fold: Fold, { by, at, body }: Step, { before, isFresh }: Before): void {
  const now = waitingIn(fold);
  fold.waiting = now;
  fold.outcome = outcomeIn(fold);
  const acted = body.kind === 'act' || body.kind === 'undo' || body.kind === 'redo' ? by : undefined;
  if (acted !== undefined) noteLate(fold, acted, body.kind === 'act' && body.late === true);
  stopClocks(
    fold,
    before.filter(seat => isFresh || !now.includes(seat)),
    at,
  );
  const hasBegun = (seat: Seat): boolean => now.includes(seat) && (isFresh || !before.includes(seat));
  fold.decisions = fold.decisions.map((made, seat) => (hasBegun(seat) || seat === acted ? made + 1 : made));
  fold.since = fold.since.map((since, seat) => (hasBegun(seat) ? at : now.includes(seat) ? since : null));
}

function noteLate(fold: Fold, seat: Seat, isLate: boolean): void {
  if (fold.late.has(seat) === isLate) return;
  const late = new Set(fold.late);
  if (isLate) late.add(seat);
  else late.delete(seat);
  fold.late = late;
}

/** Whether everybody is there and nothing has been dealt yet. */
export const canStart = ({ match, chairs, isClosed }: Fold): boolean => !match && !isClosed && !chairs.some(isOpen);
