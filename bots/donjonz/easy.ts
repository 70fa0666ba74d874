import type { Action, Donjonz, View } from '../../games/donjonz/index.ts';
import type { Bot } from '../bot.ts';
import { hint } from './hint.ts';
import type { Walk } from './walk.ts';

const WIDTH = 12;

/** Lays for open ways, then walks the best walk that a narrow search finds. */
export const easy: Bot<Donjonz> = {
  id: 'easy',
  sit: ({ rules }) => {
    const plan = new Map<string, Action>();
    return view => {
      const planned = plan.get(momentOf(view.phase, view.path));
      if (planned) return planned;
      const found = hint(rules.content, view, WIDTH);
      if (!found) throw new Error('nothing is to be decided');
      if (found.walk) remember(plan, view, found.walk);
      return found.action;
    };
  },
};

function momentOf(phase: string, path: readonly number[]): string {
  return `${phase} ${path.join()}`;
}

/** Searching once is enough: what the walk meets is known beforehand. */
function remember(plan: Map<string, Action>, { path }: View, { actions, spaces }: Walk): void {
  let entered = 0;
  for (const action of actions) {
    const isStep = action.type === 'step';
    plan.set(momentOf(isStep ? 'walk' : 'weapon', [...path, ...spaces.slice(0, entered)]), action);
    if (isStep) entered++;
  }
}
