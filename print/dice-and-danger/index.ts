import { art, PRINTED, type SheetKey } from '../../art/dice-and-danger/index.ts';
import { contentOf } from '../../art/illustration.ts';
import { type Adventure, shelved } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { cutPages } from '../cutting.ts';
import type { Page } from '../page.ts';
import { sizeOf } from '../paper.ts';
import { figure, placed, type Press } from '../press.ts';
import type { Printed } from '../print.ts';
import { scorePieces } from './scores.ts';

/** Millimetres to the unit of the drawing: a sheet fills either paper when it lies sideways. */
const SCALE = 0.262;
const TOP = 8;

/** Lost lives cost points in company, so that points are printed; alone they do not (DDD-S-6). */
const COMPANIES = [2, 1] as const;

function sheetPage(press: Press, adventure: Adventure, seats: number): Page {
  const [sheet] = art.sheets(contentOf(shelved.game, { adventure }, seats));
  if (!sheet) throw new Error(`${adventure} has no sheet`);
  const size = sizeOf(press.paper, 'sideways');
  const left = (size[0] - sheet.view[2] * SCALE) / 2;
  const label = shelved.words[press.language].adventures[adventure];
  return { size, items: [figure(press, label, [placed(sheet, [left, TOP], SCALE)])] };
}

export const printed: Printed = {
  parts: [
    {
      name: 'sheets',
      pages: press => COMPANIES.flatMap(seats => ADVENTURES.map(adventure => sheetPage(press, adventure, seats))),
    },
    { name: 'scores', pages: press => cutPages(press, scorePieces(press)) },
  ],
  illustrations: art.illustrations,
  speaker:
    language =>
    ({ key, params = {} }) =>
      PRINTED[language][key as SheetKey](params),
};
