import type { Action, DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { isOpen } from '../../../../games/dice-and-danger/readers.ts';
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

/** Why a bot advises what it does: what it hopes for, for what, and what the next best would bring. A lesson gives none. */
export function reason(
  { plan, compared: [best, second], causes }: Advice<DiceAndDanger>,
  { language, rules, view, seat }: Pick<Hearing<DiceAndDanger>, 'language' | 'rules' | 'view' | 'seat'>,
): string | undefined {
  const { why } = BOARD_WORDS[language];
  const [first] = plan;
  const [cause] = causes;
  if (cause?.name === 'near') return why.near(cause.amount);
  if (cause?.name === 'lead') return why.lead(cause.amount);
  if (first?.type === 'give-up') return why.nothing(first.lives);
  const isUnreasoned = causes.length === 0 && actionsIn(sandboxFor(rules, view, seat)).length > 1;
  if (!best) return isUnreasoned ? undefined : why.only(rounded(gainedBy(causes), language));
  const opened = Math.abs(best.worth) < LITTLE ? spacesOpened(sandboxFor(rules, view, seat), plan) : 0;
  if (opened > 0) return why.opens(opened);
  const gain = causes.find(({ amount }) => amount > 0)?.name;
  const named = gain !== undefined && isNamed(gain, why.causes) ? why.causes[gain] : undefined;
  const points = rounded(best.worth, language);
  const others = second && rounded(second.worth, language);
  const isLess = others !== points && second !== undefined && second.worth < best.worth;
  const next = others === undefined ? undefined : isLess ? why.nextBest(others) : why.asGood;
  return why.worth(points, named, next);
}

/** What the round adds to the sheet itself, whatever that may promise. */
const gainedBy = (causes: Advice<DiceAndDanger>['causes']): number =>
  causes.reduce((sum, { name, amount }) => (name === 'outlook' ? sum : sum + amount), 0);

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

const rounded = (points: number, language: string): string =>
  points.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−');
