import { botName } from '../../bots/names.ts';
import { type Kind, ONLOOKER, type Refusal, type Seat } from '../../kernel/game.ts';
import * as session from '../../kernel/session.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { MATCH_STEPS } from '../../wire/limits.ts';
import type { RequestOf, Wish } from '../../wire/request.ts';
import { isBotOf } from './bots.ts';
import { isLateIn } from './clock.ts';
import { voters } from './favours.ts';
import { type Body, type Fold, hasStarted, phaseOf } from './fold.ts';
import { beginningOf } from './gathering.ts';
import { type Chair, isOpen, OPEN, playedBy, seatsOf, type Newcomer } from './head.ts';
import { mindedChair } from './minding.ts';

/** Who wishes something, and who of the others has been away for long. */
interface Wisher {
  readonly person: string | undefined;
  readonly isGone: (fold: Fold, seat: Seat) => boolean;
  /** Who made the remark that a wish is about. */
  readonly speaker?: string | undefined;
}

/** What a wish comes to: a step by a seat, or why there is none. */
export type Verdict =
  | { readonly by: Seat; readonly body: Body }
  | { readonly refusal: Refusal }
  | { readonly failure: 'stale' | 'nothing' }
  | { readonly denied: FaultCode };

const NOTHING = { failure: 'nothing' } as const;
const denied = (code: FaultCode): Verdict => ({ denied: code });

/** Never denied for their number: each ends what another step has begun. */
const ENDING: ReadonlySet<Wish['type']> = new Set([
  'resign',
  'leave',
  'return',
  'allow',
  'decline',
  'withdraw',
  'begin',
  'close',
  'remove',
]);
const PLAYING: ReadonlySet<Wish['type']> = new Set(['act', 'undo', 'redo']);

/** What people wish is bounded, for a match is folded from its first step on; what the server does by itself is not. */
export function judge(fold: Fold, wish: Wish, wisher: Wisher): Verdict {
  const verdict = judgeWish(fold, wish, wisher);
  if (!('body' in verdict) || ENDING.has(wish.type)) return verdict;
  const isFull = PLAYING.has(wish.type) ? fold.steps >= MATCH_STEPS.inAll : isArrangedOut(fold, wisher.person);
  return isFull ? denied('too-many-steps') : verdict;
}

/** Whether somebody may arrange nothing at the table any more: one alone does not use up what all may. */
const isArrangedOut = ({ steps, arranged, arrangedBy, head }: Fold, person: string | undefined): boolean =>
  steps >= MATCH_STEPS.inAll ||
  arranged >= MATCH_STEPS.arranging ||
  (person !== head.host && (arrangedBy.get(person ?? '') ?? 0) >= MATCH_STEPS.arrangingEach);

function judgeWish(fold: Fold, wish: Wish, wisher: Wisher): Verdict {
  switch (wish.type) {
    case 'mind':
      return judgeMind(fold, wish, wisher);
    case 'fill':
      return judgeFill(fold, wish, wisher);
    case 'talk':
    case 'silence':
    case 'remove':
      return judgeModeration(fold, wish, wisher);
    case 'begin':
    case 'close':
      return judgeHost(fold, wish.type, wisher);
    default:
      if (fold.chairs[wish.seat]?.person !== (wisher.person ?? null) || wisher.person === undefined)
        return denied('not-your-seat');
      return judgeOwn(fold, wish);
  }
}

type Own = Exclude<Wish, { type: 'mind' | 'fill' | 'talk' | 'silence' | 'remove' | 'begin' | 'close' }>;

function judgeOwn(fold: Fold, wish: Own): Verdict {
  if (wish.type === 'move') return judgeMove(fold, wish);
  if (wish.type === 'ready') return judgeReady(fold, wish);
  if (wish.type === 'leave' && phaseOf(fold) === 'gathering') return seats(wish.seat, [wish.seat, OPEN]);
  if (phaseOf(fold) !== 'playing' || fold.forfeited.has(wish.seat)) return denied('not-now');
  switch (wish.type) {
    case 'act':
    case 'undo':
    case 'redo':
      return judgePlay(fold, wish);
    case 'ask':
      return judgeAsk(fold, wish);
    case 'allow':
    case 'decline':
      return judgeWord(fold, wish);
    case 'withdraw':
      return judgeWithdraw(fold, wish);
    case 'hand':
      return judgeHand(fold, wish);
    case 'return':
      return judgeReturn(fold, wish);
    case 'leave':
      return { by: wish.seat, body: { kind: 'forfeit', how: 'left' } };
    case 'resign':
      return { by: wish.seat, body: { kind: 'forfeit', how: 'resigned' } };
  }
}

const seats = (by: Seat, ...chairs: readonly (readonly [Seat, Chair])[]): Verdict => ({
  by,
  body: { kind: 'seat', chairs },
});

/** While a bot plays the seat, or the rest of a turn whose time was up, its decisions are the bot's. */
function judgePlay(fold: Fold, wish: RequestOf<'act' | 'undo' | 'redo'>): Verdict {
  if (fold.chairs[wish.seat]?.bot || isLateIn(fold, wish.seat)) return denied('not-now');
  return judgeDecision(fold, wish);
}

