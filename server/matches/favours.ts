import { CHANCE, type Seat } from '../../kernel/game.ts';
import { seedAgain, seedOf } from '../../kernel/proof.ts';
import { goBack } from '../../kernel/session.ts';
import type { Favour } from '../../wire/table.ts';
import type { Fold, MatchStep } from './fold.ts';
import { endHandings } from './handing.ts';
import { seatIn } from './minding.ts';

/** A favour that a seat has asked for, and who has allowed it so far. */
export interface Asked {
  readonly asked: string;
  readonly by: Seat;
  readonly favour: Favour;
  /** Seats whose word is not needed, for they were away themselves when a bot was asked for. */
  readonly excused: readonly Seat[];
  /** How many entries the seat will have left when everybody lets it go back. */
  readonly kept: number;
  readonly allowed: readonly Seat[];
}

/**
 * Whose word a favour needs: that of every other person who has not given up, here or away, and whoever plays the seat
 * meanwhile. Only to mind a seat is decided without the one concerned, and without others who are away as long.
 */
export function voters(
  { chairs, forfeited }: Pick<Fold, 'chairs' | 'forfeited'>,
  { by, favour, excused }: Pick<Asked, 'by' | 'favour' | 'excused'>,
): readonly Seat[] {
  const asking = chairs[by]?.person;
  const minded = favour.type === 'mind' ? chairs[favour.seat]?.person : undefined;
  return chairs.flatMap(({ person, owner }, seat) => {
    const isConcerned = person !== null && owner === undefined && person !== asking && person !== minded;
    return isConcerned && !forfeited.has(seat) && !excused.includes(seat) ? [seat] : [];
  });
}

export function ask(fold: Fold, asked: Omit<Asked, 'kept' | 'allowed'>): void {
  fold.declined = undefined;
  fold.asked = { ...asked, kept: keptBy(fold, asked), allowed: [] };
}

function keptBy({ match }: Fold, { by, favour }: Pick<Asked, 'by' | 'favour'>): number {
  const own = match?.log.filter(([seat]) => seat === by).length ?? 0;
  return favour.type === 'back' ? own - favour.back : own;
}

export function allow(fold: Fold, by: Seat): void {
  if (fold.asked) fold.asked = { ...fold.asked, allowed: [...fold.asked.allowed, by] };
}

export function decline(fold: Fold): void {
  fold.declined = fold.asked?.asked;
  fold.asked = undefined;
}

/**
 * Whoever lets somebody go back means the match as it stood when they were asked: who plays on ends the request. Whoever
 * decides beside the asking seat does not, as long as chance does not act: others must not even learn of a sealed step.
 */
export function endGoingBack(fold: Fold, { by, body }: Pick<MatchStep, 'by' | 'body'>, waiting: readonly Seat[]): void {
  if (fold.asked?.favour.type !== 'back') return;
  const isBeside = by !== fold.asked.by && waiting.includes(by) && waiting.includes(fold.asked.by);
  const hasRolled = 'entries' in body && body.entries.some(([seat]) => seat === CHANCE);
  if (!isBeside || hasRolled) fold.asked = undefined;
}

/** Who gives up is not asked any more, so that every step may be the one that grants a favour. */
export function grantIfAllAllow(fold: Fold): void {
  const { asked } = fold;
  if (!asked || voters(fold, asked).some(seat => !asked.allowed.includes(seat))) return;
  fold.asked = undefined;
  if (asked.favour.type === 'back') takeBack(fold, asked);
  else seatIn(fold, asked.favour.seat, asked.by);
}

/** Whoever has seen a roll gets another one: past chance the dice answer to a new seed. */
function takeBack(fold: Fold, { by, kept }: Asked): void {
  const { match, decisions } = fold;
  if (!match) return;
  const { log, start } = match;
  const length = log.flatMap(([seat], index) => (seat === by ? [index] : []))[kept];
  if (length === undefined) return;
  fold.rewinds++;
  // Whose time was up in a turn that is played again has time again.
  fold.late = new Map();
  // What was played since a seat was handed over is not what stands after that place in the log any more.
  endHandings(fold);
  const first = seedOf(fold.head.secret, start.proof?.entropy ?? []);
  const hasRolled = log.slice(length).some(([seat]) => seat === CHANCE);
  const session = { match, decisions };
  goBack(session, length, hasRolled ? seedAgain(first, fold.rewinds) : undefined);
  fold.decisions = session.decisions;
}
