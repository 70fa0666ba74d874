import { hint } from '../../bots/donjonz/hint.ts';
import { type Solution, solve } from '../../bots/donjonz/solver.ts';
import { strong } from '../../bots/donjonz/strong.ts';
import { isBeaten } from '../../bots/donjonz/layers.ts';
import { type Action, donjonz, type State } from '../../games/donjonz/index.ts';
import { CHANCE, type Random } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { type Figure, figure, quantile } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const FIRST_SEED = 1_000_000;
const EFFORT = { nodes: 30_000_000 };
const PATIENCE = 10_000_000;

const rules = rulesOf(donjonz);
const { content } = rules;

type Laying = (state: State, random: Random) => Action | undefined;
const byEasy: Laying = state => hint(content, rules.view(state, 0), 1)?.action;
const atRandom: Laying = (state, random) => choose<Action>(rules.actions(state, 0), random);

/** With a small part of the walks that it usually looks at: to lay as many dungeons takes minutes all the same. */
const byStrong: Laying = (state, random) => strong.sit({ rules, seat: 0, random, nodes: 2000 })(rules.view(state, 0));

interface Laid {
  readonly how: string;
  readonly laying: Laying;
  readonly layouts: number;
  /** So many of them are proved a second time, by another algorithm. */
  readonly twice: number;
}

const ALL_LAID: readonly Laid[] = [
  { how: 'laid by easy', laying: byEasy, layouts: 1000, twice: 200 },
  { how: 'laid at random', laying: atRandom, layouts: 1000, twice: 200 },
  { how: 'laid as strong lays', laying: byStrong, layouts: 200, twice: 200 },
];

/** What it takes to prove the best walk through many dungeons, and whether two algorithms agree. */
export async function measureSolving(): Promise<Figure[]> {
  return ALL_LAID.flatMap(solved);
}

function solved({ how, laying, layouts, twice }: Laid): Figure[] {
  const seconds: number[] = [];
  let [proved, agreed] = [0, 0];
  for (let i = 0; i < layouts; i++) {
    const table = laidOut(laying, randomFrom(String(FIRST_SEED + i)));
    const [solution, spent] = byTheWatch(() => solve(content, table, EFFORT));
    seconds.push(spent);
    proved += Number(solution.isProved);
    if (i < twice) agreed += Number(isAgreed(table, solution));
  }
  const parts = [0.5, 0.99, 1].map(part => figure(`${how}, p${100 * part}`, quantile(seconds, part), 'CPU seconds'));
  return [
    figure(`${how}, proved`, proved, `of ${layouts} dungeons`),
    figure(`${how}, proved a second time`, agreed, `of ${twice} dungeons`),
    ...parts,
  ];
}

/** Nothing beats the best, and a point less is beaten. */
function isAgreed(table: State, { walk: { glory } }: Solution): boolean {
  const beats = (claim: number) => isBeaten(content, table, { claim, patience: PATIENCE });
  return beats(glory) === false && (glory === 0 || beats(glory - 1) === true);
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
