// How a table gathers before its match: who is ready, and what begins it.
import { isRefusal, type Kind, type Seat } from '../../kernel/game.ts';
import { optionsOfSeats } from '../../kernel/options.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { Fold } from './fold.ts';
import { type Chair, isOpen, OPEN, type MatchHead } from './head.ts';

/** A beginning by the host: which seats play, and what was agreed on for them. */
export interface Beginning {
  readonly seats: readonly Seat[];
  readonly options: Kind['options'];
}

/** Somebody is ready, or is so no longer, in all seats that they have. */
export function sayReady(fold: Fold, seat: Seat, { isReady }: { readonly isReady: boolean }): void {
  const person = fold.chairs[seat]?.person;
  if (typeof person !== 'string') return;
  const others = [...fold.ready].filter(other => other !== person);
  fold.ready = new Set(isReady ? [...others, person] : others);
}

/** Who has got up is asked again when they come back, and where they have left a gap the host has to begin again. */
export function forgetReadiness(fold: Pick<Fold, 'chairs' | 'ready' | 'isBegun'>): void {
  if (fold.chairs.some(isOpen)) fold.isBegun = false;
  const isSeated = (ready: string): boolean => fold.chairs.some(({ person }) => person === ready);
  if (![...fold.ready].every(isSeated)) fold.ready = new Set([...fold.ready].filter(isSeated));
}

/** Takes away the seats that do not play. */
export function begin(fold: Fold, { seats, options }: Beginning): void {
  const kept = (chairs: readonly Chair[]): readonly Chair[] => seats.map(seat => chairs[seat] ?? OPEN);
  const { head, decisions, since, clocks } = fold;
  fold.head = { ...head, options, chairs: kept(head.chairs) };
  fold.chairs = kept(fold.chairs);
  fold.decisions = decisions.slice(0, seats.length);
  fold.since = since.slice(0, seats.length);
  fold.clocks = clocks.slice(0, seats.length);
  fold.isBegun = true;
}

/** What the host's word begins, or what stands against it. */
export function beginningOf({ head, chairs }: Pick<Fold, 'head' | 'chairs'>): Beginning | FaultCode {
  const seats = chairs.flatMap((chair, seat) => (isOpen(chair) ? [] : [seat]));
  if (chairs.every(({ person }) => person === null)) return 'no-person';
  const fewest = head.brought ? chairs.length : head.game.seats.min;
  if (seats.length < fewest) return 'bad-seats';
  const options = optionsFor(head, seats);
  return isRefusal(options) ? 'bad-options' : { seats, options };
}

const optionsFor = ({ game, options, chairs }: MatchHead, seats: readonly Seat[]) =>
  seats.length === chairs.length
    ? options
    : game.readOptions(optionsOfSeats(game, { ...options }, seats), seats.length);

/** Whether everybody is there, a person among them, nothing has been dealt yet, and nobody has to say anything more. */
export const canStart = (fold: Fold): boolean =>
  !fold.match && !fold.isClosed && !fold.chairs.some(isOpen) && areSomebody(fold) && (fold.isBegun || areReady(fold));

const areSomebody = ({ chairs }: Fold): boolean => chairs.some(({ person }) => person !== null);

/** The host has laid the table, and need not say so. */
const areReady = ({ head, chairs, ready }: Fold): boolean =>
  head.terms.begins !== 'ready' ||
  chairs.every(({ person }) => person === null || person === head.host || ready.has(person));
