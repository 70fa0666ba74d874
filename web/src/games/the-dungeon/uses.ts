import { same } from '../../../../kernel/plain.ts';
import type { Action } from '../../../../games/the-dungeon/index.ts';
import { castChips } from './chips.ts';
import { choiceOf } from './choices.ts';
import type { Desk } from './context.ts';

/** What a card that is held is good for now. */
export interface Use {
  readonly isArmed: boolean;
  readonly isHinted: boolean;
  readonly press: () => void;
}

/** The object or spell that an action uses up. */
function usedBy(action: Action): string | undefined {
  if (action.type === 'cast') return action.spell;
  if (action.type === 'eat') return action.object;
  return action.type === 'read' ? 'scroll' : undefined;
}

/** By the name of an object or a spell: what it is good for now. Whatever is not there is of no use at the moment. */
export function usesOf(desk: Desk): ReadonlyMap<string, Use> {
  const { play } = desk;
  const uses = new Map<string, Use>();
  for (const action of play.actions) {
    const name = usedBy(action);
    if (name === undefined || uses.has(name)) continue;
    const isHinted = play.hint !== undefined && same(play.hint, action);
    uses.set(name, { isArmed: false, isHinted, press: choiceOf(desk, action).press });
  }
  for (const { key, isArmed, isHinted, press } of castChips(desk, play.actions))
    if (uses.has(key)) uses.set(key, { isArmed, isHinted, press });
  return uses;
}
