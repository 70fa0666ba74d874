import type { Point } from '../../art/figure.ts';
import { path, round } from '../../art/figure.ts';
import type { IconName } from '../../art/icons.ts';
import type { Shape } from '../../art/shape.ts';
import { icon, inked } from '../../art/shape.ts';
import { shelved } from '../../games/dice-and-danger/index.ts';
import type { Piece } from '../cutting.ts';
import type { Press } from '../press.ts';
import { LINES, type ScoreLine, WORDS } from './words.ts';

const SIGNS: Readonly<Record<ScoreLine, IconName>> = {
  name: 'pencil',
  gems: 'gem',
  gold: 'coin',
  boss: 'claw',
  lives: 'heart',
  total: 'star',
};

const SIZE: Point = [88, 80];
const [LEFT, TOP, LABEL, COLUMN, ROW] = [4, 15, 32, 12, 10] as const;
const COUNT = 6;

export function scorePieces({ language, words }: Press): readonly Piece[] {
  const title = shelved.game.title[language];
  const piece: Piece = {
    size: SIZE,
    label: `${title}, ${words.parts.scores}`,
    front: [
      inked([LEFT, 10.5], title, 'title', 6.4),
      ...LINES.flatMap((line, i) => row(WORDS[language][line], SIGNS[line], TOP + i * ROW)),
      grid(),
    ],
  };
  return Array.from({ length: COUNT }, () => piece);
}

const row = (word: string, sign: IconName, top: number): readonly Shape[] => [
  icon(sign, [LEFT + 4, top + ROW / 2], 5.4),
  { ...inked([LEFT + 8, top + ROW / 2 + 1.2], word, 'text', 3.3), fit: LABEL - 9 },
];

/** A column for each of four. */
function grid(): Shape {
  const [right, bottom] = [SIZE[0] - LEFT, TOP + LINES.length * ROW];
  const columns = Array.from({ length: 5 }, (_, i) => `M${round(LEFT + LABEL + i * COLUMN)} ${TOP}V${bottom}`);
  const rows = Array.from({ length: LINES.length + 1 }, (_, i) => `M${LEFT} ${TOP + i * ROW}H${right}`);
  return path([...columns, ...rows].join(''), { stroke: 'ink', weight: 0.25 });
}
