import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { dailyEn, type DailyWords } from './words.en.ts';
import { dailyFr } from './words.fr.ts';

const DAILY_WORDS: Readonly<Record<Language, DailyWords>> = { en: dailyEn, fr: dailyFr };

export const useDailyWords = (): DailyWords => DAILY_WORDS[useSettings().language];
