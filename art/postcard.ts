import type { Box } from './figure.ts';
import { rect } from './figure.ts';
import type { Drawing, Shape, Text } from './shape.ts';
import { group } from './shape.ts';
import { textWidth } from './text.ts';

/** What a picture to send says, in the language of whoever sends it. */
interface PostcardWords {
  readonly title: string;
  readonly verdict: string;
  /** One below the other: the seats with their scores, then what was worth remembering. */
  readonly lines: readonly string[];
  readonly from: string;
}

const VIEW: Box = [0, 0, 1200, 630];
const TABLE: Box = [40, 40, 600, 550];
const [LEFT, WIDTH] = [680, 480];
const LINES = 9;

/** A match as a picture to send: the table as it was left, and beside it what came of it. */
export function postcard(table: Drawing, { title, verdict, lines, from }: PostcardWords): Drawing {
  const face = /\d/.test(verdict) ? 'bold' : 'title';
  const said = wrapped(verdict, { face, size: 64, fit: WIDTH });
  const told = lines
    .flatMap(line => wrapped(line, { face: 'hand', size: 30, fit: WIDTH }))
    .slice(0, LINES - said.length);
  const below = 140 + said.length * 66;
  return {
    view: VIEW,
    shapes: [
      rect(VIEW, { fill: 'paper' }),
      rect(TABLE, { fill: 'paper-2', stroke: 'ink', weight: 2 }, 6),
      fitted(table, TABLE),
      lineAt(70, { say: title, face: 'title', size: 40, paint: 'ink-soft' }),
      ...said.map((say, i) => lineAt(150 + i * 66, { say, face, size: 64, paint: 'ink' })),
      ...told.map((say, i) => lineAt(below + i * 40, { say, face: 'hand', size: 30, paint: 'ink' })),
      lineAt(590, { say: from, face: 'text', size: 22, paint: 'ink-soft' }),
    ],
  };
}

const lineAt = (y: number, text: Pick<Text, 'say' | 'face' | 'size' | 'paint'>): Text => ({
  kind: 'text',
  at: [LEFT, y],
  fit: WIDTH,
  ...text,
});

/** A drawing in the middle of a box, as large as it can be with a margin. */
function fitted({ view: [left, top, width, height], shapes }: Drawing, box: Box): Shape {
  const [x, y, across, down] = box;
  const scale = Math.min((across - 24) / width, (down - 24) / height);
  const at = [x + across / 2 - (left + width / 2) * scale, y + down / 2 - (top + height / 2) * scale] as const;
  return group({ at, scale }, shapes);
}

type LineSetting = Required<Pick<Text, 'face' | 'size' | 'fit'>>;

/** Words in lines that have room; a word that is too long by itself is set smaller by whoever draws it. */
function wrapped(words: string, { face, size, fit }: LineSetting): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, face, size) <= fit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
