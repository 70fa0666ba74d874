import { farId, wayId } from '../../../../art/the-dungeon/index.ts';
import {
  type Action,
  type ActionOf,
  characterOf,
  DOOR,
  LOCK_ODDS,
  LOCKED,
  NONE,
  placeBeside,
  type Side,
  sideOf,
  START_TILE,
  type State,
  type TheDungeon,
  tileBeyond,
  type View,
} from '../../../../games/the-dungeon/index.ts';
import type { Rules, Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { percentOf } from './percent.ts';

type Go = ActionOf<'go'>;

/** Where one can go in this turn: next door, or farther through what is known. */
export interface Way {
  readonly id: string;
  readonly place: number;
  /** The tile that lies there; undefined where nobody has been. */
  readonly tile: number | undefined;
  readonly steps: readonly Go[];
  /** Per cent, where a lock decides. */
  readonly chance: number | undefined;
}

const isGo = (action: Action): action is Go => action.type === 'go';

/** The rules are asked step by step; where dice or tiles would have to answer, nothing more is known. */
export function waysOf(rules: Rules<TheDungeon>, view: View, seat: Seat, actions: readonly Action[]): readonly Way[] {
  const near = actions.filter(isGo).map(action => nearWay(view, seat, action));
  if (near.length === 0 || view.phase !== 'step') return near;
  const isNear = (tile: number): boolean => near.some(way => way.tile === tile);
  const from = characterOf(view, seat).at;
  return [...near, ...farWays(rules, view, seat).filter(({ tile }) => tile !== from && !isNear(tile ?? NONE))];
}

function nearWay(view: View, seat: Seat, action: Go): Way {
  const { at } = characterOf(view, seat);
  const door = sideOf(view, at, action.side);
  const beyond = tileBeyond(view, at, action.side);
  return {
    id: wayId(action.side),
    place: placeBeside(view.places[at] ?? START_TILE, action.side),
    tile: beyond === NONE ? undefined : beyond,
    steps: [action],
    chance: door === DOOR || door === LOCKED ? percentOf(LOCK_ODDS.win, LOCK_ODDS.of) : undefined,
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

function onwards(rules: Rules<TheDungeon>, seat: Seat, { state, steps }: Trail): Trail[] {
  const { at } = characterOf(state, seat);
  const known = rules.actions(state, seat).filter((action): action is Go => isGo(action) && isKnown(state, at, action));
  return known.map(action => {
    const next = clone(state);
    rules.apply(next, seat, action);
    return { state: next, steps: [...steps, action] };
  });
}

/** No dice, no new tile. */
function isKnown(state: Readonly<State>, at: number, { side }: Go): boolean {
  const door = sideOf(state, at, side);
  return door !== DOOR && door !== LOCKED && tileBeyond(state, at, side) !== NONE;
}

function isNew(seen: Set<string>, { characters, came }: Readonly<State>, seat: Seat): boolean {
  const key = `${characters[seat]?.at}/${came}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const farWay = ({ places }: View, tile: number, steps: readonly Go[]): Way => ({
  id: farId(tile),
  place: places[tile] ?? START_TILE,
  tile,
  steps,
  chance: undefined,
});

/** The side by which a way leaves. */
export const sideOfWay = ({ steps }: Way): Side => {
  const [first] = steps;
  if (!first) throw new Error('a way has steps');
  return first.side;
};
