import { expect, test } from '@playwright/test';
import { beginFrom, flaw, flaws, press, sound, text } from './easel.ts';

test('DZ-C3 DZ-C4 DZ-C11 things and walls are laid with the mouse, and what that breaks is mended', async ({
  page,
}) => {
  await beginFrom(page, 'A new deck');
  await expect(sound(page)).toBeVisible();
  await page.getByRole('button', { name: 'The Damp Vestibule' }).click();
  await press(page, 'Key', { x: 0.5, y: 0.5 });
  await expect(flaw(page, 'A deck has one key, not 2')).toBeVisible();
  await expect(page.locator('.workshop-counts li').filter({ hasText: 'key' })).toHaveAttribute('data-state', 'bad');
  await flaw(page, 'one key').getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
  await press(page, 'Wall', { x: 1, y: 0.5 });
  await expect(page.locator('[aria-live]').last()).toContainText('a wall');
  await press(page, 'Rubber', { x: 1.05, y: 0.5 });
  await expect(page.locator('[aria-live]').last()).toContainText('open');
});

test('DZ-C1 DZ-C2 the half-card is drawn with keys', async ({ page }) => {
  await beginFrom(page, 'A new deck');
  await page.getByRole('application').focus();
  await page.keyboard.press('[');
  await expect(page.getByLabel('What the card is called')).toHaveValue('The Front Step');
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-live]').last()).toContainText('Space 2, 1: empty.');
  await page.keyboard.press('Enter');
  await expect(flaw(page, 'The half-card needs one')).toBeVisible();
  await page.keyboard.press('m');
  await expect(flaw(page, 'The door must not open to the stair')).toBeVisible();
  await page.keyboard.press('m');
  await expect(sound(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(sound(page)).toBeVisible();
});

/** The deck with something changed in its text, and what is said of it. */
const BROKEN: readonly (readonly [rule: string, from: string | RegExp, to: string, says: string])[] = [
  ['DZ-C1', /The Keeper[^]*$/, '', 'A deck has 11 dungeon cards'],
  ['DZ-C1', ' . $ .\n+ +-+ +', ' < $ .\n+ +-+ +', 'belongs on the half-card'],
  ['DZ-C1', ' < .|#', ' . < #', 'The door must not open to the stair'],
  ['DZ-C2', '+-+ +-+\n < .|#\n+ + + +', '+-+ +-+\n|< .|#\n+-+ + +', 'has no open outer side'],
  ['DZ-C3', / b/g, ' .', 'in the deck beats this'],
  ['DZ-C4', ' k|', ' .|', 'A deck has one key, not 0'],
  ['DZ-C5', ' . $ .\n+ +-+ +', ' A $ .\n+ +-+ +', 'more than the scale counts'],
  ['DZ-C6', /\$/g, '.', 'at least 8 pouches and 6 monsters'],
  ['DZ-C11', ' . $ .\n+ +-+ +\n h . .', ' h $ s\n+ +-+ +\n h . .', 'may hold at most 2'],
  ['DZ-C11', ' . $ .\n+ +-+ +\n h . .', ' . . .\n+ +-+ +\n . . .', 'holds nothing at all'],
];

test('DZ-C1 DZ-C2 DZ-C3 DZ-C4 DZ-C5 DZ-C6 DZ-C11 every constraint is broken in the text and mended by a button', async ({
  page,
}) => {
  await beginFrom(page, 'A new deck');
  await page.keyboard.press('t');
  const whole = await text(page).inputValue();
  for (const [rule, from, to, says] of BROKEN)
    await test.step(`${rule}: ${says}`, async () => {
      await text(page).fill(whole.replace(from, to));
      await expect(flaw(page, says).first()).toContainText(rule.replace('DZ-', ''));
      for (let i = 0; i < 12 && (await flaw(page, says).count()) > 0; i++)
        await flaw(page, says).first().getByRole('button', { name: /^Mend/ }).click();
      await expect(flaw(page, says)).toHaveCount(0);
    });
  await text(page).fill(whole);
  await expect(sound(page)).toBeVisible();
  await expect(flaws(page)).toContainText('It can be played.');
});
