import type { Action, DungeonPen, StepOf, View } from '../../games/dungeon-pen/index.ts';
import { currentStep, growths, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Bot, BotSeat } from '../bot.ts';
import { fortified } from './fortifying.ts';
import { chanceNow, gaugeOf } from './gauge.ts';
import { cardWorth, reply, type Reply } from './replying.ts';
import { surveyOf } from './survey.ts';

/** So many squares are looked at for one answer where nobody says otherwise: a dozen walls. */
const USUAL_NODES = 45_000;

/** Knows how many turns both need from everywhere, and does what changes their race most. */
export const strong: Bot<DungeonPen> = {
  id: 'strong',
  sit: at => view => {
    const asked = askedAt(at, view);
    if (!asked) throw new Error('nothing is to be decided');
    return decide(asked);
  },
};

/** What is to be decided, if anything, with all that is known of it. */
export function askedAt(at: BotSeat<DungeonPen>, view: View): Reply | undefined {
  const { rules, seat, random, nodes = USUAL_NODES } = at;
  const { content } = rules;
  const step = currentStep(view);
  if (!step) return undefined;
  const actions = (): readonly Action[] => rules.actions(view, seat);
  const [survey, gauge] = [surveyOf(content, view), gaugeOf(content, view)];
  return { survey, view, step, actions, random, gauge, purse: { left: nodes } };
}

export function decide(asked: Reply): Action {
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

function flick({ gauge, view }: Reply, step: StepOf<'aim'>): Action {
  if (isSpun(view, step)) return { type: 'spin' };
  return gauge.aims(view, step).reduce((best, each) => (each.worth > best.worth ? each : best)).flick;
}

function place({ gauge, view, purse }: Reply, step: StepOf<'place'>): Action {
  const [best] = fortified(gauge, view, step, purse);
  if (!best) throw new Error('no wall can be drawn');
  return { type: 'place', squares: best.squares };
}

/** What a magic wall may cost that goes on growing: next turn it may stand where it hurts. */
const PATIENCE = 0.01;

function grown({ survey, gauge, view, step: { seat } }: Reply): Action | undefined {
  const chances = growths(survey.content, view).map(square => ({
    square,
    worth: gauge.chanceWith(view, seat, [square]),
  }));
  const [best] = chances.toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth < chanceNow(gauge, view, seat) - PATIENCE) return undefined;
  return { type: 'grow', square: best.square };
}
