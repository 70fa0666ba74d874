// A seat that its person lets a bot play, and how that is undone while nobody else has acted.
import type { Kind, Seat } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { goBack } from '../../kernel/session.ts';
import type { Fold, Started } from './fold.ts';
import type { Chair } from './head.ts';

/** Notes how far a match had come when its person let a bot play a seat; one who takes it back needs no note. */
export function noteHanding(fold: Fold, [seat, { person, bot, minded }]: readonly [Seat, Chair]): void {
  const isHanded = fold.match !== undefined && person !== null && bot !== null && !minded;
  if (isHanded === fold.handed.has(seat)) return;
  const handed = new Map(fold.handed);
  if (isHanded) handed.set(seat, fold.match?.log.length ?? 0);
  else handed.delete(seat);
  fold.handed = handed;
}

/** A handing over that somebody else, or chance, has acted after stays as it is. */
export function upholdHandings(fold: Fold, entries: readonly Entry<Kind>[], by: Seat): void {
  const isAlone = (seat: Seat): boolean => by === seat && entries.every(([acted]) => acted === seat);
  const left = [...fold.handed].filter(([seat]) => isAlone(seat));
  if (left.length < fold.handed.size) fold.handed = new Map(left);
}

/** Takes back all that was played since. */
export function undoHanding(fold: Started, kept: number): void {
  const session = { match: fold.match, decisions: fold.decisions };
  goBack(session, kept);
  fold.decisions = session.decisions;
}
