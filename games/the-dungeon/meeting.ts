import { type Action, type ActionOf, EXPLORES, FIGHTS, PRICES, type Price } from './action.ts';
import { find, useUp } from './belongings.ts';
import { checkSpells } from './dealing.ts';
import {
  type Enemy,
  FISH_CAKE,
  LAIR,
  PASTRY,
  type Room,
  SCROLL,
  STOREROOM,
  TREASURE,
  TUNNEL,
  wareNamed,
} from './data.ts';
import { bestSave, canSee, enemyNamed, enemyOf, isPsychic, isTest, isWounding, powerOf } from './fighting.ts';
import { START_TILE } from './map.ts';
import { type Content, sheetOf } from './content.ts';
import { canChooseRival, rivalsOf } from './rivals.ts';
import { mover, type Person, type Play, roomAt, type State } from './state.ts';
import { ask, findWayOut, heal, loseLife, loseNextTurn, settle } from './turns.ts';
import { fightVerdict, testVerdict } from './verdict.ts';

const PASS: Action = { type: 'pass' };
const PAYS: Readonly<Record<Price, Action>> = {
  gold: { type: 'pay', price: 'gold' },
  strength: { type: 'pay', price: 'strength' },
  craft: { type: 'pay', price: 'craft' },
  life: { type: 'pay', price: 'life' },
};

/** TD-22, TD-24, TD-Q15: rooms in which nothing happens at the end of a move. */
export function isQuiet(room: Room): boolean {
  return room === 'cell' || room === 'corridor' || room === 'stream';
}

/** TD-12: the move is over, and the tile wants its due. */
export function arrive(play: Play): void {
  const { content, state, emit } = play;
  const character = mover(state);
  const room = roomAt(state, character.at);
  const isCrowded = rivalsOf(content, state).length > 0;
  state.barred = false;
  state.phase = 'meet';
  if (room === 'guard-room') meet(play, 'guard', null);
  else if (room === 'unlit' && canSee(content, character)) {
    emit?.({ type: 'dark-ignored', seat: state.turn });
    if (!isCrowded) settle(play);
  } else if (room === 'hidden-passage' && !isCrowded) explore(play, EXPLORES[room]);
  else if (isQuiet(room) && !isCrowded) settle(play);
}

export function meetings(content: Content, state: Readonly<State>): Action[] {
  const found = enemyOf(state) ? enemyActions(content, state) : roomActions(content, state);
  for (const rival of canChooseRival(state) ? rivalsOf(content, state) : []) found.push({ type: 'attack', rival });
  return found;
}

function roomActions(content: Content, state: Readonly<State>): Action[] {
  const character = mover(state);
  const room = roomAt(state, character.at);
  if (room === 'torture-chamber') return PRICES.filter(price => canPay(character, price)).map(price => PAYS[price]);
  return isQuiet(room) || (room === 'unlit' && canSee(content, character)) ? [PASS] : [EXPLORES[room]];
}

/** TD-Q21: without the price of a bribe there is only the fight. TD-Q29: one bite a fight. */
function enemyActions(content: Content, state: Readonly<State>): Action[] {
  const character = mover(state);
  const { bribe: gold } = sheetOf(content, character.sheet);
  const found: Action[] = [FIGHTS[state.enemy] as Action];
  if (enemyOf(state) === 'guard' && character.gold >= gold) found.push({ type: 'bribe', gold });
  const food = isPsychic(state.enemy) ? FISH_CAKE : PASTRY;
  if (!state.eaten && character.objects.includes(food))
    found.push({ type: 'eat', object: food === PASTRY ? 'pastry' : 'fish-cake' });
  return found;
}

/** TD-23, TD-Q16: a life only when nothing else is left. */
export function canPay({ gold, strength, craft }: Readonly<Person>, price: Price): boolean {
  if (price === 'gold') return gold > 0;
  if (price === 'strength') return strength > 1;
  return price === 'craft' ? craft > 1 : gold === 0 && strength === 1 && craft === 1;
}

/** TD-23, TD-Q17. */
export function pay(play: Play, { price }: ActionOf<'pay'>): void {
  const { state, emit } = play;
  const character = mover(state);
  emit?.({ type: 'tortured', seat: state.turn, price });
  if (price === 'life') loseLife(play, state.turn);
  else character[price]--;
  settle(play);
  if (price === 'craft') checkSpells(play, state.turn);
}

/** The dice decide what is here, or whether the trap snaps. */
export function explore(play: Play, { room }: ActionOf<'explore'>): void {
  const { state } = play;
  if (isTest(room)) return ask(state, 'test');
  if (room === 'lair' || room === 'storeroom' || room === 'tunnel') return ask(state, room);
  if (room === 'crypt') return ask(state, 'keeper');
  findWayOut(play, null);
  settle(play);
}

/** TD-28 to TD-31, TD-Q14. */
export function rollTest(play: Play, dice: readonly number[]): void {
  const { content, state, emit } = play;
  const { test, craft, passed } = testVerdict(content, state, dice);
  emit?.({ type: 'test-rolled', seat: state.turn, test, dice, craft, passed });
  if (!passed && isWounding(test)) loseLife(play, state.turn);
  if (!passed && (test === 'pit-trap' || test === 'unlit')) loseNextTurn(play);
  settle(play);
  if (passed && test === 'library') find(play, SCROLL, null);
}

