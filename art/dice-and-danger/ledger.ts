import type { Achievement, Content, Goal, Paper, Reward } from '../../games/dice-and-danger/index.ts';
import {
  ACHIEVEMENT_GEMS,
  EXTRA_LIVES,
  EXTRA_SYMBOLS,
  isFull,
  LIVES,
  maximumOf,
  POINTS_PER_GEM,
  POINTS_PER_GOLD,
  REWARDS,
  roomAt,
  SYMBOLS,
  TORCHES,
} from '../../games/dice-and-danger/readers.ts';
import type { Point } from '../figure.ts';
import { circle, path, rect } from '../figure.ts';
import type { IconName } from '../icons.ts';
import { inkBox, inkLine } from '../ink.ts';
import { ring, slash } from '../marks.ts';
import { type Paint, pencilPaint } from '../paint.ts';
import type { Drawing, Face, KeyedWords, Shape, Text } from '../shape.ts';
import { group, icon, inked } from '../shape.ts';
import { flatDie } from '../things.ts';
import { faceOf } from './faces.ts';
import { type Hand, pencilled, struck } from './hand.ts';
import type { Marked } from './marks.ts';
import { rewardPlaces, rewardShapes } from './room.ts';

/** The words that are printed on a sheet. */
export const SHEET_WORDS = [
  'sheet',
  'difficulty',
  'room',
  'node',
  'life',
  'chest',
  'reward-life',
  'reward-torches',
  'reward-black',
  'black-die',
  'black-left',
  'black-stock',
  'black-free',
  'black-alone',
  'achievements',
  'achievement',
  'gems',
  'gold',
] as const;
export type SheetKey = (typeof SHEET_WORDS)[number];

const key = (name: SheetKey, params?: KeyedWords['params']): KeyedWords =>
  params ? { key: name, params } : { key: name };

const write = (at: Point, say: Text['say'], [face, size]: readonly [Face, number], paint: Paint = 'ink'): Text => ({
  ...inked(at, say, face, size),
  paint,
});
const heading = (at: Point, name: SheetKey, fit: number): Text => ({ ...write(at, key(name), ['title', 19]), fit });

/** What is printed around the map of a whole sheet, and what a pencil has done to it. */
export const margin = (marked: Marked): readonly Shape[] => [
  { ...write([24, 34], key('sheet', { name: marked.content.sheet.name }), ['title', 28]), fit: 300 },
  group({ id: 'difficulty' }, [
    {
      ...write([776, 33], key('difficulty', { name: marked.content.sheet.name }), ['hand', 18], 'ink-soft'),
      anchor: 'end',
      fit: 430,
    },
  ]),
  ...tracker(marked, [800, 80], [0, 47.5]),
  inkLine('foot', [20, 566], [844, 566], { weight: 1.1 }),
  ...chestRows(marked.hand, [22, 590], 244),
  ...blackDice(marked, [292, 590], 160),
  ...achievementRows(marked, [462, 590], 380),
  ...hoard(marked, [462, 676], 380),
];

/** The same for a narrow screen, below one another. */
export const ledger = (marked: Marked): Drawing => ({
  view: [0, 0, 340, 484],
  shapes: [
    ...tracker(marked, [6, 30], [33, 0]),
    ...chestRows(marked.hand, [8, 102], 322),
    ...blackDice(marked, [8, 220], 322),
    ...achievementRows(marked, [8, 334], 322),
    ...hoard(marked, [8, 428], 322),
  ],
});

/** DDD-18, DDD-20: struck from the top; alone lost lives cost no points, so no points are printed (DDD-S-6). */
function tracker({ content, hand }: Marked, [x, y]: Point, [across, down]: Point): Shape[] {
  const [width, height] = across === 0 ? [42, 38] : [29, 38];
  const places = Array.from({ length: LIVES }, (_, i): Point => [x + i * across, y + i * down]);
  const middles = places.map(([left, top]): Point => [left + width / 2, top + height / 2]);
  const links = middles
    .slice(0, -1)
    .map(([left, top]) => (across === 0 ? `M${left} ${top + 20}v8` : `M${left + 15} ${top}h4`));
  const title: Text = {
    ...heading([x, y - 10], 'life', 60),
    ...(across === 0 && { anchor: 'middle', at: [x + 21, y - 11] }),
  };
  return [
    title,
    path(links.join(''), { stroke: 'ink', weight: 1 }),
    ...places.flatMap(([left, top], i) => [
      inkBox(`life/${i}/${across}`, [left, top, width, height], { weight: 1.4, roughness: 0.6 }),
      ...lifeSign(i, middles[i] as Point, content.everyone.length),
    ]),
    ...struck(hand, 'life', { places: middles, radius: 13 }, paper => paper.lost),
  ];
}

