import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { type OptionReason, optionNamed, readGiven, refuseValue } from '../../kernel/options.ts';
import { isRecord, same } from '../../kernel/plain.ts';
import type { Newcomer, Options } from './action.ts';
import { isNewcomer } from './content.ts';
import { CHARACTERS } from './data.ts';
import type { Reason } from './events.ts';
import { manifest } from './manifest.ts';
import { readNewcomer } from './newcomer.ts';
import { type OwnSet, work } from './work.ts';

type Given = Omit<Options, 'characters'> & { readonly characters: unknown };

/** Reads untrusted options; characters that a table enters by hand have to be possible ones. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  const given = readGiven<Given>(manifest, input, seats);
  if (isRefusal(given)) return given;
  const set = readOwn(given.set);
  if (set !== undefined && isRefusal(set)) return set;
  const characters = readCharacters(given.characters, seats, { entrance: given.entrance, names: namesIn(set) });
  if (isRefusal(characters)) return characters;
  const options = { ...given, characters };
  return whyNoReturns(options) ?? options;
}

/** TD-C12: a set of one's own has to keep the constraints of RULES.md; undefined for that of the box. */
function readOwn(text = 'standard'): OwnSet | Refusal<Reason> | undefined {
  if (text === 'standard') return undefined;
  const set = work.read(text);
  return isRefusal(set) ? set : (work.flaws(set)[0] ?? set);
}

/** The characters that can be chosen: those of the set, or ours. */
const namesIn = (set: OwnSet | undefined): readonly string[] =>
  (set === undefined || set.characters.length === 0 ? CHARACTERS : set.characters).map(({ name }) => name);

const refuse = (option: string, expected: string): Refusal<OptionReason> =>
  refuseValue(optionNamed(manifest, option), expected);

const isAbove = ({ begins }: Newcomer): boolean => begins === 'above';

/** TD-Q46: only who was entered by hand comes back, to a match that goes on; and somebody has to be inside. */
function whyNoReturns({ characters, until, returns }: Options): Refusal<Reason> | undefined {
  const newcomers = characters.filter(isNewcomer);
  const needs = newcomers.some(isAbove) || returns === 'on';
  if (!needs) return undefined;
  if (returns === 'off') return refuse('returns', 'on');
  if (until !== 'all-out') return { ...refuse('until', 'all-out'), rule: 'TD-Q46' };
  if (newcomers.length === 0) return refuse('returns', 'off');
  const isEmpty = newcomers.length === characters.length && newcomers.every(isAbove);
  return isEmpty ? { refused: { type: 'nobody-inside' }, rule: 'TD-1' } : undefined;
}

type Choice = Options['characters'][number];

interface Cast {
  readonly entrance: Options['entrance'];
  readonly names: readonly string[];
}

function readCharacters(input: unknown, seats: number, { entrance, names }: Cast): readonly Choice[] | Refusal<Reason> {
  if (!Array.isArray(input)) return refuse('characters', 'a list');
  if (input.length !== seats) return { refused: { type: 'seats-differ', seats, found: input.length }, rule: 'TD-18' };
  const choices: Choice[] = [];
  for (const [seat, given] of input.entries()) {
    const choice = isRecord(given) ? readNewcomer(given, seat, entrance) : readName(given, names);
    if (typeof choice === 'object' && isRefusal(choice)) return choice;
    choices.push(choice);
  }
  return twice(choices) ?? sameName(choices) ?? choices;
}

function readName(given: unknown, characters: readonly string[]): string | Refusal<Reason> {
  const names = [...characters, 'drawn'];
  return names.find(name => name === given) ?? refuse('characters', names.join(', '));
}

/** Each of the characters exists once. */
function twice(choices: readonly Choice[]): Refusal<Reason> | undefined {
  const names = choices.filter((choice): choice is string => !isNewcomer(choice) && choice !== 'drawn');
  const character = names.find((name, i) => names.indexOf(name) < i);
  return character === undefined ? undefined : { refused: { type: 'character-twice', character }, rule: 'TD-C8' };
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
