import { path, rect, round } from '../art/figure.ts';
import type { Shape, Text } from '../art/shape.ts';
import type { Page, Tagged } from './page.ts';
import { sizeOf } from './paper.ts';
import { type Press, tagged } from './press.ts';
import { type Typesetting, textBlock } from './wrap.ts';

const LEFT = 25;
const TITLE: Typesetting = { face: 'title', size: 15, width: 160 };
const HEADING: Typesetting = { face: 'title', size: 7, width: 160 };
const BODY: Typesetting = { face: 'text', size: 4.2, width: 160, leading: 1.4 };

/** A part of the file, as the first page lists it. */
export interface ListedPart {
  readonly name: string;
  readonly pages: number;
}

/** The first page: is everything printed as large as it should be, what is in the file, what is done with it. */
export function cover(press: Press, title: string, parts: readonly ListedPart[]): Page {
  const { words } = press;
  const column = new Column(press, 38);
  column.add('H1', title, TITLE, 2);
  column.draw(ruler(column.top), 14);
  column.add('P', words.ruler, BODY, 8);
  if (press.ink === 'grey') {
    column.draw(wedge(column.top), 15);
    column.add('P', words.wedge, BODY, 8);
  }
  column.add('H2', words.contents, HEADING, 1);
  for (const { name, pages } of parts) column.add('P', words.listed(name, pages), BODY, 0.5);
  column.skip(9);
  column.add('H2', words.instructions, HEADING, 1);
  for (const told of [words.scale, words.cutting, words.folding]) column.add('P', told, BODY, 2);
  return { size: sizeOf(press.paper, 'upright'), items: column.items };
}

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
    const lines = textBlock(words, [LEFT, this.top], setting);
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
  const numbers = Array.from({ length: LENGTH / 10 + 1 }, (_, i): Text => ({
    kind: 'text',
    at: [LEFT + i * 10, round(top - 1.2)],
    say: String(i * 10),
    face: 'text',
    size: 2.85,
    paint: 'ink',
    anchor: 'middle',
  }));
  const line = `M${LEFT} ${round(top + 4)}h${LENGTH}`;
  return [path(`${line}${ticks.join('')}`, { stroke: 'ink', weight: 0.2 }), ...numbers];
}

const GREYS = ['ink', 'ink-soft', 'ink-faint', 'grey', 'start', 'paper'] as const;

const wedge = (top: number): readonly Shape[] =>
  GREYS.map((fill, i) => rect([LEFT + i * 12, round(top - 4), 12, 8], { fill, stroke: 'ink', weight: 0.2 }));
