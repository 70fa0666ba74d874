import type { Donjonz } from '../../games/donjonz/index.ts';
import type { Bot } from '../bot.ts';
import { hint } from './hint.ts';
import { WalkPlan } from './plan.ts';

const WIDTH = 12;

/** Lays for open ways, then walks the best walk that a narrow search finds. */
export const easy: Bot<Donjonz> = {
  id: 'easy',
  sit: ({ rules }) => {
    const plan = new WalkPlan();
    return view => {
      const planned = plan.at(view);
      if (planned) return planned;
      const found = hint(rules.content, view, WIDTH);
      if (!found) throw new Error('nothing is to be decided');
      if (found.walk) plan.remember(view, found.walk);
      return found.action;
    };
  },
};
