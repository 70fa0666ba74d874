import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { board, PHONE, result } from '../support/page.ts';
import { rows, told } from './desk.ts';
import { hasChest, inRound, never, playedTo } from './matches.ts';

const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
const WITH_BOTS = ['Mira', 'Otto', 'Ysolde', 'Hob'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'random' }));

const SCREENS: readonly (readonly [what: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the page of the game',
    async page => {
      await page.goto('/dice-and-danger');
      await expect(page.getByRole('button', { name: 'Sharpen the pencils' })).toBeEnabled();
    },
  ],
  ['the table', page => sitDown(page, playedTo('annoyed-animals', 1, inRound(4)))],
  [
    'a row chosen',
    async page => {
      await sitDown(page, playedTo('defiant-dinosaurs', 1, inRound(3)));
      await told(page, () => rows(page).first().click());
    },
  ],
  ['a chest', page => sitDown(page, playedTo('annoyed-animals', 1, hasChest))],
  [
    'the clouds',
    page =>
      sitDown(
        page,
        playedTo('puzzled-pyramid', 1, () => true),
      ),
  ],
  ['the curtain', page => sitDown(page, playedTo('annoyed-animals', 2, inRound(2)), { sitters: PEOPLE })],
  [
    'another sheet',
    async page => {
      await sitDown(page, playedTo('clumsy-cultists', 4, inRound(4)), { sitters: WITH_BOTS });
      await page.keyboard.press('s');
      await expect(board(page).getByRole('group', { name: /sheet of Otto/ })).toBeVisible();
    },
  ],
  [
    'the count',
    async page => {
      await sitDown(page, playedTo('annoyed-animals', 2, never), { sitters: PEOPLE });
      await expect(result(page).getByRole('table', { name: 'The count' })).toBeVisible();
    },
  ],
];

for (const [what, open] of SCREENS)
  test(`axe: ${what}`, async ({ page }) => {
    await open(page);
    await checkAccess(page);
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [what, open] of SCREENS)
    test(`axe: ${what}`, async ({ page }) => {
      await open(page);
      await checkAccess(page);
    });
});
