import { hint } from '../../bots/donjonz/hint.ts';
import { bestWalk } from '../../bots/donjonz/walk.ts';
import { donjonz, type State } from '../../games/donjonz/index.ts';
import { CHANCE, type Random } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { lap } from '../lap.ts';
import { rulesOf } from '../on-kernel.ts';

const TABLES = 4;
const WIDTH = 1000;

const rules = rulesOf(donjonz);
const { content } = rules;

/** A table on which every card has been laid with a plan and the walk is about to begin. */
function laidOut(random: Random): State {
  const state = rules.setup();
  while (state.phase !== 'walk') {
    const [seat = CHANCE] = rules.active(state);
    const action = seat === CHANCE ? draw(rules, state, random) : hint(content, rules.view(state, seat), 1)?.action;
    if (!action) throw new Error(`nothing to do in phase ${state.phase}`);
    rules.apply(state, seat, action);
  }
  return state;
}

function searchAll(tables: readonly State[]): number {
  let walks = 0;
  for (const table of tables) bestWalk(content, table, { width: WIDTH, tally: looked => (walks += looked) });
  return walks;
}

const tables = Array.from({ length: TABLES }, (_, i) => laidOut(randomFrom(`table ${i}`)));
lap(() => searchAll(tables), searchAll(tables));
