import type { Language } from '../../../kernel/words.ts';
import type { Editor, StartingPoint } from './editor.ts';
import { WORKSHOP_WORDS } from './words.ts';

/** The text of a new work, as somebody begins it who speaks this language. */
export function beginningOf<Draft extends object>(
  { work, texts }: Editor<Draft>,
  { draft, translated }: StartingPoint<Draft>,
  language: Language,
): string {
  const heading = { name: texts[language].nameless, author: WORKSHOP_WORDS[language].nobody };
  return work.print(work.rename(translated?.[language] ?? draft, heading));
}
