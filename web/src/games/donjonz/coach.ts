import { bestWalk, hint } from '../../../../bots/donjonz/index.ts';
import { donjonz, type Donjonz, unpack } from '../../../../games/donjonz/index.ts';
import { replay } from '../../../../kernel/transcript.ts';
import type { Coach } from '../../worker/coach.ts';
import { walkStart } from './walkStart.ts';

/** Walks followed at once: a hint answers before one has asked again, a review may take a few seconds. */
const HINT_WIDTH = 400;
const REVIEW_WIDTH = 4000;

export const coach: Coach<Donjonz> = {
  hint: ({ start, view }) => hint(unpack(start.options), view, HINT_WIDTH)?.action,
  review: ({ start, log }) => {
    const kept = walkStart(log);
    if (kept === undefined) return undefined;
    const { state } = replay(donjonz, { ...start, log: log.slice(0, kept) });
    const { glory, actions } = bestWalk(unpack(start.options), state, { width: REVIEW_WIDTH });
    return { kept, actions, score: glory };
  },
};
