import type { Language } from '../../kernel/words.ts';
import type { Spoken } from './spoken.ts';

const HOLE = /undefined|NaN|\[object|^$| {2}|\bnull\b|(?<!“|« )#(?!h)/;
const TYPEWRITER = /['"]/;
const SENTENCE = /^[\p{Lu}\d“«].*[.?!…]$/u;
const LABEL = /^[\p{Lu}\d“«].*[^.]$/u;

/**
 * French high signs keep a space that does not break: a narrow one before ; ! ? and inside of « », one of the usual width
 * before : and %. What puts them there is scripts/french.mjs. English signs have no space before them.
 */
export const LOOSE_SIGN: Readonly<Record<Language, RegExp>> = {
  en: /\s[:;!?»]| %/,
  fr: /(?:^|[^\u202F])[;!?»]|(?:^|[^\u00A0])[:%]|«(?!\u202F)/,
};

/** What a careful printer would send back. Events, refusals and prompts are whole sentences; actions are labels. */
export function misprints(language: Language, { events, actions, reasons, prompts }: Spoken): string[] {
  const sentences = [...events, ...reasons, ...prompts];
  return [
    ...sentences.filter(text => !SENTENCE.test(text)),
    ...[...actions].filter(text => !LABEL.test(text)),
    ...[...sentences, ...actions].filter(
      text => HOLE.test(text) || TYPEWRITER.test(text) || LOOSE_SIGN[language].test(text),
    ),
  ];
}
