import type { Action, Content, Donjonz, Lay, State, View } from '../../games/donjonz/index.ts';
import { isMapping, walkStart } from '../../games/donjonz/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { clone, same } from '../../kernel/plain.ts';
import { randomFrom } from '../../kernel/random.ts';
import {
  type Advice,
  type Cause,
  type Coach,
  type Expected,
  type OnProgress,
  type Position,
  unreasoned,
} from '../coach.ts';
import { hint } from './hint.ts';
import { bestLays, joinsOf } from './laying.ts';
import { solve } from './solver.ts';
import { bestWalk } from './walk.ts';

/** Walks followed at once: a hint comes before one has asked again. */
const HINT_WIDTH = 400;
/** Those that are only compared with it are followed less closely. */
const OTHER_WIDTH = 100;
const HERO = 0;
/** Nearly every layout is done with a hundredth of it. */
const REVIEW_NODES = 3_000_000;

export const coach: Coach<Donjonz> = {
  // One action at a time: told the whole walk, one would only have to follow it.
  hint: position => {
    const { rules, view } = position;
    const found = hint(rules.content, view, HINT_WIDTH);
    if (!found) return unreasoned([]);
    const { action, walk } = found;
    if (action.type === 'lay') return layAdvice(rules.content, view, action);
    if (!walk) return unreasoned([action]);
    const compared = ways(position, action, walk.glory);
    return { plan: compared.slice(0, 1).map(best => best.action), compared, causes: [] };
  },
  review: ({ rules, log }, heard) => {
    const kept = walkStart(log) ?? log.length;
    const table = stateAfter(rules, log.slice(0, kept));
    if (isMapping(table)) return undefined;
    const { walk, bound } = solve(rules.content, table, { nodes: REVIEW_NODES, heard: sharesOf(heard) });
    heard(1);
    return { kept, actions: walk.actions, score: walk.glory, bound };
  },
};

/** A lay is advised for its open edges, and compared with the best one elsewhere. */
function layAdvice(content: Content, view: View, action: Lay): Advice<Donjonz> {
  const compared = bestLays(content, view).map(({ lay, worth }) => ({ action: lay, worth }));
  return { plan: [action], compared, causes: joins(content, view, action) };
}

function joins(content: Content, view: View, lay: Lay): readonly Cause[] {
  const { open, walled } = joinsOf(content, view, lay);
  return [
    { name: 'open', amount: open },
    { name: 'walled', amount: walled },
  ];
}

/** Where the best walks end that begin with either action, the best first; of equal ones the one that was found first. */
function ways({ rules, seat, view }: Position<Donjonz>, advised: Action, glory: number): readonly Expected<Donjonz>[] {
  const state = rules.imagine(view, seat, randomFrom('hint'));
  const others = rules
    .actions(state, seat)
    .filter(action => !same(action, advised))
    .map(action => ({ action, worth: gloryAfter(rules, state, action) }));
  return [{ action: advised, worth: glory }, ...others].sort((one, two) => two.worth - one.worth);
}

function gloryAfter(rules: Rules<Donjonz>, state: Readonly<State>, action: Action): number {
  const next = clone(state) as State;
  rules.apply(next, HERO, action);
  return next.lost ? 0 : bestWalk(rules.content, next, { width: OTHER_WIDTH }).glory;
}

function stateAfter(rules: Rules<Donjonz>, log: readonly Entry<Donjonz>[]): State {
  const state = rules.setup();
  for (const [seat, action] of log) rules.apply(state, seat, action);
  return state;
}

/** How far the best walk so far and the most that could be there have come together. */
function sharesOf(heard: OnProgress): (glory: number, bound: number) => void {
  let widest = 0;
  return (glory, bound) => {
    widest = Math.max(widest, bound - glory);
    heard(1 - (bound - glory) / widest);
  };
}
