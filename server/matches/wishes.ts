import { isRefusal, type Refusal, type Seat } from '../../kernel/game.ts';
import { accept, undoable } from '../../kernel/match.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { RequestOf, Wish } from '../../wire/request.ts';
import { isBotOf } from './bots.ts';
import { type Body, type Fold, phaseOf, voters } from './fold.ts';
import { type Chair, isOpen, mindedBy, OPEN, playedBy, seatsOf, type Sitter } from './head.ts';

/** Who wishes something, and who of the others is connected. */
export interface Wisher {
  readonly person: string | undefined;
  readonly isHere: (seat: Seat) => boolean;
}

/** What a wish comes to: a step by a seat, or why there is none. */
export type Verdict =
  | { readonly by: Seat; readonly body: Body }
  | { readonly refusal: Refusal }
  | { readonly failure: 'stale' | 'nothing' }
  | { readonly denied: FaultCode };

const NOTHING = { failure: 'nothing' } as const;
const denied = (code: FaultCode): Verdict => ({ denied: code });

export function judge(fold: Fold, wish: Wish, wisher: Wisher): Verdict {
  switch (wish.type) {
    case 'hand':
      return judgeHand(fold, wish, wisher);
    case 'fill':
      return judgeFill(fold, wish, wisher);
    default:
      if (fold.chairs[wish.seat]?.person !== (wisher.person ?? null) || wisher.person === undefined)
        return denied('not-your-seat');
      return judgeOwn(fold, wish);
  }
}

type Own = Exclude<Wish, { type: 'hand' | 'fill' }>;

function judgeOwn(fold: Fold, wish: Own): Verdict {
  if (wish.type === 'move') return judgeMove(fold, wish);
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
    case 'return':
      return judgeReturn(fold, wish.seat);
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

/** While a bot plays the seat, its decisions are the bot's. */
function judgePlay(fold: Fold, wish: RequestOf<'act' | 'undo' | 'redo'>): Verdict {
  if (fold.chairs[wish.seat]?.bot) return denied('not-now');
  return judgeDecision(fold, wish);
}

type Decided =
  | Pick<RequestOf<'act'>, 'type' | 'seat' | 'decision' | 'action'>
  | Pick<RequestOf<'undo' | 'redo'>, 'type' | 'seat' | 'decision'>;

/** A seat's own play, by a person or by a bot, or by a bot because their time was up. */
export function judgeDecision({ match, decisions }: Fold, wish: Decided, isLate = false): Verdict {
  const { seat } = wish;
  if (!match || wish.decision !== decisions[seat]) return { failure: 'stale' };
  if (wish.type === 'undo') return undoable(match, seat) === undefined ? NOTHING : { by: seat, body: { kind: 'undo' } };
  const input = wish.type === 'act' ? wish.action : match.undone.get(seat)?.at(-1);
  if (input === undefined) return NOTHING;
  const action = accept(match.rules, match.state, seat, input);
  if (isRefusal(action)) return wish.type === 'act' ? { refusal: action } : NOTHING;
  const body = { kind: wish.type, entries: [[seat, action]] } as const;
  return { by: seat, body: isLate ? { ...body, late: true } : body };
}

function judgeAsk({ match, asked }: Fold, { seat, back }: RequestOf<'ask'>): Verdict {
  if (asked) return denied('not-now');
  const own = match?.log.filter(([by]) => by === seat).length ?? 0;
  return own < back ? NOTHING : { by: seat, body: { kind: 'ask', favour: { type: 'back', back } } };
}

function judgeWord(fold: Fold, { type, seat, asked }: RequestOf<'allow' | 'decline'>): Verdict {
  const isAsked = fold.asked?.asked === asked && voters(fold, fold.asked).includes(seat);
  return isAsked ? { by: seat, body: { kind: type, asked } } : NOTHING;
}

function judgeReturn({ chairs }: Fold, seat: Seat): Verdict {
  const chair = chairs[seat];
  return chair?.bot ? seats(seat, [seat, playedBy(chair)]) : NOTHING;
}

function judgeMove(fold: Fold, { seat, to }: RequestOf<'move'>): Verdict {
  const [chair, target] = [fold.chairs[seat], fold.chairs[to]];
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  if (!chair || !target || !isOpen(target)) return denied('seat-taken');
  return seats(seat, [seat, OPEN], [to, chair]);
}

/** One's own seat at once; the seat of somebody away at once or by everybody's word, as the table agreed. */
function judgeHand(fold: Fold, { seat, bot }: RequestOf<'hand'>, { person, isHere }: Wisher): Verdict {
  const chair = fold.chairs[seat];
  const own = seatsOf(fold.chairs, person)[0];
  if (!chair?.person || own === undefined) return denied('not-your-seat');
  if (!isBotOf(fold.head.game.id, bot)) return denied('no-such-bot');
  if (phaseOf(fold) !== 'playing' || fold.forfeited.has(seat)) return denied('not-now');
  if (chair.person === person) return seats(seat, [seat, { ...chair, bot }]);
  const { minding } = fold.head.terms;
  if (minding === 'none' || isHere(seat) || chair.bot) return denied('not-allowed');
  if (minding === 'always') return seats(own, [seat, mindedBy(chair, bot)]);
  return fold.asked ? denied('not-now') : { by: own, body: { kind: 'ask', favour: { type: 'mind', seat, bot } } };
}

function judgeFill(fold: Fold, { seat, bot }: RequestOf<'fill'>, { person }: Wisher): Verdict {
  const chair = fold.chairs[seat];
  if (person !== fold.head.host) return denied('not-allowed');
  if (phaseOf(fold) !== 'gathering') return denied('not-now');
  if (!chair || chair.person !== null) return denied('seat-taken');
  if (bot !== null && !isBotOf(fold.head.game.id, bot)) return denied('no-such-bot');
  return seats(seat, [seat, bot === null ? OPEN : botChair(seat, bot)]);
}

/** Whoever was away and comes back finds the seat as they left it. */
export function judgeComingBack(fold: Fold, seat: Seat): Verdict {
  const chair = fold.chairs[seat];
  const isMinded = chair?.minded && phaseOf(fold) === 'playing' && !fold.forfeited.has(seat);
  return isMinded ? seats(seat, [seat, playedBy(chair)]) : NOTHING;
}

const BOT_NAMES = ['Osric', 'Mildred', 'Hob', 'Agnes', 'Wilfrid', 'Grub'];

/** Bots are called by their seats, so that no two share a name. */
export const botChair = (seat: Seat, bot: string): Chair => ({
  person: null,
  name: BOT_NAMES[seat % BOT_NAMES.length] ?? '',
  entropy: '',
  bot,
});

/** Sits down where nobody sits; once the match runs, in a bot's place where the table allows it. */
export function judgeJoin(fold: Fold, sitter: Sitter, wanted: Seat | undefined): Verdict {
  const free = freeSeats(fold);
  const seat = wanted ?? free[0];
  if (seat === undefined || !free.includes(seat)) return denied('seat-taken');
  return seats(seat, [seat, playedBy(sitter)]);
}

/** Who is to sit where. */
export type Seated = readonly (readonly [Seat, Chair])[];

/** All who sat at one screen come along, each in the seat that is meant for them; somebody else may be there already. */
export function judgeAgain(fold: Fold, wanted: Seated): Verdict {
  const [first] = wanted;
  if (!first || seatsOf(fold.chairs, first[1].person ?? undefined).length > 0) return NOTHING;
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
