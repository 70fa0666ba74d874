import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { lookUp } from '../../../../kernel/words.ts';
import type { Advice } from '../../table/table.ts';
import type { Hearing } from '../module.ts';
import { TABLE_WORDS } from './context.ts';

/** Why a bot would do so: what speaks for it, and how the next best thing compares. */
export function reason(advice: Advice<TheDungeon>, { language }: Hearing<TheDungeon>): string | undefined {
  const { hints } = TABLE_WORDS[language];
  const [cause] = advice.causes;
  const sentence = cause && lookUp(hints.causes, cause.name)?.(cause.amount);
  if (sentence === undefined) return undefined;
  return [sentence, comparison(advice, language)].filter(Boolean).join(' ');
}

/** Ways are compared by tiles, turns of a tile by the ways that it opens. */
function comparison(
  { compared: [first, second] }: Advice<TheDungeon>,
  language: Hearing<TheDungeon>['language'],
): string {
  const { hints, sides } = TABLE_WORDS[language];
  if (!first || !second || first.worth === second.worth) return '';
  if (first.action.type === 'lay') return hints.otherTurns(second.worth);
  if (second.action.type === 'go') return hints.otherWay(sides[second.action.side], second.worth - first.worth);
  return second.action.type === 'fight' ? hints.plainFight(second.worth) : '';
}
