// The tutor at the table: before a step is taken that would lose as much as makes a mistake for the coach, it asks. It
// thinks in a worker of its own (worker.ts), from what the seat may know (bots/tutor.ts); the gate (gate.ts) lets a step
// pass or holds it until somebody has answered; useTutor.ts ties both to a table.
import type { Better, Known, Warning } from '../../../bots/tutor.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { peopleAmong } from '../table/sitters.ts';
import type { Table } from '../table/table.ts';

/** A step that the tutor would rather ask about. */
export interface Doubted<K extends Kind> {
  readonly action: K['action'];
  readonly warning: Warning;
}

/** Who judges steps before they are taken, in one match. */
export interface Tutor<K extends Kind> {
  /** Begins to weigh what could be done, so that it is known when somebody does it. */
  consider(known: Known<K>): void;
  /** Nothing where a step may be taken, is not legal, or cannot be judged. */
  judge(known: Known<K>, input: unknown): Promise<Doubted<K> | undefined>;
  /** Nothing where nothing is. */
  betterThan(known: Known<K>, input: unknown): Promise<Better<K> | undefined>;
}

/** What somebody says to whoever asks whether they mean it. */
export const TUTOR_ANSWERS = ['play', 'again', 'show', 'stop'] as const;
export type TutorAnswer = (typeof TUTOR_ANSWERS)[number];

/** One person alone with bots, at a table of this browser: against people nobody is helped. With real dice the paper is asked. */
export function isOffered<K extends Kind>(
  { own, sitters, now, typing, start }: Pick<Table<K>, 'own' | 'sitters' | 'now' | 'typing' | 'start'>,
  { coachedSeats }: Pick<GameModule<K>, 'coachedSeats'>,
): boolean {
  const isAlone = own.length === 1 && peopleAmong(sitters).length === 1;
  return isAlone && now.link === 'here' && !typing && (coachedSeats?.includes(start.seats) ?? false);
}
