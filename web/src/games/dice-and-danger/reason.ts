import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import type { CauseName } from './words.ts';

const isNamed = (name: string, known: Readonly<Record<string, unknown>>): name is CauseName =>
  Object.hasOwn(known, name);

/** Why a bot advises what it does: what it hopes for, for what, and what the next best would bring. */
export function reason(
  { plan: [first], compared: [best, second], causes }: Advice<DiceAndDanger>,
  { language }: Pick<Hearing<DiceAndDanger>, 'language'>,
): string | undefined {
  const { why } = BOARD_WORDS[language];
  const [cause] = causes;
  if (cause?.name === 'near') return why.near(cause.amount);
  if (cause?.name === 'lead') return why.lead(cause.amount);
  if (first?.type === 'give-up') return why.nothing(first.lives);
  if (!best) return why.only;
  const gain = causes.find(({ amount }) => amount > 0)?.name;
  const named = gain !== undefined && isNamed(gain, why.causes) ? why.causes[gain] : undefined;
  return why.worth(rounded(best.worth, language), named, second && rounded(second.worth, language));
}

const rounded = (points: number, language: string): string =>
  points.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−');
