import type { CharacterSheet } from '../../../../games/the-dungeon/index.ts';
import { CHARACTERS, portraitFor, work } from '../../../../games/the-dungeon/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';

/** A character that can be chosen before a match. */
export type CastMember = Pick<CharacterSheet, 'name' | 'strength' | 'craft' | 'ability' | 'portrait'>;

const OF_THE_BOX: readonly CastMember[] = CHARACTERS.map(each => ({ ...each, portrait: each.name }));

/** TD-C8, TD-C16: whom the set that is played with brings along; those of the box where it brings nobody. */
export function castOf(set: string | undefined): readonly CastMember[] {
  const own = set === undefined ? undefined : work.read(set);
  if (own === undefined || isRefusal(own) || own.characters.length === 0) return OF_THE_BOX;
  return own.characters.map(each => ({ ...each, portrait: portraitFor(each.ability) }));
}
