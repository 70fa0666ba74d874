import type { Action, Donjonz } from '../../../../games/donjonz/index.ts';
import { heroAt, sideTowards, weaponHere } from '../../../../games/donjonz/readers.ts';
import type { Situation } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { neighboursOf } from './neighbours.ts';
import type { Choice } from './words.ts';

/** Nobody counts columns and rows: a step has a direction, a card is laid beside others, and a weapon has its name. */
export function describe(
  action: Action,
  { view, rules: { content }, language }: Situation<Donjonz>,
): string | undefined {
  const { walking, laying, turned } = BOARD_WORDS[language];
  const side = action.type === 'step' ? sideTowards(heroAt(content, view), action) : undefined;
  if (side !== undefined) return walking.step[side];
  if (isChoice(action)) return walking.choice(action, weaponHere(content, view));
  if (action.type !== 'lay' || view.hand === null) return undefined;
  const spot = laying.spot(neighboursOf(content, view.laid, { ...action, card: view.hand }));
  return laying.layTurned(turned[action.turn], spot);
}

const isChoice = (action: Action): action is Choice =>
  action.type === 'pick-up' || action.type === 'swap' || action.type === 'leave';
