import { bestWalk, hint, type Walk } from '../../../../bots/donjonz/index.ts';
import { donjonz, type Donjonz, type Content, type State, contentOf } from '../../../../games/donjonz/index.ts';
import { total } from '../../../../kernel/random.ts';
import { replay } from '../../../../kernel/transcript.ts';
import type { Heard } from '../../table/table.ts';
import type { Coach } from '../../worker/coach.ts';
import { walkStart } from './walkStart.ts';

/** Walks followed at once. A hint comes before one has asked again; a review searches ever wider. */
const HINT_WIDTH = 400;
const REVIEW_WIDTHS = [250, 500, 1000, 2000];

export const coach: Coach<Donjonz> = {
  hint: ({ start, view }) => {
    const found = hint(contentOf(start.options), view, HINT_WIDTH);
    return found && [found.action];
  },
  review: ({ start, log }, heard) => {
    const kept = walkStart(log);
    if (kept === undefined) return undefined;
    const { state } = replay(donjonz, { ...start, log: log.slice(0, kept) });
    const { glory, actions } = widestWalk(contentOf(start.options), state, heard);
    return { kept, actions, score: glory };
  },
};

function widestWalk(content: Content, state: State, heard: Heard): Walk {
  const walks = REVIEW_WIDTHS.map((width, i) => {
    const walk = bestWalk(content, state, { width });
    heard(total(REVIEW_WIDTHS.slice(0, i + 1)) / total(REVIEW_WIDTHS));
    return walk;
  });
  return walks.reduce((best, walk) => (walk.glory > best.glory ? walk : best));
}
