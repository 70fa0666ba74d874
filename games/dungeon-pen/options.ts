import type { Refusal } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { CHARACTERS } from './data.ts';
import type { Reason } from './events.ts';
import { isMapName, MAP_NAMES } from './material.ts';
import { isSmudge, readSheet } from './sheet-text.ts';
import { type CharacterName, type Options, RULESETS } from './state.ts';

export const DEFAULTS: Options = {
  ruleset: 'en',
  beginner: false,
  wilder: false,
  quibble: false,
  safeWalls: false,
  dungeon: 'hall',
  first: 0,
  characters: ['turnkey', 'turnkey'],
};

const SWITCHES = { beginner: 'DP-9', wilder: 'DP-10', quibble: 'DP-Q34', safeWalls: 'DP-Q42' } as const;

/** Reads untrusted options; a dungeon of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown): Options | Refusal<Reason> {
  if (input !== undefined && !isRecord(input)) return refuseValue('options', 'a record', 'DP-2');
  const given: Record<string, unknown> = { ...DEFAULTS, ...input };
  const unknown = Object.keys(given).find(option => !(option in DEFAULTS));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: 'DP-2' };
  return wrongValue(given) ?? wrongCharacters(given) ?? wrongDungeon(given.dungeon) ?? (given as unknown as Options);
}

function refuseValue(option: string, expected: string, rule: string): Refusal<Reason> {
  return { refused: { type: 'no-such-value', option, expected }, rule };
}

function wrongValue(given: Readonly<Record<string, unknown>>): Refusal<Reason> | undefined {
  if (!RULESETS.some(ruleset => ruleset === given.ruleset)) return refuseValue('ruleset', RULESETS.join(', '), 'DP-F1');
  for (const [option, rule] of Object.entries(SWITCHES))
    if (typeof given[option] !== 'boolean') return refuseValue(option, 'true, false', rule);
  if (given.first !== 0 && given.first !== 1) return refuseValue('first', '0, 1', 'DP-5');
  return undefined;
}

/** DP-F1: characters belong to the French rules. */
function wrongCharacters({ ruleset, characters }: Readonly<Record<string, unknown>>): Refusal<Reason> | undefined {
  const isPair = Array.isArray(characters) && characters.length === 2 && characters.every(isCharacter);
  if (!isPair) return refuseValue('characters', `two of ${Object.keys(CHARACTERS).join(', ')}`, 'DP-C8');
  const isPlain = characters.every(name => name === 'turnkey');
  return ruleset === 'fr' || isPlain ? undefined : { refused: { type: 'no-characters' }, rule: 'DP-F1' };
}

function isCharacter(name: unknown): name is CharacterName {
  return typeof name === 'string' && Object.hasOwn(CHARACTERS, name);
}

function wrongDungeon(dungeon: unknown): Refusal<Reason> | undefined {
  if (typeof dungeon !== 'string') return refuseValue('dungeon', `${MAP_NAMES.join(', ')}, ...`, 'DP-C10');
  if (isMapName(dungeon)) return undefined;
  if (!dungeon.includes('\n')) return refuseValue('dungeon', `${MAP_NAMES.join(', ')}, ...`, 'DP-C10');
  const sheet = readSheet(dungeon);
  if (isSmudge(sheet)) return { refused: sheet, rule: 'DP-C10' };
  const [flaw] = flawsOf(sheet);
  return flaw && { refused: flaw, rule: RULE_OF_FLAW[flaw.type] };
}
