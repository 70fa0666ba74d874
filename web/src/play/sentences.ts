import type { Kind } from '../../../kernel/game.ts';
import type { Entry } from '../../../kernel/match.ts';
import { type Names, say, type Words } from '../../../kernel/words.ts';
import type { Frame } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';

/** One line for each page of a replay: what it tells, or, where nothing was told, what was done. */
export function sentencesOf(
  frames: readonly Frame<Kind>[],
  words: Words<Kind>,
  names: Names,
  page: InterfaceWords,
): readonly string[] {
  const deed = ([seat, action]: Entry<Kind>): string => {
    const name = names.length > 1 ? names[seat] : undefined;
    return `${name === undefined ? '' : name + page.colon}${say(words.actions, action, names)}`;
  };
  return frames.map(({ entry, events }) => {
    if (!entry) return page.replay.dealt;
    if (events.length === 0) return deed(entry);
    return events.map(event => say(words.events, event, names)).join(' ');
  });
}
