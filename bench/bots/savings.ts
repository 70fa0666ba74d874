import { rollOut } from '../../bots/rollout.ts';
import { Fortune } from '../../bots/the-dungeon/fortune.ts';
import { habitFor, habitual, dreadFor, playOut, worthOf } from '../../bots/the-dungeon/playing-out.ts';
import { valuation } from '../../bots/the-dungeon/valuation.ts';
import { type State, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const FIRST_SEED = 1_000_000;
const PLAIN = 4000;
const ROUNDS = 8;
/** So many picks a match is played on; then the valuation says what it is worth. */
const AHEAD = 20;

const rules = rulesOf(theDungeon, 2);

/** How many plain matches one with its dice spread and its luck taken off is worth: what the error of both says. */
export function savings(): Figure[] {
  const { state, seat } = firstChoice();
  const [action] = rules.actions(state, seat);
  const judging = valuation(rules);
  if (!judging || !action) throw new Error('the usual race is not judged');
  const dread = dreadFor(rules.content);
  const policy = (table: Readonly<State>, by: Seat): ReturnType<typeof habitual> =>
    habitual(rules, table, by, { dread });
  const playing = { policy, ahead: AHEAD, luckBy: judging };
  const random = randomFrom(String(FIRST_SEED));
  const [found] = rollOut(
    { rules, valuation: judging, playing, random },
    { state, seat, actions: [action, action] },
    ROUNDS,
  );
  if (!found) throw new Error('nothing was played on');
  const saved = plainVariance(state, seat, action) / (found.error ** 2 * found.matches);
  return [figure('The Dungeon, plain matches for one of a rollout', saved, 'at the same error')];
}

function firstChoice(): { readonly state: State; readonly seat: Seat } {
  const state = rules.setup();
  const chance = randomFrom(String(FIRST_SEED));
  for (;;) {
    const [seat = CHANCE] = rules.active(state);
    if (seat !== CHANCE && rules.actions(state, seat).length > 1) return { state, seat };
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, chance) : rules.actions(state, seat)[0]!);
  }
}

function plainVariance(state: Readonly<State>, seat: Seat, action: ReturnType<typeof habitual>): number {
  const shares = Array.from({ length: PLAIN }, (_, i) => {
    const next = structuredClone(state) as State;
    rules.apply(next, seat, action);
    playOut(habitFor(rules), next, new Fortune(FIRST_SEED + i));
    return worthOf(rules, next, seat);
  });
  const mean = total(shares) / shares.length;
  return total(shares.map(share => (share - mean) ** 2)) / (shares.length - 1);
}
