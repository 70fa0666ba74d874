import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { lessonsEn, type LessonsWords } from './words.en.ts';
import { lessonsFr } from './words.fr.ts';

export type { LessonsWords } from './words.en.ts';

const LESSONS_WORDS: Readonly<Record<Language, LessonsWords>> = { en: lessonsEn, fr: lessonsFr };

export const useLessonsWords = (): LessonsWords => LESSONS_WORDS[useSettings().language];
