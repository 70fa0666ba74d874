import type { Kind } from '../../../kernel/game.ts';
import { say, type Words } from '../../../kernel/words.ts';
import type { Frame } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';
import { namesFor } from './atTable.ts';

/** One line for each page of a replay: what it tells, or, where nothing was told, what was done. */
export function sentencesOf(
  frames: readonly Frame<Kind>[],
  words: Words<Kind>,
  { you, replay }: InterfaceWords,
): readonly string[] {
  const names = namesFor(1, you);
  return frames.map(({ entry, events }) => {
    if (!entry) return replay.dealt;
    if (events.length === 0) return say(words.actions, entry[1], names);
    return events.map(event => say(words.events, event, names)).join(' ');
  });
}
