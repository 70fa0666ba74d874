import type { Refusal, Seat } from './game.ts';
import type { Given, Manifest, Option } from './manifest.ts';
import { isRecord } from './plain.ts';

/** Why options are turned down before the game itself has looked at them. */
export type OptionReason =
  | { readonly type: 'no-record' }
  | { readonly type: 'no-such-option'; readonly option: string }
  | { readonly type: 'no-such-value'; readonly option: string; readonly expected: string };

/**
 * Reads untrusted options by the manifest and fills in the usual values. Each is possible in itself; whether a text of
 * one's own is well formed and whether the options go together, the game has to see.
 */
export function readGiven<Options extends object>(
  { options, optionsRule }: Pick<Manifest, 'options' | 'optionsRule'>,
  input: unknown,
  seats: number,
): Options | Refusal<OptionReason> {
  if (input !== undefined && !isRecord(input)) return { refused: { type: 'no-record' }, rule: optionsRule };
  const given = input ?? {};
  const unknown = Object.keys(given).find(name => !options.some(option => option.name === name));
  if (unknown !== undefined) return { refused: { type: 'no-such-option', option: unknown }, rule: optionsRule };
  const wrong = options.find(
    option => given[option.name] !== undefined && !isPossible(option, given[option.name], seats),
  );
  if (wrong) return refuseValue(wrong, expectedOf(wrong, seats));
  return Object.fromEntries(
    options.map(option => [option.name, given[option.name] ?? usualOf(option, given, seats)]),
  ) as Options;
}

/** That an option has none of the values that it may have. */
export const refuseValue = ({ name, rule }: Option, expected: string): Refusal<OptionReason> => ({
  refused: { type: 'no-such-value', option: name, expected },
  rule,
});

/** The option of that name. */
export function optionNamed({ options }: Pick<Manifest, 'options'>, name: string): Option {
  const option = options.find(each => each.name === name);
  if (!option) throw new Error(`there is no option ${name}`);
  return option;
}

/** What holds when nobody says otherwise, given what was said of the others. */
export function usualOf(option: Option, given: Given, seats: number): unknown {
  switch (option.type) {
    case 'one-of':
      return typeof option.usual === 'function' ? option.usual(given) : option.usual;
    case 'switch':
    case 'text':
      return option.usual;
    case 'seat':
      return 0;
    case 'by-seat':
      return Array.from({ length: seats }, () => option.usual);
    case 'own':
      return option.usual(seats);
  }
}

function isPossible(option: Option, value: unknown, seats: number): boolean {
  const isListed = (each: unknown): boolean => 'values' in option && option.values.some(listed => listed === each);
  switch (option.type) {
    case 'one-of':
      return isListed(value) || (option.numbers === true && Number.isInteger(value));
    case 'switch':
      return typeof value === 'boolean';
    case 'seat':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;
    case 'text':
      return typeof value === 'string';
    case 'by-seat':
      return Array.isArray(value) && value.length === seats && value.every(isListed);
    case 'own':
      return true;
  }
}

/** What was agreed on, for those of its seats that are kept, in their order: what a seat was given stays with it. */
export function optionsOfSeats({ options }: Pick<Manifest, 'options'>, agreed: Given, kept: readonly Seat[]): Given {
  const moved = ({ name, type }: Option): unknown => {
    const value = agreed[name];
    if (type === 'seat') return Math.max(0, kept.indexOf(Number(value)));
    const isBySeat = (type === 'by-seat' || type === 'own') && Array.isArray(value);
    return isBySeat ? kept.map(seat => value[seat] as unknown) : value;
  };
  return Object.fromEntries(options.map(option => [option.name, moved(option)]));
}

/** The values that an option may have, to be read in a sentence. */
export function expectedOf(option: Option, seats: number): string {
  switch (option.type) {
    case 'one-of':
      return [...option.values, ...(option.numbers ? ['...'] : [])].join(', ');
    case 'switch':
      return 'true, false';
    case 'seat':
      return `0-${seats - 1}`;
    case 'text':
      return `${option.values.join(', ')}, ...`;
    case 'by-seat':
      return `${seats} of ${option.values.join(', ')}`;
    case 'own':
      return '...';
  }
}

/** Options as links, forms and the terminal write them. */
export type Texts = Readonly<Record<string, string>>;

/** Options out of their texts. What cannot be read, and what has no such option, stays as it is: to be refused. */
export function readTexts({ options }: Pick<Manifest, 'options'>, texts: Texts): Given {
  const read = ([name, text]: readonly [string, string]): readonly [string, unknown] => {
    const option = options.find(each => each.name === name);
    return [name, option ? readText(option, text) : text];
  };
  return Object.fromEntries(Object.entries(texts).map(read));
}

/** The texts of options that have been read before: all that are to be chosen among them. */
export function writeTexts({ options }: Pick<Manifest, 'options'>, agreed: object): Texts {
  const given: Given = { ...agreed };
  const chosen = options.filter(option => given[option.name] !== undefined && isOffered(option, given));
  return Object.fromEntries(chosen.map(option => [option.name, writeText(given[option.name])]));
}

/** Whether there is anything to choose, given the others. */
export const isOffered = (option: Option, given: Given): boolean => option.when?.(given) ?? true;

export const writeText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function readText(option: Option, text: string): unknown {
  if (option.type === 'text') return text;
  if (option.type === 'one-of' && !option.numbers) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
