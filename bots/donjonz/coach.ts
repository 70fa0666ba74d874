import type { Content, Donjonz, State } from '../../games/donjonz/index.ts';
import { walkStart } from '../../games/donjonz/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { total } from '../../kernel/random.ts';
import type { Coach, OnProgress } from '../coach.ts';
import { hint } from './hint.ts';
import { bestWalk, type Walk } from './walk.ts';

/** Walks followed at once. A hint comes before one has asked again; a review searches ever wider. */
const HINT_WIDTH = 400;
const REVIEW_WIDTHS = [250, 500, 1000, 2000];

export const coach: Coach<Donjonz> = {
  // One action at a time: told the whole walk, one would only have to follow it.
  hint: ({ rules, view }) => {
    const found = hint(rules.content, view, HINT_WIDTH);
    return found ? [found.action] : [];
  },
  review: ({ rules, log }, heard) => {
    const kept = walkStart(log);
    if (kept === undefined) return undefined;
    const { glory, actions } = widestWalk(rules.content, stateAfter(rules, log.slice(0, kept)), heard);
    return { kept, actions, score: glory };
  },
};

function stateAfter(rules: Rules<Donjonz>, log: readonly Entry<Donjonz>[]): State {
  const state = rules.setup();
  for (const [seat, action] of log) rules.apply(state, seat, action);
  return state;
}

function widestWalk(content: Content, state: State, heard: OnProgress): Walk {
  const walks = REVIEW_WIDTHS.map((width, i) => {
    const walk = bestWalk(content, state, { width });
    heard(total(REVIEW_WIDTHS.slice(0, i + 1)) / total(REVIEW_WIDTHS));
    return walk;
  });
  return walks.reduce((best, walk) => (walk.glory > best.glory ? walk : best));
}
