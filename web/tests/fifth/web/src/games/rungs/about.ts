import type { Language } from '../../../../kernel/words.ts';
import type { About } from '../about.ts';

export const about: Readonly<Record<Language, About>> = {
  en: {
    motto: 'Up.',
    paragraphs: ['Climb out of the oubliette, safely or soon.'],
  },
  fr: {
    motto: 'En haut.',
    paragraphs: ['Sortez de l’oubliette, sûrement ou vite.'],
  },
};
