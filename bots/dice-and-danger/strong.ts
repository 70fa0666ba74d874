import type { Action, Content, DiceAndDanger, Draft, Paper, State } from '../../games/dice-and-danger/index.ts';
import { copyDraft, rollShowing } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Bot, BotSeat, Thought } from '../bot.ts';
import { freeDamageFor } from './free.ts';
import { type End, meanOverRolls, tableAfter } from './lookahead.ts';
import type { Sums } from './net.ts';
import { type Position, positionOf, resume } from './position.ts';
import { actionOf, diceOf, RoundSearch } from './round-search.ts';
import type { Value } from './value.ts';
import { valueOf } from './learnt.ts';
import { fixedWriting } from './writing.ts';

/** Positions for one answer: enough to look past the round from the best few ends of it. */
const NODES = 100_000;

/** Plays every way to use a roll to the end of the round, and looks at all rolls after the most promising ends. */
export const strong: Bot<DiceAndDanger> = {
  id: 'strong',
  sit: place => view => think(place, view).action,
  think,
};

/** The line is the rest of the round. */
function think(place: BotSeat<DiceAndDanger>, view: DiceAndDanger['view']): Thought<DiceAndDanger> {
  const { rules, seat, random } = place;
  const state = rules.imagine(view, seat, random);
  if (state.phase === 'write') return alone(fixedWriting(rules.content, view));
  const free = rules.actions(state, seat).find(action => action.type === 'free');
  if (free && free.damage === freeDamageFor(rules.content, state, seat)) return alone(free);
  const { action, worth, rest } = bestOf(weighed(place, state));
  return { action, line: [action, ...rest], worth };
}

const alone = (action: Action): Thought<DiceAndDanger> => ({ action, line: [action] });

/** An action, what comes of it when all that follows is done as well, and what that is. */
interface Weighed {
  readonly action: Action;
  /** Points alone, the chance to win among others. */
  readonly worth: number;
  /** The rest of the round, but for saying that it is over. */
  readonly rest: readonly Action[];
  readonly end: End;
}

const bestOf = (all: readonly Weighed[]): Weighed =>
  all.reduce((best, each) => (each.worth > best.worth ? each : best));

/** What can be done now but for free damage, each with its best end of the round. */
export function weighed(place: BotSeat<DiceAndDanger>, state: Readonly<State>): readonly Weighed[] {
  const { nodes = NODES } = place;
  const value = valueOf(place.rules.content);
  const thinking = new Thinking(place, state, value);
  const all = thinking.weighAll(nodes);
  return lookedPast(place, state, { all, value, nodes: nodes - thinking.nodes });
}

/** What the sheet of a seat is worth as it lies, had nobody rolled. */
export function worthBefore(content: Content, state: Readonly<State>, seat: Seat): number {
  const { sketch, judge } = positionOf(valueOf(content), content, state, seat);
  // Alone an idle round costs a life, which this is not.
  sketch.damage = 1;
  return judge.worthOf(sketch, 0);
}

/** One round, thought through. */
class Thinking {
  readonly #place: BotSeat<DiceAndDanger>;
  readonly #state: Readonly<State>;
  readonly #before: Position;
  readonly #search: RoundSearch<Sums>;

  constructor(place: BotSeat<DiceAndDanger>, state: Readonly<State>, value: Value) {
    this.#place = place;
    this.#state = state;
    this.#before = positionOf(value, place.rules.content, state, place.seat);
    this.#search = new RoundSearch(this.#before.fresh);
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  /** First without torches, then with one more at a time, as long as a search with one more would fit into the budget. */
  weighAll(nodes: number): readonly Weighed[] {
    let all = this.#weighWith(0);
    for (let torches = 1; torches <= this.#torches; torches++) {
      const spent = this.nodes;
      if (spent * MORE_WITH_TORCH > nodes) break;
      all = this.#weighWith(torches);
    }
    return all;
  }

  get #torches(): number {
    const { paper, chests } = this.#state.drafts[this.#place.seat] as Draft;
    return Math.min(MOST_TORCHES, paper.torches + (chests > 0 ? MOST_TORCHES : 0));
  }

