import { readFileSync } from 'node:fs';
import type { Face } from '../../art/shape.ts';
import type { SvgElement } from '../../art/svg.ts';
import { textWidth } from '../../art/text.ts';
import { reach } from '../../art/tests/trace.ts';
import type { Box, Point } from '../../art/figure.ts';
import type { GameId } from '../../games/shelf.ts';
import type { Language } from '../../kernel/words.ts';
import { loadPrinted } from '../load.ts';
import type { Page, Tagged } from '../page.ts';
import type { Order } from '../press.ts';
import { type PrintedPage, printPages } from '../print.ts';
import { textIn } from '../signs.ts';
import { type Move, movesOf, scaleOf } from '../transform.ts';
import { USUAL_ORDER } from './order.ts';

const made = new Map<string, Promise<readonly PrintedPage[]>>();

/** All pages of a game, which are laid out once. */
export function pagesFor(id: GameId, changed: Partial<Order> = {}): Promise<readonly PrintedPage[]> {
  const order = { ...USUAL_ORDER, ...changed };
  const key = JSON.stringify([id, order]);
  const pages = made.get(key) ?? laidOut(id, order);
  made.set(key, pages);
  return pages;
}

async function laidOut(id: GameId, order: Order): Promise<readonly PrintedPage[]> {
  return printPages(await loadPrinted(id), order, { rules: rulesIn(id, order.language), site: SITE });
}

export const SITE = { address: 'https://oubliette.example/game' };

export const rulesIn = (id: GameId, language: Language): string =>
  readFileSync(`games/${id}/RULES${language === 'en' ? '' : '.fr'}.md`, 'utf8');

interface Drawn {
  readonly element: SvgElement;
  /** To millimetres on the page. */
  readonly at: (point: Point) => Point;
  readonly scale: number;
}

/** Everything that is no group, with where it lies. */
export function drawnIn(
  elements: readonly SvgElement[],
  at: Drawn['at'] = point => point,
  scale = 1,
): readonly Drawn[] {
  return elements.flatMap(element => {
    if (element.name !== 'g') return [{ element, at, scale }];
    const { transform } = element.attributes;
    const moves = movesOf(transform);
    const children = element.children.filter(child => typeof child !== 'string');
    return drawnIn(children, point => at(moves.reduceRight(moved, point)), scale * scaleOf(transform));
  });
}

function moved([x, y]: Point, move: Move): Point {
  if (move.type === 'translate') return [x + move.by[0], y + move.by[1]];
  if (move.type === 'scale') return [x * move.by[0], y * move.by[1]];
  const angle = (move.degrees * Math.PI) / 180;
  const [along, down] = [Math.cos(angle), Math.sin(angle)];
  return [x * along - y * down, x * down + y * along];
}

export const drawnOn = (item: Tagged): readonly Drawn[] => drawnIn(item.elements);

/** The texts of a page with the size of their letters in points. */
export const textsOn = ({
  items,
}: Page): readonly { readonly words: string; readonly points: number; readonly fill: string }[] =>
  items.flatMap(drawnOn).flatMap(({ element, scale }) => {
    if (element.name !== 'text') return [];
    const points = (Number(element.attributes['font-size']) * scale * 72) / 25.4;
    return [{ words: textIn(element.children), points, fill: String(element.attributes['fill']) }];
  });

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Where the words of an item begin and end. */
export const wordsOf = (item: Tagged): readonly { readonly words: string; readonly ends: readonly [Point, Point] }[] =>
  drawnOn(item).flatMap(({ element: { name, attributes, children }, at }) => {
    if (name !== 'text') return [];
    const words = textIn(children);
    const face = String(attributes['class']).replace('face-', '') as Face;
    const width = textWidth(words, face, Number(attributes['font-size']));
    const left = Number(attributes['x']) - width * (SHARES[String(attributes['text-anchor'])] ?? 0);
    const y = Number(attributes['y']);
    return [{ words, ends: [at([left, y]), at([left + width, y])] }];
  });

const number = ({ attributes }: SvgElement, name: string): number => Number(attributes[name] ?? 0);

function corners(element: SvgElement): readonly Point[] {
  if (element.name === 'path') return reach({ kind: 'path', d: String(element.attributes['d']) });
  if (element.name === 'text') return [[number(element, 'x'), number(element, 'y')]];
  const [x, y] = [number(element, 'x') || number(element, 'cx'), number(element, 'y') || number(element, 'cy')];
  const across = number(element, 'width') || number(element, 'r') || number(element, 'rx');
  const down = number(element, 'height') || number(element, 'r') || number(element, 'ry');
  const back = element.name === 'rect' ? 0 : 1;
  return [
    [x - back * across, y - back * down],
    [x + across, y + down],
  ];
}

const extents = new WeakMap<Tagged, Box | undefined>();

/** The box that something takes on the page: what a clip hides is not there. */
export function extentOf(item: Tagged): Box | undefined {
  if (item.clip) return item.clip;
  if (!extents.has(item)) extents.set(item, extentAnew(item));
  return extents.get(item);
}

function extentAnew(item: Tagged): Box | undefined {
  const points = drawnOn(item).flatMap(({ element, at }) => corners(element).map(at));
  if (points.length === 0) return undefined;
  const along = (axis: 0 | 1): readonly number[] => points.map(point => point[axis]);
  const [left, top] = [least(along(0)), least(along(1))];
  return [left, top, -least(along(0).map(x => -x)) - left, -least(along(1).map(y => -y)) - top];
}

/** What is drawn, as somebody sees it who sees no colours at all. */
export function withoutColours(drawn: SvgElement | string): SvgElement | string {
  if (typeof drawn === 'string') return drawn;
  const { fill, stroke, ...attributes } = drawn.attributes;
  return { ...drawn, attributes, children: drawn.children.map(withoutColours) };
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
