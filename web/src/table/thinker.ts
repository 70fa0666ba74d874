import type { BotTurn } from '../../../kernel/session.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Entry, Opening } from '../../../kernel/match.ts';
import type { Counsel, OnProgress, CounselQuestion } from './table.ts';

/** What a coach is told. A hint is thought out from `view` alone; only a review of what has ended looks at the log. */
export interface AskedPosition<K extends Kind> {
  readonly start: Opening<K>;
  readonly seat: Seat;
  readonly view: K['view'];
  readonly log: readonly Entry<K>[];
}

export interface Thinker {
  think<K extends Kind, Q extends CounselQuestion>(
    question: Q,
    position: AskedPosition<K>,
    heard: OnProgress,
    stop?: AbortSignal,
  ): Promise<Counsel<K>[Q]>;
  /** The bots that can sit down at a game, weakest first. */
  bots(game: string): Promise<readonly string[]>;
  /** What a bot does; undefined when it has found nothing within its budget, or was stopped. */
  decide<K extends Kind>(turn: BotTurn<K>, stop?: AbortSignal): Promise<K['action'] | undefined>;
}
