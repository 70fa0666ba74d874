import { CHANCE, type Emit, type Rules, type Seat } from '../../kernel/game.ts';
import type { Action, ActionOf, Options } from './action.ts';
import { type Content, contentOf } from './content.ts';
import { thrown, THROWS } from './dice.ts';
import type { DiceAndDanger } from './kind.ts';
import { actionsOf, ROLL_ODDS, takeStep } from './round.ts';
import { outcomeOf } from './scoring.ts';
import { settleRound, settleWriting } from './settling.ts';
import { setup } from './setup.ts';
import { draftOf, type State } from './state.ts';
import { imagine, promptOf, viewOf, witness } from './view.ts';
import { why } from './why.ts';

/** The rules of one match: a roll, then everybody crosses out at once, then the round is settled. */
export function rulesFor(options: Options, seats: number): Rules<DiceAndDanger> {
  const content = contentOf(options, seats);
  return {
    content: content,
    setup: () => setup(content),
    active,
    actions: (state, seat) => actionsOf(content, state, seat),
    why: (state, seat, input) => why(content, state, seat, input),
    odds: () => ROLL_ODDS,
    draw: (_, random) => thrown(random(THROWS)).action,
    apply: (state, seat, action, emit) => apply(content, state, [seat, action], emit),
    turn: ({ round }) => round,
    outcome: state => outcomeOf(content, state),
    view: viewOf,
    witness,
    imagine: (view, seat, random) => imagine(content, view, seat, random),
    prompt: (view, seat) => promptOf(content, view, seat),
  };
}

/** By the seats as bits: the seats of every set, made once. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter(seat => (bits & (1 << seat)) !== 0),
);
const NOBODY: readonly Seat[] = [];
const CHANCE_ALONE: readonly Seat[] = [CHANCE];

export function active({ phase, drafts, fallen }: Readonly<State>): readonly Seat[] {
  if (phase === 'over') return NOBODY;
  if (phase === 'roll') return CHANCE_ALONE;
  let bits = 0;
  for (let seat = 0; seat < drafts.length; seat++) if (!drafts[seat]?.done && fallen[seat] === 0) bits |= 1 << seat;
  return SETS[bits] as readonly Seat[];
}

function apply(
  content: Content,
  state: State,
  [seat, action]: readonly [Seat, Action],
  emit: Emit<DiceAndDanger> | undefined,
): void {
  if (action.type === 'roll') return roll(state, action, emit);
  takeStep(content, state, [seat, action], emit);
  if (!draftOf(state, seat).done || active(state).length > 0) return;
  if (state.phase === 'write') settleWriting(content, state, emit);
  else settleRound(content, state, emit);
}

/** DDD-9. */
function roll(state: State, { white, black }: ActionOf<'roll'>, emit: Emit<DiceAndDanger> | undefined): void {
  state.dice = [...white, black];
  state.round++;
  state.phase = 'cross';
  emit?.({ type: 'dice-rolled', seat: state.roller, dice: state.dice, round: state.round });
}
