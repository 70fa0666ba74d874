import { ENDS, ENTRANCES, type Options, SWITCHES } from '../../../../games/the-dungeon/index.ts';
import type { Choices } from '../../router.ts';
import type { Choice } from '../module.ts';

/** Everybody's character is drawn. */
export const ALL_DRAWN = 'drawn';

export const choices: readonly Choice[] = [
  { name: 'entrance', values: ENTRANCES },
  { name: 'encounters', values: SWITCHES },
  { name: 'fate', values: SWITCHES },
  { name: 'until', values: ENDS },
  { name: 'characters', values: [ALL_DRAWN], isOwnForm: true },
];

/** What forms and links write as words, as the rules read it: the characters as a list in JSON. */
export function readChoices({ characters, ...rest }: Choices): object {
  return characters === undefined || characters === ALL_DRAWN ? rest : { ...rest, characters: listIn(characters) };
}

/** What is no JSON is left as it is, for the rules to refuse. */
function listIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The other way round. */
export function writeChoices({ characters, entrance, encounters, fate, until }: Options): Choices {
  const isDrawn = characters.every(character => character === 'drawn');
  return { entrance, encounters, fate, until, characters: isDrawn ? ALL_DRAWN : JSON.stringify(characters) };
}
