import type { Seat } from '../../kernel/game.ts';
import type { Action, ActionOf } from './action.ts';
import { distinct, hand, hasFreeHand } from './belongings.ts';
import { type Room, SCROLL } from './data.ts';
import { enemyOf, fightOdds, forceOf, type Odds, standOff } from './fighting.ts';
import { START_TILE } from './map.ts';
import { type Content, wareOf } from './content.ts';
import { characterOf, isInside, mover, NONE, type Open, type Play, roomAt, type State, victimOf } from './state.ts';
import { ask, loseLife, settle } from './turns.ts';
import { rivalVerdict } from './verdict.ts';

/** TD-Q31: the others on the tile, if they may be attacked. */
export function rivalsOf({ hasEncounters, seats }: Content, state: Open): Seat[] {
  const { at } = mover(state);
  if (!hasEncounters || at === START_TILE) return [];
  return seats.filter(seat => {
    const other = characterOf(state, seat);
    return seat !== state.turn && other.at === at && isInside(other);
  });
}

/** TD-Q31: the tile or the rival, not both; an enemy that the dice have brought forth is the tile. */
export function canChooseRival(state: Readonly<Pick<State, 'enemy'>>): boolean {
  const enemy = enemyOf(state);
  return enemy === undefined || enemy === 'guard';
}

/** What was eaten or cast against the Guard helps against a rival; a clear head for a test does not. */
function bonusOf(state: Readonly<Pick<State, 'enemy' | 'bonus'>>): number {
  return enemyOf(state) ? state.bonus : 0;
}

/** TD-Q36: rooms whose enemy is there whether it is met or not. */
function isGuarded(room: Room): boolean {
  return room === 'guard-room' || room === 'crypt' || room === 'lair';
}

/** TD-Q31. */
export function attack(play: Play, { rival }: ActionOf<'attack'>): void {
  const { state } = play;
  state.bonus = bonusOf(state);
  state.barred = isGuarded(roomAt(state, mover(state).at));
  state.enemy = NONE;
  state.rival = rival;
  ask(state, 'rival');
}

export function rollRival(play: Play, dice: readonly number[]): void {
  const { content, state, emit } = play;
  const { mine, theirs, result } = rivalVerdict(content, state, dice);
  emit?.({ type: 'rival-fought', seat: state.turn, rival: state.rival, dice, mine, theirs, result });
  if (result === 'drawn') return settle(play);
  state.victor = result === 'won' ? state.turn : state.rival;
  state.phase = isScrollAtStake(content, state) ? 'beaten' : 'spoils';
}

/** TD-Q45: whether the loser has a scroll that the winner could take, now or after reading one of their own. */
export function isScrollAtStake(content: Content, state: Readonly<State>): boolean {
  const victor = characterOf(state, state.victor);
  const canTake = hasFreeHand(content, victor) || victor.objects.includes(SCROLL);
  return canTake && characterOf(state, victimOf(state)).objects.includes(SCROLL);
}

const SUBMIT: Action = { type: 'submit' };

/** TD-Q45: reading comes first, if at all. */
export const surrenders = (): Action[] => [SUBMIT];

export function submit({ state }: Play): void {
  state.phase = 'spoils';
}

/** TD-C10: what the dice would say about each rival on the tile. */
export function rivalOdds(content: Content, table: Open): RivalOdds[] {
  if (table.phase !== 'meet' || !canChooseRival(table)) return [];
  const me = mover(table);
  const mine = forceOf(content, me, 'strength') + bonusOf(table);
  return rivalsOf(content, table).map(rival => {
    const other = characterOf(table, rival);
    const odds = fightOdds(mine - forceOf(content, other, 'strength'));
    const edge = standOff(content, me, 0) - standOff(content, other, 0);
    if (edge === 0) return { rival, ...odds };
    const { win, draw, loss } = odds;
    return { rival, ...odds, draw: 0, ...(edge > 0 ? { win: win + draw } : { loss: loss + draw }) };
  });
}

export interface RivalOdds extends Odds {
  readonly rival: Seat;
}

const ROB_LIFE: Action = { type: 'rob', what: 'life' };
const ROB_GOLD: Action = { type: 'rob', what: 'gold' };

export function robberies(content: Content, state: Readonly<State>): Action[] {
  const { gold, objects } = characterOf(state, victimOf(state));
  const wanted = hasFreeHand(content, characterOf(state, state.victor)) ? distinct(objects) : [];
  const robOf = (ware: number): Action => ({ type: 'rob', what: 'object', object: wareOf(content, ware).name });
  return [ROB_LIFE, ...(gold > 0 ? [ROB_GOLD] : []), ...wanted.map(robOf)];
}

export function rob(play: Play, action: ActionOf<'rob'>): void {
  const { state, emit } = play;
  const [seat, victim] = [state.victor, victimOf(state)];
  if (action.what === 'object') {
    hand(play, [victim, seat], action.object);
    emit?.({ type: 'object-robbed', seat, victim, object: action.object });
  } else {
    emit?.({ type: 'robbed', seat, victim, what: action.what });
    if (action.what === 'life') loseLife(play, victim);
    else {
      characterOf(state, victim).gold--;
      characterOf(state, seat).gold++;
    }
  }
  settle(play);
}
