import { isRefusal, type Game, type Kind } from '../../../kernel/game.ts';
import { accept, play, redo, undo, type Match } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import type { Kept, Step } from './store.ts';

/** The match that its steps add up to; undefined when they do not fit the rules or each other. */
export function fold<K extends Kind>(game: Game<K>, { head, steps }: Kept<K>): Match<K> | undefined {
  const [start, ...more] = steps;
  if (start?.kind !== 'start') return undefined;
  const verified = verify(game, { ...head.opening, log: start.entries });
  if (isMisfit<K>(verified)) return undefined;
  return more.every((step, i) => step.seq === i + 1 && take(verified.match, step)) ? verified.match : undefined;
}

/** Takes a stored step again; whether it came out as it was stored. */
function take<K extends Kind>(match: Match<K>, step: Step<K>): boolean {
  const before = match.log.length;
  switch (step.kind) {
    case 'start':
      return false;
    case 'act':
      return replayed(match, step) && same(match.log.slice(before), step.entries);
    case 'undo':
      return undo(match, step.by);
    case 'redo':
      return redo(match, step.by) && same(match.log.slice(before), step.entries);
  }
}

function replayed<K extends Kind>(match: Match<K>, { by, entries }: Step<K>): boolean {
  const action = accept(match.rules, match.state, by, entries[0]?.[1]);
  if (isRefusal(action)) return false;
  play(match, by, action);
  return true;
}
