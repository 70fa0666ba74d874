import type { Emit, Seat } from '../../kernel/game.ts';
import type { Stage } from './cards.ts';
import type { Content } from './content.ts';
import type { DungeonPen } from './kind.ts';
import { type End, otherOf, type State, type Step } from './state.ts';

/** One step in the making: the content it is made with, the state it changes, and who listens. */
export interface Play {
  readonly content: Content;
  readonly state: State;
  readonly emit?: Emit<DungeonPen> | undefined;
}

/** Puts steps on the agenda: the first of them comes next. */
export function next({ agenda }: State, ...steps: readonly Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i] as Step);
}

/** Puts what a card asks for on the agenda. */
export function nextStages(state: State, seat: Seat, stages: readonly Stage[]): void {
  next(state, ...stages.map(({ other, ...stage }) => ({ ...stage, seat: other ? otherOf(seat) : seat })));
}

export function finish({ state, emit }: Play, end: End): void {
  state.end = end;
  state.agenda = [];
  state.before = null;
  emit?.({ type: 'game-ended', end });
}
