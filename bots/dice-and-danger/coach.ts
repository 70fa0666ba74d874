import type { Action, Content, DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import type { Seat } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice, Cause, Coach, Expected, Position } from '../coach.ts';
import { easy, weigh } from './easy.ts';
import { leadAtEnd } from './free.ts';
import { PARTS, type Parts, partsOf, worthOf } from './worth.ts';
import { distances } from './writing.ts';

export const coach: Coach<DiceAndDanger> = { hint: adviceFor };

/** What follows by itself, or is one of many alike, needs no words of its own. */
const LAST: readonly Action['type'][] = ['done', 'give-up', 'write'];

function adviceFor({ rules, seat, view }: Position<DiceAndDanger>): Advice<DiceAndDanger> {
  const random = randomFrom('hint');
  const place = { rules, seat, random };
  const [state, end] = [rules.imagine(view, seat, random), rules.imagine(view, seat, random)];
  const plan = planFor(easy.sit(place), { ...place, state: end });
  const { content } = rules;
  const [first] = plan;
  if (!first || state.phase === 'write') return { plan, compared: [], causes: first ? nearness(content, first) : [] };
  if (first.type === 'free')
    return { plan, compared: [], causes: [{ name: 'lead', amount: leadAtEnd(content, state, seat) }] };
  const lives = first.type === 'give-up' ? first.lives : 0;
  return {
    plan,
    compared: ranked(weigh({ content, place }, state), first, worthOf(content, state, seat, 0)),
    causes: gained(partsOf(content, state, seat, 0), partsOf(content, end, seat, lives)),
  };
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

/** What was weighed, in points above the sheet as it lies: the advised one first, then the best of the rest. */
function ranked(
  weighed: readonly Expected<DiceAndDanger>[],
  advised: Action,
  base: number,
): readonly Expected<DiceAndDanger>[] {
  const rising = weighed
    .map(({ action, worth }) => ({ action, worth: worth - base }))
    .sort((one, two) => two.worth - one.worth);
  return rising.length < 2 ? [] : [...rising.filter(isOf(advised)), ...rising.filter(each => !isOf(advised)(each))];
}

const isOf =
  (advised: Action) =>
  ({ action }: Expected<DiceAndDanger>): boolean =>
    action === advised;

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
