import type { Donjonz, State, Step, View } from '../../../../games/donjonz/index.ts';
import type { Rules, Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { isStep } from './walking.ts';

/** A way that goes on for so many steps is no dead end. */
const FAR = 6;
/** A way of so many steps is one, where another leads far. */
const SHORT = 4;

/** Of steps into a dead end while another leads far: how many more could be taken at most. */
export function deadEnds(
  rules: Rules<Donjonz>,
  view: View,
  seat: Seat,
  steps: readonly Step[],
): ReadonlyMap<Step, number> {
  if (steps.length < 2) return new Map();
  const state = rules.imagine(view, seat, randomFrom('walk'));
  const lengths = steps.map(
    step => [step, 1 + longestWalk(rules, after(rules, state, seat, step), seat, FAR - 1)] as const,
  );
  if (!lengths.some(([, length]) => length >= FAR)) return new Map();
  return new Map(
    lengths.filter(([, length]) => length > 1 && length <= SHORT).map(([step, length]) => [step, length - 1]),
  );
}

/** Up to `most` steps, whatever they bring. */
function longestWalk(rules: Rules<Donjonz>, state: Readonly<State>, seat: Seat, most: number): number {
  const actions = rules.actions(state, seat);
  const last = actions.at(-1);
  if (most === 0 || !last) return 0;
  // What is done about a weapon that was found opens and closes no way.
  if (!isStep(last)) return longestWalk(rules, after(rules, state, seat, last), seat, most);
  let longest = 0;
  for (const step of actions) {
    longest = Math.max(longest, 1 + longestWalk(rules, after(rules, state, seat, step), seat, most - 1));
    if (longest === most) break;
  }
  return longest;
}

function after(rules: Rules<Donjonz>, state: Readonly<State>, seat: Seat, action: Donjonz['action']): State {
  const next = clone(state);
  rules.apply(next, seat, action, () => undefined);
  return next;
}
