import type { Words } from '../../kernel/words.ts';
import type { Ability, Animal, CharacterName, Enemy, Find, Room, Spell, WareName } from './data.ts';
import type { Verdict } from './events.ts';
import type { TheDungeon } from './kind.ts';
import type { Side } from './tiles.ts';

/** All that The Dungeon says in one language, and the names of its things. */
export interface TheDungeonWords extends Words<TheDungeon> {
  /** The captions of the five ratings, rising. */
  readonly ratings: readonly [string, string, string, string, string];
  readonly rooms: Readonly<Record<Room, string>>;
  readonly enemies: Readonly<Record<Enemy, string>>;
  readonly characters: Readonly<Record<CharacterName, string>>;
  readonly abilities: Readonly<Record<Ability | 'none', string>>;
  readonly wares: Readonly<Record<WareName, string>>;
  readonly animals: Readonly<Record<Animal, string>>;
  readonly spells: Readonly<Record<Spell, string>>;
  /** What a die may bring forth. */
  readonly finds: Readonly<Record<Find, string>>;
  /** What dice come to, after they were named: "two tiles". */
  verdict(verdict: Verdict): string;
  /** What each spell does, in a sentence. */
  readonly spellTexts: Readonly<Record<Spell, string>>;
  /** What each object does, here and on the board above. */
  readonly wareTexts: Readonly<Record<WareName, string>>;
  /** The name of an object, a character or a follower; those of a table's own stay as they were entered. */
  thing(name: string): string;
  /** Where a tile lies, told from the cell. */
  place(x: number, y: number): string;
}

/** Where in an entry something is wrong: a field of the character itself, or of the n-th thing in one of its lists. */
interface FieldPath {
  readonly list: string | undefined;
  readonly number: number;
  readonly field: string;
}

/** Reads a path such as 'strength' or 'objects[2].metal'; the field of a thing that has none is its name. */
export function fieldIn(path: string): FieldPath {
  const [, list, index, field] = /^(\w+)\[(\d+)\]\.?(\w*)$/.exec(path) ?? [];
  return { list, number: Number(index ?? 0) + 1, field: list === undefined ? path : field || 'name' };
}

/** How many tiles a tile lies from the cell, and to which sides; none for the cell itself. */
export function waysTo(x: number, y: number): readonly (readonly [tiles: number, side: Side])[] {
  const across: readonly [number, Side] = [Math.abs(x), x > 0 ? 1 : 3];
  const along: readonly [number, Side] = [Math.abs(y), y > 0 ? 2 : 0];
  return [across, along].filter(([tiles]) => tiles > 0);
}
