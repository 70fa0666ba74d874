import type { CharacterName, CharacterSheet } from '../../games/the-dungeon/index.ts';
import type { Figure } from '../figure.ts';
import { circle, ellipse, path, rect } from '../figure.ts';
import { inkBox } from '../ink.ts';
import type { Drawing, Shape } from '../shape.ts';

const WIDTH = 76;
const HEIGHT = 84;

const solid = (d: string): Figure => path(d, { fill: 'ink' });
const paper = (d: string): Figure => path(d, { fill: 'paper', stroke: 'ink', weight: 2 });
const line = (d: string, weight = 1.8): Figure => path(d, { stroke: 'ink', weight });
const light = (d: string, weight = 1.6): Figure => path(d, { stroke: 'paper', weight });

const SHOULDERS = solid('M10 82c2-17 11-22 28-22s26 5 28 22z');
const FACE = paper('M38 15c12 0 17 8 17 18 0 13-7 23-17 23S21 46 21 33c0-10 5-18 17-18z');
const dots: readonly Figure[] = [circle([32, 35], 1.7, { fill: 'ink' }), circle([44, 35], 1.7, { fill: 'ink' })];
const nose = line('M38 37v6l-2 1');

/** Brunhild: plaits, a leather apron, a hammer over the shoulder. */
const farrier: readonly Figure[] = [
  SHOULDERS,
  light('M26 62v20M50 62v20M26 70h24'),
  FACE,
  solid('M20 33c-3-16 6-25 18-25s21 9 18 25c-2-9-6-13-18-13s-16 4-18 13z'),
  line('M21 32c-4 9-2 14-5 24M55 32c4 9 2 14 5 24', 6),
  light('M16 42l7 2M15 50l6 2M60 42l-7 2M61 50l-6 2'),
  line('M29 34l6 1M47 34l-6 1M33 48c3 1.5 7 1.5 10 0'),
  nose,
];

/** Hob: a cap with a feather, stubble, a shrewd eye. */
const poacher: readonly Figure[] = [
  SHOULDERS,
  light('M22 66l12 8M54 66l-12 8'),
  FACE,
  solid('M15 27c2-12 12-18 24-18 11 0 18 6 21 17-14-5-30-5-45 1z'),
  line('M52 14c6-8 12-9 18-8-3 6-9 10-16 11', 2),
  ...dots,
  line('M28 31l7 2M48 31l-7 2M32 49h10'),
  path('M27 45v1M30 50v1M35 53v1M41 53v1M46 50v1M49 45v1', { stroke: 'ink', weight: 1.6, opacity: 0.7 }),
  nose,
];

/** Ash: soot all over, wide eyes, the brush behind the shoulder. */
const sweep: readonly Figure[] = [
  line('M64 10L50 70', 3.4),
  solid('M58 4l6-3 3 4 4-3 2 5 3 1-2 5-6 4-10-3-3-6z'),
  SHOULDERS,
  FACE,
  path('M21 36c6-4 12-2 15 1M55 38c-6-4-10-2-13 1M28 52c6 4 14 4 20 0', { stroke: 'ink', weight: 5, opacity: 0.28 }),
  solid('M21 30c-1-14 7-20 17-20 11 0 18 7 17 20l-5-8-6 4-6-5-6 5-6-4z'),
  circle([31, 35], 4, { fill: 'paper', stroke: 'ink', weight: 1.5 }),
  circle([45, 35], 4, { fill: 'paper', stroke: 'ink', weight: 1.5 }),
  circle([31.5, 35.5], 1.7, { fill: 'ink' }),
  circle([44.5, 35.5], 1.7, { fill: 'ink' }),
  line('M34 49c2 2 6 2 8 0M38 40v3'),
];

/** Perpetua: a widow's hood, spectacles, a purse held close. */
const usurer: readonly Figure[] = [
  solid('M38 5c17 0 24 12 24 30 0 16 4 30 6 47H8c2-17 6-31 6-47C14 17 21 5 38 5z'),
  FACE,
  light('M38 60v22'),
  circle([31, 35], 5.5, { stroke: 'ink', weight: 1.6 }),
  circle([45, 35], 5.5, { stroke: 'ink', weight: 1.6 }),
  line('M36.5 34h3M25.5 34l-4-2M50.5 34l4-2', 1.4),
  ...dots,
  line('M33 50h9M38 40v4'),
  ellipse([52, 74], [9, 8], { fill: 'paper', stroke: 'ink', weight: 1.8 }),
  line('M47 66h10M50 74h4'),
];

