import {
  type Find,
  LAIR,
  LOCKED_ON,
  MOVEMENT,
  type Room,
  STOREROOM,
  TREASURE,
  TUNNEL,
  WARES,
  wareNamed,
} from './data.ts';
import type { EventOf, FightVerdict, Result, Verdict } from './events.ts';
import { bestSave, enemyName, forceOf, isPsychic, isTest, resultOf, standOff, testLimit } from './fighting.ts';
import { mustReturn, waysHome } from './map.ts';
import { type Content, sheetOf } from './content.ts';
import { type Asked, characterOf, mover, type Open, type Person, roomAt, type Table } from './state.ts';

/** The dice as the table asks for them; the Keeper's die is nobody's and has no verdict. */
export function verdictOf(content: Content, table: Open, dice: readonly number[]): Verdict {
  const [die = 0] = dice;
  switch (table.asked) {
    case 'movement':
      return { type: 'movement', tiles: MOVEMENT[die] ?? 0 };
    case 'lock':
      return { type: 'lock', isOpen: die !== LOCKED_ON };
    case 'test':
      return testVerdict(content, table, dice);
    case 'fight':
      return fightVerdict(content, table, dice);
    case 'rival':
      return rivalVerdict(content, table, dice);
    case 'save':
      return { type: 'save', saved: die >= (bestSave(content, mover(table))?.save ?? 0) };
    case 'few-gold':
      return { type: 'gold', gold: die - 1 };
    case 'much-gold':
      return { type: 'gold', gold: die + 2 };
    default:
      return { type: 'find', find: findOf(content, table, die) };
  }
}

/** TD-28 to TD-31, TD-Q14. */
export function testVerdict(
  content: Content,
  table: Open,
  dice: readonly number[],
): Extract<Verdict, { type: 'test' }> {
  const test = roomAt(table, mover(table).at);
  if (!isTest(test)) throw new Error(`no test in ${test}`);
  const craft = testLimit(content, mover(table), table.bonus);
  return { type: 'test', test, craft, passed: dice.reduce((sum, die) => sum + die, 0) <= craft };
}

/** TD-B2 to TD-B4. */
export function fightVerdict(
  content: Content,
  table: Open,
  [my = 0, their = 0]: readonly number[],
): Required<FightVerdict> {
  const kind = isPsychic(table.enemy) ? 'craft' : 'strength';
  const mine = forceOf(content, mover(table), kind) + table.bonus + my;
  const theirs = table.power + their;
  const result = fightResult(content, mover(table), mine - theirs);
  return { type: 'fight', enemy: enemyName(table.enemy), mine, theirs, result };
}

/** TD-Q31. */
export function rivalVerdict(content: Content, table: Open, [my = 0, their = 0]: readonly number[]): FightVerdict {
  const [me, other] = [mover(table), characterOf(table, table.rival)];
  const mine = forceOf(content, me, 'strength') + table.bonus + my;
  const theirs = forceOf(content, other, 'strength') + their;
  return { type: 'fight', mine, theirs, result: rivalResult(content, [me, other], mine - theirs) };
}

/** TD-C10: how each of 36 throws would have ended a fight, by one's own die, then by the other. */
export function throwsLike(
  content: Content,
  table: Open,
  event: EventOf<'fought'> | EventOf<'rival-fought'>,
): readonly (readonly Result[])[] {
  const [my = 0, their = 0] = event.dice;
  const ahead = event.mine - my - (event.theirs - their);
  const me = characterOf(table, event.seat);
  const resultBy = (margin: number): Result =>
    event.type === 'fought'
      ? fightResult(content, me, margin)
      : rivalResult(content, [me, characterOf(table, event.rival)], margin);
  return PIPS.map(mine => PIPS.map(theirs => resultBy(ahead + mine - theirs)));
}

const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** TD-B4, TD-C8. */
const fightResult = (content: Content, me: Readonly<Person>, margin: number): Result =>
  resultOf(margin + standOff(content, me, margin));

/** TD-Q31, TD-C8: two who win stand-offs are even again. */
function rivalResult(
  content: Content,
  [me, other]: readonly [Readonly<Person>, Readonly<Person>],
  margin: number,
): Result {
  return resultOf(margin + standOff(content, me, margin) - standOff(content, other, margin));
}

/** What a die brings forth, if there is any left of it. */
function findOf(content: Content, table: Open, die: number): Find {
  const find = findsAsked(table)[die - 1];
  if (!find) throw new Error(`nothing is found by ${die} for ${table.asked}`);
  const { lives, sheet } = mover(table);
  if (find === 'food') return lives < sheetOf(content, sheet).fullLives ? find : 'nothing';
  const ware = WARES.find(({ name }) => name === find);
  return ware && table.stock[wareNamed(ware.name)] === 0 ? 'nothing' : find;
}

const FINDS: Readonly<Partial<Record<Room | Asked, readonly Find[]>>> = {
  lair: LAIR,
  storeroom: STOREROOM,
  tunnel: TUNNEL,
};

/** TD-27, TD-33, TD-34: what one die may bring in a room, by its pips. */
export function findsIn(room: Room): readonly Find[] {
  return FINDS[room] ?? [];
}

/** What the die that the table asks for may bring, by its pips. */
export function findsAsked({ asked, power }: Readonly<Pick<Table, 'asked' | 'power'>>): readonly Find[] {
  return asked === 'treasure' ? TREASURE.slice(power + 1, power + 7) : (FINDS[asked] ?? []);
}

const RESULT_RANK: Readonly<Record<Result, number>> = { won: 1, drawn: 0, lost: -1 };

/** TD-B14: of two verdicts on one throw the higher rank is better. Undefined for what is only different. */
export function rankOf(table: Open, verdict: Verdict): number | undefined {
  switch (verdict.type) {
    case 'movement':
      return mustReturn(table) ? Math.min(verdict.tiles, wayHome(table)) : verdict.tiles;
    case 'lock':
      return verdict.isOpen ? 1 : -1;
    case 'test':
      return verdict.passed ? 1 : -1;
    case 'fight':
      return RESULT_RANK[verdict.result];
    case 'save':
      return verdict.saved ? 1 : -1;
    case 'gold':
      return verdict.gold;
    case 'find':
      return undefined;
  }
}

/** TD-15: how many tiles there are to go until the cell ends the move. */
function wayHome(table: Open): number {
  return waysHome(table)[mover(table).at] ?? 0;
}