/** What a seat decides, once there is a match to decide in. */
export const judgeDecision = (fold: Fold, wish: session.SeatWish): Verdict =>
  hasStarted(fold) ? verdictOn(session.judge(fold, wish)) : { failure: 'stale' };

/** What a judgement of the session comes to; `clock`: a bot has decided, because the person's time was up. */
export function verdictOn(judgement: session.Judgement<Kind>, why?: 'clock'): Verdict {
  if ('failed' in judgement) return { failure: judgement.failed };
  if (!session.isStep(judgement)) return { refusal: judgement };
  const { kind, by, entries } = judgement;
  if (kind === 'undo') return { by, body: { kind } };
  return { by, body: why === 'clock' ? { kind, entries, late: true } : { kind, entries } };
}

function judgeAsk({ match, asked }: Fold, { seat, back }: RequestOf<'ask'>): Verdict {
  if (asked) return denied('not-now');
  const own = match?.log.filter(([by]) => by === seat).length ?? 0;
  return own < back ? NOTHING : { by: seat, body: { kind: 'ask', favour: { type: 'back', back } } };
}

function judgeWord(fold: Fold, { type, seat, asked }: RequestOf<'allow' | 'decline'>): Verdict {
  const isAsked = fold.asked?.asked === asked && voters(fold, fold.asked).includes(seat);
  const isSaid = type === 'allow' && fold.asked?.allowed.includes(seat);
  return isAsked && !isSaid ? { by: seat, body: { kind: type, asked } } : NOTHING;
}

function judgeWithdraw(fold: Fold, { seat, asked }: RequestOf<'withdraw'>): Verdict {
  const isOwn = fold.asked?.asked === asked && fold.asked.by === seat;
  return isOwn ? { by: seat, body: { kind: 'withdraw', asked } } : NOTHING;
}

function judgeHand({ chairs, head }: Fold, { seat, bot }: RequestOf<'hand'>): Verdict {
  const chair = chairs[seat];
  if (!chair || !isBotOf(head.game.id, bot)) return denied('no-such-bot');
  if (chair.bot === bot) return NOTHING;
  return seats(seat, [seat, { ...chair, bot }]);
}

function judgeReturn({ chairs, handed }: Fold, { seat, isUndone }: RequestOf<'return'>): Verdict {
  const chair = chairs[seat];
  if (!chair?.bot) return NOTHING;
  if (!isUndone) return seats(seat, [seat, playedBy(chair)]);
  const kept = handed.get(seat);
  if (kept === undefined) return denied('not-now');
  return { by: seat, body: { kind: 'seat', chairs: [[seat, playedBy(chair)]], kept } };
}

function judgeMove(fold: Fold, { seat, to }: RequestOf<'move'>): Verdict {
  const [chair, target] = [fold.chairs[seat], fold.chairs[to]];
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  if (seat === to) return NOTHING;
  if (!chair || !target || !isOpen(target)) return denied('seat-taken');
  return seats(seat, [seat, OPEN], [to, chair]);
}

/** Where nobody is asked, nobody can answer. */
function judgeReady(fold: Fold, { seat, isReady }: RequestOf<'ready'>): Verdict {
  if (phaseOf(fold) !== 'gathering' || fold.head.terms.begins !== 'ready') return denied('not-now');
  if (fold.ready.has(fold.chairs[seat]?.person ?? '') === isReady) return NOTHING;
  return { by: seat, body: { kind: 'ready', isReady } };
}

/** What the host alone may do with a table that gathers, wherever they sit. */
function judgeHost(fold: Fold, type: 'begin' | 'close', { person }: Wisher): Verdict {
  if (person !== fold.head.host) return denied('not-allowed');
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  const by = seatsOf(fold.chairs, person)[0] ?? ONLOOKER;
  if (type === 'close') return { by, body: { kind: 'end' } };
  const beginning = beginningOf(fold);
  return typeof beginning === 'string' ? denied(beginning) : { by, body: { kind: 'begin', ...beginning } };
}

/** The seat of somebody who has been away for long, at once or by the word of the others, as the table agreed. */
function judgeMind(fold: Fold, { seat }: RequestOf<'mind'>, { person, isGone }: Wisher): Verdict {
  const chair = fold.chairs[seat];
  const [own] = seatsOf(fold.chairs, person);
  const { minding } = fold.head.terms;
  if (!chair?.person || own === undefined) return denied('not-your-seat');
  if (phaseOf(fold) !== 'playing' || fold.forfeited.has(seat)) return denied('not-now');
  if (minding === 'none' || chair.bot || chair.person === person || !isGone(fold, seat)) return denied('not-allowed');
  if (minding === 'always') return seats(own, [seat, mindedChair(fold, chair)]);
  if (fold.asked) return denied('not-now');
  const excused = fold.chairs.flatMap((_, each) => (isGone(fold, each) ? [each] : []));
  return { by: own, body: { kind: 'ask', favour: { type: 'mind', seat }, excused } };
}

