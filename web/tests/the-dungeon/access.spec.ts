import { expect, test } from '@playwright/test';
import type { State } from '../../../games/the-dungeon/index.ts';
import { checkAccess, type Screens, testAccess } from '../support/access.ts';
import { leafThrough, sitDown } from '../support/keep.ts';
import { overflow, PHONE } from '../support/page.ts';
import { choices, curtain, held } from './desk.ts';
import { inPhase, playedTo } from './matches.ts';

const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
const isFight = ({ enemy }: Readonly<State>): boolean => enemy >= 0;

const SCREENS: Screens = [
  [
    'the page of the game, with a character being entered',
    async page => {
      await page.goto('/the-dungeon');
      await page.getByRole('radio', { name: /one of your own/ }).check();
      await page.getByRole('button', { name: 'Wake up in the cell' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      // The button to start stays in sight over whatever is scrolled under it; at the end nothing is.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  ],
  [
    'going on',
    page =>
      sitDown(
        page,
        playedTo(
          { seats: 1 },
          inPhase('step', ({ faces }) => faces.length > 4),
        ),
      ),
  ],
  [
    'a tile in hand',
    async page => {
      await sitDown(page, playedTo({ seats: 1 }, inPhase('lay')));
      await expect(held(page)).toBeVisible();
    },
  ],
  [
    'a fight',
    async page => {
      await sitDown(page, playedTo({ seats: 1 }, inPhase('meet', isFight)));
      await expect(choices(page).first()).toBeVisible();
    },
  ],
  [
    'the curtain',
    async page => {
      await sitDown(page, playedTo({ seats: 2 }, inPhase('step')), { sitters: PEOPLE });
      await expect(curtain(page)).toBeVisible();
    },
  ],
  ['six seats', page => sitDown(page, playedTo({ seats: 6 }, inPhase('step')), { sitters: SIX })],
];

const SIX = ['Mira', 'Otto', 'Ysolde', 'Hob', 'Agnes', 'Wilfrid'].map((name, seat) => ({
  name,
  bot: seat === 0 ? null : 'easy',
}));

testAccess(SCREENS);

test('axe: a match leafed through', async ({ page }) => {
  await leafThrough(
    page,
    playedTo({ seats: 2 }, ({ state }) => state.round > 3),
  );
  await checkAccess(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('nothing scrolls', async ({ page }) => {
    for (const [what, open] of SCREENS.slice(1))
      await test.step(what, async () => {
        await open(page);
        expect(await overflow(page), what).toBe(0);
      });
  });
});
