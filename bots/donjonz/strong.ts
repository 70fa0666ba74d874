import type { Action, Donjonz, View } from '../../games/donjonz/index.ts';
import type { Bot, BotSeat, Thought } from '../bot.ts';
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
  think,
};

function decided(place: BotSeat<Donjonz>, view: View, plan: WalkPlan): Action {
  if (!isWalking(view)) return think(place, view).action;
  const { walk } = walkFor(place, view);
  plan.remember(view, walk);
  return firstOf<Action>(walk.actions);
}

const isWalking = ({ phase }: View): boolean => phase === 'walk' || phase === 'weapon';

/** A card is laid for itself; a walk is thought to its end. */
function think(place: BotSeat<Donjonz>, view: View): Thought<Donjonz> {
  switch (view.phase) {
    case 'lay': {
      const { lay, glory } = firstOf(laysFor(place, view));
      return { action: lay, line: [lay], worth: glory };
    }
    case 'take':
    case 'set-out':
      return { action: { type: view.phase }, line: [{ type: view.phase }] };
    case 'walk':
    case 'weapon': {
      const { actions, glory } = walkFor(place, view).walk;
      return { action: firstOf<Action>(actions), line: actions, worth: glory };
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