function lifeSign(i: number, [x, y]: Point, seats: number): Shape[] {
  const isAlone = seats === 1;
  const isSkull = i === LIVES - 1;
  if (isSkull && isAlone) return [icon('skull', [x, y], 26)];
  if (isAlone) return [icon('heart', [x, y], 18, 'ink-faint')];
  const value: Text = {
    ...write([x, y + (isSkull ? 16 : 6)], i === 0 ? '0' : `−${i}`, ['bold', isSkull ? 14 : 16]),
    anchor: 'middle',
  };
  return isSkull ? [icon('skull', [x, y - 6], 19), value] : [value];
}

const ROW = 29;
const REWARD_SYMBOLS: Readonly<Record<Reward, number>> = { life: EXTRA_LIVES, torches: TORCHES, black: EXTRA_SYMBOLS };

/** DDD-33 to DDD-37. */
function chestRows(hand: Hand, [x, y]: Point, width: number): Shape[] {
  return [
    heading([x, y], 'chest', width),
    ...REWARDS.flatMap((reward, i) => chestRow(hand, reward, i, [x, y + 22 + i * ROW, width])),
  ];
}

function chestRow(hand: Hand, reward: Reward, i: number, [x, y, width]: readonly [number, number, number]): Shape[] {
  const isTaken = (paper: Readonly<Paper>): number => paper.rewards[i] ?? 0;
  const taken = isTaken(hand.paper) > 0;
  const places = Array.from({ length: REWARD_SYMBOLS[reward] }, (_, k): Point => [x + width - 62 + k * 25, y]);
  return [
    rect([x, y - 9, 18, 18], { stroke: 'ink', weight: 1.3 }, 2),
    { ...write([x + 27, y + 5], key(`reward-${reward}`), ['text', 15]), fit: width - 104 },
    ...places.flatMap(at => rewardSign(reward, at, taken ? 'ink' : 'ink-faint')),
    ...struck(hand, `reward/${reward}`, { places: [[x + 9, y]], radius: 8.5 }, isTaken),
    ...struck(hand, `used/${reward}`, { places, radius: 9 }, paper => usedOf(paper, reward)),
  ];
}

function rewardSign(reward: Reward, at: Point, paint: Paint): Shape[] {
  if (reward === 'life')
    return [icon(paint === 'ink' ? 'heart' : 'heart-line', at, 19, paint === 'ink' ? 'good' : paint)];
  if (reward === 'torches') return [icon('torch', at, 20, paint)];
  return [group({ at, ...(paint !== 'ink' && { opacity: 0.4 }) }, flatDie(3, 'black', 18))];
}

/** What of a reward is struck already. */
function usedOf(paper: Readonly<Paper>, reward: Reward): number {
  if (paper.rewards[REWARDS.indexOf(reward)] === 0) return 0;
  if (reward === 'life') return EXTRA_LIVES - paper.green;
  if (reward === 'torches') return TORCHES - paper.torches;
  return Math.max(0, spentSymbols(paper) - SYMBOLS);
}

const spentSymbols = ({ rewards, symbols }: Readonly<Paper>): number =>
  SYMBOLS + (rewards[REWARDS.indexOf('black')] ? EXTRA_SYMBOLS : 0) - symbols;

/** DDD-12, DDD-S-1. */
function blackDice({ content, hand }: Marked, [x, y]: Point, width: number): Shape[] {
  const places = Array.from({ length: SYMBOLS }, (_, i): Point => [x + 14 + i * 38, y + 27]);
  const isAlone = content.everyone.length === 1;
  const remark = (down: number, say: KeyedWords): Text => ({
    ...write([x, y + down], say, ['text', 14], 'ink-soft'),
    fit: width,
  });
  return [
    heading([x, y], 'black-die', width),
    ...places.map(at => group({ at }, flatDie(3, 'black', 27))),
    ...struck(hand, 'black', { places, radius: 13 }, paper => Math.min(SYMBOLS, spentSymbols(paper))),
    remark(62, key(isAlone ? 'black-stock' : 'black-left', { left: hand.paper.symbols })),
    remark(80, key(isAlone ? 'black-alone' : 'black-free')),
  ];
}

