import type { Adventure } from './action.ts';
import { ROLLS, SUMS, THROWS } from './dice.ts';
import { ADVENTURES } from './manifest.ts';
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
  type Space,
  spaceAt,
  type SpaceKind,
  type Spot,
} from './sheet.ts';

/** In what a sheet may be otherwise than those of the game. */
export const FEATURES = [
  'maximum',
  'rare-gems',
  'rare-chests',
  'uncommon-gold',
  'mixed-boss',
  'even-fists',
  'starts-at-sides',
  'sides-apart',
  'way-without-rooms',
  'second-way',
  'fists-achievement',
  'joined-achievement',
  'pastry-mancer',
  'necro-mancer',
  'seven-rubble',
  'slain-achievement',
  'rubble-achievement',
  'eight-clouds',
  'far-side',
  'sandy',
  'three-worms',
  'clouds-achievement',
  'worms-achievement',
  'seven-claws',
  'three-armoured',
  'white-boss',
  'no-grey',
  'fair-armour',
  'armoured-achievement',
  'claws-achievement',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * A point in which a sheet is not the adventure that it resembles, and where: at its first line when it is the whole.
 * A sheet of one's own may depart from all of them.
 */
export type Departure = Spot & { readonly type: 'sheet-departure'; readonly feature: Feature };

interface Check {
  readonly rule: string;
  readonly feature: Feature;
  /** The places where it departs; none where it does not. */
  readonly breaches: (sheet: Sheet) => readonly Spot[];
}

/** A departure with the rule that it departs from. */
export interface RuledDeparture {
  readonly rule: string;
  readonly departure: Departure;
}

/** From what all sheets of the game have in common, and from one adventure, if any. */
export function departuresOf(sheet: Sheet, adventure: Adventure | undefined): RuledDeparture[] {
  const checks = [...COMMON, ...(adventure ? CHECKS[adventure] : [])];
  return checks.flatMap(({ rule, feature, breaches }) =>
    breaches(sheet).map(({ line, column }) => ({
      rule,
      departure: { type: 'sheet-departure', line, column, feature },
    })),
  );
}

/** The adventure that a sheet departs from least, of those whose pieces lie on it; undefined where there are none. */
export function resembled(sheet: Sheet): Adventure | undefined {
  const alike = ADVENTURES.filter(adventure => PIECES[adventure](sheet)).map(adventure => ({
    adventure,
    apart: CHECKS[adventure].filter(({ breaches }) => breaches(sheet).length > 0).length,
  }));
  return alike.toSorted((a, b) => a.apart - b.apart)[0]?.adventure;
}

const hasKind = ({ spaces }: Sheet, ...kinds: readonly SpaceKind[]): boolean =>
  spaces.some(({ kind }) => kinds.includes(kind));

/** Whether something lies there that only this adventure has. */
const PIECES: Readonly<Record<Adventure, (sheet: Sheet) => boolean>> = {
  'annoyed-animals': sheet => hasKind(sheet, 'fist', 'left-start', 'right-start'),
  'clumsy-cultists': sheet => hasKind(sheet, 'rubble') || MANCERS.some(name => hasMonster(sheet, name)),
  'puzzled-pyramid': sheet => hasKind(sheet, 'cloud', 'blank') || sheet.rooms.some(({ role }) => role === 'worm'),
  'defiant-dinosaurs': sheet => hasKind(sheet, 'claw') || sheet.rooms.some(isArmoured),
};

/** Where the text begins to speak of what is missing altogether. */
const TOP: Spot = { line: 1, column: 1 };

/** Of a sheet as a whole. */
const whole =
  (isKept: (sheet: Sheet) => boolean): Check['breaches'] =>
  sheet =>
    isKept(sheet) ? [] : [TOP];

const ofKind = ({ spaces }: Sheet, kind: SpaceKind): readonly Space[] => spaces.filter(space => space.kind === kind);

/** So many and no more: what is too much lies where it lies. */
const exactly = (found: readonly Spot[], wanted: number): readonly Spot[] =>
  found.length < wanted ? [TOP] : found.slice(wanted);

/** All spaces of a kind show one of these numbers, and there is one. */
const numbered =
  (kind: SpaceKind, ...numbers: readonly number[]): Check['breaches'] =>
  sheet => {
    const spaces = ofKind(sheet, kind);
    return spaces.length === 0 ? [TOP] : spaces.filter(({ number }) => !numbers.includes(number ?? 0));
  };

const bossOf = ({ rooms }: Sheet): Room | undefined => rooms.find(({ role }) => role === 'boss');

const ofBoss =
  (isKept: (boss: Room) => boolean): Check['breaches'] =>
  sheet => {
    const boss = bossOf(sheet);
    return boss && isKept(boss) ? [] : [boss ?? TOP];
  };

const achievement = (type: Achievement['type'], least?: number): Check['breaches'] =>
  whole(({ achievements }) =>
    achievements.some(each => each.type === type && ('count' in each ? each.count : undefined) === least),
  );

const MANCERS = ['Pastry Mancer', 'Necro Mancer'] as const;

const hasMonster = ({ rooms }: Sheet, name: string): boolean => rooms.some(room => room.name === name);

const COMMON: readonly Check[] = [
  { rule: 'DDD-C13', feature: 'maximum', breaches: whole(hasFairMaximum) },
  { rule: 'DDD-C16', feature: 'rare-gems', breaches: numbered('gem', 2, 12) },
  { rule: 'DDD-C16', feature: 'rare-chests', breaches: numbered('chest', 3, 11) },
  {
    rule: 'DDD-C16',
    feature: 'uncommon-gold',
    breaches: sheet => ofKind(sheet, 'gold').filter(({ number }) => isCommon(number ?? 0)),
  },
  { rule: 'DDD-C16', feature: 'mixed-boss', breaches: ofBoss(isMixed) },
];

const CHECKS: Readonly<Record<Adventure, readonly Check[]>> = {
  'annoyed-animals': [
    { rule: 'DDD-C9', feature: 'even-fists', breaches: oddFists },
    { rule: 'DDD-C9', feature: 'starts-at-sides', breaches: sheet => ofKind(sheet, 'start') },
    { rule: 'DDD-C9', feature: 'sides-apart', breaches: touchingSides },
    { rule: 'DDD-C9', feature: 'way-without-rooms', breaches: whole(sheet => isCrossed(sheet, 'shut')) },
    { rule: 'DDD-C9', feature: 'second-way', breaches: bottleneck },
    { rule: 'DDD-AA-3', feature: 'fists-achievement', breaches: achievement('fists', 5) },
    { rule: 'DDD-AA-4', feature: 'joined-achievement', breaches: achievement('joined') },
  ],
  'clumsy-cultists': [
    { rule: 'DDD-C10', feature: 'pastry-mancer', breaches: whole(sheet => hasMonster(sheet, MANCERS[0])) },
    { rule: 'DDD-C10', feature: 'necro-mancer', breaches: whole(sheet => hasMonster(sheet, MANCERS[1])) },
    { rule: 'DDD-C10', feature: 'seven-rubble', breaches: sheet => exactly(ofKind(sheet, 'rubble'), 7) },
    { rule: 'DDD-CC-1', feature: 'slain-achievement', breaches: achievement('slain') },
    { rule: 'DDD-CC-3', feature: 'rubble-achievement', breaches: achievement('rubble', 6) },
  ],
  'puzzled-pyramid': [
    { rule: 'DDD-C11', feature: 'eight-clouds', breaches: sheet => exactly(ofKind(sheet, 'cloud'), 8) },
    { rule: 'DDD-C11', feature: 'far-side', breaches: sheet => (hasFarSide(sheet) ? [] : [blankOf(sheet) ?? TOP]) },
    { rule: 'DDD-C11', feature: 'sandy', breaches: ofBoss(({ name, boxes }) => name === 'Sandy' && boxes > 9) },
    {
      rule: 'DDD-C11',
      feature: 'three-worms',
      breaches: ({ rooms }) =>
        exactly(
          rooms.filter(({ role }) => role === 'worm'),
          3,
        ),
    },
    { rule: 'DDD-PP-2', feature: 'clouds-achievement', breaches: achievement('clouds', 8) },
    { rule: 'DDD-PP-5', feature: 'worms-achievement', breaches: achievement('worms', 3) },
  ],
  'defiant-dinosaurs': [
    { rule: 'DDD-C12', feature: 'seven-claws', breaches: doubtfulClaws },
    { rule: 'DDD-C12', feature: 'three-armoured', breaches: ({ rooms }) => exactly(rooms.filter(isArmoured), 3) },
    { rule: 'DDD-C12', feature: 'white-boss', breaches: ofBoss(({ black }) => black.length === 0) },
    { rule: 'DDD-C12', feature: 'no-grey', breaches: sheet => ofKind(sheet, 'grey') },
    {
      rule: 'DDD-C12',
      feature: 'fair-armour',
      breaches: ({ rooms }) => rooms.filter(room => isArmoured(room) && !isFair(room)),
    },
    { rule: 'DDD-DD-4', feature: 'armoured-achievement', breaches: achievement('armoured', 3) },
    { rule: 'DDD-DD-5', feature: 'claws-achievement', breaches: achievement('claws', 6) },
  ],
};

function hasFairMaximum(sheet: Sheet): boolean {
  const maximum = maximumOf(sheet);
  return maximum >= 100 && maximum <= 120;
}

function isCommon(number: number): boolean {
  return number >= 6 && number <= 8;
}

function isMixed({ black, locked }: Room): boolean {
  const numbers = [...black, ...locked];
  return numbers.some(isCommon) && numbers.some(number => number <= 4 || number >= 10);
}

/** The fists with an odd number or one that another has; the first line where an even number has none. */
function oddFists(sheet: Sheet): readonly Spot[] {
  const fists = ofKind(sheet, 'fist');
  const even: readonly number[] = SUMS.filter(sum => sum % 2 === 0);
  const isMissing = even.some(sum => !fists.some(({ number }) => number === sum));
  return [
    ...(isMissing ? [TOP] : []),
    ...fists.filter(fist => !even.includes(fist.number ?? 0) || isTwin(fists, fist)),
  ];
}

const isTwin = (spaces: readonly Space[], space: Space): boolean =>
  spaces.find(({ number }) => number === space.number) !== space;

const sideOf = ({ spaces }: Sheet, kind: 'left-start' | 'right-start'): Node[] =>
  indices(spaces, space => space.kind === kind);

/** The starts of the left that border one of the right. */
function touchingSides(sheet: Sheet): readonly Spot[] {
  const right = sideOf(sheet, 'right-start');
  const touches = (node: Node): boolean => sheet.neighbours[node]?.some(next => right.includes(next)) ?? false;
  return sideOf(sheet, 'left-start')
    .filter(touches)
    .map(node => spaceAt(sheet, node));
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

/** The first space or room that every way across leads through; the first line where there is no way. */
function bottleneck(sheet: Sheet): readonly Spot[] {
  if (!isCrossed(sheet, 'open')) return [TOP];
  const nodes = [...sheet.spaces, ...sheet.rooms];
  const narrow = nodes.find((node, i) => !('kind' in node && isStart(node)) && !isCrossed(sheet, 'open', i));
  return narrow ? [narrow] : [];
}

const blankOf = (sheet: Sheet): Space | undefined => ofKind(sheet, 'blank')[0];

/** DDD-C11: neither a start nor a cloud lies behind the blank cloud, and only rooms lead there otherwise. */
function hasFarSide(sheet: Sheet): boolean {
  const [blank] = indices(sheet.spaces, ({ kind }) => kind === 'blank');
  if (blank === undefined) return false;
  const region = regionOf(sheet, blank);
  const near = reachable(sheet, { rooms: 'shut', portal: undefined });
  const isAllowed = (node: Node): boolean => sheet.spaces[node]?.kind !== 'cloud' && !near.has(node);
  return region.size > 1 && [...region].every(isAllowed);
}

/** Those that are too many, and those that show the number of another; the first line where there are too few. */
function doubtfulClaws(sheet: Sheet): readonly Spot[] {
  const claws = ofKind(sheet, 'claw');
  return [...new Set([...exactly(claws, 7), ...claws.filter(claw => isTwin(claws, claw))])];
}

function isArmoured({ armoured }: Room): boolean {
  return armoured;
}

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
