import type { Action } from './action.ts';
import type { Verdict } from './events.ts';
import { isTest, isWounding, type Odds } from './fighting.ts';
import { mover, roomAt } from './state.ts';
import type { View } from './view.ts';

/** What an action may do to a life: take it for certain, or by bad luck. */
export type Peril = 'sure' | 'may';

/** What an action may cost in blood, as far as it can be foreseen. */
export function perilOf(view: View, action: Action): Peril | undefined {
  switch (action.type) {
    case 'pay':
      return action.price === 'life' ? 'sure' : undefined;
    case 'fight':
      return perilIn(view.odds);
    case 'attack':
      return view.rivals.some(({ rival, loss }) => rival === action.rival && loss > 0) ? 'may' : undefined;
    case 'explore':
      return explorePeril(view);
    case 'keep':
      return keepPeril(view);
    default:
      return undefined;
  }
}

function perilIn(odds: Odds | null): Peril | undefined {
  if (!odds || odds.loss === 0) return undefined;
  return odds.loss === odds.of ? 'sure' : 'may';
}

/** TD-28, TD-30, TD-34: traps that wound, and the ceiling of a tunnel. */
function explorePeril(view: View): Peril | undefined {
  const room = roomAt(view, mover(view).at);
  if (room === 'tunnel') return 'may';
  return isTest(room) && isWounding(room) ? perilIn(view.odds) : undefined;
}

/** TD-B14: dice that are let lie wound at once, unless armour has its say. */
function keepPeril({ fate }: View): Peril | undefined {
  if (!fate || !isBloody(fate.verdict)) return undefined;
  return fate.keep ? perilIn(fate.keep) : 'sure';
}

/** Whether a life hangs on it, however it ended. */
function isBloody(verdict: Verdict): boolean {
  switch (verdict.type) {
    case 'fight':
    case 'save':
      return true;
    case 'test':
      return isWounding(verdict.test);
    case 'find':
      return verdict.find === 'cave-in';
    default:
      return false;
  }
}
