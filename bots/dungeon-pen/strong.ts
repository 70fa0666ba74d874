import type { Action, DungeonPen, StepOf } from '../../games/dungeon-pen/index.ts';
import { currentStep, growths, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Bot } from '../bot.ts';
import { chanceNow, chanceWith, fortified } from './fortifying.ts';
import { prospectOf } from './prospect.ts';
import { cardWorth, reply, type Reply } from './replying.ts';
import { sighted } from './sighting.ts';
import { surveyOf } from './survey.ts';

/** So many squares are looked at for one answer where nobody says otherwise: a dozen walls. */
const USUAL_NODES = 45_000;

/** Knows how many turns both need from everywhere, and does what changes their race most. */
export const strong: Bot<DungeonPen> = {
  id: 'strong',
  sit: ({ rules, seat, random, nodes = USUAL_NODES }) => {
    const { content } = rules;
    return view => {
      const step = currentStep(view);
      if (!step) throw new Error('nothing is to be decided');
      const prospect = prospectOf(content, view);
      const survey = surveyOf(content, view);
      const actions = (): readonly Action[] => rules.actions(view, seat);
      return decide({ survey, view, step, actions, random, prospect, purse: { left: nodes } });
    };
  },
};

function decide(asked: Reply): Action {
  const { step } = asked;
  switch (step.type) {
    case 'aim':
      return cardWorth(asked) ?? flick(asked, step);
    case 'place':
      return place(asked, step);
    case 'end':
      return grown(asked) ?? cardWorth(asked) ?? { type: 'end' };
    default:
      return reply(asked);
  }
}

function flick({ prospect, view }: Reply, step: StepOf<'aim'>): Action {
  if (isSpun(view, step)) return { type: 'spin' };
  return sighted(prospect, view, step).reduce((best, each) => (each.worth > best.worth ? each : best)).flick;
}

function place({ prospect, view, purse }: Reply, step: StepOf<'place'>): Action {
  const [best] = fortified(prospect, view, step, purse);
  if (!best) throw new Error('no wall can be drawn');
  return { type: 'place', squares: best.squares };
}

/** What a magic wall may cost that goes on growing: next turn it may stand where it hurts. */
const PATIENCE = 0.01;

function grown({ survey, prospect, view, step: { seat } }: Reply): Action | undefined {
  const chances = growths(survey.content, view).map(square => ({
    square,
    worth: chanceWith(prospect, view, seat, [square]),
  }));
  const [best] = chances.toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth < chanceNow(prospect, view, seat) - PATIENCE) return undefined;
  return { type: 'grow', square: best.square };
}
