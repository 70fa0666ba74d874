import type { Bot } from '../../bots/bot.ts';
import { random as careless } from '../../bots/random.ts';
import { easy } from '../../bots/the-dungeon/easy.ts';
import { Fortune } from '../../bots/the-dungeon/fortune.ts';
import { type Custom, playOut, worthOf } from '../../bots/the-dungeon/playing-out.ts';
import { USUAL_DREAD } from '../../bots/the-dungeon/sight.ts';
import { type Action, type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const DEALS = 500;
const FIRST_SEED = 1_000_000;

/** How far knowing every throw to come would lead in The Dungeon: what luck allows, which no fair bot reaches. */
export function measureForesight(): Figure[] {
  const known = 'The Dungeon by who knows the dice';
  return [
    figure(`${known}, alone, out`, 100 * meanWorth(1, easy), `% of ${DEALS} deals`),
    figure(`${known}, races won against easy`, 100 * meanWorth(2, easy), `% of ${DEALS} deals`),
    figure(
      `${known}, races won against random`,
      100 * meanWorth(2, careless as Bot<TheDungeon>),
      `% of ${DEALS} deals`,
    ),
  ];
}

function meanWorth(seats: number, rival: Bot<TheDungeon>): number {
  const custom: Custom = { rules: rulesOf(theDungeon, seats), dreadOf: () => USUAL_DREAD };
  let sum = 0;
  for (let deal = 0; deal < DEALS; deal++)
    for (let seat = 0; seat < seats; seat++)
      sum += Math.min(1, playedKnowing(custom, { seat, rival }, FIRST_SEED + deal));
  return sum / (seats * DEALS);
}

interface Knowing {
  readonly seat: Seat;
  /** Who sits in all other seats. */
  readonly rival: Bot<TheDungeon>;
}

/** A match in which one seat tries everything with the throws that will come, and goes on like easy. */
function playedKnowing(custom: Custom, knowing: Knowing, number: number): number {
  const { rules } = custom;
  const fortune = new Fortune(number);
  const state = rules.setup();
  const minds = rules.content.seats.map(seat =>
    knowing.rival.sit({ rules, seat, random: randomFrom(`${number}/${seat}`) }),
  );
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const turn = rules.turn(state);
    if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, fortune.at(turn)));
    else if (seat === knowing.seat) rules.apply(state, seat, foreseen(custom, state, fortune));
    else rules.apply(state, seat, minds[seat]!(rules.view(state, seat)));
  }
  return worthOf(rules, state, knowing.seat);
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
