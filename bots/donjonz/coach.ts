import type { Action, Content, Donjonz, Lay, State, View } from '../../games/donjonz/index.ts';
import { gloryOf, isMapping, walkStart } from '../../games/donjonz/readers.ts';
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
import { joinsOf } from './laying.ts';
import { solve } from './solver.ts';
import { laysFor, walkFor } from './strong.ts';
import { bestWalk, type Walk } from './walk.ts';

/** Walks looked at for where a card is to lie: a hint comes before one has asked again. */
const LAY_NODES = 60_000;
/** And for the walk, of which the best is nearly always found with far fewer. */
const WALK_NODES = 300_000;
/** Walks that are only compared with it are followed less closely. */
const OTHER_WIDTH = 100;
const HERO = 0;
/** Nearly every layout is done with a hundredth of it. */
const REVIEW_NODES = 3_000_000;

export const coach: Coach<Donjonz> = {
  // One action at a time: told the whole walk, one would only have to follow it.
  hint: position => {
    const { view } = position;
    switch (view.phase) {
      case 'lay':
        return layHint(position);
      case 'take':
      case 'set-out':
        return unreasoned([{ type: view.phase }]);
      case 'walk':
      case 'weapon':
        return walkHint(position);
      case 'turn-up':
      case 'over':
        return unreasoned([]);
    }
  },
  review: ({ rules, log }, heard) => {
    const kept = walkStart(log) ?? log.length;
    const table = stateAfter(rules, log.slice(0, kept));
    if (isMapping(table)) return undefined;
    const played = walkedIn(rules, log, kept);
    const effort = { nodes: REVIEW_NODES, heard: sharesOf(heard), ...(played && { atLeast: played }) };
    const { walk, bound } = solve(rules.content, table, effort);
    heard(1);
    return { kept, actions: walk.actions, score: walk.glory, bound };
  },
};

function layHint({ rules, seat, view }: Position<Donjonz>): Advice<Donjonz> {
  const place = { rules, seat, random: randomFrom('hint'), nodes: LAY_NODES };
  const compared = laysFor(place, view).map(({ lay, glory }) => ({ action: lay, worth: glory }));
  const [best] = compared;
  if (!best) return unreasoned([]);
  return { plan: [best.action], compared, causes: joins(rules.content, view, best.action) };
}

function walkHint(position: Position<Donjonz>): Advice<Donjonz> {
  const { rules, seat, view } = position;
  const { walk } = walkFor({ rules, seat, random: randomFrom('hint'), nodes: WALK_NODES }, view);
  const [first] = walk.actions;
  if (!first) return unreasoned([]);
  const compared = ways(position, first, walk.glory);
  return { plan: compared.slice(0, 1).map(best => best.action), compared, causes: [] };
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

/** The walk that was played, if it has come to its end: the search begins with it. */
function walkedIn(rules: Rules<Donjonz>, log: readonly Entry<Donjonz>[], kept: number): Walk | undefined {
  const end = stateAfter(rules, log);
  if (end.phase !== 'over') return undefined;
  const set = stateAfter(rules, log.slice(0, kept)).path.length;
  return { glory: gloryOf(end), actions: log.slice(kept).map(([, action]) => action), spaces: end.path.slice(set) };
}

/** How far the best walk so far and the most that could be there have come together. */
function sharesOf(heard: OnProgress): (glory: number, bound: number) => void {
  let widest = 0;
  return (glory, bound) => {
    widest = Math.max(widest, bound - glory);
    heard(1 - (bound - glory) / widest, { score: glory, bound });
  };
}
