import type { Language } from '../../kernel/words.ts';
import type { Spoken } from './spoken.ts';

const HOLE = /undefined|NaN|\[object|^$| {2}|\bnull\b|(?<!“|« )#(?!h)/;
const TYPEWRITER = /['"]/;
const SENTENCE = /^[\p{Lu}\d“«].*[.?!…]$/u;
const LABEL = /^[\p{Lu}\d“«].*[^.]$/u;

/** French high signs and guillemets keep a space that does not break; English ones have none before them. */
const LOOSE_SIGN: Readonly<Record<Language, RegExp>> = {
  en: /\s[:;!?»]| %/,
  fr: /[^\u00A0][:;!?»%]|«[^\u00A0]/,
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
