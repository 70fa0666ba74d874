import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { isRecord, same } from '../../kernel/plain.ts';
import { CHARACTERS, type CharacterName } from './data.ts';
import type { Reason } from './events.ts';
import { ENDS, ENTRANCES, isNewcomer, type Newcomer, type Options, SWITCHES } from './material.ts';
import { readNewcomer } from './newcomer.ts';

const NAMES = ['characters', 'entrance', 'encounters', 'fate', 'first', 'until', 'returns'] as const;

/** Reads untrusted options; characters that a table enters by hand have to be possible ones. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  if (input !== undefined && !isRecord(input)) return refuseValue('options', 'a record', 'TD-1');
  const given = input ?? {};
  const unknown = Object.keys(given).find(option => !NAMES.some(name => name === option));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: 'TD-1' };
  const entrance = oneOf(ENTRANCES, given.entrance ?? 'trapdoor');
  if (!entrance) return refuseValue('entrance', ENTRANCES.join(', '), 'TD-1');
  const encounters = oneOf(SWITCHES, given.encounters ?? 'off');
  if (!encounters) return refuseValue('encounters', SWITCHES.join(', '), 'TD-Q31');
  const fate = oneOf(SWITCHES, given.fate ?? 'off');
  if (!fate) return refuseValue('fate', SWITCHES.join(', '), 'TD-B14');
  const first = given.first ?? 0;
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= seats)
    return refuseValue('first', `0-${seats - 1}`, 'TD-18');
  const characters = readCharacters(given.characters, seats, entrance);
  if (isRefusal(characters)) return characters;
  const until = oneOf(ENDS, given.until ?? usualEnd(characters));
  if (!until) return refuseValue('until', ENDS.join(', '), 'TD-Q24');
  const returns = oneOf(SWITCHES, given.returns ?? 'off');
  if (!returns) return refuseValue('returns', SWITCHES.join(', '), 'TD-Q46');
  const options = { characters, entrance, encounters, fate, first, until, returns };
  return whyNoReturns(options) ?? options;
}

const isAbove = ({ begins }: Newcomer): boolean => begins === 'above';

/** TD-Q46: only who was entered by hand comes back, to a match that goes on; and somebody has to be inside. */
function whyNoReturns({ characters, until, returns }: Options): Refusal<Reason> | undefined {
  const newcomers = characters.filter(isNewcomer);
  const needs = newcomers.some(isAbove) || returns === 'on';
  if (!needs) return undefined;
  if (returns === 'off') return refuseValue('returns', 'on', 'TD-Q46');
  if (until !== 'all-out') return refuseValue('until', 'all-out', 'TD-Q46');
  if (newcomers.length === 0) return refuseValue('returns', 'off', 'TD-Q46');
  const isEmpty = newcomers.length === characters.length && newcomers.every(isAbove);
  return isEmpty ? { refused: { type: 'nobody-inside' }, rule: 'TD-1' } : undefined;
}

/** TD-Q24: a race ends soon after the first is out; a table of the board game goes on. */
export const usualEnd = (characters: Options['characters']): Options['until'] =>
  characters.some(isNewcomer) ? 'all-out' : 'once-around';

function oneOf<T extends string>(values: readonly T[], given: unknown): T | undefined {
  return values.find(value => value === given);
}

function refuseValue(option: string, expected: string, rule: string): Refusal<Reason> {
  return { refused: { type: 'no-such-value', option, expected }, rule };
}

type Choice = Options['characters'][number];

function readCharacters(
  input: unknown,
  seats: number,
  entrance: Options['entrance'],
): readonly Choice[] | Refusal<Reason> {
  if (input === undefined) return Array.from({ length: seats }, () => 'drawn' as const);
  if (!Array.isArray(input)) return refuseValue('characters', 'a list', 'TD-C8');
  if (input.length !== seats) return { refused: { type: 'seats-differ', seats, found: input.length }, rule: 'TD-18' };
  const choices: Choice[] = [];
  for (const [seat, given] of input.entries()) {
    const choice = isRecord(given) ? readNewcomer(given, seat, entrance) : readName(given);
    if (typeof choice === 'object' && isRefusal(choice)) return choice;
    choices.push(choice);
  }
  return twice(choices) ?? sameName(choices) ?? choices;
}

function readName(given: unknown): CharacterName | 'drawn' | Refusal<Reason> {
  const names = [...CHARACTERS.map(({ name }) => name), 'drawn'] as const;
  return oneOf(names, given) ?? refuseValue('characters', names.join(', '), 'TD-C8');
}

/** Each of our characters exists once. */
function twice(choices: readonly Choice[]): Refusal<Reason> | undefined {
  const names = choices.filter((choice): choice is CharacterName => !isNewcomer(choice) && choice !== 'drawn');
  const character = names.find((name, i) => names.indexOf(name) < i);
  return character && { refused: { type: 'character-twice', character }, rule: 'TD-C8' };
}

/** Objects of one name are one kind of object. */
function sameName(choices: readonly Choice[]): Refusal<Reason> | undefined {
  const wares = choices.flatMap((choice, seat) =>
    isNewcomer(choice) ? choice.objects.flatMap(ware => (typeof ware === 'object' ? [{ seat, ware }] : [])) : [],
  );
  const odd = wares.find(({ ware }) => wares.some(other => other.ware.name === ware.name && !same(other.ware, ware)));
  if (!odd) return undefined;
  return { refused: { type: 'name-taken', seat: odd.seat, field: 'objects', name: odd.ware.name }, rule: 'TD-Q19' };
}
