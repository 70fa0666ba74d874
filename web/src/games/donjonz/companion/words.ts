import { plural } from '../../../../../kernel/words.ts';
import type { Language } from '../../../../../kernel/words.ts';

interface PadWords {
  turnUp(left: number): string;
}

export const WORDS: Readonly<Record<Language, PadWords>> = {
  en: { turnUp: left => plural('en')(left, 'The last card: which is it?', 'Which card lies on the pile?') },
  fr: { turnUp: left => plural('fr')(left, 'La dernière carte : laquelle ?', 'Quelle carte est sur la pile ?') },
};
