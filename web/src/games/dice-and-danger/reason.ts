import type { Action, DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { isOpen, livesDue } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { actionsIn, after, draftIn, type Sandbox, sandboxFor } from './sandbox.ts';
import type { CauseName } from './words.ts';

/** DDD-40: what one is after. */
export function goal({ language, rules: { content } }: Pick<Hearing<DiceAndDanger>, 'language' | 'rules'>): string {
  const said = BOARD_WORDS[language].goal[content.everyone.length === 1 ? 'alone' : 'together'];
  return said(content.sheet.spaces.some(({ kind }) => kind === 'gold') ? 'gold' : 'gems');
}

const isNamed = (name: string, known: Readonly<Record<string, unknown>>): name is CauseName =>
  Object.hasOwn(known, name);

type Asked = Pick<Hearing<DiceAndDanger>, 'language' | 'rules' | 'view' | 'seat'>;

/** Why a bot advises what it does: what it hopes for, for what, and what the next best would bring. A lesson gives none. */
export function reason(
  { plan, compared: [best, second], causes }: Advice<DiceAndDanger>,
  { language, rules, view, seat }: Asked,
): string | undefined {
  const { why } = BOARD_WORDS[language];
  const [first] = plan;
  const [cause] = causes;
  if (cause?.name === 'near') return why.near(cause.amount);
  if (cause?.name === 'lead') return why.lead(cause.amount);
  if (first?.type === 'give-up') return why.nothing(first.lives);
  const isUnreasoned = causes.length === 0 && actionsIn(sandboxFor(rules, view, seat)).length > 1;
  if (!best) {
    const cost = costOf(first, rules, view, seat);
    if (isUnreasoned) return undefined;
    return cost > 0 ? why.onlyCosts(cost) : why.only;
  }
  const opened = Math.abs(best.worth) < LITTLE ? spacesOpened(sandboxFor(rules, view, seat), plan) : 0;
  if (opened > 0) return why.opens(opened);
  const gain = causes.find(({ amount }) => amount > 0)?.name;
  const named = gain !== undefined && isNamed(gain, why.causes) ? why.causes[gain] : undefined;
  const points = rounded(best.worth);
  const others = second && rounded(second.worth);
  const isLess = others !== points && second !== undefined && second.worth < best.worth;
  const next = others === undefined ? undefined : isLess ? why.nextBest(others) : why.asGood;
  return why.worth(points, named, next);
}

/** The lives that are lost when a round ends like this. */
function costOf(action: Action | undefined, { content }: Asked['rules'], view: Asked['view'], seat: Seat): number {
  if (action?.type !== 'done' || view.phase !== 'cross' || !view.draft) return 0;
  return livesDue(content, view, seat, view.draft);
}

/** Worth so little that a number of points says nothing. */
const LITTLE = 0.5;

/** How many spaces can be crossed out next that could not before. */
function spacesOpened(sandbox: Sandbox, plan: readonly Action[]): number {
  const before = draftIn(sandbox).paper;
  const tried = plan.filter(({ type }) => type !== 'done' && type !== 'give-up');
  const { paper } = draftIn(tried.reduce(after, sandbox));
  const { content } = sandbox.rules;
  return content.sheet.spaces.filter((_, node) => isOpen(content, paper, node) && !isOpen(content, before, node))
    .length;
}

/** To tenths; never as less than nothing where it is nothing. */
const rounded = (points: number): number => Math.round(points * 10) / 10 || 0;
