import type { Action, Content, DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import type { Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { BotSeat } from '../bot.ts';
import type { Advice, Cause, Coach, Expected, Position } from '../coach.ts';
import { leadAtEnd } from './free.ts';
import { leadFor } from './judge.ts';
import { strong, weighed, worthBefore } from './strong.ts';
import { PARTS, type Parts, partsOf } from './easy-worth.ts';
import { distances } from './writing.ts';

export const coach: Coach<DiceAndDanger> = { hint: adviceFor };

/** What follows by itself, or is one of many alike, needs no words of its own. */
const LAST: readonly Action['type'][] = ['done', 'give-up', 'write'];

function adviceFor({ rules, seat, view }: Position<DiceAndDanger>): Advice<DiceAndDanger> {
  const random = randomFrom('hint');
  const place = { rules, seat, random, nodes: NODES };
  const [state, end] = [rules.imagine(view, seat, random), rules.imagine(view, seat, random)];
  const plan = planFor(strong.sit(place), { ...place, state: end });
  const { content } = rules;
  const [first] = plan;
  if (!first || state.phase === 'write') return { plan, compared: [], causes: first ? nearness(content, first) : [] };
  if (first.type === 'free')
    return { plan, compared: [], causes: [{ name: 'lead', amount: leadAtEnd(content, state, seat) }] };
  const lives = first.type === 'give-up' ? first.lives : 0;
  const compared = ranked(pointsAbove(place, state), first);
  const parts = gained(partsOf(content, state, seat, 0), partsOf(content, end, seat, lives));
  return { plan, compared, causes: withOutlook(parts, compared[0]?.worth ?? 0) };
}

/** For a whole round with its torches; what a hint says has to come at once. */
const NODES = 20_000;

/** What can be done, in points: alone those of the end, among others the lead that gives such a chance to win. */
function pointsAbove(place: BotSeat<DiceAndDanger>, state: State): readonly Expected<DiceAndDanger>[] {
  const { content } = place.rules;
  const before = worthBefore(content, state, place.seat);
  const inPoints = content.everyone.length === 1 ? (worth: number) => worth : leadFor;
  return weighed(place, state).map(({ action, worth }) => ({ action, worth: inPoints(worth) - inPoints(before) }));
}

/** What the gain of the round is made of, and what its sheet promises beyond that: all of them add up to the gain. */
function withOutlook(parts: readonly Cause[], gain: number): readonly Cause[] {
  const outlook = gain - parts.reduce((sum, { amount }) => sum + amount, 0);
  return [...parts, { name: 'outlook', amount: outlook }].sort(
    (one, two) => Math.abs(two.amount) - Math.abs(one.amount),
  );
}

interface Trial {
  readonly rules: Position<DiceAndDanger>['rules'];
  readonly seat: Seat;
  readonly state: State;
}

/** The rest of the round as the best bot would play it: the pairs, and what to cross out with them. */
function planFor(decide: (view: DiceAndDanger['view']) => Action, { rules, seat, state }: Trial): readonly Action[] {
  const plan: Action[] = [];
  for (;;) {
    const action = decide(rules.view(state, seat));
    if (LAST.includes(action.type)) return plan.length === 0 ? [action] : plan;
    plan.push(action);
    rules.apply(state, seat, action);
  }
}

/** What was weighed: the advised one first, then the best of the rest. */
function ranked(all: readonly Expected<DiceAndDanger>[], advised: Action): readonly Expected<DiceAndDanger>[] {
  const falling = all.toSorted((one, two) => two.worth - one.worth);
  return falling.length < 2 ? [] : [...falling.filter(isOf(advised)), ...falling.filter(each => !isOf(advised)(each))];
}

const isOf =
  (advised: Action) =>
  ({ action }: Expected<DiceAndDanger>): boolean =>
    same(action, advised);

/** What the round would add to the sheet, the most first. */
function gained(before: Parts, after: Parts): readonly Cause[] {
  return PARTS.map(name => ({ name, amount: after[name] - before[name] }))
    .filter(({ amount }) => Math.abs(amount) > 0.05)
    .sort((one, two) => Math.abs(two.amount) - Math.abs(one.amount));
}

/** DDD-PP-1: how many corridors lie between a cloud and the nearest start. */
function nearness(content: Content, action: Action): readonly Cause[] {
  return action.type === 'write' ? [{ name: 'near', amount: distances(content).get(action.cloud) ?? 0 }] : [];
}
