import type { Box, Point } from '../art/figure.ts';
import { circle, path, rect, round } from '../art/figure.ts';
import type { IconName } from '../art/icons.ts';
import { inkBox } from '../art/ink.ts';
import type { Paint } from '../art/paint.ts';
import { hatch, toBox, toCircle } from '../art/rock.ts';
import type { Drawing, Group, Icon, Shape, Text } from '../art/shape.ts';
import { group, icon } from '../art/shape.ts';
import { BLEED } from './paper.ts';
import { fitted, linesOf, textBlock } from './wrap.ts';

export const CARD: Point = [44, 63];
const [WIDTH, HEIGHT] = CARD;
const MIDDLE = WIDTH / 2;
const MARGIN = 3.5;
/** Beyond the bleed: where nothing is filled, its outline is not seen. */
const BEYOND = BLEED + 1;

export interface CardFace {
  readonly name: string;
  readonly text: string;
  /** Drawn as large as there is room for it. */
  readonly picture: Drawing;
  readonly band: Band;
}

/** What kind of card it is: by colour, by picture and by a word. */
export interface Band {
  readonly fill: Paint;
  readonly word: string;
  readonly icons: readonly [IconName] | readonly [IconName, IconName];
}

const BAND = 10.5;

/** A band, the name, a picture, a line, and what the card does. */
export function cardFront({ name, text, picture, band }: CardFace): readonly Shape[] {
  const setting = fitted(text, 4, [3.4, 3.2, 3, 2.85], {
    face: 'text',
    size: 3.4,
    width: WIDTH - 2 * MARGIN,
    leading: 1.22,
  });
  const height = linesOf(text, setting).length * setting.size * 1.22;
  const line = round(HEIGHT - MARGIN - height - 2.4);
  return [
    ...bandShapes(band),
    { ...centred(name, 18, 'title', 6.2), fit: WIDTH - 2 * MARGIN },
    fittedIn(picture, [MARGIN, 20.5, WIDTH - 2 * MARGIN, line - 22.5]),
    path(`M${MARGIN + 3} ${line}H${WIDTH - MARGIN - 3}`, { stroke: band.fill, weight: 0.3 }),
    ...textBlock(text, [MIDDLE, line + 1.6 + setting.size], setting, { anchor: 'middle' }),
  ];
}

const centred = (say: string, y: number, face: Text['face'], size: number): Text => ({
  kind: 'text',
  at: [MIDDLE, y],
  say,
  face,
  size,
  paint: 'ink',
  anchor: 'middle',
});

function bandShapes({ fill, word, icons: [first, second = first] }: Band): readonly Shape[] {
  const stamp = (name: IconName, x: number): Icon => ({ ...icon(name, [x, BAND / 2 + 0.3], 7, 'white'), cut: fill });
  return [
    rect([-BEYOND, -BEYOND, WIDTH + 2 * BEYOND, BAND + BEYOND], { fill }),
    stamp(first, 7),
    stamp(second, WIDTH - 7),
    { ...centred(word, BAND / 2 + 1.5, 'hand', 4), paint: 'white', fit: WIDTH - 24 },
  ];
}

/** A drawing in the middle of a box, as large as it fits. */
export function fittedIn({ view: [left, top, width, height], shapes }: Drawing, box: Box): Group {
  const scale = round(Math.min(box[2] / width, box[3] / height) * 100) / 100;
  const x = box[0] + (box[2] - width * scale) / 2 - left * scale;
  const y = box[1] + (box[3] - height * scale) / 2 - top * scale;
  return group({ at: [round(x), round(y)], scale }, shapes);
}

/** The picture of a card that is one icon. */
export const stamped = (name: IconName): Drawing => ({ view: [0, 0, 32, 32], shapes: [icon(name, [16, 16], 30)] });

const MEDAL = 11;
const backs = new Map<string, Shape>();

/** Rock all around a medal that says which deck it is. */
export function cardBack(word: string, sign: IconName): readonly Shape[] {
  const middle: Point = [MIDDLE, HEIGHT / 2];
  const rock = backs.get('rock') ?? backRock(middle);
  backs.set('rock', rock);
  return [
    rect([-BEYOND, -BEYOND, WIDTH + 2 * BEYOND, HEIGHT + 2 * BEYOND], { fill: 'ink' }),
    rock,
    inkBox('back', [MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN], {
      paint: 'grey',
      weight: 0.35,
      roughness: 0.1,
    }),
    circle(middle, MEDAL, { stroke: 'grey', weight: 0.35 }),
    { ...icon(sign, [MIDDLE, HEIGHT / 2 - 2], 10, 'white'), cut: 'ink' },
    { ...centred(word, HEIGHT / 2 + 7.2, 'title', 4.2), paint: 'white', fit: 18 },
  ];
}

function backRock(middle: Point): Shape {
  const outside = toCircle(middle, MEDAL + 0.8);
  const frame = toBox([MARGIN + 1, MARGIN + 1, WIDTH - 2 * MARGIN - 2, HEIGHT - 2 * MARGIN - 2]);
  return hatch('card-back', {
    box: [MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN],
    distance: (x, y) => (frame(x, y) > 0 ? -1 : outside(x, y)),
    band: 40,
    gap: 2.6,
    length: 2.4,
    spacing: 0.7,
    paint: 'ink-faint',
    weight: 0.16,
  });
}
