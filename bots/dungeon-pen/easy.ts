import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import { currentStep, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Bot } from '../bot.ts';
import { bestFlick } from './easy-aims.ts';
import { answer, cardToUse } from './answering.ts';
import { surveyOf } from './survey.ts';

/** Plans one flick at a time and uses its junk as soon as it helps. */
export const easy: Bot<DungeonPen> = {
  id: 'easy',
  sit: ({ rules, seat, random }) => {
    const { content } = rules;
    return view => {
      const step = currentStep(view);
      if (!step) throw new Error('nothing is to be decided');
      const survey = surveyOf(content, view);
      const question = { survey, view, step, actions: () => rules.actions(view, seat), random };
      if (step.type !== 'aim') return answer(question);
      const used = cardToUse(question);
      if (used) return used;
      return isSpun(view, step) ? { type: 'spin' } : bestFlick(survey, view, step);
    };
  },
};
