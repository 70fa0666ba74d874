import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { lookUp, say } from '../../../../kernel/words.ts';
import type { Advice } from '../../table/table.ts';
import { uncapital } from '../../words/case.ts';
import type { Hearing } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { describe } from './describe.ts';
import type { HintWords } from './words.ts';

/** Why a bot would do so: what speaks for it, how it ended when it was tried, and how the next best thing did. */
export function reason(advice: Advice<TheDungeon>, hearing: Hearing<TheDungeon>): string | undefined {
  const { hints } = TABLE_WORDS[hearing.language];
  const [first] = advice.causes;
  const spoken = first && lookUp(hints.causes, first.name)?.(first.amount);
  if (advice.compared.length === 1) return forced(hints, first && !CHOSEN.has(first.name) ? spoken : undefined);
  const said = [spoken, outlook(advice, hearing), nextBest(advice, hearing)].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** What speaks for a thing only beside others. */
const CHOSEN: ReadonlySet<string> = new Set(['end', 'least', 'rob', 'only']);

/** Where there is no choice, how the match may end is no reason for it. */
const forced = ({ causes }: HintWords, spoken: string | undefined): string =>
  [lookUp(causes, 'only')?.(1), spoken].filter(Boolean).join(' ');

/** TD-1, TD-Q24: what one is after. */
export const goal = ({ language, rules }: Pick<Hearing<TheDungeon>, 'language' | 'rules'>): string =>
  TABLE_WORDS[language].goal[raceOf(rules.content)];

function raceOf({ seats, until }: TheDungeon['content']): 'alone' | 'race' | 'all' {
  if (seats.length === 1) return 'alone';
  return until === 'all-out' ? 'all' : 'race';
}

function outlook({ causes }: Advice<TheDungeon>, { language, rules }: Hearing<TheDungeon>): string | undefined {
  const amount = (name: string): number | undefined => causes.find(cause => cause.name === name)?.amount;
  const { hints } = TABLE_WORDS[language];
  const [won, margin] = [amount('outlook'), amount('margin')];
  if (won === undefined) return undefined;
  return hints.outlook[rules.content.seats.length === 1 ? 'alone' : 'race'](won, margin ?? 0);
}

/** What else was tried: below what is advised, even with it as far as a trial can tell, or above it, which is said as it is. */
function nextBest(advice: Advice<TheDungeon>, hearing: Hearing<TheDungeon>): string | undefined {
  const [best, next] = advice.compared;
  if (!best || !next) return undefined;
  const margin = advice.causes.find(({ name }) => name === 'margin')?.amount ?? 0;
  const { hints } = TABLE_WORDS[hearing.language];
  const { actions } = GAME_WORDS[hearing.language];
  const told = describe(next.action, hearing) ?? say(actions, next.action, hearing.names, hearing.reader);
  const what = uncapital(told);
  if (Math.abs(next.worth - best.worth) <= margin) return hints.asGood(what, next.worth);
  return next.worth < best.worth ? hints.nextBest(what, next.worth) : hints.better(what, next.worth);
}