const TALLY_ICONS = {
  fists: 'fist',
  rubble: 'rubble',
  clouds: 'cloud',
  claws: 'claw',
} as const satisfies Partial<Record<Achievement['type'], IconName>>;

/** DDD-42. */
function achievementRows(marked: Marked, [x, y]: Point, width: number): Shape[] {
  const rows = marked.content.achievements.flatMap((goal, i) =>
    achievementRow(marked, goal, i, [x, y + 22 + i * ROW, width]),
  );
  return [heading([x, y], 'achievements', width), ...rows];
}

function achievementRow(
  marked: Marked,
  goal: Goal,
  i: number,
  [x, y, width]: readonly [number, number, number],
): Shape[] {
  const { content, hand, table } = marked;
  const gems = [ACHIEVEMENT_GEMS.first, ACHIEVEMENT_GEMS.later] as const;
  const reward: Point = [x + width, y + 5];
  const { high, low } = rewardPlaces({ gems }, reward);
  const won = hand.paper.achievements[i] ?? 0;
  const look = { pencil: pencilPaint(hand.pencil), size: 2.6 };
  const label = {
    ...write([x, y + 5], key('achievement', { achievement: goal.achievement }), ['text', 15]),
    fit: goal.type === 'join' ? width - 70 : 112,
  };
  const marks =
    won > 0
      ? [pencilled(hand, `deed/${i}`, 'settled', ring(`deed/${i}`, won === gems[0] ? high : low, 10, look))]
      : table.honoured[i] === 0
        ? []
        : [pencilled(hand, `late-deed/${i}`, 'settled', slash(`late-deed/${i}`, high, 9, look))];
  return [label, ...tallyShapes(content, hand, goal, [x + 128, y]), ...rewardShapes({ gems }, reward), ...marks];
}

/** One sign for each thing that counts; a ring around the one that completes the achievement. */
function tallyShapes(content: Content, hand: Hand, goal: Goal, [x, y]: Point): Shape[] {
  if (goal.type === 'join') return [];
  const { achievement, nodes, count } = goal;
  const places = nodes.map((_, i): Point => [x + i * 21, y]);
  const sign = (i: number): IconName =>
    achievement in TALLY_ICONS
      ? TALLY_ICONS[achievement as keyof typeof TALLY_ICONS]
      : faceOf(roomAt(content.sheet, nodes[i] ?? 0));
  const last = places[count - 1];
  const signs = places.map((at, i) => icon(sign(i), at, 18));
  const ringed = last && last !== places.at(-1) ? [circle(last, 11.5, { stroke: 'ink', weight: 1.4 })] : [];
  const full = (paper: Readonly<Paper>): number => nodes.filter(node => isFull(content, paper, node)).length;
  return [...signs, ...ringed, ...struck(hand, `tally/${achievement}`, { places, radius: 8 }, full)];
}

const [HOARD_STEP, HOARD_LEFT] = [14.4, 70];

/** DDD-21, DDD-22: as many boxes as the sheet can bring; gold at the end of the last line, or on one of its own. */
function hoard({ content, hand }: Marked, [x, y]: Point, width: number): Shape[] {
  const gold = content.sheet.spaces.filter(({ kind }) => kind === 'gold').length;
  const gems = (maximumOf(content.sheet) - POINTS_PER_GOLD * gold) / POINTS_PER_GEM;
  const perRow = Math.floor((width - HOARD_LEFT + HOARD_STEP / 2) / HOARD_STEP);
  const place = (column: number, row: number): Point => [x + HOARD_LEFT + column * HOARD_STEP, y - 5 + row * 20];
  const gemPlaces = Array.from({ length: gems }, (_, i) => place(i % perRow, Math.floor(i / perRow)));
  const goldRow = Math.floor((gems + gold) / perRow);
  const goldPlaces = Array.from({ length: gold }, (_, i) => place(perRow - gold + i, goldRow));
  return [
    { ...write([x, y], key('gems'), ['text', 15]), fit: HOARD_LEFT - 10 },
    ...gemPlaces.map((at, i) => icon('gem', at, 13.5, i < hand.paper.gems ? 'gem' : 'ink-faint')),
    ...struck(hand, 'gem', { places: gemPlaces, radius: 6.2 }, paper => paper.gems),
    ...goldPlaces.map((at, i) => icon('coin', at, 13.5, i < hand.paper.gold ? 'gold' : 'ink-faint')),
    ...struck(hand, 'coin', { places: goldPlaces, radius: 6.2 }, paper => paper.gold),
  ];
}
