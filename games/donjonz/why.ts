import type { Refusal, Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import type { Lay } from './action.ts';
import type { Content } from './content.ts';
import { MOST_WEAPONS } from './data.ts';
import { TURNS, WEAPONS } from './deck.ts';
import { type Coordinates, numberAt } from './dungeon.ts';
import type { Obstacle, Reason } from './events.ts';
import { misfitOf } from './laying.ts';
import { HERO, type Phase, type Table } from './state.ts';
import { obstacleAt } from './walking.ts';

/** Which rule stands against an input, by the phase in which it comes. */
export function why(content: Content, table: Readonly<Table>, seat: Seat, input: unknown): Refusal<Reason> {
  if (table.phase === 'turn-up') return { refused: { type: 'pile' }, rule: 'DZ-4' };
  if (table.phase === 'over') return { refused: { type: 'over' }, rule: 'DZ-15' };
  if (seat !== HERO) return { refused: { type: 'not-seated' }, rule: 'DZ-1' };
  return WHY_NOT[table.phase](content, table, isRecord(input) ? input : {});
}

type Input = Readonly<Record<string, unknown>>;
type WhyNot = (content: Content, table: Readonly<Table>, input: Input) => Refusal<Reason>;

const WHY_NOT: Readonly<Record<Exclude<Phase, 'turn-up' | 'over'>, WhyNot>> = {
  lay: whyNotLay,
  take: whyNotTake,
  'set-out': whyNotSetOut,
  walk: whyNotStep,
  weapon: whyNotWeapon,
};

function whyNotLay(content: Content, table: Readonly<Table>, input: Input): Refusal<Reason> {
  if (input.type === 'step') return mapFirst(content, table);
  if (input.type !== 'lay') return { refused: { type: 'lay-first' }, rule: 'DZ-6' };
  const misfit = isLay(input) ? misfitOf(content, table, input) : undefined;
  if (!misfit) return { refused: { type: 'unreadable' }, rule: 'DZ-Q3' };
  return { refused: { type: misfit }, rule: misfit === 'apart' ? 'DZ-6' : 'DZ-Q1' };
}

function whyNotTake(content: Content, table: Readonly<Table>, input: Input): Refusal<Reason> {
  return input.type === 'step' ? mapFirst(content, table) : { refused: { type: 'take-first' }, rule: 'DZ-6' };
}

/** DZ-5: the hero does not set out before the last card lies. */
function mapFirst({ deck }: Content, { laid }: Readonly<Table>): Refusal<Reason> {
  return { refused: { type: 'map-first', left: deck.length - laid.length }, rule: 'DZ-5' };
}

function whyNotSetOut(content: Content, table: Readonly<Table>, input: Input): Refusal<Reason> {
  return input.type === 'lay' || input.type === 'step'
    ? whyNotStep(content, table, input)
    : { refused: { type: 'set-out-first' }, rule: 'DZ-Q6' };
}

function whyNotStep(content: Content, table: Readonly<Table>, input: Input): Refusal<Reason> {
  if (input.type === 'lay') return { refused: { type: 'map-lies' }, rule: 'DZ-5' };
  if (input.type !== 'step') return { refused: { type: 'keep-moving' }, rule: 'DZ-14' };
  const obstacle = isCoordinates(input) && obstacleAt(content, table, input);
  if (!obstacle) return { refused: { type: 'unreadable' }, rule: 'DZ-7' };
  const isStair = obstacle === 'entered' && numberAt(content, table.laid, input) === table.path[0];
  return { refused: { type: obstacle }, rule: isStair ? 'DZ-Q16' : RULE_OF_OBSTACLE[obstacle] };
}

const RULE_OF_OBSTACLE: Readonly<Record<Obstacle, string>> = {
  rim: 'DZ-Q17',
  entered: 'DZ-7',
  diagonal: 'DZ-7',
  far: 'DZ-7',
  wall: 'DZ-Q2',
  locked: 'DZ-Q7',
};

function whyNotWeapon(_: Content, { weapons }: Readonly<Table>, { type, drop }: Input): Refusal<Reason> {
  const isFull = weapons.length === MOST_WEAPONS;
  const dropped = WEAPONS.find(weapon => weapon === drop);
  if (type === 'pick-up' && isFull) return { refused: { type: 'hands-full' }, rule: 'DZ-9' };
  if (type !== 'swap' || !dropped) return { refused: { type: 'weapon-first' }, rule: 'DZ-Q11' };
  if (!isFull) return { refused: { type: 'hands-free' }, rule: 'DZ-9' };
  return { refused: { type: 'not-held', weapon: dropped }, rule: 'DZ-9' };
}

const isCoordinates = (input: Input): input is Input & Coordinates =>
  Number.isInteger(input.x) && Number.isInteger(input.y);

const isLay = (input: Input): input is Input & Lay => isCoordinates(input) && TURNS.some(turn => turn === input.turn);
