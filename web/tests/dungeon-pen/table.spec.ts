import { expect, test } from '@playwright/test';
import { leafThrough, sitDown } from '../support/keep.ts';
import { prompt } from '../support/page.ts';
import { AGAINST_BOT, expectAim, go, lieOn, panel, PEOPLE, things, told } from './desk.ts';
import { asks, blinded, bolted, inTurn, type Moment, playedTo } from './matches.ts';

const canGrow = ({ rules, state }: Moment): boolean => rules.actions(state, 0).some(({ type }) => type === 'grow');

test('eyes closed: a look of two seconds, then darkness until the flick is made', async ({ page }) => {
  await sitDown(page, playedTo(blinded), { sitters: AGAINST_BOT });
  await expect(page.getByText('One last look …')).toBeVisible();
  await expect(things(page)).not.toHaveCount(0);
  await expect(page.getByText('Your eyes are closed.', { exact: true })).toBeVisible();
  await expect(things(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('hidden');
  await expect(page.locator('[data-id="piece/0"]')).toBeVisible();
  await expect(page.locator('[data-id="piece/1"]')).toHaveCount(0);
  await expect(page.getByText('you know only where you aim')).toBeAttached();
  await told(page, () => go(page).click());
  await expect(things(page).first()).toBeVisible();
});

test('a bolted sheet shows its bolts and cannot be turned', async ({ page }) => {
  await sitDown(page, playedTo(bolted), { sitters: AGAINST_BOT });
  await expect(page.locator('[data-id^="bolt/"]')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Turn the sheet left' })).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: 0deg/);
  await expect(page.getByText('The sheet is bolted to the table')).toBeAttached();
});

test('at one screen the sheet turns to whoever has the turn, and can be turned back', async ({ page }) => {
  const played = playedTo(
    moment => asks('aim', 1)(moment) && !moment.state.bolted && moment.state.characters[1].turns > 1,
  );
  await sitDown(page, played, { sitters: PEOPLE });
  await expect(prompt(page)).toContainText('Otto');
  const sheet = page.locator('.pen-sheet');
  await expect(sheet).toHaveAttribute('style', /--pen-turn: -?180deg/);
  await page.getByRole('button', { name: 'Turn the sheet right' }).click();
  await expect(sheet).toHaveAttribute('style', /--pen-turn: (270|-90)deg/);
  await page.getByRole('button', { name: 'Turn the sheet to you' }).click();
  await expect(sheet).toHaveAttribute('style', /--pen-turn: -?180deg/);
});

test('a sheet that shall stay as it lies is not turned to the other', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: PEOPLE });
  await page.getByRole('button', { name: 'Pencil and paper' }).click();
  await page.getByLabel('stays as it lies').check();
  const played = playedTo(moment => asks('end')(moment) && !moment.state.bolted);
  await sitDown(page, played, { sitters: PEOPLE });
  await told(page, () => page.getByRole('button', { name: 'End the turn' }).click());
  await expect(prompt(page)).toContainText('Otto');
  await expect(panel(page)).toHaveAttribute('data-step', 'aim');
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: 0deg/);
});

test('habits are asked for in the form of the page before a match, for whoever never saw that, too', async ({
  page,
}) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  await page.getByRole('button', { name: 'Pencil and paper' }).click();
  const asked = page.getByRole('dialog').getByRole('group').first();
  await expect(asked).toHaveCSS('border-top-style', 'none');
});

test('two taps instead of a pull, for those who like it better', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  await page.getByRole('button', { name: 'Pencil and paper' }).click();
  await page.getByLabel('Two taps: first the aim, then the power').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.pen-tip')).toHaveText('Tap where to aim, then how far.');
  const { origin, viewport } = await lieOn(page);
  await page.mouse.click(origin.x + viewport.width / 2, origin.y + viewport.height / 2);
  await expect(page.getByText('Now tap how far.')).toBeVisible();
  await told(page, () => page.mouse.click(origin.x + viewport.width / 2, origin.y + viewport.height / 3));
});

test('the sheet is turned by its handle and lies straight again when it nearly does', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  const handle = await page.locator('.pen-handle').boundingBox();
  const { origin, viewport } = await lieOn(page);
  if (!handle) throw new Error('there is no handle');
  await page.mouse.move(handle.x + 20, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(origin.x + 30, origin.y + viewport.height - 40, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: 90deg/);
});

test('answers, dice, squares and the end of a turn have controls of their own', async ({ page }) => {
  test.slow();
  for (const type of ['coat', 'spare', 'bane'] as const) {
    await sitDown(page, playedTo(asks(type)), { sitters: AGAINST_BOT });
    await told(page, () => panel(page).getByRole('button', { name: 'Use it' }).click());
  }
  await sitDown(page, playedTo(asks('load')), { sitters: AGAINST_BOT });
  await told(page, () => panel(page).locator('.pen-face[aria-pressed="false"]').first().click());
  await expect(page.locator('.log')).toContainText('A die turns over as you look at it');
  await sitDown(page, playedTo(asks('land')), { sitters: AGAINST_BOT });
  await page.keyboard.press('n');
  await told(page, () => go(page).click());
  await expect(page.locator('.log')).toContainText('You are suddenly at');
  const growing = playedTo(moment => asks('end')(moment) && canGrow(moment));
  await sitDown(page, growing, { sitters: AGAINST_BOT });
  await told(page, () =>
    panel(page)
      .getByRole('button', { name: /^Grow it/ })
      .first()
      .click(),
  );
  await expect(page.locator('.log')).toContainText('The restless stone creeps to');
});

test('a match is leafed through line by line', async ({ page }) => {
  await leafThrough(page, playedTo(inTurn(3)));
  const crosses = page.locator('[data-id^="trail/"]');
  await expect(crosses).toHaveCount(2);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => crosses.count()).toBeGreaterThan(6);
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: -?180deg/);
});

test('both flick at one screen, and each finds the own aim again', async ({ page }) => {
  const played = playedTo(moment => inTurn(2)(moment) && !moment.state.bolted);
  await sitDown(page, played, { sitters: PEOPLE });
  await page.keyboard.press('ArrowRight');
  await expectAim(page, 0.25, 60);
  await told(page, () => go(page).click());
  await expect(panel(page)).not.toHaveAttribute('data-step', 'none');
});
