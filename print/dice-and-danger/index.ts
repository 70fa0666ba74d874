import {
  art,
  ground,
  handOf,
  layoutOf,
  margin,
  marks,
  PRINTED,
  type SheetKey,
} from '../../art/dice-and-danger/index.ts';
import { contentOf } from '../../art/illustration.ts';
import { type Drawing, inked, type Text } from '../../art/shape.ts';
import type { Point } from '../../art/figure.ts';
import { type Content, type DiceAndDanger, shelved } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Language } from '../../kernel/words.ts';
import type { Agreed } from '../agreed.ts';
import { cutPages } from '../cutting.ts';
import type { DrawnMatch } from '../match.ts';
import type { Page } from '../page.ts';
import { SAFE, sizeOf } from '../paper.ts';
import { figure, placed, type Press, tagged } from '../press.ts';
import type { Printed } from '../print.ts';
import { codeFor, qrCode } from '../qr.ts';
import { apart } from '../six-and-nine.ts';
import { scorePieces } from './scores.ts';

/** What stands beside a sheet: an address, and whose work it is. */
type Named = Pick<Agreed<DiceAndDanger>, 'texts' | 'heading'>;

/** Millimetres to the unit of the drawing: a sheet fills either paper when it lies sideways. */
const SCALE = 0.262;
const TOP = 8;

/** Lost lives cost points in company, so that points are printed; alone they do not (DDD-S-6). */
const COMPANIES = [2, 1] as const;

const CODE = 20;
/** From the edge of the paper to a code of the usual size. */
const BORDER = 9;
/** What a sheet leaves white at its own sides. */
const MARGIN = 4;
const GAP = 3;

function sheetPage(press: Press, content: Content, { texts, heading }: Named): Page {
  const [sheet] = art.sheets(content);
  if (!sheet) throw new Error(`${content.sheet.name} has no sheet`);
  const size = sizeOf(press.paper, 'sideways');
  const [width, height] = [sheet.view[2] * SCALE, sheet.view[3] * SCALE];
  const code = codeFor(press, texts, CODE);
  const { left, right } = besideEachOther(size[0], width, code?.width ?? CODE);
  const label = sheetName(content, press.language);
  const author = heading && press.words.work(shelved.game.title[press.language], heading.author);
  return {
    size,
    items: [
      figure(press, label, [apart(placed(sheet, [left, TOP], SCALE))]),
      ...(author === undefined ? [] : [tagged(press, 'P', [byLine(author, [left + MARGIN + 1, TOP + height + 4])])]),
      ...(code && right !== undefined ? qrCode(press, code, [right, size[1] - 18 - code.width]) : []),
    ],
  };
}

const byLine = (say: string, at: Point): Text => inked(at, say, 'text', 3.4);

/** Where a sheet and its code begin: a large one moves the sheet aside, and one without room is left to the first page. */
function besideEachOther(
  across: number,
  width: number,
  code: number,
): { readonly left: number; readonly right?: number } {
  const middle = (across - width) / 2;
  const right = across - code - (code === CODE ? BORDER : SAFE + 0.5);
  const left = Math.min(middle, right - GAP + MARGIN - width);
  return left + MARGIN < SAFE ? { left: middle } : { left, right };
}

const sheetName = ({ sheet }: Content, language: Language): string => {
  const { adventures } = shelved.words[language];
  const known = ADVENTURES.find(adventure => shelved.words.en.adventures[adventure] === sheet.name);
  return known ? adventures[known] : sheet.name;
};

/** One map for all companies: it is drawn once. */
function pagesOf(press: Press, adventure: (typeof ADVENTURES)[number]): readonly Page[] {
  const [first, ...others] = COMPANIES.map(seats => contentOf(shelved.game, { adventure }, seats));
  if (!first) return [];
  const contents = [first, ...others.map(content => ({ ...content, sheet: first.sheet }))];
  return contents.map(content => sheetPage(press, content, { texts: { adventure } }));
}

/** Whoever has said no number of players may find company. */
const contentsOf = ({ content }: Agreed<DiceAndDanger>): readonly Content[] =>
  content.everyone.length === 1 ? [{ ...content, everyone: [0, 1] }, content] : [content];

/** The sheet that a table has agreed on, or all there are, for company and for one alone. */
function sheetPages(press: Press, agreed: Agreed<DiceAndDanger> | undefined): readonly Page[] {
  if (agreed) return contentsOf(agreed).map(content => sheetPage(press, content, agreed));
  const pages = ADVENTURES.map(adventure => pagesOf(press, adventure));
  return COMPANIES.flatMap((_, i) => pages.flatMap(both => both[i] ?? []));
}

/** The sheet of a seat as far as whoever prints it has seen it. */
function markedSheet({ content, view, seat: viewer }: DrawnMatch<DiceAndDanger>, seat: Seat): Drawing {
  const marked = { content, table: view, hand: handOf(view, seat, viewer) };
  const shapes = [...ground(content.sheet, 'landscape'), ...margin(marked), ...marks(marked, 'landscape')];
  return { view: layoutOf(content.sheet, 'landscape').view, shapes: shapes.map(apart) };
}

export const printed: Printed<DiceAndDanger> = {
  shelved,
  art,
  parts: [
    { name: 'sheets', pages: sheetPages },
    { name: 'scores', pages: press => cutPages(press, scorePieces(press)) },
  ],
  papers: (drawn, language) =>
    drawn.names.map((name, seat) => ({
      label: `${sheetName(drawn.content, language)} · ${name}`,
      drawing: markedSheet(drawn, seat),
    })),
  speaker:
    language =>
    ({ key, params = {} }) =>
      PRINTED[language][key as SheetKey](params),
};
