import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { overflow, PHONE } from '../support/page.ts';
import { drag, touch } from '../support/touch.ts';
import { AGAINST_BOT, go, lieOn, panel, pullOn, told } from './desk.ts';
import { asks, inTurn, type Moment, playedTo } from './matches.ts';

test.use(PHONE);

test('a finger pulls back and lets go', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const [from, to] = await pullOn(page, 30, 800);
  await told(page, () => drag(page, from, to));
  await expect(page.locator('.log')).toContainText(/Mira flicks at \d+°, \d+\s%/);
});

test('a pull to the lower edge flicks: the place where nothing comes of it lies ahead', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const { origin, room } = await lieOn(page);
  const x = origin.x + room.width / 2;
  await told(page, () => drag(page, { x, y: origin.y + room.height / 2 }, { x, y: origin.y + room.height - 20 }));
  await expect(page.locator('.log')).toContainText(/Mira flicks at \d+°, \d+\s%/);
});

/** Three squares beside the stone are free. */
const isRestless = (moment: Moment): boolean => {
  const actions = inTurn(1)(moment) ? moment.rules.actions(moment.state, 0) : [];
  return actions.filter(({ type }) => type === 'grow').length >= 3;
};

for (const locale of ['en', 'fr'])
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test('the arrows of the restless stone stand in one row', async ({ page }) => {
      await sitDown(page, playedTo(isRestless), { sitters: AGAINST_BOT });
      for (const size of [PHONE.viewport, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        const arrows = page.locator('.pen-stone .token');
        await expect(arrows.nth(2)).toBeVisible();
        const tops = await arrows.evaluateAll(all => all.map(arrow => arrow.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      }
    });
  });

test('what somebody has left of 18 HP is not written under the turning token', async ({ page }) => {
  const brutes = { ruleset: 'fr', characters: ['brute', 'brute'] } as const;
  await sitDown(page, playedTo(inTurn(1), brutes), { sitters: AGAINST_BOT });
  const figure = await page.locator('[data-id="row/1"] text').last().boundingBox();
  const token = await page.getByRole('button', { name: 'Turn the sheet right' }).boundingBox();
  if (!figure || !token) throw new Error('both are shown');
  expect(figure.x + figure.width).toBeLessThanOrEqual(token.x + 1);
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

test('a finger sets a wall to its next place, and the button draws it', async ({ page }) => {
  await sitDown(page, playedTo(asks('place')), { sitters: AGAINST_BOT });
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
