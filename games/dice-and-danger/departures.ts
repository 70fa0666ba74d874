import type { Adventure } from './action.ts';
import { ROLLS, SUMS, THROWS } from './dice.ts';
import { reachable, regionOf } from './progress.ts';
import { maximumOf } from './scoring.ts';
import {
  type Achievement,
  indices,
  isRoom,
  isStart,
  type Node,
  type Room,
  type Sheet,
  type SpaceKind,
} from './sheet.ts';

/** A point in which a sheet is not the adventure it claims to be. A sheet of one's own may depart from all of them. */
export interface Departure {
  readonly rule: string;
  readonly what: string;
}

interface Check extends Departure {
  readonly isKept: (sheet: Sheet) => boolean;
}

export function departuresOf(sheet: Sheet, adventure: Adventure): Departure[] {
  const checks = [...CHECKS.common, ...CHECKS[adventure]];
  return checks.filter(({ isKept }) => !isKept(sheet)).map(({ rule, what }) => ({ rule, what }));
}

const numbersOf = ({ spaces }: Sheet, kind: SpaceKind): number[] =>
  spaces
    .filter(space => space.kind === kind)
    .map(({ number }) => number ?? 0)
    .sort((a, b) => a - b);

const count = (sheet: Sheet, kind: SpaceKind): number => numbersOf(sheet, kind).length;

const bossOf = ({ rooms }: Sheet): Room | undefined => rooms.find(({ role }) => role === 'boss');

const hasAchievement = ({ achievements }: Sheet, type: Achievement['type'], least?: number): boolean =>
  achievements.some(
    achievement => achievement.type === type && ('count' in achievement ? achievement.count : undefined) === least,
  );

const hasMonster = ({ rooms }: Sheet, name: string): boolean => rooms.some(room => room.name === name);

const CHECKS: Readonly<Record<Adventure | 'common', readonly Check[]>> = {
  common: [
    { rule: 'DDD-C13', what: 'a maximum of 100 to 120 points', isKept: hasFairMaximum },
    { rule: 'DDD-C16', what: 'gems on 2 and 12', isKept: sheet => isAmong(numbersOf(sheet, 'gem'), [2, 12]) },
    { rule: 'DDD-C16', what: 'chests on 3 and 11', isKept: sheet => isAmong(numbersOf(sheet, 'chest'), [3, 11]) },
    { rule: 'DDD-C16', what: 'no gold on common sums', isKept: sheet => !numbersOf(sheet, 'gold').some(isCommon) },
    { rule: 'DDD-C16', what: 'a boss with rare and common numbers', isKept: hasMixedBoss },
  ],
  'annoyed-animals': [
    { rule: 'DDD-C9', what: 'one fist for each even number', isKept: hasEvenFists },
    { rule: 'DDD-C9', what: 'all starts on the left or on the right', isKept: sheet => count(sheet, 'start') === 0 },
    { rule: 'DDD-C9', what: 'sides that do not touch', isKept: sheet => !sidesTouch(sheet) },
    { rule: 'DDD-C9', what: 'a way across without a room', isKept: sheet => isCrossed(sheet, 'shut') },
    { rule: 'DDD-C9', what: 'a second way across', isKept: hasSecondWay },
    { rule: 'DDD-AA-3', what: 'an achievement for 5 fists', isKept: sheet => hasAchievement(sheet, 'fists', 5) },
    { rule: 'DDD-AA-4', what: 'an achievement for the link', isKept: sheet => hasAchievement(sheet, 'joined') },
  ],
  'clumsy-cultists': [
    { rule: 'DDD-C10', what: 'a Pastry Mancer', isKept: sheet => hasMonster(sheet, 'Pastry Mancer') },
    { rule: 'DDD-C10', what: 'a Necro Mancer', isKept: sheet => hasMonster(sheet, 'Necro Mancer') },
    { rule: 'DDD-C10', what: '7 rubble spaces', isKept: sheet => count(sheet, 'rubble') === 7 },
    { rule: 'DDD-CC-1', what: 'an achievement for both Mancers', isKept: sheet => hasAchievement(sheet, 'slain') },
    { rule: 'DDD-CC-3', what: 'an achievement for 6 rubble', isKept: sheet => hasAchievement(sheet, 'rubble', 6) },
  ],
  'puzzled-pyramid': [
    { rule: 'DDD-C11', what: '8 clouds', isKept: sheet => count(sheet, 'cloud') === 8 },
    { rule: 'DDD-C11', what: 'a region behind the blank cloud', isKept: hasFarSide },
    { rule: 'DDD-C11', what: 'Sandy with more than 9 boxes', isKept: hasSandy },
    {
      rule: 'DDD-C11',
      what: '3 worms',
      isKept: ({ rooms }) => rooms.filter(({ role }) => role === 'worm').length === 3,
    },
    { rule: 'DDD-PP-2', what: 'an achievement for 8 clouds', isKept: sheet => hasAchievement(sheet, 'clouds', 8) },
    { rule: 'DDD-PP-5', what: 'an achievement for 3 worms', isKept: sheet => hasAchievement(sheet, 'worms', 3) },
  ],
  'defiant-dinosaurs': [
    { rule: 'DDD-C12', what: '7 claws with different numbers', isKept: hasSevenClaws },
    { rule: 'DDD-C12', what: '3 armoured dinosaurs', isKept: ({ rooms }) => rooms.filter(isArmoured).length === 3 },
    { rule: 'DDD-C12', what: 'a boss with white numbers only', isKept: sheet => bossOf(sheet)?.black.length === 0 },
    { rule: 'DDD-C12', what: 'no grey spaces', isKept: sheet => count(sheet, 'grey') === 0 },
    {
      rule: 'DDD-C12',
      what: 'armour that dice can crack',
      isKept: ({ rooms }) => rooms.filter(isArmoured).every(isFair),
    },
    { rule: 'DDD-DD-4', what: 'an achievement for 3 armoured', isKept: sheet => hasAchievement(sheet, 'armoured', 3) },
    { rule: 'DDD-DD-5', what: 'an achievement for 6 claws', isKept: sheet => hasAchievement(sheet, 'claws', 6) },
  ],
};

