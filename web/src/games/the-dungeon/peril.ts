import { type Action, mover, type Odds, roomAt, type Verdict, type View } from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';

/** What an action may do to a life: take it for certain, or by bad luck. */
export type Peril = 'sure' | 'may';

/** What an action may cost in blood, as far as it can be foreseen. */
export function perilOf(view: View, action: Action): Peril | undefined {
  switch (action.type) {
    case 'pay':
      return action.price === 'life' ? 'sure' : undefined;
    case 'fight':
      return chanceOf(view.odds);
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

function chanceOf(odds: Odds | null): Peril | undefined {
  if (!odds || odds.loss === 0) return undefined;
  return odds.loss === odds.of ? 'sure' : 'may';
}

/** TD-28, TD-30, TD-34: traps that wound, and the ceiling of a tunnel. */
function explorePeril(view: View): Peril | undefined {
  const room = roomAt(view, mover(view).at);
  if (room === 'tunnel') return 'may';
  return room === 'flame-trap' || room === 'spike-trap' ? chanceOf(view.odds) : undefined;
}

/** TD-B14: dice that are let lie wound at once, unless armour has its say. */
function keepPeril({ fate }: View): Peril | undefined {
  if (!fate || !isBloody(fate.verdict)) return undefined;
  return fate.keep ? chanceOf(fate.keep) : 'sure';
}

/** Whether a life hangs on it, however it ended. */
function isBloody(verdict: Verdict): boolean {
  switch (verdict.type) {
    case 'fight':
    case 'save':
      return true;
    case 'test':
      return verdict.test === 'flame-trap' || verdict.test === 'spike-trap';
    case 'find':
      return verdict.find === 'cave-in';
    default:
      return false;
  }
}

type Asked = Pick<Desk['play'], 'actions'> & { readonly now: Pick<Desk['play']['now'], 'view' | 'seat'> };

/** What has to be asked about before it is done: it may take the last life, and there is something else to do. */
export function deadlinessOf({ actions, now: { view, seat } }: Asked, action: Action): Peril | undefined {
  const isLast = view.characters[seat]?.lives === 1;
  return isLast && actions.length > 1 ? perilOf(view, action) : undefined;
}
