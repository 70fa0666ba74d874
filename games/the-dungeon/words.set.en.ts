import type { Words } from '../../kernel/words.ts';
import type { Ability } from './data.ts';
import type { TheDungeon } from './kind.ts';
import type { Flaw } from './constraints.ts';
import type { Smudge } from './set-text.ts';

/** What is wrong with a set of one's own. */
export type SetReasons = Pick<Words<TheDungeon>['reasons'], (Smudge | Flaw)['type']>;

/** What characters can do, in the names that texts have for it. */
const CALLED: Readonly<Record<Ability, string>> = {
  'retries-locks': 'trying locks again',
  scouts: 'scouting',
  'sees-in-the-dark': 'seeing in the dark',
  'bribes-cheaply': 'bribing cheaply',
  'steadies-tests': 'a steady hand in tests',
  'carries-five': 'carrying five',
  'wins-stand-offs': 'winning stand-offs',
  'knows-a-spell': 'knowing a spell',
};

const at = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `Line ${line}, column ${column}`;

export const setReasons: SetReasons = {
  'set-start': flaw => `${at(flaw)}: a set begins with its first cell, such as “start DDDD”, not with “${flaw.found}”.`,
  'set-tile': flaw =>
    `${at(flaw)}: a tile is how many there are, its kind and its sides, such as “3 corridor O-O-”, not “${flaw.found}”.`,
  'set-count': flaw => `${at(flaw)}: “${flaw.found}” has to be a whole number from 1 to ${flaw.most}.`,
  'set-room': flaw => `${at(flaw)}: there is no kind “${flaw.found}”; there are ${flaw.expected}.`,
  'set-sides': flaw =>
    `${at(flaw)}: four signs say what the sides north, east, south and west are (D a door, O a doorway, - a wall, X the Guard’s way out), not “${flaw.found}”.`,
  'set-character': flaw =>
    `${at(flaw)}: a character is Strength, Craft, ability and name, such as “4 3 scouts Wilma”, not “${flaw.found}”.`,
  'set-value': flaw => `${at(flaw)}: “${flaw.found}” has to be a whole number from ${flaw.least} to ${flaw.most}.`,
  'set-ability': flaw => `${at(flaw)}: there is no ability “${flaw.found}”; there are ${flaw.expected}.`,
  'set-name': flaw => `${at(flaw)}: a name is one line of at most ${flaw.most} signs that can be printed.`,
  'set-beyond': flaw => `${at(flaw)}: after the characters nothing follows, not “${flaw.found}” either.`,
  'set-closed': flaw => `${at(flaw)}: a tile needs a door or a doorway.`,
  'set-guard-door': flaw => `${at(flaw)}: a Guard Room has one door to the outside, not ${flaw.found}.`,
  'set-stray-door': flaw => `${at(flaw)}: only a Guard Room has a door to the outside.`,
  'set-no-dead-end': ({ line }) => `Line ${line}: some tile of the pile has to be a dead end.`,
  'set-few': ({ line, found, least, most }) => `Line ${line}: the pile has ${least} to ${most} tiles, not ${found}.`,
  'set-many': ({ line, found, least, most }) => `Line ${line}: the pile has ${least} to ${most} tiles, not ${found}.`,
  'set-no-way-out': ({ line }) =>
    `Line ${line}: nobody would ever get out: there is no Guard Room, Hidden Passage or Tunnel.`,
  'set-no-way-on': ({ line, found, least }) =>
    `Line ${line}: at least ${least} tiles have to lead on, with two openings or more; ${found} do.`,
  'set-cast': ({ line, found, least, most }) =>
    `Line ${line}: a set has ${least} to ${most} characters of its own, or none, not ${found}.`,
  'set-together': ({ line, name, found, least, most }) =>
    `Line ${line}: Strength and Craft of “${name}” come to ${least} to ${most} together, not ${found}.`,
  'set-spell': flaw =>
    `${at(flaw)}: “${flaw.name}” knows a spell and needs a Craft of ${flaw.least} or more to hold it, not ${flaw.found}.`,
  'set-ability-twice': flaw => `${at(flaw)}: “${flaw.name}” is the second with the gift of ${CALLED[flaw.ability]}.`,
  'set-name-twice': flaw => `${at(flaw)}: there are two characters called “${flaw.name}”.`,
  'set-name-taken': flaw => `${at(flaw)}: “${flaw.name}” is the name of something in the box.`,
};
