import type { Donjonz, Lay } from '../../../../games/donjonz/index.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { describe } from './describe.ts';
import { neighboursOf } from './neighbours.ts';

/** DZ-3, DZ-16: what one is after. */
export const goal = ({ language }: Pick<Hearing<Donjonz>, 'language'>): string => BOARD_WORDS[language].goal;

type Situation = Pick<Hearing<Donjonz>, 'language' | 'view' | 'rules'>;

/** Why a bot advises what it does: where its walk would end, or how well a card is joined. */
export function reason({ plan: [first], compared, causes }: Advice<Donjonz>, situation: Situation): string | undefined {
  const { why } = BOARD_WORDS[situation.language];
  const amount = (name: string): number => causes.find(cause => cause.name === name)?.amount ?? 0;
  const [best, second] = compared;
  if (first?.type === 'lay')
    return [
      why.joined(amount('open'), amount('walled')),
      ...(best ? [why.promises(Math.round(best.worth))] : []),
      ...elsewhere(first, compared, situation),
    ].join(' ');
  if (first?.type === 'take') return why.take(cardsLeft(situation));
  if (first?.type === 'set-out') return why.setOut;
  if (!best) return undefined;
  if (!second) return why.ends(best.worth);
  const other = describe(second.action, situation);
  return second.worth === best.worth ? why.even(best.worth, other) : why.compared(best.worth, other, second.worth);
}

/** The best place beside the one that is advised, if there is any; the same place turned another way is none. */
function elsewhere(
  advised: Lay,
  compared: Advice<Donjonz>['compared'],
  { language, view, rules: { content } }: Situation,
): readonly string[] {
  const isElsewhere = ({ x, y }: Lay): boolean => x !== advised.x || y !== advised.y;
  const found = compared.flatMap(({ action, worth }) =>
    action.type === 'lay' && isElsewhere(action) ? [{ other: action, glory: Math.round(worth) }] : [],
  )[0];
  if (!found || view.hand === null) return [];
  const { other, glory } = found;
  const { why, laying } = BOARD_WORDS[language];
  return [
    why.elsewhere(laying.place(neighboursOf(content, view.laid, { ...other, card: view.hand }).slice(0, 1)), glory),
  ];
}

/** How many cards are still to be laid, that on the pile included. */
const cardsLeft = ({ view, rules: { content } }: Situation): number => content.deck.length - view.laid.length;
