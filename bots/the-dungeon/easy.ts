import type { Action, TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Bot } from '../bot.ts';
import {
  chooseBeaten,
  chooseBeginning,
  chooseDescent,
  chooseFate,
  chooseForgetting,
  chooseLeaving,
  chooseMeeting,
  chooseRest,
  chooseSpoils,
} from './choices.ts';
import { type Sight, sightOf } from './sight.ts';
import { chooseStep, chooseTurn } from './wayfinding.ts';

/** Heads for the nearest thing not tried yet, pays rather than fights, and uses what it has at the first occasion. */
export const easy: Bot<TheDungeon> = {
  id: 'easy',
  sit: ({ rules, seat, random }) => {
    const content = rules.content;
    return view => {
      const actions = rules.actions(rules.imagine(view, seat, random), seat);
      const [only, ...others] = actions;
      if (only && others.length === 0) return only;
      const me = view.characters[seat];
      if (!me) throw new Error(`nobody sits at ${seat}`);
      return choose(sightOf(content, view, me, actions));
    };
  },
};

/** What is done by the phase of a match. */
export function choose(sight: Sight): Action {
  switch (sight.view.phase) {
    case 'begin':
      return chooseBeginning(sight);
    case 'step':
      return chooseStep(sight);
    case 'lay':
      return chooseTurn(sight);
    case 'meet':
      return chooseMeeting(sight);
    case 'rest':
      return chooseRest(sight);
    case 'fate':
      return chooseFate(sight);
    case 'above':
      return chooseDescent(sight);
    case 'beaten':
      return chooseBeaten(sight);
    case 'spoils':
      return chooseSpoils(sight);
    case 'discard':
      return chooseForgetting(sight);
    case 'leave':
      return chooseLeaving(sight);
    default:
      return sight.actions[0] as Action;
  }
}
