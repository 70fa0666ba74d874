import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import { currentStep, growths, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Bot } from '../bot.ts';
import { answer, cardToUse } from './answering.ts';
import { chanceWith, fortified } from './fortifying.ts';
import { prospectOf } from './prospect.ts';
import { sighted } from './sighting.ts';
import { surveyOf } from './survey.ts';

const WALLS = 10;

export const strong: Bot<DungeonPen> = {
  id: 'strong',
  sit: ({ rules, seat, random }) => {
    const { content } = rules;
    return view => {
      const step = currentStep(view);
      if (!step) throw new Error('nothing is to be decided');
      const survey = surveyOf(content, view);
      const question = { survey, view, step, actions: () => rules.actions(view, seat), random };
      const prospect = prospectOf(content, view);
      if (step.type === 'place') {
        const [best] = fortified(prospect, view, step, WALLS);
        if (best) return { type: 'place', squares: best.squares };
      }
      if (step.type === 'end') {
        const room = growths(content, view);
        if (room.length > 0) {
          const grown = room.map(square => ({ square, worth: chanceWith(prospect, view, seat, [square]) })).toSorted((a, b) => b.worth - a.worth);
          if (grown[0]!.worth >= chanceWith(prospect, view, seat, []) - 0.01) return { type: 'grow', square: grown[0]!.square };
          return cardToUse(question) ?? { type: 'end' };
        }
      }
      if (step.type !== 'aim') return answer(question);
      const used = cardToUse(question);
      if (used) return used;
      if (isSpun(view, step)) return { type: 'spin' };
      const found = sighted(prospect, view, step);
      return found.reduce((best, each) => (each.worth > best.worth ? each : best)).flick;
    };
  },
};
