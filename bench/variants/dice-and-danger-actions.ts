import { type Adventure, type DiceAndDanger, type State, diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { CHANCE, type Random, type Rules } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { lap } from '../lap.ts';
import { rulesOf } from '../on-kernel.ts';

const SEATS = 2;
const SHEETS_EACH = 16;
const MIDDLE = 8;

interface Scene {
  readonly rules: Rules<DiceAndDanger>;
  readonly state: State;
}

/** A match in which the first seat has just split the dice of the eighth round. */
function halfway(adventure: Adventure, random: Random): Scene {
  const rules = rulesOf(diceAndDanger, SEATS, { adventure });
  const state = rules.setup();
  while (state.round < MIDDLE || state.drafts[0]?.split === null) {
    const [seat] = rules.active(state);
    if (seat === undefined) return halfway(adventure, random);
    const action = seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random);
    rules.apply(state, seat, action);
  }
  return { rules, state };
}

function listAll(scenes: readonly Scene[]): number {
  let listed = 0;
  for (const { rules, state } of scenes) listed += rules.actions(state, 0).length;
  return listed;
}

const random = randomFrom('halfway');
const scenes = ADVENTURES.flatMap(adventure => Array.from({ length: SHEETS_EACH }, () => halfway(adventure, random)));
lap(() => listAll(scenes), scenes.length);