/** An enemy that a die has brought forth, or that is always at home. */
function meet({ state, emit }: Play, enemy: Enemy, die: number | null, power = powerOf(enemy)): void {
  state.enemy = enemyNamed(enemy);
  state.power = power;
  state.phase = 'meet';
  emit?.({ type: 'enemy-met', seat: state.turn, enemy, power, die });
}

/** TD-26: the Keeper's Craft is thrown before the fight. */
export function rollKeeper(play: Play, die: number): void {
  meet(play, 'keeper', die, die);
}

/** TD-27. */
export function rollLair(play: Play, die: number): void {
  meet(play, LAIR[die - 1] ?? 'ghoul', die);
}

/** TD-34, TD-Q35. */
export function rollTunnel(play: Play, die: number): void {
  const { state, emit } = play;
  const found = TUNNEL[die - 1];
  if (found === 'rat' || found === 'ghost') return meet(play, found, die);
  if (found === 'secret-exit') findWayOut(play, die);
  else if (found === 'cave-in') {
    emit?.({ type: 'cave-in', seat: state.turn, die });
    loseLife(play, state.turn);
    if (mover(state).lives > 0) loseNextTurn(play);
  } else emit?.({ type: 'found', seat: state.turn, what: 'nothing', die });
  settle(play);
}

/** TD-33. */
export function rollStoreroom(play: Play, die: number): void {
  const found = STOREROOM[die - 1] ?? 'nothing';
  settle(play);
  if (found !== 'nothing' && found !== 'food') return find(play, wareNamed(found), die);
  play.emit?.({ type: 'found', seat: play.state.turn, what: found, die });
  if (found === 'food') heal(play);
}

/** TD-27. */
export function rollTreasure(play: Play, die: number): void {
  const { state, emit } = play;
  const found = TREASURE[die + state.power] ?? 'nothing';
  if (found === 'few-gold' || found === 'much-gold') return ask(state, found);
  settle(play);
  if (found === 'nothing') emit?.({ type: 'found', seat: state.turn, what: 'nothing', die });
  else find(play, wareNamed(found), die);
}

/** TD-27: the die, and so much more or less. */
export function rollGold(play: Play, die: number, more: number): void {
  const { state, emit } = play;
  const gold = die + more;
  mover(state).gold += gold;
  emit?.({ type: 'gold-found', seat: state.turn, gold, die });
  settle(play);
}

/** TD-40, TD-41, TD-Q29. */
export function eat({ state, emit }: Play, { object }: ActionOf<'eat'>): void {
  useUp(state, mover(state), object === 'pastry' ? PASTRY : FISH_CAKE);
  state.bonus++;
  state.eaten = true;
  emit?.({ type: 'eaten', seat: state.turn, object });
}

export function fight({ state }: Play): void {
  ask(state, 'fight');
}

/** TD-25. */
export function bribe(play: Play, { gold }: ActionOf<'bribe'>): void {
  const { state, emit } = play;
  mover(state).gold -= gold;
  emit?.({ type: 'guard-bribed', seat: state.turn, gold });
  findWayOut(play, null);
  settle(play);
}

/** TD-B2 to TD-B4. */
export function rollFight(play: Play, dice: readonly number[]): void {
  const { content, state, emit } = play;
  const { enemy, mine, theirs, result } = fightVerdict(content, state, dice);
  emit?.({ type: 'fought', seat: state.turn, enemy, dice, mine, theirs, result });
  if (result === 'won') win(play, enemy);
  else if (result === 'lost' && canBeSaved(play)) ask(state, 'save');
  else withdraw(play, result);
}

/** TD-Q33, TD-35: nothing is gained from most victories. */
function win(play: Play, enemy: Enemy): void {
  if (LAIR.some(beast => beast === enemy)) return ask(play.state, 'treasure');
  if (enemy === 'guard') findWayOut(play, null);
  settle(play);
}

/** TD-B3: objects save lives in combat, never in psychic combat. */
function canBeSaved({ content, state }: Play): boolean {
  return !isPsychic(state.enemy) && bestSave(content, mover(state)) !== undefined;
}

export function rollSave(play: Play, die: number): void {
  const { content, state, emit } = play;
  const armour = bestSave(content, mover(state));
  if (!armour) throw new Error('nothing to be saved by');
  const saved = die >= armour.save;
  emit?.({ type: 'save-rolled', seat: state.turn, object: armour.name, die, saved });
  withdraw(play, saved ? 'drawn' : 'lost');
}

/** TD-B4, TD-Q20, TD-Q32: the enemy stays; the Guard has one thrown back into the cell, if alive. */
function withdraw(play: Play, result: 'drawn' | 'lost'): void {
  const { state, emit } = play;
  const character = mover(state);
  if (result === 'lost') loseLife(play, state.turn);
  state.barred = true;
  if (enemyOf(state) === 'guard' && character.lives > 0) {
    character.at = START_TILE;
    emit?.({ type: 'thrown-back', seat: state.turn });
  }
  settle(play);
}
