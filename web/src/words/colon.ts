import type { Language } from '../../../kernel/words.ts';

/** Between a thing and what is said of it; in French its space does not break. */
export const COLON: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00A0: ' };

/** Between things of one kind that have commas of their own; in French its space is narrow besides. */
export const SEMICOLON: Readonly<Record<Language, string>> = { en: '; ', fr: '\u202F; ' };

export const QUOTED: Readonly<Record<Language, (text: string) => string>> = {
  en: text => `“${text}”`,
  fr: text => `«\u202F${text}\u202F»`,
};
