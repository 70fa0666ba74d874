import { expect, test } from '@playwright/test';
import { type Screens, testAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { board, result } from '../support/page.ts';
import { rows, told } from './desk.ts';
import { hasChest, inRound, never, playedTo } from './matches.ts';

const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
const WITH_BOTS = ['Mira', 'Otto', 'Ysolde', 'Hob'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'random' }));

const SCREENS: Screens = [
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
      await expect(board(page).getByRole('group', { name: /Otto’s sheet/ })).toBeVisible();
    },
  ],
  [
    'the count',
    async page => {
      await sitDown(page, playedTo('annoyed-animals', 2, never), { sitters: PEOPLE });
      await expect(result(page).getByRole('table', { name: 'How it adds up' })).toBeVisible();
    },
  ],
];

testAccess(SCREENS);

test('a screen reader hears every space once, by its place, and none of the drawing under it', async ({ page }) => {
  await sitDown(page, playedTo('puzzled-pyramid', 1, inRound(4)));
  const heard = await board(page).getByRole('group', { name: /sheet/ }).ariaSnapshot();
  const lines = heard.split('\n').slice(1);
  expect(lines.filter(line => !/^\s*- '?(img|button) "/.test(line))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(60);
});
