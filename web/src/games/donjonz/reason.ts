import type { Donjonz, Lay } from '../../../../games/donjonz/index.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { describe } from './describe.ts';
import { neighboursOf } from './neighbours.ts';

type Situation = Pick<Hearing<Donjonz>, 'language' | 'view' | 'rules'>;

/** Why a bot advises what it does: where its walk would end, or how well a card is joined. */
export function reason({ plan: [first], compared, causes }: Advice<Donjonz>, situation: Situation): string | undefined {
  const { why } = BOARD_WORDS[situation.language];
  const amount = (name: string): number => causes.find(cause => cause.name === name)?.amount ?? 0;
  const [best, second] = compared;
  if (first?.type === 'lay')
    return [why.joined(amount('open'), amount('walled')), ...elsewhere(first, compared, situation)].join(' ');
  if (first?.type === 'take' || first?.type === 'set-out') return why.only;
  if (!best) return undefined;
  if (!second) return why.ends(best.worth);
  return why.compared(best.worth, describe(second.action, situation), second.worth);
}

/** The best place beside the one that is advised, if there is any; the same place turned another way is none. */
function elsewhere(
  advised: Lay,
  compared: Advice<Donjonz>['compared'],
  { language, view, rules: { content } }: Situation,
): readonly string[] {
  const lays = compared.map(({ action }) => action).filter(action => action.type === 'lay');
  const other = lays.find(({ x, y }) => x !== advised.x || y !== advised.y);
  if (!other || view.hand === null) return [];
  const { why, laying } = BOARD_WORDS[language];
  return [why.elsewhere(laying.place(neighboursOf(content, view.laid, { ...other, card: view.hand })))];
}
