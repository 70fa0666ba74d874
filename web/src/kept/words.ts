import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { keptEn, type KeptWords } from './words.en.ts';
import { keptFr } from './words.fr.ts';

const KEPT_WORDS: Readonly<Record<Language, KeptWords>> = { en: keptEn, fr: keptFr };

export const useKeptWords = (): KeptWords => KEPT_WORDS[useSettings().language];
