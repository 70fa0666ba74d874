import { art } from '../../art/rungs/index.ts';
import { contentOf } from '../../art/illustration.ts';
import { type Rungs, shelved } from '../../games/rungs/index.ts';
import { sizeOf } from '../paper.ts';
import { figure, placed } from '../press.ts';
import type { Printed } from '../print.ts';

export const printed: Printed<Rungs> = {
  shelved,
  art,
  parts: [
    {
      name: 'sheets',
      pages: press =>
        art.sheets(contentOf(shelved.game, {})).map(sheet => ({
          size: sizeOf(press.paper, 'upright'),
          items: [figure(press, shelved.game.title[press.language], [placed(sheet, [20, 20], 0.3)])],
        })),
    },
  ],
  speaker:
    () =>
    ({ key }) =>
      key,
};
