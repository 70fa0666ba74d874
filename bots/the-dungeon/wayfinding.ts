import type { Action, ActionOf, Odds, Open, QuarterTurn, Room, Side, Test } from '../../games/the-dungeon/index.ts';
import {
  drawnTile,
  fightOdds,
  forceOf,
  hasUntried,
  isUntried,
  openSides,
  placeBeside,
  powerOf,
  SIDES,
  stopsMove,
  testOddsOf,
  tileBeyond,
  tileOf,
  roomAt,
  wayBeyond,
} from '../../games/the-dungeon/readers.ts';
import { find, findCast, type Sight } from './sight.ts';

/** A step, in the unit in which dangers are counted. */
const STEP = 4;
const FAR = 1000;

/** How much a bot would rather not end its move in a room; below 0 it would rather. */
function danger({ content, me, sheet, dread }: Sight, room: Room): number {
  const failures = (test: Test): number => share(testOddsOf(content, me, test));
  switch (room) {
    case 'guard-room':
      return me.gold >= sheet.bribe ? -40 : dread - Math.floor((50 * guardOdds(content, me).win) / 36);
    case 'hidden-passage':
      return -60;
    case 'tunnel':
      return -2;
    case 'storeroom':
      return -3;
    case 'flame-trap':
    case 'spike-trap':
      return Math.floor((8 * failures(room)) / 36);
    case 'pit-trap':
    case 'unlit':
      return Math.floor((4 * failures(room)) / 36);
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
  return fightOdds(forceOf(content, me, 'strength') - powerOf('guard'));
}

/** By tile: the cheapest way to something worth going to, through what stands open. */
function prospects(sight: Sight): number[] {
  const { view } = sight;
  const costs = view.faces.map((_, tile) => {
    const room = roomAt(view, tile);
    if (room === 'hidden-passage') return -60;
    if (room === 'guard-room' && tile !== sight.me.at) return Math.min(FAR, danger(sight, room));
    return hasUntried(view, tile) ? 0 : FAR;
  });
  relax(costs, sight);
  return costs;
}

/** Costs spread from tile to tile until nothing changes; a maze has 30 tiles and few loops. */
function relax(costs: number[], { view }: Sight): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let tile = 0; tile < view.faces.length; tile++)
      for (const side of SIDES) {
        const beyond = wayBeyond(view, tile, side);
        if (beyond === undefined) continue;
        const cost = (costs[beyond] ?? FAR) + STEP;
        if (cost >= (costs[tile] ?? FAR)) continue;
        costs[tile] = cost;
        changed = true;
      }
  }
}

/** The step with the best prospects, dangers of where the move would end included. */
export function chooseStep(sight: Sight): Action {
  const { actions } = sight;
  const aid = findCast(actions, 'draughty-map') ?? find(actions, 'scout');
  if (aid) return aid;
  const goes = actions.filter(each => each.type === 'go');
  if (goes.length < 2) return goes[0] ?? (actions[0] as Action);
  const prices = prospects(sight);
  return goes[
    chooseWay(
      sight,
      goes,
      goes.map(({ side }) => stepCost(sight, prices, side)),
    )
  ] as Action;
}

/** The usual way is the first of the cheapest ones. */
function chooseWay({ sense }: Sight, goes: readonly ActionOf<'go'>[], costs: readonly number[]): number {
  const least = Math.min(...costs);
  const usual = costs.indexOf(least);
  if (!sense) return usual;
  return sense(goes.map(({ side }, i) => ({ side, isUsual: i === usual, lag: (costs[i] as number) - least })));
}

function stepCost(sight: Sight, costs: readonly number[], side: Side): number {
  const { view, me } = sight;
  const beyond = tileBeyond(view, me.at, side);
  if (beyond === undefined || isUntried(view, me.at, side)) return unknownCost(sight);
  const isLast = view.moves === 1 || stopsMove(view, beyond);
  return STEP + (costs[beyond] ?? FAR) + (isLast ? danger(sight, roomAt(view, beyond)) : 0);
}

/** What lies open on the pile is known; the rest is as good as the next tile. */
function unknownCost(sight: Sight): number {
  const [face] = sight.view.shown;
  if (face === undefined) return 0;
  return Math.floor(danger(sight, tileOf(face).room) / 2);
}

/** The turn that opens the most ways on. */
export function chooseTurn({ view, actions }: Sight): Action {
  const ways = (action: Action): number => (action.type === 'lay' ? waysAfter(view, action.turn) : 0);
  return actions.reduce((most, action) => (ways(action) > ways(most) ? action : most));
}

/** How many ways lead on into the unknown from the tile in hand, laid like this. */
export function waysAfter(view: Open, turn: QuarterTurn): number {
  const drawn = drawnTile(view);
  if (!drawn) return 0;
  return openSides(drawn.face, turn).filter(side => !view.places.includes(placeBeside(drawn.place, side))).length;
}

/** The tile that a way leads to; undefined where it leads into the unknown, or through a door that was never tried. */
export const knownBeyond = (view: Open, tile: number, side: Side): number | undefined =>
  isUntried(view, tile, side) ? undefined : tileBeyond(view, tile, side);

export const leadsOut = (view: Open, tile: number): boolean =>
  roomAt(view, tile) === 'hidden-passage' || roomAt(view, tile) === 'guard-room';

/** How many tiles it is through what stands open to the nearest one that `isThere`. */
export function tilesTo(view: Open, from: number, isThere: (tile: number) => boolean): number | undefined {
  const far = new Map([[from, 0]]);
  for (const [tile, tiles] of far) {
    if (isThere(tile)) return tiles;
    for (const side of SIDES) {
      const beyond = wayBeyond(view, tile, side);
      if (beyond !== undefined && !far.has(beyond)) far.set(beyond, tiles + 1);
    }
  }
  return undefined;
}