function hasFairMaximum(sheet: Sheet): boolean {
  const maximum = maximumOf(sheet);
  return maximum >= 100 && maximum <= 120;
}

function isAmong(numbers: readonly number[], allowed: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every(number => allowed.includes(number));
}

const isCommon = (number: number): boolean => number >= 6 && number <= 8;

function hasMixedBoss(sheet: Sheet): boolean {
  const boss = bossOf(sheet);
  const numbers = [...(boss?.black ?? []), ...(boss?.locked ?? [])];
  return numbers.some(isCommon) && numbers.some(number => number <= 4 || number >= 10);
}

function hasEvenFists(sheet: Sheet): boolean {
  return numbersOf(sheet, 'fist').join() === SUMS.filter(sum => sum % 2 === 0).join();
}

const sideOf = ({ spaces }: Sheet, kind: 'left-start' | 'right-start'): Node[] =>
  indices(spaces, space => space.kind === kind);

function sidesTouch(sheet: Sheet): boolean {
  const right = sideOf(sheet, 'right-start');
  return sideOf(sheet, 'left-start').some(node => sheet.neighbours[node]?.some(next => right.includes(next)));
}

/** Whether one can walk from the left to the right, without `avoided` and through rooms or not. */
function isCrossed(sheet: Sheet, rooms: 'open' | 'shut', avoided?: Node): boolean {
  const { neighbours } = sheet;
  const walked = new Set(sideOf(sheet, 'left-start'));
  for (const node of walked)
    for (const next of neighbours[node] ?? [])
      if (next !== avoided && (rooms === 'open' || !isRoom(sheet, next))) walked.add(next);
  return sideOf(sheet, 'right-start').some(node => walked.has(node));
}

function hasSecondWay(sheet: Sheet): boolean {
  const inner = indices([...sheet.spaces, ...sheet.rooms], node => !('kind' in node) || !isStart(node));
  return inner.every(node => isCrossed(sheet, 'open', node));
}

/** DDD-C11: neither a start nor a cloud lies behind the blank cloud, and only rooms lead there otherwise. */
function hasFarSide(sheet: Sheet): boolean {
  const [blank] = indices(sheet.spaces, ({ kind }) => kind === 'blank');
  if (blank === undefined) return false;
  const region = regionOf(sheet, blank);
  const near = reachable(sheet, { rooms: 'shut', portal: undefined });
  const isAllowed = (node: Node): boolean => sheet.spaces[node]?.kind !== 'cloud' && !near.has(node);
  return region.size > 1 && [...region].every(isAllowed);
}

function hasSandy(sheet: Sheet): boolean {
  const boss = bossOf(sheet);
  return boss?.name === 'Sandy' && boss.boxes > 9;
}

function hasSevenClaws(sheet: Sheet): boolean {
  const claws = numbersOf(sheet, 'claw');
  return claws.length === 7 && new Set(claws).size === 7;
}

const isArmoured = ({ armoured }: Room): boolean => armoured;

/** DDD-C12: with all numbers unlocked, white dice hit it twice in at least a quarter of all rolls. */
function isFair({ black, locked }: Room): boolean {
  const numbers = [...black, ...locked];
  return numbers.length >= 3 && 4 * throwsHittingTwice(numbers) >= THROWS;
}

function throwsHittingTwice(numbers: readonly number[]): number {
  return ROLLS.filter(({ white }) =>
    white.some(({ action }) => action.sums.every(sum => numbers.includes(sum))),
  ).reduce((sum, { odds }) => sum + odds, 0);
}
