// How far a valuation is wrong in what it says one action is worth more than another, measured by playing on.
import { CHANCE, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import { draw } from '../kernel/playout.ts';
import { randomFrom, total } from '../kernel/random.ts';
import { type Account, accountOf, type Change, copyOf } from './account.ts';
import { playedOn } from './analysis.ts';
import type { Bot } from './bot.ts';
import type { Entry } from '../kernel/match.ts';
import type { Valuation } from './valuation.ts';

/** Every so many decisions of a match are played on from. */
const EVERY = 12;
const ROUNDS = 5;

export interface Measured<K extends Kind> {
  readonly rules: Rules<K>;
  readonly valuation: Valuation<K>;
  readonly bot: Bot<K>;
}

/** Of matches of a bot with seeds from 0 on. */
export const accountsOf = <K extends Kind>(measured: Measured<K>, matches: number): readonly Account<K>[] =>
  Array.from({ length: matches }, (_, seed) =>
    accountOf(measured.rules, measured.valuation, logOf(measured, String(seed))),
  );

/** The standard deviation over decisions in such matches, less what playing on itself varies by. */
export function noiseIn<K extends Kind>(measured: Measured<K>, accounts: readonly Account<K>[]): number {
  const squares = accounts.flatMap(account => squaresIn(measured, account));
  return Math.sqrt(Math.max(0, total(squares) / squares.length));
}

export const noiseOf = <K extends Kind>(measured: Measured<K>, matches: number): number =>
  noiseIn(measured, accountsOf(measured, matches));

function squaresIn<K extends Kind>(measured: Measured<K>, account: Account<K>): readonly number[] {
  const { rules } = measured;
  const state = rules.setup();
  let choices = 0;
  return account.changes.flatMap((change, entry) => {
    const isTaken = change.compared.length > 1 && choices++ % EVERY === 0;
    const found = isTaken ? squareOf(measured, { entry, change, state: copyOf(rules, state) }) : [];
    rules.apply(state, change.by, change.action);
    return found;
  });
}

/** Nothing where both are known exactly. */
function squareOf<K extends Kind>(
  { rules, valuation, bot }: Measured<K>,
  { entry, change, state }: { entry: number; change: Change<K>; state: Readonly<K['state']> },
): readonly number[] {
  const [best, other] = change.compared as [Change<K>['compared'][number], Change<K>['compared'][number]];
  const cost = best.worth - other.worth;
  const asked = { entry, by: change.by, played: other.action, better: best.action, cost, state };
  const confirmed = playedOn({ rules, valuation, bot, rounds: ROUNDS }, asked);
  return confirmed.matches === 0 ? [] : [(cost - confirmed.cost) ** 2 - confirmed.error ** 2];
}

/** A match of one bot in every seat. */
export function logOf<K extends Kind>(
  { rules, bot }: Pick<Measured<K>, 'rules' | 'bot'>,
  seed: string,
): readonly Entry<K>[] {
  const chance = randomFrom(seed);
  const state = rules.setup();
  const log: Entry<K>[] = [];
  for (let seat: Seat | undefined; (seat = rules.active(state)[0]) !== undefined;) {
    const decide = bot.sit({ rules, seat, random: randomFrom(`${seed}/${log.length}`) });
    const action = seat === CHANCE ? draw(rules, state, chance) : decide(rules.view(state, seat));
    rules.apply(state, seat, action);
    log.push([seat, action]);
  }
  return log;
}
