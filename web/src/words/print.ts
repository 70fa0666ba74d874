import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { printEn, type PrintPageWords } from './print.en.ts';
import { printFr } from './print.fr.ts';

export type { PrintPageWords } from './print.en.ts';

export const PRINT_WORDS: Readonly<Record<Language, PrintPageWords>> = { en: printEn, fr: printFr };

export function usePrintWords(): PrintPageWords {
  return PRINT_WORDS[useSettings().language];
}