  /** The round so far, with a draft as it stands. */
  #positionIn(draft: Draft): Position {
    const sketch = this.#before.fresh();
    sketch.copyFrom(this.#before.sketch);
    const position = { ...this.#before, sketch };
    resume(position, this.#state.papers[this.#place.seat] as Paper, draft);
    return position;
  }

  #weighWith(torches: number): readonly Weighed[] {
    const { rules, seat } = this.#place;
    return considered(rules.actions(this.#state, seat), this.#state.drafts[seat] as Draft, torches)
      .map(action => this.#weigh(action, action.type === 'torch' ? torches - 1 : torches))
      .filter(each => each !== undefined);
  }

  #weigh(action: Action, torches: number): Weighed | undefined {
    const { rules, seat } = this.#place;
    const isLast = action.type === 'done' || action.type === 'give-up';
    const next = withOwnDraft(this.#state, seat);
    if (!isLast) rules.apply(next, seat, action);
    const draft = next.drafts[seat] as Draft;
    const position = this.#positionIn(draft);
    return isLast ? this.#ended(position, action) : this.#bestEnd(position, { action, draft, torches });
  }

  #ended({ sketch, judge }: Position, action: Action): Weighed {
    const lives = action.type === 'give-up' ? action.lives : 0;
    const end = { sketch, settled: judge.settle(sketch, lives) };
    return { action, worth: judge.worthOf(sketch, lives), rest: [], end };
  }

  #bestEnd({ sketch, judge, fresh }: Position, { action, draft, torches }: Trying): Weighed | undefined {
    let found: Weighed | undefined;
    const kept = fresh();
    const onEnd = (end: typeof sketch, lives: number): void => {
      const worth = judge.worthOf(end, lives);
      if (found && worth <= found.worth) return;
      kept.copyFrom(end);
      const rest = this.#search.path.map(actionOf);
      found = { action, worth, rest, end: { sketch: kept, settled: judge.settle(end, lives) } };
    };
    if (draft.split) this.#search.run(sketch, [diceOf(draft.pairs[0]), diceOf(draft.pairs[1])], torches, onEnd);
    else this.#search.runRoll(sketch, this.#rolled, torches, onEnd);
    return found;
  }

  get #rolled(): Parameters<RoundSearch<Sums>['runRoll']>[1] {
    const { roller, dice } = this.#state;
    const isFree = this.#place.rules.content.everyone.length > 1 && roller === this.#place.seat;
    return { roll: rollShowing(dice), price: isFree ? 0 : 1 };
  }
}

interface Trying {
  readonly action: Action;
  readonly draft: Draft;
  readonly torches: number;
}

/** A chest holds two, and more than two are not thought of. */
const MOST_TORCHES = 2;
/** About so many times as many positions there are with one more torch. */
const MORE_WITH_TORCH = 20;

/** Before the dice are split a torch can do nothing that it could not do later. */
function considered(actions: readonly Action[], { split, chests }: Draft, torches: number): readonly Action[] {
  return actions.filter(({ type }) => {
    if (type === 'torch') return torches > 0 && (split !== null || chests > 0);
    return type !== 'free';
  });
}

interface Past {
  readonly all: readonly Weighed[];
  readonly value: Value;
  readonly nodes: number;
}

/** About so many positions there are in all rounds that may follow a round. */
const ONE_LOOK = 150_000;

/** The best few, by what all rolls of the round after would make of them; as many as the budget allows, two at least. */
function lookedPast(
  { rules, seat }: BotSeat<DiceAndDanger>,
  state: Readonly<State>,
  { all, value, nodes }: Past,
): readonly Weighed[] {
  const falling = all.toSorted((one, two) => two.worth - one.worth);
  const seen: Weighed[] = [];
  let spent = 0;
  if (nodes < 2 * ONE_LOOK || all.length < 2) return all;
  for (const each of falling) {
    if (spent + ONE_LOOK > nodes || each.end.settled.ending !== 'none') break;
    const looked = meanOverRolls(value, rules.content, tableAfter(rules.content, state, seat, each.end), seat);
    spent += looked.nodes;
    seen.push({ ...each, worth: looked.worth });
  }
  return seen.length < 2 ? all : seen;
}

/** A copy to try things in: until it is done, a seat writes on its own sheet only. */
function withOwnDraft(state: Readonly<State>, seat: Seat): State {
  return { ...state, drafts: state.drafts.map((draft, other) => (other === seat ? copyDraft(draft) : draft)) };
}
