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
import type { Drawing } from '../../art/shape.ts';
import { type Content, type DiceAndDanger, shelved } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Texts } from '../../kernel/options.ts';
import type { Language } from '../../kernel/words.ts';
import { cutPages } from '../cutting.ts';
import type { DrawnMatch } from '../match.ts';
import type { Page } from '../page.ts';
import { sizeOf } from '../paper.ts';
import { figure, placed, type Press } from '../press.ts';
import type { Agreed, Printed } from '../print.ts';
import { qrCode } from '../qr.ts';
import { apart } from '../six-and-nine.ts';
import { scorePieces } from './scores.ts';

/** Millimetres to the unit of the drawing: a sheet fills either paper when it lies sideways. */
const SCALE = 0.262;
const TOP = 8;

/** Lost lives cost points in company, so that points are printed; alone they do not (DDD-S-6). */
const COMPANIES = [2, 1] as const;

const CODE = 20;

function sheetPage(press: Press, content: Content, texts: Texts): Page {
  const [sheet] = art.sheets(content);
  if (!sheet) throw new Error(`${content.sheet.name} has no sheet`);
  const size = sizeOf(press.paper, 'sideways');
  const left = (size[0] - sheet.view[2] * SCALE) / 2;
  const label = sheetName(content, press.language);
  const code = qrCode(press, texts, [size[0] - CODE - 9, size[1] - CODE - 18], CODE);
  return { size, items: [figure(press, label, [apart(placed(sheet, [left, TOP], SCALE))]), ...code] };
}

const sheetName = ({ sheet }: Content, language: Language): string => {
  const { adventures } = shelved.words[language];
  const known = ADVENTURES.find(adventure => shelved.words.en.adventures[adventure] === sheet.name);
  return known ? adventures[known] : sheet.name;
};

/** The sheet that a table has agreed on, or all there are, for company and for one alone. */
function sheetPages(press: Press, agreed: Agreed<DiceAndDanger> | undefined): readonly Page[] {
  if (agreed) return [sheetPage(press, agreed.content, agreed.texts)];
  return COMPANIES.flatMap(seats =>
    ADVENTURES.map(adventure => sheetPage(press, contentOf(shelved.game, { adventure }, seats), { adventure })),
  );
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
