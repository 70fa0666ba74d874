import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { workshopEn, type WorkshopWords } from './words.en.ts';
import { workshopFr } from './words.fr.ts';

export type { WorkshopWords } from './words.en.ts';

export const WORKSHOP_WORDS: Readonly<Record<Language, WorkshopWords>> = { en: workshopEn, fr: workshopFr };

export const useWorkshopWords = (): WorkshopWords => WORKSHOP_WORDS[useSettings().language];
