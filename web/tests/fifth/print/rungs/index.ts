import { art } from '../../art/rungs/index.ts';
import { contentOf } from '../../art/illustration.ts';
import { shelved } from '../../games/rungs/index.ts';
import { sizeOf } from '../paper.ts';
import { figure, placed } from '../press.ts';
import type { Printed } from '../print.ts';

export const printed: Printed = {
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
  illustrations: art.illustrations,
  speaker:
    () =>
    ({ key }) =>
      key,
};
