import { ONLOOKER, type Random, type Seat } from '../../kernel/game.ts';
import { clone, same } from '../../kernel/plain.ts';
import { choose } from '../../kernel/random.ts';
import type { Content } from './content.ts';
import type { Event, Prompt } from './events.ts';
import { SEALED } from './events.ts';
import { livesDue } from './price.ts';
import { actionsOf, takeStep } from './round.ts';
import { bandOf, outcomeOf } from './scoring.ts';
import { type Draft, freshDraft, type State, type Table } from './state.ts';

/** What lies on the table, one's own draft, and who is done: the drafts of others are sealed (DDD-Q34). */
export interface View extends Readonly<Table> {
  readonly draft: Readonly<Draft> | null;
  readonly done: readonly boolean[];
}

export function viewOf(state: Readonly<State>, seat: Seat): View {
  const { drafts, ...table } = state;
  return { ...clone(table), draft: clone(drafts[seat] ?? null), done: drafts.map(({ done }) => done) };
}

/** DDD-Q34: what a seat saw before it split the dice, as long as it has crossed out nothing in the round. */
export function beforeSplit(view: View, seat: Seat): View | undefined {
  const { draft, papers } = view;
  if (!draft?.split || !same(draft.paper.crosses, papers[seat]?.crosses)) return undefined;
  const symbols = draft.paper.symbols + Number(draft.split.paid);
  return { ...view, draft: { ...draft, paper: { ...draft.paper, symbols }, split: null, pairs: [], free: 'take' } };
}

export function witness(event: Event, seat: Seat): Event | undefined {
  return SEALED.includes(event.type) && 'seat' in event && event.seat !== seat ? undefined : event;
}

/** Others who are done have done something that the rules allow; the rest may not have begun. */
export function imagine(content: Content, view: Readonly<View>, seat: Seat, random: Random): State {
  const { draft, done, ...table } = clone(view) as View;
  const state: State = { ...table, drafts: table.papers.map(freshDraft) };
  if (draft) state.drafts[seat] = draft;
  for (const other of content.everyone) if (other !== seat && done[other]) finish(content, state, other, random);
  return state;
}

function finish(content: Content, state: State, seat: Seat, random: Random): void {
  const draft = state.drafts[seat] as Draft;
  while (!draft.done) takeStep(content, state, [seat, choose(actionsOf(content, state, seat), random)]);
}

export function promptOf(content: Content, view: Readonly<View>, seat: Seat): Prompt {
  if (view.phase === 'over') return ending(content, view);
  if (view.phase === 'roll') return { type: 'roll' };
  if (seat === ONLOOKER || !view.draft) return { type: 'watch' };
  if (view.fallen[seat] !== 0) return { type: 'dead' };
  return view.draft.done ? { type: 'wait' } : question(content, view, seat, view.draft);
}

function ending(content: Content, view: Readonly<View>): Prompt {
  const outcome = outcomeOf(content, view);
  const [score = 0] = outcome?.scores ?? [];
  if (content.everyone.length === 1)
    return { type: 'over-alone', score, rank: bandOf(score), fallen: view.fallen[0] !== 0 };
  return { type: 'over', winners: content.everyone.filter(seat => outcome?.places[seat] === 1) };
}

function question(content: Content, view: Readonly<View>, seat: Seat, draft: Readonly<Draft>): Prompt {
  if (view.phase === 'write') {
    const left = draft.paper.written.filter(number => number === 0).length;
    return left === 0 ? { type: 'written' } : { type: 'write', left };
  }
  if (draft.chests > 0) return { type: 'chest' };
  const actions = actionsOf(content, { ...view, drafts: content.everyone.map(() => draft) }, seat);
  const count = (...types: readonly string[]): number => actions.filter(({ type }) => types.includes(type)).length;
  if (!draft.split) return { type: 'split', splits: count('split') };
  const sums = draft.pairs.map(({ sum }) => sum);
  if (sums.length === 0) return { type: 'done' };
  const targets = count('mark', 'hit', 'crush');
  const giveUp = actions.find(action => action.type === 'give-up');
  return targets === 0 && giveUp?.type === 'give-up'
    ? { type: 'give-up', sums, lives: giveUp.lives + livesDue(content, view, seat, draft) }
    : { type: 'cross', sums, targets };
}
