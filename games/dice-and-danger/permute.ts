import type { Random, Rules, Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { choose } from '../../kernel/random.ts';
import type { DiceAndDanger } from './kind.ts';
import { freshDraft, type Paper, type Draft, type State } from './state.ts';

/** DDD-Q34: what others have done in this round might have been anything else that the rules allow. */
export function permute(state: Readonly<State>, seat: Seat, random: Random, rules: Rules<DiceAndDanger>): State {
  const copy = clone(state) as State;
  if (state.phase === 'roll' || state.phase === 'over') return copy;
  for (const other of [...rules.active(state), ...finished(state)])
    if (other !== seat) copy.drafts[other] = replayed(rules, state, other, random);
  return copy;
}

const ENDS: readonly string[] = ['done', 'give-up'];

/** Another round of the same seat: a whole one if it is done, else a few steps that do not end it. */
function replayed(rules: Rules<DiceAndDanger>, state: Readonly<State>, seat: Seat, random: Random): Draft {
  const draft = freshDraft(state.papers[seat] as Paper);
  const scratch = clone(state) as State;
  scratch.drafts = scratch.drafts.map((other, i) => (i === seat ? draft : { ...other, done: false }));
  const isDone = state.drafts[seat]?.done ?? false;
  for (let steps = isDone ? Infinity : random(4); steps > 0 && !draft.done; steps--) {
    const actions = rules.actions(scratch, seat).filter(({ type }) => isDone || !ENDS.includes(type));
    if (actions.length === 0) break;
    rules.apply(scratch, seat, choose(actions, random));
  }
  return draft;
}

function finished({ drafts }: Readonly<State>): Seat[] {
  return drafts.flatMap(({ done }, seat) => (done ? [seat] : []));
}
