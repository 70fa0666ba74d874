import { ENDS, ENTRANCES, type Options, SWITCHES, theDungeon } from '../../../../games/the-dungeon/index.ts';
import { isRecord } from '../../../../kernel/plain.ts';
import type { Choices } from '../../router.ts';
import { readFirst, whoBegins } from '../begins.ts';
import type { Choice } from '../module.ts';

/** Everybody's character is drawn. */
export const ALL_DRAWN = 'drawn';

/** TD-Q24: a table with characters of its own goes on until all are out. */
const usualEnd = ({ characters }: Choices): Options['until'] =>
  characters !== undefined && hasNewcomer(listIn(characters)) ? 'all-out' : 'once-around';

export const choices: readonly Choice[] = [
  { name: 'entrance', values: ENTRANCES },
  { name: 'encounters', values: SWITCHES },
  { name: 'fate', values: SWITCHES },
  { name: 'until', values: ENDS, usual: usualEnd },
  { name: 'returns', values: SWITCHES, when: ({ characters = '' }) => hasNewcomer(listIn(characters)) },
  whoBegins(theDungeon.seats.max),
  { name: 'characters', values: [ALL_DRAWN], isOwnForm: true },
];

/** What forms and links write as words, as the rules read it: the characters as a list in JSON. */
export function readChoices({ characters, ...rest }: Choices): object {
  const read = readFirst(rest);
  return characters === undefined || characters === ALL_DRAWN ? read : { ...read, characters: listIn(characters) };
}

const hasNewcomer = (list: unknown): boolean => Array.isArray(list) && list.some(isRecord);

/** What is no JSON is left as it is, for the rules to refuse. */
function listIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The other way round. */
export function writeChoices({ characters, first, ...options }: Options): Choices {
  const isDrawn = characters.every(character => character === 'drawn');
  return { ...options, first: String(first), characters: isDrawn ? ALL_DRAWN : JSON.stringify(characters) };
}
