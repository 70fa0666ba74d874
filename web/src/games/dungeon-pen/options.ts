import {
  CHARACTERS,
  type CharacterName,
  MAP_NAMES,
  type Options,
  RULESETS,
} from '../../../../games/dungeon-pen/index.ts';
import type { Choices } from '../../router.ts';
import type { Choice } from '../module.ts';

const isFrench = (chosen: Choices): boolean => chosen['ruleset'] === 'fr';
const NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];
const SWITCH = ['false', 'true'] as const;

/** DP-F1, DP-Q42: characters and the limits of walls are chosen under the French rules only. */
export const choices: readonly Choice[] = [
  { name: 'dungeon', values: MAP_NAMES },
  { name: 'ruleset', values: RULESETS },
  { name: 'south', values: NAMES, when: isFrench },
  { name: 'north', values: NAMES, when: isFrench },
  { name: 'safeWalls', values: SWITCH, when: isFrench },
  { name: 'beginner', values: SWITCH },
  { name: 'wilder', values: SWITCH },
  { name: 'quibble', values: SWITCH },
  { name: 'first', values: ['0', '1'] },
];

/** What forms and links write as words, as the rules read it. */
export function readChoices({ south, north, first, beginner, wilder, quibble, safeWalls, ...rest }: Choices): object {
  const characters = rest['ruleset'] === 'fr' ? { characters: [south ?? NAMES[0], north ?? NAMES[0]] } : {};
  return {
    ...rest,
    ...characters,
    ...(first !== undefined && { first: first === '0' ? 0 : first === '1' ? 1 : first }),
    ...switched({ beginner, wilder, quibble, safeWalls }),
  };
}

const switched = (given: Readonly<Record<string, string | undefined>>): object =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === 'true' ? true : value === 'false' ? false : value]),
  );

/** The other way round. */
export function writeChoices({ characters, ...options }: Options): Choices {
  const [south = '', north = ''] = characters;
  const written = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(written), south, north };
}
