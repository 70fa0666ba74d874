import { type Kind, ONLOOKER } from '../../../kernel/game.ts';
import { type Language, say } from '../../../kernel/words.ts';
import type { Hearing } from '../games/module.ts';
import type { InterfaceWords } from '../words/en.ts';
import type { AtTable } from './atTable.ts';

/** To whom something is told at a table, and where that stands. */
export function hearingOf(
  { table, seen, names, reader }: Pick<AtTable, 'table' | 'seen' | 'names' | 'reader'>,
  language: Language,
): Hearing<Kind> {
  const { view, seat } = seen.now;
  return { rules: table.rules, language, view, seat, names, reader };
}

/** What an action means where the table stands, in words. */
export function describedAt(
  { module, table, seen, names, reader }: Pick<AtTable, 'module' | 'table' | 'seen' | 'names' | 'reader'>,
  language: Language,
): (action: Kind['action']) => string {
  const { actions } = module.words[language];
  const situation = { view: seen.now.view, rules: table.rules, language };
  return action => module.describe?.(action, situation) ?? say(actions, action, names, reader);
}

/** What one is after at a table, in a sentence; nothing where its game does not say, or where one only looks on. */
export function goalOf(props: AtTable, language: Language, { table }: InterfaceWords): string | undefined {
  if (props.seen.now.seat === ONLOOKER) return undefined;
  const goal = props.module.goal?.(hearingOf(props, language));
  return goal === undefined ? undefined : table.goal(goal);
}
