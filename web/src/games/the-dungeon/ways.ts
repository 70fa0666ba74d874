import { farId, wayId } from '../../../../art/the-dungeon/index.ts';
import type { Action, ActionOf, Odds, Side, State, TheDungeon, View } from '../../../../games/the-dungeon/index.ts';
import {
  characterOf,
  lockOdds,
  placeBeyond,
  START_PLACE,
  tileBeyond,
  wayBeyond,
} from '../../../../games/the-dungeon/readers.ts';
import type { Rules, Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';

type Go = ActionOf<'go'>;

/** Where one can go in this turn: next door, or farther through what is known. */
export interface Way {
  readonly id: string;
  readonly place: number;
  /** The tile that lies there; undefined where nobody has been. */
  readonly tile: number | undefined;
  readonly steps: readonly Go[];
  /** Where a lock decides. */
  readonly lock: Odds | undefined;
}

const isGo = (action: Action): action is Go => action.type === 'go';

/** The rules are asked step by step; where dice or tiles would have to answer, nothing more is known. */
export function waysOf(rules: Rules<TheDungeon>, view: View, seat: Seat, actions: readonly Action[]): readonly Way[] {
  const near = actions.filter(isGo).map(action => nearWay(view, seat, action));
  if (near.length === 0 || view.phase !== 'step') return near;
  const isNear = ({ tile }: Way): boolean => near.some(way => way.tile === tile);
  const from = characterOf(view, seat).at;
  return [...near, ...farWays(rules, view, seat).filter(way => way.tile !== from && !isNear(way))];
}

function nearWay(view: View, seat: Seat, action: Go): Way {
  const { at } = characterOf(view, seat);
  const { side } = action;
  return {
    id: wayId(side),
    place: placeBeyond(view, at, side),
    tile: tileBeyond(view, at, side),
    steps: [action],
    lock: lockOdds(view, at, side),
  };
}

interface Trail {
  readonly state: State;
  readonly steps: readonly Go[];
}

/** Tiles that open ways lead to, by the shortest one. */
function farWays(rules: Rules<TheDungeon>, view: View, seat: Seat): readonly Way[] {
  const found = new Map<number, Way>();
  const seen = new Set<string>();
  let trails: readonly Trail[] = [{ state: rules.imagine(view, seat, randomFrom('ways')), steps: [] }];
  while (trails.length > 0) {
    trails = trails.flatMap(trail => onwards(rules, seat, trail)).filter(({ state }) => isNew(seen, state, seat));
    for (const { state, steps } of trails) {
      const tile = characterOf(state, seat).at;
      if (steps.length > 1 && !found.has(tile)) found.set(tile, farWay(view, tile, steps));
    }
    trails = trails.filter(({ state }) => state.phase === 'step' && state.turn === seat);
  }
  return [...found.values()];
}

/** Steps that need no dice and lay no tile. */
function onwards(rules: Rules<TheDungeon>, seat: Seat, { state, steps }: Trail): Trail[] {
  const { at } = characterOf(state, seat);
  const isOpen = ({ side }: Go): boolean => wayBeyond(state, at, side) !== undefined;
  const known = rules.actions(state, seat).filter((action): action is Go => isGo(action) && isOpen(action));
  return known.map(action => {
    const next = clone(state);
    rules.apply(next, seat, action);
    return { state: next, steps: [...steps, action] };
  });
}

function isNew(seen: Set<string>, { characters, came }: Readonly<State>, seat: Seat): boolean {
  const key = `${characters[seat]?.at}/${came}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const farWay = ({ places }: View, tile: number, steps: readonly Go[]): Way => ({
  id: farId(tile),
  place: places[tile] ?? START_PLACE,
  tile,
  steps,
  lock: undefined,
});

/** The side by which a way leaves. */
export const sideOfWay = ({ steps }: Way): Side => {
  const [first] = steps;
  if (!first) throw new Error('a way has steps');
  return first.side;
};
