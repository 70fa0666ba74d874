import type { Random, Seat } from '../../../kernel/game.ts';
import { clone } from '../../../kernel/plain.ts';
import { choose } from '../../../kernel/random.ts';
import { type DiceAndDanger, diceAndDanger, type Options, type State } from '../index.ts';

type Permute = (state: Readonly<State>, seat: Seat, random: Random) => State;

/** DDD-Q34: what others have done in this round might have been anything else that the rules allow. */
export function permuteFor(options: Options, seats: number): Permute {
  const rules = diceAndDanger.rules({ version: 1, seats, options });
  return (state, seat, random) => {
    const copy = clone(state) as State;
    if (state.phase === 'roll' || state.phase === 'over') return copy;
    for (const other of rules.active(state).concat(finished(state)))
      if (other !== seat) copy.pencils[other] = replayed(state, other, random);
    return copy;
  };

  function replayed(state: Readonly<State>, seat: Seat, random: Random): State['pencils'][number] {
    const scratch = clone(state) as State;
    const pencil = { ...emptied(scratch, seat) };
    scratch.pencils = scratch.pencils.map((other, i) => (i === seat ? pencil : { ...other, done: false }));
    const isDone = state.pencils[seat]?.done ?? false;
    for (let steps = isDone ? 99 : random(4); steps > 0 && !pencil.done; steps--) {
      const actions = rules.actions(scratch, seat).filter(({ type }) => isDone || !ENDS.includes(type));
      if (actions.length === 0) break;
      step(scratch, seat, choose(actions, random));
    }
    return pencil;
  }

  function step(scratch: State, seat: Seat, action: DiceAndDanger['action']): void {
    rules.apply(scratch, seat, action);
  }
}

const ENDS: readonly string[] = ['done', 'give-up'];

function finished({ pencils }: Readonly<State>): Seat[] {
  return pencils.flatMap(({ done }, seat) => (done ? [seat] : []));
}

/** A pencil that has not touched the sheet of this round. */
function emptied({ papers }: State, seat: Seat): State['pencils'][number] {
  const paper = clone(papers[seat]);
  if (!paper) throw new Error(`no seat ${seat}`);
  return { paper, split: false, black: false, pairs: [], chests: 0, damage: 0, done: false };
}
