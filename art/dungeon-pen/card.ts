import type { Boxes, EventName, Icon as CardIcon, JunkName } from '../../games/dungeon-pen/index.ts';
import { eventCard, junkCard } from '../../games/dungeon-pen/readers.ts';
import type { Box } from '../figure.ts';
import { path, rect, round } from '../figure.ts';
import { inkBox } from '../ink.ts';
import type { Drawing, Icon, KeyedWords, Shape, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { die, type Pips } from '../things.ts';
import { CARD_ICONS, JUNK_ICONS, TARGET_ICONS, TYPE_ICONS } from './faces.ts';

/** The words on sheets and cards: they are looked up by whoever shows the drawing. */
export const PEN_WORDS = ['hp', 'hp-short', 'dungeon', 'event', 'junk', 'type'] as const;
export type PenKey = (typeof PEN_WORDS)[number];

const key = (name: PenKey, params: NonNullable<KeyedWords['params']>): KeyedWords => ({ key: name, params });

const [CARD_WIDTH, CARD_HEIGHT] = [176, 246] as const;

const centred = (
  x: number,
  y: number,
  say: Text['say'],
  look: Pick<Text, 'face' | 'size' | 'paint'> & { fit: number },
): Text => ({
  kind: 'text',
  at: [x, y],
  say,
  anchor: 'middle',
  ...look,
});

/** DP-37: type and target above, the name, then the boxes; the sentence lies beside the card. */
export function eventFace(name: EventName): Drawing {
  const { type, target, boxes } = eventCard(name);
  const middle = CARD_WIDTH / 2;
  return {
    view: [0, 0, CARD_WIDTH, CARD_HEIGHT],
    shapes: [
      inkBox(`event/${name}`, [8, 8, CARD_WIDTH - 16, CARD_HEIGHT - 16], { weight: 1.2, roughness: 0.6 }),
      icon(TYPE_ICONS[type], [34, 36], 34),
      icon(TARGET_ICONS[target], [CARD_WIDTH - 34, 36], 34),
      path(`M58 36H${CARD_WIDTH - 58}`, { stroke: 'ink', weight: 1, dash: [1.5, 4] }),
      centred(middle, 92, key('event', { card: name }), {
        face: 'title',
        size: 25,
        paint: 'ink',
        fit: CARD_WIDTH - 28,
      }),
      ...boxRow(`event/${name}`, boxes, [16, 118, CARD_WIDTH - 32, 60]),
      centred(middle, CARD_HEIGHT - 22, key('type', { type }), { face: 'hand', size: 16, paint: 'ink-soft', fit: 120 }),
    ],
  };
}

const [STRIP_WIDTH, STRIP_HEIGHT] = [176, 64] as const;

/** The same card in a line, for narrow tables: type over target, then the boxes. */
export function eventStrip(name: EventName): Drawing {
  const { type, target, boxes } = eventCard(name);
  return {
    view: [0, 0, STRIP_WIDTH, STRIP_HEIGHT],
    shapes: [
      icon(TYPE_ICONS[type], [16, 16], 27),
      icon(TARGET_ICONS[target], [16, 48], 27),
      ...boxRow(`strip/${name}`, boxes, [36, 7, STRIP_WIDTH - 38, STRIP_HEIGHT - 14]),
    ],
  };
}

const GAP = { 1: 18, 2: 18, 3: 10 } as const;

/** From left to right, with an arrow from each box to the next. */
export function boxRow(id: string, boxes: Boxes, [left, top, width, height]: Box): readonly Shape[] {
  const count = boxes.length as 1 | 2 | 3;
  const gap = GAP[count];
  const widest = Math.max(...boxes.map(icons => icons.length));
  const tall = Math.min(height, (width - gap * (count - 1)) / count);
  const wide = boxes.map(icons => Math.min(width, tall * (icons.length > 1 && count < 3 ? 0.62 * icons.length : 1)));
  const used = wide.reduce((sum, each) => sum + each, gap * (count - 1));
  const scale = Math.min(1, width / used);
  let x = left + (width - used * scale) / 2;
  return boxes.flatMap((icons, i) => {
    const box: Box = [
      round(x),
      round(top + (height - tall * scale) / 2),
      round((wide[i] ?? tall) * scale),
      round(tall * scale),
    ];
    x += box[2] + gap * scale;
    return [...framed(`${id}/${i}`, icons, box, widest), ...(i < count - 1 ? [arrowAfter(box, gap * scale)] : [])];
  });
}

function framed(id: string, icons: readonly CardIcon[], box: Box, widest: number): Shape[] {
  const [x, y, width, height] = box;
  const size = round(Math.min(height * 0.74, (width / icons.length) * (widest > 1 ? 0.86 : 0.74)));
  const step = width / (icons.length + 0.12);
  const stamps = icons.map((name, i): Icon =>
    icon(
      CARD_ICONS[name],
      [round(x + width / 2 + (i - (icons.length - 1) / 2) * step * 0.96), round(y + height / 2)],
      size,
    ),
  );
  return [inkBox(id, box, { weight: 1.7, roughness: 0.7 }), ...stamps];
}

const arrowAfter = ([x, y, width, height]: Box, gap: number): Shape =>
  path(`M${round(x + width + 3)} ${round(y + height / 2)}h${round(gap - 6)}m-3.5-3.5l3.5 3.5-3.5 3.5`, {
    stroke: 'ink',
    weight: 1.8,
  });

const [JUNK_WIDTH, JUNK_HEIGHT] = [112, 150] as const;

/** DP-30: a picture, the boxes, the sack that says it may be kept, and the sign that it is shuffled back once used. */
export function junkFace(name: JunkName): Drawing {
  const { boxes } = junkCard(name);
  return {
    view: [0, 0, JUNK_WIDTH, JUNK_HEIGHT],
    shapes: [
      inkBox(`junk/${name}`, [6, 6, JUNK_WIDTH - 12, JUNK_HEIGHT - 12], { weight: 1, roughness: 0.6 }),
      centred(JUNK_WIDTH / 2, 30, key('junk', { card: name }), {
        face: 'title',
        size: 18,
        paint: 'ink',
        fit: JUNK_WIDTH - 20,
      }),
      icon(JUNK_ICONS[name], [JUNK_WIDTH / 2, 66], 50),
      ...boxRow(`junk/${name}`, boxes, [28, 100, JUNK_WIDTH - 40, 36]),
      icon('shuffle', [19, 111], 14, 'ink-soft'),
      icon('object', [19, 130], 16, 'ink-soft'),
    ],
  };
}

export type Deck = 'events' | 'junk';

const layer = (i: number): Shape =>
  rect([2 + i * 1.2, 6 - i * 1.8, 64, 90], { fill: i === 0 ? 'ink' : 'board', stroke: 'iron', weight: 0.6 }, 8);

/** The back of a deck with what is left in it. */
export function deckBack(deck: Deck, left: number): Drawing {
  return {
    view: [0, -2, 72, 102],
    shapes: [
      ...[3, 2, 1, 0].filter(i => i === 0 || left > i).map(layer),
      rect([6.5, 10.5, 55, 81], { stroke: 'ink-faint', weight: 1.4 }, 5),
      { ...icon(deck === 'events' ? 'trap' : 'sack', [34, 40], 32, 'paper'), cut: 'ink' },
      centred(34, 77, String(left), { face: 'bold', size: 17, paint: 'paper', fit: 50 }),
    ],
  };
}

/** DP-23: the red die names the column, the black one the row; a single die is white. */
export function dicePair(dice: readonly number[]): Drawing {
  const size = 34;
  const colours = dice.length === 1 ? (['white'] as const) : (['red', 'black'] as const);
  return {
    view: [0, 0, 52 * colours.length, 52],
    shapes: colours.map((colour, i) =>
      group(
        { id: `die/${colour}`, role: 'die', at: [26 + 52 * i, 24] },
        die(dice[i] as Pips, colour, size, i === 0 ? -8 : 7),
      ),
    ),
  };
}
