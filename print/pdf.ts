// Pages as a document. The same code runs in the terminal and in the page: whoever calls brings the fonts.
import { PDFDocument, type Structure } from 'pdfkit';
import type { Face } from '../art/shape.ts';
import type { SvgElement } from '../art/svg.ts';
import type { Language } from '../kernel/words.ts';
import type { Page, Tagged } from './page.ts';
import { movesOf } from './transform.ts';

export type Fonts = Readonly<Record<Face, Uint8Array>>;

export interface Binding {
  readonly title: string;
  readonly language: Language;
  readonly fonts: Fonts;
  readonly made: Date;
  /** Hears how many pages are written. */
  readonly heard?: (pages: number) => void;
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** A tagged document with the letters it uses, and no others, of every font. */
export async function writePdf(pages: readonly Page[], binding: Binding): Promise<Uint8Array> {
  const { title, language, fonts, made, heard } = binding;
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Creator: 'Oubliette', CreationDate: made, ModDate: made },
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
  document.save().scale(POINTS_PER_MILLIMETRE, POINTS_PER_MILLIMETRE);
  if (clip) document.rect(...clip).clip();
  for (const element of elements) drawElement(document, element, 1);
  document.restore();
}

/** Opacity is handed down: what overlaps inside of a pale group shows through, as ink would. */
function drawElement(document: PDFDocument, element: SvgElement, opacity: number): void {
  const shown = opacity * Number(element.attributes['opacity'] ?? 1);
  if (element.name === 'text') drawText(document, element, shown);
  else if (element.name === 'g') drawGroup(document, element, shown);
  else drawFigure(document, element, shown);
}

function drawGroup(document: PDFDocument, { attributes, children }: SvgElement, opacity: number): void {
  document.save();
  for (const move of movesOf(attributes['transform']))
    if (move.type === 'rotate') document.rotate(move.degrees);
    else document[move.type](...move.by);
  for (const child of children) if (typeof child !== 'string') drawElement(document, child, opacity);
  document.restore();
}

function drawFigure(document: PDFDocument, element: SvgElement, opacity: number): void {
  const { fill = 'none', stroke = 'none' } = element.attributes;
  if (fill === 'none' && stroke === 'none') return;
  document.save();
  outline(document, element);
  if (fill !== 'none') document.fillColor(String(fill)).fillOpacity(opacity);
  if (stroke !== 'none') takePen(document, element, opacity);
  if (stroke === 'none') document.fill();
  else if (fill === 'none') document.stroke();
  else document.fillAndStroke();
  document.restore();
}

const numbersIn = ({ attributes }: SvgElement, ...names: readonly string[]): number[] =>
  names.map(name => Number(attributes[name] ?? 0));

function outline(document: PDFDocument, element: SvgElement): void {
  const [x = 0, y = 0, width = 0, height = 0, corner = 0] = numbersIn(element, 'x', 'y', 'width', 'height', 'rx');
  const [middleX = 0, middleY = 0, radius = 0, down = 0] = numbersIn(element, 'cx', 'cy', 'r', 'ry');
  if (element.name === 'path') document.path(String(element.attributes['d']));
  else if (element.name === 'circle') document.ellipse(middleX, middleY, radius, radius);
  else if (element.name === 'ellipse') document.ellipse(middleX, middleY, corner, down);
  else if (corner > 0) document.roundedRect(x, y, width, height, corner);
  else document.rect(x, y, width, height);
}

function takePen(document: PDFDocument, { attributes }: SvgElement, opacity: number): void {
  const { stroke, 'stroke-width': width = 1, 'stroke-dasharray': dashes } = attributes;
  document
    .strokeColor(String(stroke))
    .strokeOpacity(opacity)
    .lineWidth(Number(width))
    .lineCap('round')
    .lineJoin('round');
  if (dashes !== undefined) document.dash(String(dashes).split(' ').map(Number), {});
}

const SHARE_LEFT_OF_ANCHOR: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
/** The fonts have no narrow space. */
const NARROW_SPACE = '\u202f';
const SPACE_THAT_HOLDS = '\u00a0';

export const textIn = (children: SvgElement['children']): string =>
  children.filter(child => typeof child === 'string').join('');

function drawText(document: PDFDocument, { attributes, children }: SvgElement, opacity: number): void {
  const words = textIn(children).replaceAll(NARROW_SPACE, SPACE_THAT_HOLDS);
  const { class: face, x, y, 'font-size': size, 'text-anchor': anchor, fill } = attributes;
  document.font(String(face).replace('face-', '')).fontSize(Number(size));
  const left = Number(x) - document.widthOfString(words) * (SHARE_LEFT_OF_ANCHOR[String(anchor)] ?? 0);
  document.save().fillColor(String(fill)).fillOpacity(opacity);
  document.text(words, left, Number(y), { lineBreak: false, baseline: 'alphabetic' });
  document.restore();
}
