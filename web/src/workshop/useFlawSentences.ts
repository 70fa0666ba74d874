import type { WorkFlaw } from '../../../games/work.ts';
import type { Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';

/** A flaw in the words of its game and the language of the page, with the place in its text. */
export function useFlawSentences({ words }: GameModule<Kind>): (flaw: WorkFlaw) => string {
  const { reasons } = words[useSettings().language];
  return flaw => say(reasons, flaw.refused);
}
