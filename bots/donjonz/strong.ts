import type { Action, Donjonz, View } from '../../games/donjonz/index.ts';
import type { Bot, BotSeat } from '../bot.ts';
import { WalkPlan } from './plan.ts';
import { type Sampled, sampledLays } from './sampling.ts';
import { type Solution, solve } from './solver.ts';

/** Walks looked at for one card; and for the walk, which nearly always is proved to be the best with far fewer. */
const NODES = 150_000;
const WALK_NODES = 1_000_000;

/** Lays each card where the dungeons that may come of it are worth most, then walks the best walk there is. */
export const strong: Bot<Donjonz> = {
  id: 'strong',
  sit: place => {
    const plan = new WalkPlan();
    return view => plan.at(view) ?? decided(place, view, plan);
  },
};

function decided(place: BotSeat<Donjonz>, view: View, plan: WalkPlan): Action {
  switch (view.phase) {
    case 'lay':
      return firstOf(laysFor(place, view)).lay;
    case 'take':
    case 'set-out':
      return { type: view.phase };
    case 'walk':
    case 'weapon': {
      const { walk } = walkFor(place, view);
      plan.remember(view, walk);
      return firstOf<Action>(walk.actions);
    }
    case 'turn-up':
    case 'over':
      throw new Error('nothing is to be decided');
  }
}

/** The best ways to lay the card in hand, and what they promise. */
export function laysFor({ rules, seat, random, nodes = NODES }: BotSeat<Donjonz>, view: View): readonly Sampled[] {
  const state = rules.imagine(view, seat, random);
  return sampledLays({ rules, state, nodes, random });
}

export function walkFor({ rules, nodes = WALK_NODES }: BotSeat<Donjonz>, view: View): Solution {
  return solve(rules.content, view, { nodes });
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('nothing is to be decided');
  return first;
}
