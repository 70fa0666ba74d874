import type { Language } from '../../../kernel/words.ts';

/** A moment as people write it. */
export const when = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(time);
