import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { overflow, PHONE } from '../support/page.ts';
import { drag, touch } from '../support/touch.ts';
import { AGAINST_BOT, go, lieOn, panel, pullOn, told } from './desk.ts';
import { asks, inTurn, playedTo } from './matches.ts';

test.use(PHONE);

test('a finger pulls back and lets go', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const [from, to] = await pullOn(page, 30, 800);
  await told(page, () => drag(page, from, to));
  await expect(page.locator('.log')).toContainText(/Mira flicks at \d+°, \d+\s%/);
});

test('two fingers turn the sheet and flick nothing', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const { origin, room } = await lieOn(page);
  const [x, y] = [origin.x + room.width / 2, origin.y + room.height / 2];
  const turned = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [across, down] = [90 * Math.cos(angle), 90 * Math.sin(angle)];
    return [
      { x: x - across, y: y - down },
      { x: x + across, y: y + down },
    ];
  };
  const count = await page.locator('.log li').count();
  await touch(page, turned(0), turned(15), turned(30), turned(45), turned(60), turned(75), turned(88));
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: 90deg/);
  expect(await page.locator('.log li').count()).toBe(count);
});

test('a finger drags a wall, and the button draws it', async ({ page }) => {
  await sitDown(page, playedTo(asks('place')), { sitters: AGAINST_BOT });
  const { origin, room } = await lieOn(page);
  const middle = { x: origin.x + room.width / 2, y: origin.y + room.height / 2 };
  await drag(page, middle, { x: middle.x + 30, y: middle.y - 30 });
  await panel(page).getByRole('button', { name: 'Next place' }).tap();
  await told(page, () => go(page).tap());
  await expect(page.locator('.log')).toContainText(/draws a wall|magic|square/);
});

test('nothing scrolls, whatever is asked', async ({ page }) => {
  test.slow();
  for (const type of ['aim', 'place', 'coat', 'load', 'land', 'end'] as const) {
    await sitDown(page, playedTo(asks(type)), { sitters: AGAINST_BOT });
    await expect(panel(page)).toHaveAttribute('data-step', type);
    expect(await overflow(page)).toBe(0);
  }
});
