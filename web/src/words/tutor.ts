import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { tutorEn, type TutorWords } from './tutor.en.ts';
import { tutorFr } from './tutor.fr.ts';

export type { TutorWords } from './tutor.en.ts';

const TUTOR_WORDS: Readonly<Record<Language, TutorWords>> = { en: tutorEn, fr: tutorFr };

export function useTutorWords(): TutorWords {
  return TUTOR_WORDS[useSettings().language];
}
