import type { Emit } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import type { Action, Step } from './action.ts';
import type { Content } from './content.ts';
import { MOST_WEAPONS } from './data.ts';
import { SIDES, type Thing, type Weapon, WEAPONS } from './deck.ts';
import { beside, beyond, type Coordinates, coordinatesOf, numberAt, sideTowards, spaceOf } from './dungeon.ts';
import type { Obstacle } from './events.ts';
import type { Donjonz } from './kind.ts';
import { gloryOf, rankOf } from './scoring.ts';
import type { State, Table } from './state.ts';

/** DZ-7: the steps that are open to the hero. */
export function steps(content: Content, table: Readonly<Table>): Step[] {
  const hero = heroAt(content, table);
  return SIDES.map(side => beside(hero, side))
    .filter(at => !obstacleAt(content, table, at))
    .map(({ x, y }) => ({ type: 'step', x, y }));
}

function heroSpace({ path }: Readonly<Table>): number {
  return path[path.length - 1] as number;
}

export function heroAt(content: Content, table: Readonly<Table>): Coordinates {
  return coordinatesOf(content, table.laid, heroSpace(table));
}

/** What keeps the hero from stepping there, if anything does. */
export function obstacleAt(content: Content, table: Readonly<Table>, at: Coordinates): Obstacle | undefined {
  const target = numberAt(content, table.laid, at);
  if (target === undefined) return 'rim';
  if (table.path.includes(target)) return 'entered';
  const hero = heroAt(content, table);
  const side = sideTowards(hero, at);
  if (side === undefined) return Math.abs(at.x - hero.x) === 1 && Math.abs(at.y - hero.y) === 1 ? 'diagonal' : 'far';
  if (beyond(content, table.laid, heroSpace(table), side)?.isWalled) return 'wall';
  return isLocked(content, table, target) ? 'locked' : undefined;
}

/** DZ-Q7: without the key the door is shut, unless the table agreed that it is a space like any other. */
function isLocked(content: Content, table: Readonly<Table>, target: number): boolean {
  if (table.key || content.doorWithoutKey === 'plain') return false;
  return spaceOf(content, table.laid, target).thing.type === 'door';
}

/** How many entries of a log stand before the first step of the walk, if there is one. */
export function walkStart(log: readonly Entry<Donjonz>[]): number | undefined {
  const first = log.findIndex(([, { type }]) => type === 'step');
  return first < 0 ? undefined : first;
}

/** DZ-5: all cards lie and the walk begins; a hero who is walled in is asked first, while the card can be moved (DZ-Q6). */
export function finishMap(content: Content, state: State, emit?: Emit<Donjonz>): void {
  emit?.({ type: 'map-finished' });
  state.phase = canGoOn(content, state) ? 'walk' : 'set-out';
}

/** DZ-15: the walk of a hero who is walled in ends on the stair. */
export function setOut(content: Content, state: State, emit?: Emit<Donjonz>): void {
  goOn(content, state, emit);
}

/** DZ-7: one space further, where something may be waiting. */
export function step(content: Content, state: State, at: Step, emit?: Emit<Donjonz>): void {
  const number = numberAt(content, state.laid, at);
  const side = sideTowards(heroAt(content, state), at);
  if (number === undefined || side === undefined) throw new Error(`no step leads to ${at.x}, ${at.y}`);
  state.path.push(number);
  emit?.({ type: 'stepped', x: at.x, y: at.y, side });
  enter(state, spaceOf(content, state.laid, number).thing, emit);
  if (state.phase === 'walk') goOn(content, state, emit);
}

function enter(state: State, thing: Thing, emit?: Emit<Donjonz>): void {
  switch (thing.type) {
    case 'pouch':
      return findPouch(state, emit);
    case 'weapon':
      return findWeapon(state, thing.weapon, emit);
    case 'monster':
      return meetMonster(state, thing.weapon, emit);
    case 'key':
      return findKey(state, emit);
    case 'door':
      return enterDoor(state, emit);
    case 'stair':
    case 'nothing':
      return undefined;
  }
}

/** DZ-19: what is gained is circled. */
function circle(state: State): void {
  state.circled.push(heroSpace(state));
}

