import type { Action, ActionOf, CharacterSheet, Content, Seen, View } from '../../games/the-dungeon/index.ts';
import { characterSheetOf } from '../../games/the-dungeon/readers.ts';

/** What a bot looks at when it decides. */
export interface Sight {
  readonly content: Content;
  readonly view: View;
  readonly me: Seen;
  readonly sheet: CharacterSheet;
  readonly actions: readonly Action[];
}

export function sightOf(content: Content, view: View, me: Seen, actions: readonly Action[]): Sight {
  const sheet = characterSheetOf(content, me);
  if (!sheet) throw new Error('nobody decides before characters are drawn');
  return { content, view, me, sheet, actions };
}

export function find<Type extends Action['type']>(
  actions: readonly Action[],
  type: Type,
  fits?: (action: ActionOf<Type>) => boolean,
): Action | undefined {
  for (const action of actions) if (action.type === type && (!fits || fits(action as ActionOf<Type>))) return action;
  return undefined;
}

export function findCast(actions: readonly Action[], spell: string): Action | undefined {
  for (const action of actions) if (action.type === 'cast' && action.spell === spell) return action;
  return undefined;
}