/** Odo: a tonsure, ink on the nose, the quill behind his ear. */
const copyist: readonly Figure[] = [
  SHOULDERS,
  light('M30 62l8 9 8-9'),
  FACE,
  solid('M20 34c-4-10 0-19 8-22-3 5-4 8-4 12 8-5 20-5 28 0 0-4-1-7-4-12 8 3 12 12 8 22-1-4-3-6-5-7H25c-2 1-4 3-5 7z'),
  line('M56 36L70 8', 2),
  solid('M70 6c-8 4-11 10-12 18l5-2 6-7z'),
  line('M28 34c2-1 4-1 6 0M42 34c2-1 4-1 6 0'),
  line('M33 49c3 2 7 2 10 0'),
  nose,
  circle([39, 43], 1.6, { fill: 'ink' }),
];

/** Gudrun: a broad neck, a headscarf, straps of a carrying frame. */
const porter: readonly Figure[] = [
  solid('M4 82c1-20 12-26 34-26s33 6 34 26z'),
  light('M20 60l4 22M56 60l-4 22', 4),
  paper('M38 16c13 0 19 8 19 19 0 12-8 21-19 21s-19-9-19-21c0-11 6-19 19-19z'),
  solid('M17 30c0-14 9-22 21-22s21 8 21 22c-12-6-30-6-42 0z'),
  solid('M56 24l11 5-8 5zM58 30l8 8-9-2z'),
  light('M24 20c8-4 20-4 28 0', 1.4),
  ...dots,
  line('M27 31h8M41 31h8M31 47c4 3 10 3 14 0'),
  nose,
];

/** Lionel: a ruff, a moustache, one eyebrow raised. */
const umpire: readonly Figure[] = [
  SHOULDERS,
  FACE,
  paper(
    'M14 66c0-5 4-4 5-8 3 2 4 0 6-2 2 3 4 2 6 0 2 3 5 3 7 0 2 3 5 3 7 0 2 2 4 3 6 0 2 2 3 4 6 2 1 4 5 3 5 8-14 6-34 6-48 0z',
  ),
  solid('M20 30c-2-14 7-21 18-21s20 7 18 21l-4-8c-8-3-20-3-28 0z'),
  ...dots,
  line('M27 30c2-2 5-2 7-1M42 32h7'),
  solid('M38 45c-3-2-8-1-11 3 4 1 8 1 11-1 3 2 7 2 11 1-3-4-8-5-11-3z'),
  nose,
];

/** Tansy: a crooked hat, a mole, herbs behind the ear. */
const hedgeWitch: readonly Figure[] = [
  SHOULDERS,
  line('M20 34c-6 12-4 18-8 28M56 34c6 12 4 18 8 28', 5),
  FACE,
  solid('M6 28c6-6 12-7 14-8 6-8 9-15 20-18 6-1 10 2 9 5-6-1-6 4-3 13 8 1 18 3 24 8-20-4-44-4-64 0z'),
  light('M21 20c10-2 20-2 27 1', 2.4),
  ...dots,
  line('M28 32l6-1M48 32l-6-1M32 47c4 3 9 2 12-1'),
  line('M38 37l-2 6 3 1'),
  circle([47, 44], 1.5, { fill: 'ink' }),
  line('M57 30c4-3 6-3 9-7M60 28l5 1M60 27l1-5', 1.6),
];

const PORTRAITS: Readonly<Record<CharacterName, readonly Figure[]>> = {
  farrier,
  poacher,
  sweep,
  usurer,
  copyist,
  porter,
  umpire,
  'hedge-witch': hedgeWitch,
};

/** Somebody whom the table has brought along: a hood, and a face in the dark. */
const STRANGER: readonly Figure[] = [
  solid('M38 6c18 0 23 14 23 30 0 14 6 30 8 46H7c2-16 8-32 8-46C15 20 20 6 38 6z'),
  path('M38 17c11 0 15 8 15 18 0 12-6 20-15 20s-15-8-15-20c0-10 4-18 15-18z', { fill: 'paper-2' }),
  circle([32, 36], 1.7, { fill: 'ink' }),
  circle([44, 36], 1.7, { fill: 'ink' }),
  light('M38 62v20'),
];

/** Whom the picture of a character shows (`portrait` of its sheet). */
export function portrait(of: CharacterSheet['portrait']): Drawing {
  const figures = of === 'stranger' ? STRANGER : PORTRAITS[of];
  return { view: [0, 0, WIDTH, HEIGHT], shapes: [...frame(), ...figures] };
}

const frame = (): readonly Shape[] => [
  rect([2, 2, WIDTH - 4, HEIGHT - 4], { fill: 'paper' }, 2),
  inkBox('portrait', [2, 2, WIDTH - 4, HEIGHT - 4], { weight: 1.3, roughness: 0.6 }),
];
