import { type Ability, ENEMIES, type Enemy, type Room, TESTS, type Test, TORCH, type Ware } from './data.ts';
import type { Result } from './events.ts';
import { type Content, sheetOf } from './content.ts';
import { mover, type Open, type Person, roomAt, spellPlaces, type Table } from './state.ts';

export function has(content: Content, { sheet }: Readonly<Person>, ability: Ability): boolean {
  return sheetOf(content, sheet).ability === ability;
}

export const enemyName = (enemy: number): Enemy => (ENEMIES[enemy] as (typeof ENEMIES)[number])[0];
export const isPsychic = (enemy: number): boolean => ENEMIES[enemy]?.[1] === 'craft';

/** The enemy at hand. */
export const enemyOf = ({ enemy }: Readonly<Pick<Table, 'enemy'>>): Enemy | undefined => ENEMIES[enemy]?.[0];

/** The Strength or Craft of an enemy as the tables have it. */
export const powerOf = (name: Enemy): number => ENEMIES.find(([each]) => each === name)?.[2] ?? 0;

export function enemyNamed(name: Enemy): number {
  return ENEMIES.findIndex(([each]) => each === name);
}

/** Craft with what followers add: for tests and spells. */
export function craftOf({ followers }: Content, person: Readonly<Person>): number {
  let craft = person.craft;
  for (const id of person.followers) craft += followers[id]?.craft ?? 0;
  return craft;
}

/** TD-B9: how many spells it can hold. */
export function spellPlacesOf(content: Content, person: Readonly<Person>): number {
  return spellPlaces(craftOf(content, person));
}

/** TD-B2, TD-B3: what is added to the die in a fight. Only one weapon counts, and only one charm. */
export function forceOf({ wares, followers }: Content, person: Readonly<Person>, kind: 'strength' | 'craft'): number {
  let force = person[kind];
  let best = 0;
  for (const id of person.followers) force += followers[id]?.[kind] ?? 0;
  for (const id of person.objects) best = Math.max(best, wares[id]?.[kind] ?? 0);
  return force + best;
}

/** The most that the dice of a test may show. */
export function testLimit(content: Content, person: Readonly<Person>, bonus: number): number {
  return craftOf(content, person) + bonus + (has(content, person, 'steadies-tests') ? 1 : 0);
}

/** TD-38: whoever has light, or needs none, is not tested in the dark. */
export function canSee(content: Content, person: Readonly<Person>): boolean {
  return person.objects.includes(TORCH) || person.light > 0 || has(content, person, 'sees-in-the-dark');
}

/** Whether dice decide what the room does to the character. */
export function isTested(content: Content, person: Readonly<Person>, room: Room): room is Test {
  return isTest(room) && !(room === 'unlit' && canSee(content, person));
}

export function isTest(room: string): room is Test {
  return room in TESTS;
}

/** TD-28, TD-30: traps that cost a life, not a turn. */
export function isWounding(test: Test): boolean {
  return test === 'flame-trap' || test === 'spike-trap';
}

export function resultOf(margin: number): Result {
  if (margin === 0) return 'drawn';
  return margin > 0 ? 'won' : 'lost';
}

/** TD-C8: the umpire wins what would be a stand-off. */
export function standOff(content: Content, person: Readonly<Person>, margin: number): number {
  return margin === 0 && has(content, person, 'wins-stand-offs') ? 1 : 0;
}

/** Chances in 36, in 6 where one die is thrown, in 216 where armour has a die of its own. Of a test `draw` is 0. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  /** TD-B3: defeats in which a helmet, shield or armour saves the life. */
  readonly saved: number;
  readonly loss: number;
  readonly of: number;
}

/** TD-C10: by own force minus the enemy's, how many of 36 throws win, draw and lose. */
export function fightOdds(difference: number): Odds {
  let [win, draw] = [0, 0];
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      if (difference + mine > theirs) win++;
      else if (difference + mine === theirs) draw++;
    }
  return { win, draw, saved: 0, loss: 36 - win - draw, of: 36 };
}

/** TD-C10: how many throws stay at or under the limit. */
export function testOdds(dice: 1 | 2, limit: number): Odds {
  const of = dice === 1 ? 6 : 36;
  let win = 0;
  for (let throws = 0; throws < of; throws++) {
    const sum = dice === 1 ? throws + 1 : 2 + (throws % 6) + Math.floor(throws / 6);
    if (sum <= limit) win++;
  }
  return { win, draw: 0, saved: 0, loss: of - win, of };
}

/** TD-C10: the chances of a test, with what spells add to Craft. */
export function testOddsOf(content: Content, person: Readonly<Person>, test: Test, bonus = 0): Odds {
  return testOdds(TESTS[test], testLimit(content, person, bonus));
}

/** TD-B2, TD-B3: a fight as its sums are made before the dice. */
export interface Fight {
  readonly enemy: Enemy;
  readonly kind: 'strength' | 'craft';
  /** What the character has of it by itself, what followers and objects add, and what food and spells do. */
  readonly own: number;
  readonly gear: number;
  readonly bonus: number;
  /** What the enemy has of it. */
  readonly power: number;
}

/** The fight against the enemy at hand. */
export function fightAhead(content: Content, table: Open): Fight | undefined {
  const enemy = enemyOf(table);
  if (enemy === undefined) return undefined;
  const kind = isPsychic(table.enemy) ? 'craft' : 'strength';
  const own = mover(table)[kind];
  const gear = forceOf(content, mover(table), kind) - own;
  return { enemy, kind, own, gear, bonus: table.bonus, power: table.power };
}

/** The chances of what stands before the character, if dice decide it. */
export function oddsAhead(
  content: Content,
  table: Readonly<Pick<Table, 'phase' | 'faces' | 'enemy' | 'power' | 'bonus'>>,
  person: Readonly<Person>,
): Odds | null {
  if (table.phase !== 'meet') return null;
  if (table.enemy >= 0) return enemyOdds(content, table, person);
  const room = roomAt(table, person.at);
  return isTested(content, person, room) ? testOddsOf(content, person, room, table.bonus) : null;
}

function enemyOdds(
  content: Content,
  { enemy, power, bonus }: Readonly<Pick<Table, 'enemy' | 'power' | 'bonus'>>,
  person: Readonly<Person>,
): Odds {
  const force = forceOf(content, person, isPsychic(enemy) ? 'craft' : 'strength') + bonus;
  const odds = fightOdds(force - power);
  const settled = has(content, person, 'wins-stand-offs') ? { ...odds, win: odds.win + odds.draw, draw: 0 } : odds;
  return withArmour(settled, content, person, enemy);
}

/** TD-B3: the die of the armour, thrown only after a defeat, and never in psychic combat. */
export function withArmour(odds: Odds, content: Content, person: Readonly<Person>, enemy: number): Odds {
  const armour = bestSave(content, person);
  if (!armour || isPsychic(enemy)) return odds;
  const { win, draw, loss, of } = odds;
  const saves = 7 - armour.save;
  return { win: win * 6, draw: draw * 6, saved: loss * saves, loss: loss * (6 - saves), of: of * 6 };
}

/** TD-B3: the object that saves a life most often. */
export function bestSave({ wares }: Content, { objects }: Readonly<Person>): Ware | undefined {
  let best: Ware | undefined;
  for (const id of objects) {
    const ware = wares[id];
    if (ware && ware.save > 0 && (!best || ware.save < best.save)) best = ware;
  }
  return best;
}
