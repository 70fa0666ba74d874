import { expect, type Page } from '@playwright/test';
import { type Screens, testAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { AGAINST_BOT } from './desk.ts';
import { asks, blinded, inTurn, type Moment, playedTo } from './matches.ts';

const at =
  (isThere: (moment: Moment) => boolean) =>
  async (page: Page): Promise<void> =>
    sitDown(page, playedTo(isThere), { sitters: AGAINST_BOT });

const SCREENS: Screens = [
  [
    'the page of the game',
    async page => {
      await page.goto('/dungeon-pen');
      await expect(page.getByRole('button', { name: 'Sharpen the pencils' })).toBeEnabled();
    },
  ],
  [
    'the page of the game, with the French rules',
    async page => {
      await page.goto('/dungeon-pen');
      await page.getByLabel(/^French/).check();
      await expect(page.getByRole('group', { name: 'The first pencil plays' })).toBeVisible();
    },
  ],
  ['aiming, with junk in hand', at(moment => inTurn(3)(moment) && moment.state.characters[0].hand.length > 1)],
  [
    'closed eyes',
    async page => {
      await at(blinded)(page);
      await expect(page.getByText('Your eyes are closed.', { exact: true })).toBeVisible();
    },
  ],
  ['a wall in hand', at(asks('place'))],
  [
    'a refused wall',
    async page => {
      await at(asks('place'))(page);
      for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowUp');
      for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowLeft');
    },
  ],
  ['an answer', at(asks('coat'))],
  ['a loaded die', at(asks('load'))],
  ['a square to choose', at(asks('land'))],
];

testAccess(SCREENS);
