import type { InterfaceWords } from '../words/en.ts';

/** More steps than these nobody remembers: the board shows them all. */
const MOST_STEPS = 3;

/** What a hint tells one to do, step by step. */
export const hinted = (plan: readonly string[], { hintIs }: Pick<InterfaceWords['table'], 'hintIs'>): string =>
  hintIs(plan.slice(0, MOST_STEPS), plan.length - MOST_STEPS);
