import type { CHARACTER_NAMES } from './manifest.ts';

/** DP-3, DP-22. */
export const START_HP = 15;
/** DP-9. */
export const BEGINNER_HP = 5;
/** DP-19. */
export const MOST_STROKES = 2;
/** DP-Q35. */
export const MOST_TURNS = 60;

/** DP-C8: the characters of the French rules and the HP they start with. */
export const CHARACTERS = { turnkey: 15, brute: 18, acrobat: 12, scholar: 13 } as const satisfies Readonly<
  Record<(typeof CHARACTER_NAMES)[number], number>
>;

/** Powers are thousandths of a full flick, which is nine squares long. */
export const FULL_POWER = 1000;
export const FULL_LENGTH = 9 * 1024;
/** DP-Q13: what is aimed shorter fails. */
export const LEAST_LENGTH = 1024 / 4;
/** DP-46, DP-25: the arrow of the spun card points one of so many ways, and its line is five squares long. */
export const POINTS = 64;
export const SPUN_LENGTH = 5 * 1024;

/** DP-C9: one sigma of the angle in 1/100 of 1/40 degree, and of the length in 1/10,000 of it. */
export const SPREAD = { angle: 42_000, length: 2000 } as const;

/** In hundredths: what each hindrance makes of the two spreads. */
export const HINDRANCES = {
  weak: { angle: 200, length: 150 },
  blind: { angle: 250, length: 100 },
  fists: { angle: 125, length: 100 },
  brute: { angle: 100, length: 150 },
  sideways: { angle: 130, length: 100 },
  towards: { angle: 160, length: 100 },
} as const;

/** The most power that a hindrance leaves. */
export const POWER_LEFT = { fists: 600, chain: 500 } as const;

/** Degrees off the direction straight away from a seat: up to there the arc is comfortable, up to there sideways. */
export const ARC = { away: 60, sideways: 120 } as const;

/**
 * The upper halves of 256 and of 64 quantiles of the normal law, in 1/1024 sigma: entry i of n stands for the
 * probability (n + i + 1/2) / 2n. The lower halves mirror them.
 */
export const SWAYS = [
  5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 116, 126, 136, 146, 156, 166, 176, 187, 197, 207, 217, 227, 238, 248, 258,
  269, 279, 290, 300, 311, 321, 332, 342, 353, 363, 374, 385, 396, 406, 417, 428, 439, 450, 461, 472, 484, 495, 506,
  518, 529, 540, 552, 564, 575, 587, 599, 611, 623, 635, 647, 660, 672, 684, 697, 710, 722, 735, 748, 762, 775, 788,
  802, 816, 829, 843, 858, 872, 886, 901, 916, 931, 946, 962, 977, 993, 1009, 1026, 1043, 1060, 1077, 1094, 1112, 1131,
  1149, 1168, 1188, 1208, 1228, 1249, 1270, 1292, 1315, 1338, 1362, 1386, 1412, 1438, 1466, 1494, 1524, 1555, 1587,
  1622, 1658, 1696, 1737, 1781, 1828, 1880, 1937, 2000, 2073, 2157, 2260, 2391, 2581, 2955,
] as const;
export const REACHES = [
  20, 60, 100, 141, 181, 222, 264, 305, 347, 390, 434, 478, 523, 569, 617, 666, 716, 768, 822, 879, 939, 1001, 1068,
  1140, 1218, 1303, 1399, 1509, 1639, 1804, 2035, 2476,
] as const;

/** DP-41: what may stand in the boxes of a card, and the arrow of DP-25. */
export const ICONS = [
  'one-die',
  'two-dice',
  'eyes-closed',
  'left-hand',
  'right-hand',
  'both-hands',
  'card-in-left',
  'card-in-right',
  'self',
  'other',
  'both',
  'random',
  'position',
  'closest',
  'within-3',
  'near-wall',
  'map',
  'wall',
  'draw-wall',
  'object',
  'chest',
  'plague',
  'three-squares',
  'line',
  'tetromino',
  'magic-square',
  'flick',
  'cancel',
  'turn-order',
  'shuffle-back',
  'plus-1',
  'plus-2',
  'minus-1',
  'minus-2',
  'minus-3',
  'more',
  'less',
  'one',
  'two',
  'spin',
] as const;
