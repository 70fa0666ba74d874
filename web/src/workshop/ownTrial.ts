import type { GameId } from '../../../games/shelf.ts';
import type { WorkFormat } from '../../../games/work.ts';
import { peopleAmong } from '../table/sitters.ts';
import { type KeptHead, sittersOf } from '../table/store.ts';
import type { Trial } from './trial.ts';

/** The work on the easel, as a match would be played on it. */
interface OnEasel {
  readonly game: GameId;
  readonly work: WorkFormat;
  readonly text: string;
  readonly hash: string;
}

/** Ended matches that people have played here on this very text are as good a proof as any bot's; undefined without one. */
export function ownTrial(heads: readonly KeptHead[], { game, work, text, hash }: OnEasel): Trial | undefined {
  const outcomes = heads
    .filter(({ opening }) => opening.game === game && work.textIn({ ...opening.options }) === text)
    .filter(head => peopleAmong(sittersOf(head)).length > 0)
    .flatMap(({ outcome }) => outcome ?? []);
  if (outcomes.length === 0) return undefined;
  const par = { figure: work.parOf(outcomes), by: 'author' } as const;
  return { of: hash, par, matches: outcomes.length, figures: [] };
}
