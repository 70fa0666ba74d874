import { LANGUAGES } from '../../../kernel/language.ts';
import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { onlineEn, type OnlineWords } from './online.en.ts';
import { onlineFr } from './online.fr.ts';

export type { OnlineWords } from './online.en.ts';

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = { en: onlineEn, fr: onlineFr };

export function useOnlineWords(): OnlineWords {
  return ONLINE_WORDS[useSettings().language];
}

const evenly = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What was said by one press, in the words of whoever reads it; what somebody has typed stays as it is. */
export function inWordsOf({ phrase }: OnlineWords['chat'], text: string): string {
  const said = LANGUAGES.map(each => ONLINE_WORDS[each].chat.phrase.map(evenly).indexOf(evenly(text)));
  return phrase[Math.max(...said)] ?? text;
}
