import type { Donjonz } from '../../../../games/donjonz/index.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { describe } from './describe.ts';

type Situation = Pick<Hearing<Donjonz>, 'language' | 'view' | 'rules'>;

/** Why a bot advises what it does: where its walk would end, or how well a card is joined. */
export function reason({ plan: [first], compared, causes }: Advice<Donjonz>, situation: Situation): string | undefined {
  const { why } = BOARD_WORDS[situation.language];
  const amount = (name: string): number => causes.find(cause => cause.name === name)?.amount ?? 0;
  if (first?.type === 'lay') return why.joined(amount('open'), amount('walled'));
  if (first?.type === 'take' || first?.type === 'set-out') return why.only;
  const [best, second] = compared;
  if (!best) return undefined;
  if (!second) return why.ends(best.worth);
  return why.compared(best.worth, describe(second.action, situation), second.worth);
}
