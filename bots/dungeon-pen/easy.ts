import { currentStep, type DungeonPen, unpack } from '../../games/dungeon-pen/index.ts';
import type { Bot } from '../bot.ts';
import { bestFlick } from './aiming.ts';
import { answer, cardToUse } from './answering.ts';
import { surveyor } from './survey.ts';

/** Plans one flick at a time and uses its junk as soon as it helps. */
export const easy: Bot<DungeonPen> = {
  id: 'easy',
  sit: ({ rules, options, seat, random }) => {
    const survey = surveyor(unpack(options));
    return view => {
      const step = currentStep(view);
      if (!step) throw new Error('nothing is to be decided');
      const { hand, effects } = view.characters[seat as 0 | 1];
      const ask = () => ({ survey: survey(view), view, step, actions: rules.actions(view, seat), random });
      if (step.type !== 'aim') return answer(ask());
      const used = hand.length > 0 ? cardToUse(ask()) : undefined;
      if (used) return used;
      return effects.includes('vane') ? { type: 'spin' } : bestFlick(survey(view), view, step);
    };
  },
};
