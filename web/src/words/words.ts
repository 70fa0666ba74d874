import type { Language } from '../../../kernel/words.ts';
import { useSettings } from '../settings.ts';
import { en, type InterfaceWords } from './en.ts';
import { fr } from './fr.ts';

export const WORDS: Readonly<Record<Language, InterfaceWords>> = { en, fr };

export function useWords(): InterfaceWords {
  return WORDS[useSettings().language];
}
