// A tree search on race, as boardgame.io's MCTSBot makes one: the best child by UCT, one more child, a random match to its
// end, and its result noted on the way back. Dice are drawn once for a child, as that bot does.
import { CHANCE, type Random, type Rules } from '../../kernel/game.ts';
import { draw, playout } from '../../kernel/playout.ts';
import { type Action, race, type Race, type State } from './on-kernel.ts';
import { scoreOf } from './sheet.ts';

const rules: Rules<Race> = race.rules({ version: race.version, seats: 1, options: {} });
/** How much the untried is preferred: that bot's square root of two. */
const CURIOSITY = Math.SQRT2;
/** All cells of the sheet, so that a result lies between 0 and 1. */
const CELLS = 100;

interface Branch {
  readonly state: Readonly<State>;
  readonly untried: Action[];
  readonly children: Branch[];
  visits: number;
  sum: number;
}

/** Searches from the start of a match; answers how often the child that was visited most was. */
export function search(random: Random, iterations: number): number {
  const root = branchOf(rules.setup(), random);
  for (let i = 0; i < iterations; i++) iterate(root, random);
  return Math.max(...root.children.map(({ visits }) => visits));
}

function branchOf(state: State, random: Random): Branch {
  if (rules.active(state)[0] === CHANCE) rules.apply(state, CHANCE, draw(rules, state, random));
  return { state, untried: [...rules.actions(state, 0)], children: [], visits: 0, sum: 0 };
}

function iterate(root: Branch, random: Random): void {
  const path = [root];
  let here = root;
  while (here.untried.length === 0 && here.children.length > 0) path.push((here = likeliest(here)));
  const action = here.untried.pop();
  if (action) path.push((here = grown(here, action, random)));
  const end = copyOf(here.state);
  playout(rules, end, random);
  const result = scoreOf(end.crossed) / CELLS;
  for (const branch of path) [branch.visits, branch.sum] = [branch.visits + 1, branch.sum + result];
}

function likeliest({ children, visits }: Branch): Branch {
  const worth = (child: Branch): number =>
    child.sum / child.visits + CURIOSITY * Math.sqrt(Math.log(visits) / child.visits);
  return children.reduce((best, child) => (worth(child) > worth(best) ? child : best));
}

function grown(parent: Branch, action: Action, random: Random): Branch {
  const state = copyOf(parent.state);
  rules.apply(state, 0, action);
  const child = branchOf(state, random);
  parent.children.push(child);
  return child;
}

const copyOf = ({ turn, dice, crossed }: Readonly<State>): State => ({ turn, dice, crossed: crossed.slice() });
