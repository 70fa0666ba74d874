import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { onlineEn, type OnlineWords } from './online.en.ts';
import { onlineFr } from './online.fr.ts';

export type { OnlineWords } from './online.en.ts';

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = { en: onlineEn, fr: onlineFr };

export function useOnlineWords(): OnlineWords {
  return ONLINE_WORDS[useSettings().language];
}
