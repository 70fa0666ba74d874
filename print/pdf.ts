// Pages as a document. The same code runs in the terminal and in the page: whoever calls brings the fonts.
import { PDFDocument, type Structure } from 'pdfkit';
import type { Face } from '../art/shape.ts';
import type { SvgElement } from '../art/svg.ts';
import type { Language } from '../kernel/words.ts';
import type { Page, Tagged } from './page.ts';
import { printable, textIn } from './signs.ts';
import {
  boxOperators,
  ellipseOperators,
  lookOperators,
  moveOperator,
  paintOperator,
  ROUND_LINES,
} from './operators.ts';
import { Pen, pathOperators } from './pen.ts';
import { type Move, movesOf } from './transform.ts';

/** As the web packs them or, which is faster, unpacked (woff.ts). */
export type Fonts = Readonly<Record<Face, Uint8Array>>;

export interface Binding {
  readonly title: string;
  readonly author?: string;
  readonly language: Language;
  readonly fonts: Fonts;
  readonly made: Date;
  /** Hears how many pages are written. */
  readonly heard?: (pages: number) => void;
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** A tagged document with the letters it uses, and no others, of every font. */
export async function writePdf(pages: readonly Page[], binding: Binding): Promise<Uint8Array> {
  const { title, author, language, fonts, made, heard } = binding;
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      ...(author !== undefined && { Author: author }),
      Creator: 'Oubliette',
      CreationDate: made,
      ModDate: made,
    },
  });
  const bytes = collected(document);
  for (const [face, font] of Object.entries(fonts)) document.registerFont(face, font);
  const whole = document.struct('Document', {});
  document.addStructure(whole);
  pages.forEach((page, i) => {
    writePage(document, whole, page);
    heard?.(i + 1);
  });
  whole.end();
  document.end();
  return bytes;
}

function collected(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', chunk => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function writePage(document: PDFDocument, whole: Structure, { size, items }: Page): void {
  const [width, height] = size;
  document.addPage({ size: [width * POINTS_PER_MILLIMETRE, height * POINTS_PER_MILLIMETRE], margin: 0 });
  for (const item of items) writeItem(document, whole, item);
}

function writeItem(document: PDFDocument, whole: Structure, item: Tagged): void {
  const { tag, alternative } = item;
  if (tag !== 'Artifact') {
    const options = alternative === undefined ? {} : { alt: alternative };
    return whole.add(document.struct(tag, options, () => drawItem(document, item)));
  }
  document.markContent('Artifact', { type: 'Layout' });
  drawItem(document, item);
  document.endMarkedContent();
}

function drawItem(document: PDFDocument, { clip, elements }: Tagged): void {
  const pen = new Pen(document);
  pen.write('q', moveOperator(TO_POINTS), ROUND_LINES);
  if (clip) pen.write(boxOperators(clip, 0), 'W n');
  for (const element of elements) drawElement(pen, element, 1);
  pen.write('Q');
  pen.flush();
}

const TO_POINTS: Move = { type: 'scale', by: [POINTS_PER_MILLIMETRE, POINTS_PER_MILLIMETRE] };

/** Opacity is handed down: what overlaps inside of a pale group shows through, as ink would. */
function drawElement(pen: Pen, element: SvgElement, opacity: number): void {
  const shown = opacity * Number(element.attributes['opacity'] ?? 1);
  if (element.name === 'text') pen.ask(document => drawText(document, element, shown));
  else if (element.name === 'g') drawGroup(pen, element, shown);
  else drawFigure(pen, element, shown);
}

function drawGroup(pen: Pen, { attributes, children }: SvgElement, opacity: number): void {
  const moves = movesOf(attributes['transform']);
  if (moves.length > 0) pen.write('q', ...moves.map(moveOperator));
  for (const child of children) if (typeof child !== 'string') drawElement(pen, child, opacity);
  if (moves.length > 0) pen.write('Q');
}

function drawFigure(pen: Pen, element: SvgElement, opacity: number): void {
  const look = lookOperators(element.attributes);
  if (look === undefined) return;
  pen.write('q', look);
  if (opacity < 1) pen.ask(document => document.fillOpacity(opacity).strokeOpacity(opacity));
  pen.write(outlineOf(element), paintOperator(element.attributes), 'Q');
}

const numberIn = ({ attributes }: SvgElement, name: string): number => Number(attributes[name] ?? 0);

function outlineOf(element: SvgElement): string {
  const number = (name: string): number => numberIn(element, name);
  switch (element.name) {
    case 'path':
      return pathOperators(String(element.attributes['d']));
    case 'circle':
      return ellipseOperators([number('cx'), number('cy')], [number('r'), number('r')]);
    case 'ellipse':
      return ellipseOperators([number('cx'), number('cy')], [number('rx'), number('ry')]);
    default:
      return boxOperators([number('x'), number('y'), number('width'), number('height')], number('rx'));
  }
}

const SHARE_LEFT_OF_ANCHOR: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
/** The fonts have no narrow space. */
const NARROW_SPACE = '\u202f';
const SPACE_THAT_HOLDS = '\u00a0';

function drawText(document: PDFDocument, { attributes, children }: SvgElement, opacity: number): void {
  const words = printable(textIn(children)).replaceAll(NARROW_SPACE, SPACE_THAT_HOLDS);
  const { class: face, x, y, 'font-size': size, 'text-anchor': anchor, fill } = attributes;
  document.font(String(face).replace('face-', '')).fontSize(Number(size));
  const share = SHARE_LEFT_OF_ANCHOR[String(anchor)] ?? 0;
  const left = share === 0 ? Number(x) : Number(x) - document.widthOfString(words) * share;
  document.save().fillColor(String(fill)).fillOpacity(opacity);
  document.text(words, left, Number(y), { lineBreak: false, baseline: 'alphabetic' });
  document.restore();
}
