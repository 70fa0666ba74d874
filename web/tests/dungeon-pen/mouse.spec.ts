import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { prompt, result } from '../support/page.ts';
import { AGAINST_BOT, flickByMouse, go, lines, panel, playOut, pullOn, told } from './desk.ts';
import { inTurn, type Moment, playedTo } from './matches.ts';

test('a match against an easy bot, from the box to the result, by mouse', async ({ page }) => {
  test.slow();
  await page.goto('/dungeon-pen');
  await expect(page.getByLabel('Who sits in seat 2')).toHaveValue('easy');
  await page.getByRole('button', { name: 'Sharpen the pencils' }).click();
  await expect(prompt(page)).toContainText('let go');
  let flicks = 0;
  await playOut(page, next => async () => {
    if (next === 'aim') return flickByMouse(page, 40 * flicks++, 1000);
    if (next === 'place') return panel(page).locator('.pen-go').click();
    const answers = panel(page).locator('.pen-buttons .button-go');
    return (await answers.isVisible()) ? answers.click() : panel(page).locator('.button').last().click();
  });
  expect(flicks).toBeGreaterThan(2);
  await expect(result(page).getByRole('table', { name: 'HP, which did not decide' })).toContainText('Mildred');
  await expect(result(page)).toContainText(/wins|You win/);
});

test('a pull shows its cone and its figures, and nothing of the result', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const [from, to] = await pullOn(page, 90, 500);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(page.getByLabel('direction')).toHaveValue('90');
  await expect(page.getByLabel('power')).toHaveValue('50');
  await expect(page.getByText('Let go here: no flick')).toBeVisible();
  const crosses = page.locator('[data-id^="trail/0/"]');
  const before = await crosses.count();
  await page.mouse.up();
  await expect.poll(() => crosses.count()).toBeGreaterThan(before);
});

test('a hint sets the aim that it names, and the button makes that flick', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  await page.keyboard.press('h');
  const hint = page.getByRole('status').filter({ hasText: /^A hint: / });
  await expect(hint).toBeVisible();
  const [, degrees, percent] = /at (\d+)°, (\d+)\s%/.exec((await hint.textContent()) ?? '') ?? [];
  await expect(page.getByLabel('power')).toHaveValue(percent ?? '');
  const aimed = Math.round(Number(await page.getByLabel('direction').inputValue()));
  expect(String(aimed)).toBe(degrees);
  await expect(go(page)).toHaveAttribute('data-hint', 'true');
  await told(page, () => go(page).click());
  await expect(page.locator('.log')).toContainText(new RegExp(`You flick at ${degrees}°, ${percent}\\s%`));
});

test('nothing is flicked from the dead zone, from the cancel zone, or after Escape', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const count = await lines(page).count();
  const [from, to] = await pullOn(page, 200, 700);
  const cancelZone = async () => {
    const cancel = await page.locator('.pen-cancel[data-shown="true"]').boundingBox();
    if (!cancel) throw new Error('there is no cancel zone');
    return { x: cancel.x + cancel.width / 2, y: cancel.y + cancel.height / 2 };
  };
  for (const endOf of [async () => ({ x: from.x + 6, y: from.y + 6 }), cancelZone]) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const end = await endOf();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    // the aim is taken just before the release: the hand has to rest first
    await page.waitForFunction(at => performance.now() - at > 100, await page.evaluate(() => performance.now()));
    await page.mouse.up();
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByLabel('direction')).toHaveValue('0');
  expect(await lines(page).count()).toBe(count);
  await expect(go(page)).toHaveText(/Flick/);
});

test('junk is read, and refused with a rule where it is of no use', async ({ page }) => {
  const played = playedTo(moment => inTurn(1)(moment) && moment.state.characters[0].hand.includes('coat'));
  await sitDown(page, played, { sitters: AGAINST_BOT });
  await page.getByRole('button', { name: 'Quilted Coat' }).click();
  await expect(page.locator('.pen-taken')).toContainText('it does not hurt');
  await page.locator('.pen-taken').getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Quilted Coat cannot be used now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rule DP-Q18' })).toBeVisible();
});

test('junk that can be used says so, is used, and is gone', async ({ page }) => {
  const isUsable = ({ rules, state }: Moment): boolean => rules.actions(state, 0).some(({ type }) => type === 'use');
  await sitDown(
    page,
    playedTo(moment => inTurn(1)(moment) && isUsable(moment)),
    { sitters: AGAINST_BOT },
  );
  const usable = page.getByRole('button', { name: /, can be used$/ });
  const count = await page.locator('.pen-junk-card').count();
  await usable.first().click();
  await told(page, () => page.locator('.pen-taken').getByRole('button', { name: 'Use it' }).click());
  await expect(page.locator('.pen-junk-card')).toHaveCount(count - 1);
});
