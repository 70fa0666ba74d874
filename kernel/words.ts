import type { Kind, Seat, Typed } from './game.ts';
import type { Language } from './language.ts';

export { type Language, LANGUAGES } from './language.ts';

/** How the seats are called in sentences, by seat. */
export type Names = readonly string[];

/** The seat of the one person who reads a sentence, which calls it "you"; undefined where others may read it, too. */
export type Reader = Seat | undefined;

/** One sentence for every type of `T`: a missing one does not compile. */
export type Sentences<T extends Typed> = {
  readonly [Type in T['type']]: (it: Extract<T, { readonly type: Type }>, names: Names, reader?: Reader) => string;
};

/** All that a game says, in one language. */
export interface Words<K extends Kind> {
  readonly events: Sentences<K['event']>;
  readonly actions: Sentences<K['action']>;
  readonly reasons: Sentences<K['reason']>;
  readonly prompts: Sentences<K['prompt']>;
}

export function say<T extends Typed>(sentences: Sentences<T>, it: T, names: Names = [], reader?: Reader): string {
  const sentence = sentences[it.type as T['type']] as (it: T, names: Names, reader?: Reader) => string;
  return sentence(it, names, reader);
}

/** As a sentence begins, whatever it begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a table has for a name, which may be a stranger's: `constructor` is in no table. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** French “de” before a name, as it is said: d’Ada, de Bo. */
export const de = (name = ''): string =>
  /^(?:[aeiouœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

/**
 * `plural('fr')(2, 'une bourse', '# bourses')`: the form that fits `count`, with `#` standing for the number. French has
 * none in the singular; a singular that says one in a word says nothing of none.
 */
export function plural(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const isOne = (count: number, one: string): boolean =>
    rules.select(count) === 'one' && (count !== 0 || one.includes('#'));
  return (count, one, other) => (isOne(count, one) ? one : other).replace('#', String(count));
}
