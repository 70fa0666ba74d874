import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { coachEn, type CoachWords } from './coach.en.ts';
import { coachFr } from './coach.fr.ts';

export type { CoachWords } from './coach.en.ts';

const COACH_WORDS: Readonly<Record<Language, CoachWords>> = { en: coachEn, fr: coachFr };

export function useCoachWords(): CoachWords {
  return COACH_WORDS[useSettings().language];
}
