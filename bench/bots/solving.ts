import { hint } from '../../bots/donjonz/hint.ts';
import { type Solution, solve } from '../../bots/donjonz/solver.ts';
import { type Action, donjonz, type State } from '../../games/donjonz/index.ts';
import { CHANCE, type Random } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { type Figure, figure, quantile } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const LAYOUTS = 1000;
const FIRST_SEED = 1_000_000;
const EFFORT = { nodes: 30_000_000 };

const rules = rulesOf(donjonz);
const { content } = rules;

type Laying = (state: State, random: Random) => Action | undefined;
const byEasy: Laying = state => hint(content, rules.view(state, 0), 1)?.action;
const atRandom: Laying = (state, random) => choose<Action>(rules.actions(state, 0), random);

/** What it takes to prove the best walk through a thousand dungeons laid by easy, and a thousand laid at random. */
export async function measureSolving(): Promise<Figure[]> {
  return [...solved('laid by easy', byEasy), ...solved('laid at random', atRandom)];
}

function solved(how: string, laying: Laying): Figure[] {
  const seconds: number[] = [];
  let proved = 0;
  for (let i = 0; i < LAYOUTS; i++) {
    const table = laidOut(laying, randomFrom(String(FIRST_SEED + i)));
    const [solution, spent] = byTheWatch(() => solve(content, table, EFFORT));
    seconds.push(spent);
    proved += Number(solution.isProved);
  }
  const parts = [0.5, 0.99, 1].map(part => figure(`${how}, p${100 * part}`, quantile(seconds, part), 'CPU seconds'));
  return [figure(`${how}, proved`, proved, `of ${LAYOUTS} dungeons`), ...parts];
}

function laidOut(laying: Laying, random: Random): State {
  const state = rules.setup();
  while (state.phase !== 'walk') {
    const [seat = CHANCE] = rules.active(state);
    const action = seat === CHANCE ? draw(rules, state, random) : laying(state, random);
    if (!action) throw new Error(`nothing to do in phase ${state.phase}`);
    rules.apply(state, seat, action);
    if (state.phase === 'over') return laidOut(laying, random);
  }
  return state;
}

function byTheWatch(work: () => Solution): readonly [Solution, number] {
  const before = process.cpuUsage();
  const solution = work();
  const { user, system } = process.cpuUsage(before);
  return [solution, (user + system) / 1e6];
}
