import type { Page } from '@playwright/test';
import { beginFrom, squareAt } from '../../web/tests/workshop/easel.ts';
import type { Click } from './click.ts';
import type { Situation } from './tables.ts';

const FLAWS = '.flaw-row';

const click = async (page: Page): Promise<void> => {
  await page.mouse.down();
  await page.mouse.up();
};

/** A stroke that breaks something, until its flaw stands in the list; taken back, and drawn again: the first one of a page is compiled as it runs. */
function breaking(game: string, begin: string, stroke: Pick<Click, 'approach' | 'press'>): Situation {
  return {
    sit: page => beginFrom(page, begin),
    clicks: [
      { name: `${game}, the first stroke that breaks a rule`, shows: FLAWS, ...stroke },
      { name: `${game}, take it back`, shows: FLAWS, press: page => page.keyboard.press('u') },
      { name: `${game}, the same stroke again`, shows: FLAWS, ...stroke },
    ],
  };
}

const take = (page: Page, piece: string): Promise<void> =>
  page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: piece, exact: true }).click();

const moveTo = (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> =>
  page.mouse.move(x, y);

/** The last but one square of the last column: nothing stands there, and no way leads to it. */
async function freeSquare(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const overlay = page.locator('.easel-plot-overlay');
  const box = await overlay.boundingBox();
  const [, , width = 1, height = 1] = (await overlay.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  if (!box) throw new Error('no map is shown');
  const unit = Math.min(box.width / width, box.height / height);
  const [left, top] = [box.x + (box.width - width * unit) / 2, box.y + (box.height - height * unit) / 2];
  return { x: left + (6 + ((width - 12) * 14.5) / 15) * unit, y: top + (6 + ((height - 12) * 8.5) / 10) * unit };
}

/** From a stroke to what it broke, on all four easels. */
export const STROKES: readonly Situation[] = [
  breaking('Dungeon Pen', 'The Pillar Hall', {
    approach: async page => {
      await take(page, 'Rubber');
      await moveTo(page, await squareAt(page, [1, 1]));
    },
    press: click,
  }),
  breaking('DonjonZ', 'A new deck', {
    approach: async page => {
      await take(page, 'Key');
      await page.getByRole('application').focus();
    },
    press: page => page.keyboard.press('Enter'),
  }),
  breaking('Dice and Danger', 'Annoyed Animals', {
    approach: async page => {
      await take(page, 'Gem');
      await moveTo(page, await freeSquare(page));
    },
    press: click,
  }),
  breaking('The Dungeon', 'A new set of tiles', {
    approach: async page => {
      await page.getByRole('button', { name: 'Crypt', exact: true }).click();
      await page.getByRole('button', { name: /^South side/ }).hover();
    },
    press: click,
  }),
];