function judgeFill(fold: Fold, { seat, bot }: RequestOf<'fill'>, { person }: Wisher): Verdict {
  const chair = fold.chairs[seat];
  if (person !== fold.head.host) return denied('not-allowed');
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  if (!chair || chair.person !== null) return denied('seat-taken');
  if (bot !== null && !isBotOf(fold.head.game.id, bot)) return denied('no-such-bot');
  if (chair.bot === bot) return NOTHING;
  const filled = bot === null ? OPEN : botChair(seat, bot);
  if (fold.chairs.with(seat, filled).every(isBotsOwn)) return denied('no-person');
  return seats(seat, [seat, filled]);
}

const isBotsOwn = ({ person, bot }: Chair): boolean => person === null && bot !== null;

type Moderating = RequestOf<'talk' | 'silence' | 'remove'>;

/** Only the host moderates, and never the host. */
function judgeModeration(fold: Fold, wish: Moderating, { person, speaker }: Wisher): Verdict {
  if (person !== fold.head.host) return denied('not-allowed');
  const by = seatsOf(fold.chairs, person)[0] ?? ONLOOKER;
  switch (wish.type) {
    case 'talk':
      return fold.moderation.talk === wish.to ? NOTHING : { by, body: { kind: 'talk', to: wish.to } };
    case 'silence':
      if (speaker === undefined || speaker === person) return NOTHING;
      if (fold.moderation.silenced.has(speaker) === wish.isSilent) return NOTHING;
      return { by, body: { kind: 'silence', person: speaker, isSilent: wish.isSilent } };
    case 'remove':
      return judgeRemove(fold, wish.seat, by);
  }
}

function judgeRemove(fold: Fold, seat: Seat, by: Seat): Verdict {
  const person = fold.chairs[seat]?.person ?? undefined;
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  if (person === undefined || person === fold.head.host) return NOTHING;
  return { by, body: { kind: 'remove', person } };
}

/** Whether a bot minds a seat, or is asked for to do so. */
export const isMissed = ({ chairs, asked }: Fold, seat: Seat): boolean =>
  chairs[seat]?.minded === true || (asked?.favour.type === 'mind' && asked.favour.seat === seat);

/** Whoever was away and comes back has the seat at once; what was asked about it is over. */
export function judgeComingBack(fold: Fold, seat: Seat): Verdict {
  const { chairs, asked, forfeited } = fold;
  const chair = chairs[seat];
  if (!chair || !isMissed(fold, seat) || phaseOf(fold) !== 'playing' || forfeited.has(seat)) return NOTHING;
  if (chair.minded) return seats(seat, [seat, playedBy(chair)]);
  return asked ? { by: seat, body: { kind: 'withdraw', asked: asked.asked } } : NOTHING;
}

export const botChair = (seat: Seat, bot: string): Chair => ({
  person: null,
  name: botName(seat),
  entropy: '',
  bot,
});

/**
 * Sits down where nobody sits; once the match runs, in a bot's place where the table allows it. Nobody takes a second seat
 * that way: those beside somebody are seated when the table is laid.
 */
export function judgeJoin(fold: Fold, newcomer: Newcomer, wanted: Seat | undefined): Verdict {
  if (seatsOf(fold.chairs, newcomer.person ?? undefined).length > 0) return NOTHING;
  if (fold.moderation.removed.has(newcomer.person ?? '')) return denied('sent-away');
  if (phaseOf(fold) === 'ended') return denied('not-now');
  if (isArrangedOut(fold, newcomer.person ?? undefined)) return denied('too-many-steps');
  const free = freeSeats(fold);
  const seat = wanted ?? free[0];
  if (seat === undefined || !free.includes(seat)) return denied('seat-taken');
  return seats(seat, [seat, playedBy(newcomer)]);
}

/** Who is to sit where. */
export type WantedChairs = readonly (readonly [Seat, Chair])[];

/** All who sat at one screen come along, each in the seat that is meant for them; somebody else may be there already. */
export function judgeAgain(fold: Fold, wanted: WantedChairs): Verdict {
  const [first] = wanted;
  if (!first || seatsOf(fold.chairs, first[1].person ?? undefined).length > 0) return NOTHING;
  if (fold.moderation.removed.has(first[1].person ?? '')) return denied('sent-away');
  if (isArrangedOut(fold, first[1].person ?? undefined)) return denied('too-many-steps');
  const free = wanted.filter(([seat]) => freeSeats(fold).includes(seat));
  if (free[0]) return seats(free[0][0], ...free);
  return judgeJoin(fold, first[1], undefined);
}

const freeSeats = (fold: Fold): readonly Seat[] =>
  fold.chairs.flatMap((chair, seat) => (isFree(fold, chair, seat) ? [seat] : []));

function isFree(fold: Fold, chair: Chair, seat: Seat): boolean {
  if (chair.person !== null || fold.forfeited.has(seat)) return false;
  switch (phaseOf(fold)) {
    case 'gathering':
      return isOpen(chair);
    case 'playing':
      return fold.head.terms.joining;
    case 'ended':
      return false;
  }
}
