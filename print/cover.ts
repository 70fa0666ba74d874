import { path, type Point, rect, round } from '../art/figure.ts';
import type { Shape, Text } from '../art/shape.ts';
import type { Texts } from '../kernel/options.ts';
import { behind } from './backs.ts';
import type { Page, Tagged } from './page.ts';
import { sizeOf } from './paper.ts';
import { type Press, tagged } from './press.ts';
import { codeFor, qrCode } from './qr.ts';
import type { PaperHeading } from './agreed.ts';
import { type Typesetting, textBlock } from './wrap.ts';

const LEFT = 25;
const TITLE: Typesetting = { face: 'title', size: 15, width: 118 };
const HEADING: Typesetting = { face: 'title', size: 7, width: 160 };
const BODY: Typesetting = { face: 'text', size: 4.2, width: 160, leading: 1.4 };
const CODE = 26;
const BORDER = 12;

/** What the first page says of the others. */
export interface Contents {
  readonly game: string;
  readonly heading: PaperHeading | undefined;
  readonly parts: readonly { readonly title: string; readonly pages: readonly Page[] }[];
  readonly texts: Texts;
}

/** The first page: is everything printed as large as it should be, what is in the file, what is done with it. */
export function cover(press: Press, { game, heading, parts, texts }: Contents): Page {
  const { words } = press;
  const size = sizeOf(press.paper, 'upright');
  const column = new Column(press, 38);
  column.add('H1', heading?.name ?? game, TITLE, heading ? -6 : 2);
  if (heading) column.add('P', words.work(game, heading.author), { ...BODY, width: TITLE.width }, 8);
  column.draw(ruler(column.top), 14);
  column.add('P', words.ruler, { ...BODY, width: 118 }, 8);
  if (inksOf(press).includes('grey')) {
    column.draw(wedge(column.top), 15);
    column.add('P', words.wedge, BODY, 8);
  }
  if (parts.length > 0) column.add('H2', words.contents, HEADING, 1);
  for (const { title: name, pages } of parts) column.add('P', words.listed(name, pages.length), BODY, 0.5);
  column.skip(9);
  column.add('H2', words.instructions, HEADING, 1);
  for (const told of toldOf(
    press,
    parts.flatMap(({ pages }) => pages),
  ))
    column.add('P', told, BODY, 2);
  if (press.backs === 'duplex') column.draw(scales(testPoint(size)), 0);
  const code = codeFor(press, texts, CODE);
  return { size, items: [...column.items, ...(code ? qrCode(press, code, cornerOf(size, code.width)) : [])] };
}

/** A large code takes what is left beside the title, to the right first. */
const cornerOf = ([across]: Point, width: number): Point => [
  Math.min(across - LEFT - CODE, across - BORDER - width),
  30,
];

const inksOf = ({ ink, inks = {} }: Press): readonly string[] => [ink, ...Object.values(inks)];

/** What has to be done with the pages, and nothing that they do not ask for. */
function toldOf({ words, backs }: Press, pages: readonly Page[]): readonly string[] {
  const { scale, cutting, folding, duplex, measuring } = words;
  const pieces = pages.flatMap(({ items }) => items.filter(({ clip }) => clip));
  const cut = pieces.length > 0 ? [cutting] : [];
  if (backs === 'duplex') return [scale.both, ...cut, duplex, measuring];
  return [scale.one, ...cut, ...(pieces.some(({ tag }) => tag === 'Artifact') ? [folding] : [])];
}

/** The other side of the first page: a cross that should fall on the middle of the scales. */
export function coverBack(press: Press): readonly Tagged[] {
  const size = sizeOf(press.paper, 'upright');
  const [x, y] = behind(size, testPoint(size), 0, press.offset);
  const d = `M${round(x - CROSS)} ${round(y)}h${2 * CROSS}M${round(x)} ${round(y - CROSS)}v${2 * CROSS}`;
  const text = textBlock(press.words.otherSide, [LEFT, 38], BODY);
  return [tagged(press, 'P', text), tagged(press, 'Artifact', [path(d, { stroke: 'ink', weight: 0.2 })])];
}

const CROSS = 17;
const REACH = 5;
/** From the middle of the cross to the scales that its arms fall on. */
const BESIDE = 11;

const testPoint = ([width, height]: Point): Point => [width / 2, height - 40];

const tickOf = (step: number): number => (Number.isInteger(step) ? 3 : 1.6);

/** A level scale below and an upright one beside: held against the light, they tell how far the other side is off. */
function scales([x, y]: Point): readonly Shape[] {
  const steps = Array.from({ length: 4 * REACH + 1 }, (_, i) => i / 2 - REACH);
  const [level, upright] = [y + BESIDE, x + BESIDE];
  const across = steps.map(step => `M${round(x + step)} ${round(level)}v${-tickOf(step)}`);
  const down = steps.map(step => `M${round(upright)} ${round(y + step)}h${-tickOf(step)}`);
  const axes = `M${round(x - REACH)} ${round(level)}h${2 * REACH}M${round(upright)} ${round(y - REACH)}v${2 * REACH}`;
  const signs = [-REACH, 0, REACH].map(step => `${step < 0 ? '−' : step > 0 ? '+' : ''}${Math.abs(step)}`);
  return [
    path([axes, ...across, ...down].join(''), { stroke: 'ink', weight: 0.12 }),
    ...signs.map((sign, i) => numeral(sign, [x + (i - 1) * REACH, level + 3.4])),
    ...signs.map((sign, i) => numeral(sign, [upright + 3, y - (i - 1) * REACH + 1])),
  ];
}

const numeral = (say: string, [x, y]: Point): Text => ({
  kind: 'text',
  at: [round(x), round(y)],
  say,
  face: 'text',
  size: 2.85,
  paint: 'ink',
  anchor: 'middle',
});

/** Paragraphs below each other. */
class Column {
  readonly items: Tagged[] = [];
  readonly #press: Press;
  top: number;

  constructor(press: Press, top: number) {
    this.#press = press;
    this.top = top;
  }

  add(tag: Tagged['tag'], words: string, setting: Typesetting, after: number): void {
    const lines = textBlock(words, [LEFT, this.top], setting, { fit: setting.width });
    this.items.push(tagged(this.#press, tag, lines));
    this.top += lines.length * setting.size * (setting.leading ?? 1.3) + after;
  }

  draw(shapes: readonly Shape[], height: number): void {
    this.items.push(tagged(this.#press, 'Artifact', shapes));
    this.top += height;
  }

  skip(height: number): void {
    this.top += height;
  }
}

const LENGTH = 100;

/** Exactly 100 millimetres, with a number every ten. */
function ruler(top: number): readonly Shape[] {
  const ticks = Array.from({ length: LENGTH + 1 }, (_, at) => {
    const length = at % 10 === 0 ? 4 : at % 5 === 0 ? 3 : 1.8;
    return `M${LEFT + at} ${round(top + 4)}v${-length}`;
  });
  const numbers = Array.from({ length: LENGTH / 10 + 1 }, (_, i) =>
    numeral(String(i * 10), [LEFT + i * 10, top - 1.2]),
  );
  const line = `M${LEFT} ${round(top + 4)}h${LENGTH}`;
  return [path(`${line}${ticks.join('')}`, { stroke: 'ink', weight: 0.2 }), ...numbers];
}

const GREYS = ['ink', 'ink-soft', 'ink-faint', 'grey', 'start', 'paper'] as const;

const wedge = (top: number): readonly Shape[] =>
  GREYS.map((fill, i) => rect([LEFT + i * 12, round(top - 4), 12, 8], { fill, stroke: 'ink', weight: 0.2 }));
