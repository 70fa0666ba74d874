import { type Action, type Donjonz, heroPlace, contentOf } from '../../../../games/donjonz/index.ts';
import type { Situation } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { neighboursOf } from './neighbours.ts';
import { sideOf } from './walking.ts';

/** Nobody counts columns and rows: a step has a direction, and a card is laid beside others. */
export function describe(action: Action, { view, options, language }: Situation<Donjonz>): string | undefined {
  const { walking, laying, turned } = BOARD_WORDS[language];
  const content = contentOf(options);
  if (action.type === 'step') return walking.step[sideOf(heroPlace(content, view), action)];
  if (action.type !== 'lay' || view.hand === null) return undefined;
  const place = laying.place(neighboursOf(content, view.laid, { ...action, card: view.hand }));
  return `${laying.layAt(place)}, ${turned[action.turn]}`;
}
