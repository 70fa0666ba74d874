import type { Seat } from '../../../kernel/game.ts';
import type { Given, Manifest, Option } from '../../../kernel/manifest.ts';
import { isOffered, readTexts, type Texts, usualOf, writeText } from '../../../kernel/options.ts';
import type { ChoiceTexts } from '../games/module.ts';

/** A row of buttons in a form: the values of an option, or those that one seat may have. */
export interface OptionRow {
  readonly option: Option;
  readonly seat: Seat | undefined;
  readonly values: readonly string[];
  /** As a text, like the values. */
  readonly chosen: string;
}

/** The rows of buttons for what can be chosen, given what has been. Who begins and a game's own form are no rows. */
export function optionRows({ options }: Pick<Manifest, 'options'>, given: Given, seats: number): readonly OptionRow[] {
  return options.filter(option => isOffered(option, given)).flatMap(option => rowsOf(option, given, seats));
}

function rowsOf(option: Option, given: Given, seats: number): readonly OptionRow[] {
  const value = given[option.name] ?? usualOf(option, given, seats);
  const values = valuesOf(option, value);
  if (values.length < 2) return [];
  if (option.type !== 'by-seat') return [{ option, seat: undefined, values, chosen: writeText(value) }];
  const bySeat: readonly unknown[] = Array.isArray(value) ? value : [];
  return bySeat.map((each, seat) => ({ option, seat, values, chosen: String(each) }));
}

/** Among those that come with the game stands the work of somebody that is chosen. */
function valuesOf(option: Option, value: unknown): readonly string[] {
  if (option.type === 'switch') return ['false', 'true'];
  const values = 'values' in option ? option.values : [];
  const isOwn = option.type === 'text' && typeof value === 'string' && !values.includes(value);
  return isOwn ? [...values, value] : values;
}

/** The text of an option once a button of a row has been pressed. */
export function chosenText({ option, seat }: OptionRow, value: string, given: Given, seats: number): string {
  if (seat === undefined) return value;
  const before = given[option.name] ?? usualOf(option, given, seats);
  return JSON.stringify(Array.isArray(before) ? before.with(seat, value) : before);
}

export const rowLabel = ({ seat }: OptionRow, texts: ChoiceTexts | undefined): string =>
  texts?.bySeat?.[seat ?? 0] ?? texts?.label ?? '';

/** The option that says who begins, where there is one. */
export const beginning = ({ options }: Pick<Manifest, 'options'>): Option | undefined =>
  options.find(({ type }) => type === 'seat');

/** What was chosen among what can be chosen now, by as many as play now. */
export function pickedFrom(manifest: Pick<Manifest, 'options'>, texts: Texts, seats: number): Texts {
  const given = readTexts(manifest, texts);
  const isPicked = ([name, text]: readonly [string, string]): boolean => {
    const option = manifest.options.find(each => each.name === name);
    if (!option || !isOffered(option, given)) return false;
    return option.type !== 'seat' || Number(text) < seats;
  };
  return Object.fromEntries(Object.entries(texts).filter(isPicked));
}

/** The texts of what was agreed on otherwise than usual: a link need not say the rest. */
export function unusualTexts({ options }: Pick<Manifest, 'options'>, agreed: object, seats: number): Texts {
  const given: Given = { ...agreed };
  const usual = (option: Option): Given => ({ ...given, [option.name]: undefined });
  const isUnusual = (option: Option): boolean =>
    given[option.name] !== undefined &&
    writeText(given[option.name]) !== writeText(usualOf(option, usual(option), seats));
  return Object.fromEntries(options.filter(isUnusual).map(({ name }) => [name, writeText(given[name])]));
}

/** The texts with one more; undefined takes it out. */
export function withText(texts: Texts, name: string, text: string | undefined): Texts {
  const { [name]: _, ...others } = texts;
  return text === undefined ? others : { ...others, [name]: text };
}
