import { easy } from '../../bots/the-dungeon/easy.ts';
import { Fortune } from '../../bots/the-dungeon/fortune.ts';
import { type Custom, playOut, worthOf } from '../../bots/the-dungeon/playing-out.ts';
import { USUAL_DREAD } from '../../bots/the-dungeon/sight.ts';
import { type Action, type State, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const DEALS = 500;
const FIRST_SEED = 1_000_000;

/** How far knowing every throw to come would lead in The Dungeon against easy: what luck allows, which no fair bot reaches. */
export function measureForesight(): Figure[] {
  return [1, 2].map(seats => {
    const name =
      seats === 1 ? 'The Dungeon by who knows the dice, alone, out' : 'The Dungeon by who knows the dice, races won';
    return figure(name, 100 * meanWorth(seats), `% of ${DEALS} deals`);
  });
}

function meanWorth(seats: number): number {
  const custom: Custom = { rules: rulesOf(theDungeon, seats), dreadOf: () => USUAL_DREAD };
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++)
    for (let seat = 0; seat < seats; seat++) sum += Math.min(1, playedKnowing(custom, seat, FIRST_SEED + deal));
  return sum / (seats * DEALS);
}

/** A match in which one seat tries everything with the throws that will come, and the others are easy bots. */
function playedKnowing(custom: Custom, knowing: Seat, number: number): number {
  const { rules } = custom;
  const fortune = new Fortune(number);
  const state = rules.setup();
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, fortune.at(rules.turn(state))));
    else rules.apply(state, seat, seat === knowing ? foreseen(custom, state, fortune) : usual(custom, state, seat));
  }
  return worthOf(rules, state, knowing);
}

const usual = ({ rules }: Custom, state: State, seat: Seat): Action =>
  easy.sit({ rules, seat, random: randomFrom('') })(rules.view(state, seat));

function foreseen(custom: Custom, state: State, fortune: Fortune): Action {
  const { rules } = custom;
  const [seat = 0] = rules.active(state);
  let best = usual(custom, state, seat);
  let most = -1;
  for (const action of [best, ...rules.actions(state, seat)]) {
    const tried = structuredClone(state);
    rules.apply(tried, seat, action);
    playOut(custom, tried, fortune.copy());
    const worth = worthOf(rules, tried, seat);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