/** DZ-8. */
function findPouch(state: State, emit?: Emit<Donjonz>): void {
  state.pouches++;
  circle(state);
  emit?.({ type: 'pouch-found', pouches: state.pouches });
}

/** DZ-9: whether to take it is a decision of its own (DZ-Q11). */
function findWeapon(state: State, weapon: Weapon, emit?: Emit<Donjonz>): void {
  state.phase = 'weapon';
  emit?.({ type: 'weapon-found', weapon });
}

/** DZ-10, DZ-11: the right weapon beats the monster and stays in hand. */
function meetMonster(state: State, weapon: Weapon, emit?: Emit<Donjonz>): void {
  if (!state.weapons.includes(weapon)) return loseFight(state, weapon, emit);
  state.monsters++;
  circle(state);
  emit?.({ type: 'monster-beaten', weapon, monsters: state.monsters });
}

/** DZ-12: it costs all pouches, and the game when there is none. The space counts as entered (DZ-Q12). */
function loseFight(state: State, weapon: Weapon, emit?: Emit<Donjonz>): void {
  if (state.pouches === 0) return fall(state, weapon, emit);
  emit?.({ type: 'pouches-lost', weapon, pouches: state.pouches });
  state.pouches = 0;
}

function fall(state: State, weapon: Weapon, emit?: Emit<Donjonz>): void {
  state.lost = true;
  state.phase = 'over';
  emit?.({ type: 'hero-fell', weapon });
}

/** DZ-13. */
function findKey(state: State, emit?: Emit<Donjonz>): void {
  state.key = true;
  circle(state);
  emit?.({ type: 'key-found' });
}

/** DZ-13, DZ-Q8: the pouches owned now are doubled; later ones count once. */
function enterDoor(state: State, emit?: Emit<Donjonz>): void {
  if (!state.key) return emit?.({ type: 'door-passed' });
  const before = state.pouches;
  state.pouches = 2 * before;
  state.doorOpened = true;
  circle(state);
  emit?.({ type: 'door-opened', before, pouches: state.pouches });
}

/** DZ-14, DZ-15: the hero keeps moving; the walk ends when no step is open. */
function goOn(content: Content, state: State, emit?: Emit<Donjonz>): void {
  state.phase = canGoOn(content, state) ? 'walk' : 'over';
  if (state.phase === 'over') emit?.({ type: 'walk-ended', score: gloryOf(state), rank: rankOf(gloryOf(state)) });
}

function canGoOn(content: Content, table: Readonly<Table>): boolean {
  const hero = heroAt(content, table);
  return SIDES.some(side => !obstacleAt(content, table, beside(hero, side)));
}

const PICK_UP: Action = { type: 'pick-up' };
const LEAVE: Action = { type: 'leave' };

/** DZ-9: a third weapon is taken only in exchange for one of the two. Two of a type are allowed (DZ-Q11). */
export function weaponChoices({ weapons }: Readonly<Table>): Action[] {
  if (weapons.length < MOST_WEAPONS) return [PICK_UP, LEAVE];
  const kinds = WEAPONS.filter(weapon => weapons.includes(weapon));
  return [...kinds.map(drop => ({ type: 'swap', drop }) as const), LEAVE];
}

/** The weapon that lies on the hero's space. */
export function weaponHere(content: Content, table: Readonly<Table>): Weapon {
  const { thing } = spaceOf(content, table.laid, heroSpace(table));
  if (thing.type !== 'weapon') throw new Error('no weapon lies here');
  return thing.weapon;
}

export function pickUp(content: Content, state: State, emit?: Emit<Donjonz>): void {
  const weapon = weaponHere(content, state);
  state.weapons.push(weapon);
  circle(state);
  emit?.({ type: 'weapon-taken', weapon });
  goOn(content, state, emit);
}

export function swap(content: Content, state: State, drop: Weapon, emit?: Emit<Donjonz>): void {
  state.weapons.splice(state.weapons.indexOf(drop), 1);
  emit?.({ type: 'weapon-dropped', weapon: drop });
  pickUp(content, state, emit);
}

export function leave(content: Content, state: State, emit?: Emit<Donjonz>): void {
  emit?.({ type: 'weapon-left', weapon: weaponHere(content, state) });
  goOn(content, state, emit);
}
