import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { type CompanionWords, en } from './words.en.ts';
import { fr } from './words.fr.ts';

export type { CompanionWords } from './words.en.ts';

const COMPANION_WORDS: Readonly<Record<Language, CompanionWords>> = { en, fr };

export const useCompanionWords = (): CompanionWords => COMPANION_WORDS[useSettings().language];
