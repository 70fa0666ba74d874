import {
  type Action,
  DOOR,
  fightOdds,
  forceOf,
  isPassable,
  NONE,
  type Odds,
  placeBeside,
  type Room,
  type Side,
  SIDES,
  testLimit,
  testOdds,
  tileOf,
  WALL,
} from '../../games/the-dungeon/index.ts';
import { find, findCast, type Sight } from './sight.ts';

/** A step, in the unit in which dangers are counted. */
const STEP = 4;
const FAR = 1000;

/** How much a bot would rather not end its move in a room; below 0 it would rather. */
function danger({ content, me, sheet }: Sight, room: Room): number {
  const test = (dice: 1 | 2): number => share(testOdds(dice, testLimit(content, me, 0)));
  switch (room) {
    case 'guard-room':
      return me.gold >= sheet.bribe ? -40 : 18 - Math.floor((50 * guardOdds(content, me).win) / 36);
    case 'hidden-passage':
      return -60;
    case 'tunnel':
      return -2;
    case 'storeroom':
      return -3;
    case 'flame-trap':
      return Math.floor((8 * test(2)) / 36);
    case 'spike-trap':
      return Math.floor((8 * test(1)) / 36);
    case 'pit-trap':
    case 'unlit':
      return Math.floor((4 * test(2)) / 36);
    case 'lair':
      return 4;
    case 'crypt':
      return me.craft > 3 ? 2 : 5;
    case 'torture-chamber':
      return me.gold > 0 ? 4 : 6;
    case 'stream':
      return 3 + me.gold + me.objects.length;
    default:
      return 0;
  }
}

/** Of 36, how many throws go wrong. */
function share({ loss, of }: Odds): number {
  return (loss * 36) / of;
}

function guardOdds(content: Sight['content'], me: Sight['me']): Odds {
  return fightOdds(forceOf(content, me, 'strength') - 5);
}

/** By tile: the cheapest way to something worth going to, through what stands open. */
function prospects(sight: Sight): number[] {
  const { view } = sight;
  const { faces, sides, near } = view;
  const costs = faces.map((face, tile) => {
    const room = tileOf(face).room;
    if (room === 'hidden-passage') return -60;
    if (room === 'guard-room' && tile !== sight.me.at) return Math.min(FAR, danger(sight, room));
    for (let index = 4 * tile; index < 4 * tile + 4; index++)
      if (sides[index] === DOOR || (near[index] === NONE && isPassable(sides[index] ?? 0))) return 0;
    return FAR;
  });
  relax(costs, sight);
  return costs;
}

/** Costs spread from tile to tile until nothing changes; a maze has 30 tiles and few loops. */
function relax(costs: number[], { view: { sides, near, faces } }: Sight): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let tile = 0; tile < faces.length; tile++)
      for (let index = 4 * tile; index < 4 * tile + 4; index++) {
        const beyond = near[index] ?? NONE;
        if (beyond === NONE || !isPassable(sides[index] ?? 0)) continue;
        const cost = (costs[beyond] ?? FAR) + STEP;
        if (cost >= (costs[tile] ?? FAR)) continue;
        costs[tile] = cost;
        changed = true;
      }
  }
}

/** The step with the best prospects, dangers of where the move would end included. */
export function chooseStep(sight: Sight): Action {
  const { view, me, actions } = sight;
  const aid = findCast(actions, 'draughty-map') ?? find(actions, 'scout');
  if (aid) return aid;
  const costs = actions.length > 1 ? prospects(sight) : [];
  let best: Action | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  for (const action of actions) {
    if (action.type !== 'go') continue;
    const cost = stepCost(sight, costs, action.side, view.near[4 * me.at + action.side] ?? NONE);
    if (cost >= least) continue;
    least = cost;
    best = action;
  }
  return best ?? (actions[0] as Action);
}

function stepCost(sight: Sight, costs: readonly number[], side: Side, beyond: number): number {
  const { view, me } = sight;
  if (beyond === NONE || view.sides[4 * me.at + side] === DOOR) return unknownCost(sight);
  const room = tileOf(view.faces[beyond] ?? 0).room;
  const isLast = view.moves === 1 || room === 'stream' || room === 'guard-room';
  return STEP + (costs[beyond] ?? FAR) + (isLast ? danger(sight, room) : 0);
}

/** What lies open on the pile is known; the rest is as good as the next tile. */
function unknownCost(sight: Sight): number {
  const [face] = sight.view.shown;
  if (face === undefined) return 0;
  return Math.floor(danger(sight, tileOf(face).room) / 2);
}

/** The turn that opens the most ways on. */
export function chooseTurn({ view, me, actions }: Sight): Action {
  const place = placeBeside(view.places[me.at] ?? 0, view.door as Side);
  let best = actions[0] as Action;
  let most = NONE;
  for (const action of actions) {
    if (action.type !== 'lay') continue;
    const openings = tileOf(view.drawn).openings[action.turn] ?? [];
    let ways = 0;
    for (const side of SIDES) if (openings[side] !== WALL && !view.places.includes(placeBeside(place, side))) ways++;
    if (ways <= most) continue;
    most = ways;
    best = action;
  }
  return best;
}
