import type {
  Action,
  ActionOf,
  CharacterSheet,
  Content,
  Open,
  Person,
  Seen,
  Side,
  View,
} from '../../games/the-dungeon/index.ts';
import { characterSheetOf } from '../../games/the-dungeon/readers.ts';

/** Of the easy bot. */
export const USUAL_DREAD = 18;

/** A way on as the usual habit sees it. */
export interface WayOn {
  readonly side: Side;
  readonly isUsual: boolean;
  /** How much worse it is than the best one to the usual habit. */
  readonly lag: number;
}

/** Chooses among ways on, by their order. */
export type Sense = (ways: readonly WayOn[]) => number;

/** What a bot looks at when it decides. */
export interface Sight {
  readonly content: Content;
  /** The table, from a view or from an imagined state. */
  readonly view: Open;
  readonly me: Readonly<Person>;
  readonly sheet: CharacterSheet;
  /** How many spells it holds. */
  readonly spells: number;
  readonly fate: View['fate'];
  readonly actions: readonly Action[];
  /** How much it would rather not fight a Guard whom it could not beat, in the unit in which ways are compared. */
  readonly dread: number;
  /** What chooses among several ways on; the usual one where there is nothing that does. */
  readonly sense?: Sense | undefined;
}

export function sightOf(content: Content, view: View, me: Seen, actions: readonly Action[]): Sight {
  const sheet = sheetFor(content, me);
  return { content, view, me, sheet, spells: me.spells, fate: view.fate, actions, dread: USUAL_DREAD };
}

export function sheetFor(content: Content, me: Readonly<Person>): CharacterSheet {
  const sheet = characterSheetOf(content, me);
  if (!sheet) throw new Error('nobody decides before characters are drawn');
  return sheet;
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
