import type { Kind } from '../../../kernel/game.ts';
import type { Entry } from '../../../kernel/match.ts';
import { type Names, type Reader, say, type Words } from '../../../kernel/words.ts';
import type { FlipPage } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';

/** How a match is told: by the words of its game, the names of its seats and the words of the page. */
export interface Narration {
  readonly words: Words<Kind>;
  readonly names: Names;
  readonly reader?: Reader;
  readonly page: InterfaceWords;
  /** What an action means where it is done, if the game says that better than its words do. */
  readonly describe?: (action: Kind['action'], view: Kind['view']) => string | undefined;
}

/** One line for each page of a replay: what it tells, or, where nothing was told, what was done. */
export function sentencesOf(pages: readonly FlipPage<Kind>[], narration: Narration): readonly string[] {
  const { words, names, reader, page } = narration;
  return pages.map(({ entry, events }, i) => {
    if (i === 0) return page.replay.dealt;
    if (entry && events.length === 0) return deedOf(entry, pages[i - 1]?.now.view ?? {}, narration);
    return events.map(event => say(words.events, event, names, reader)).join(' ');
  });
}

function deedOf([seat, action]: Entry<Kind>, before: Kind['view'], narration: Narration): string {
  const { words, names, reader, page, describe } = narration;
  const called = seat === reader ? page.table.asked.you : names[seat];
  const name = names.length > 1 ? called : undefined;
  const deed = describe?.(action, before) ?? say(words.actions, action, names, reader);
  return `${name === undefined ? '' : name + page.colon}${deed}`;
}

/** Who is thinking, to be read behind a sentence: whom it names already is not named twice. */
export const thinkingBeside = (
  sentence: string,
  thinkers: readonly string[],
  { thinking, isThinking }: InterfaceWords['table'],
): string => (thinkers.every(name => sentence.includes(name)) ? thinking : isThinking(thinkers));
