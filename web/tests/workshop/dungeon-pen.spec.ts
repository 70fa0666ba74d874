import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { beginFrom, draw, flaw, flaws, sound, text } from './easel.ts';

const begun = async (page: Page): Promise<void> => beginFrom(page, 'A new dungeon');

test('DP-C1 DP-C2 DP-C3 a dungeon is drawn with the mouse, named, kept, and undone stroke by stroke', async ({
  page,
}) => {
  await begun(page);
  await expect(flaws(page)).toContainText('3 things to mend');
  await draw(page, 'Wall', [0, 7], [7, 7]);
  await draw(page, 'Chest', [12, 7]);
  await draw(page, 'Potion', [9, 7]);
  await expect(sound(page)).toBeVisible();
  await expect(page.getByText('2 chests · 2 potions · 16 walls')).toBeVisible();

  await page.getByLabel('What it is called').fill('The Leaky Cellar');
  await page.getByLabel('Who has drawn it').fill('Mira');
  await page.getByLabel('Who has drawn it').press('Enter');
  await expect(page).toHaveTitle(/The Leaky Cellar/);
  await page.reload();
  await expect(page.getByLabel('What it is called')).toHaveValue('The Leaky Cellar');
  await expect(page.getByText('2 chests · 2 potions · 16 walls')).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('u');
  await expect(page.getByText('2 chests · 0 potions · 16 walls')).toBeVisible();
  // Works are listed once all of them is stored.
  await page.getByRole('link', { name: 'All works' }).click();
  await page.getByRole('link', { name: /^Draw on/ }).click();
  await expect(page.getByText('2 chests · 0 potions · 16 walls')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('0 chests · 0 potions · 16 walls')).toBeVisible();
  await page.keyboard.press('Shift+U');
  await draw(page, 'Potion', [9, 7]);

  await draw(page, 'Rubber', [0, 7]);
  await expect(page.getByText('· 14 walls')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('· 16 walls')).toBeVisible();
  await page.keyboard.press('Shift+U');
  await expect(page.getByText('· 14 walls')).toBeVisible();
});

test('DP-C1 DP-C2 DP-C3 a dungeon is drawn with keys alone', async ({ page }) => {
  await begun(page);
  const sheet = page.getByRole('application', { name: /^The sheet/ });
  await sheet.focus();
  // From the middle, column 10 and row 10, to column 1 and row 8.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live]').last()).toContainText('Red 1, black 3, west: floor.');
  await page.keyboard.press(']');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('· 16 walls')).toBeVisible();
  await page.keyboard.press('[');
  await page.keyboard.press('5');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(sound(page)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(flaw(page, 'potion')).toBeVisible();
  await page.keyboard.press('u');
  await expect(sound(page)).toBeVisible();
});

test('DP-C1 DP-C2 DP-C3 every constraint is broken, shown where it is, and mended', async ({ page }) => {
  await beginFrom(page, 'The Pillar Hall');
  await expect(sound(page)).toBeVisible();
  const mend = async (words: string): Promise<void> => {
    await expect(flaw(page, words).first()).toBeVisible();
    await expect(page.locator('.easel-flaw').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: false }).filter({ hasText: 'Play' })).toBeDisabled();
    for (let i = 0; i < 6 && (await flaw(page, words).count()) > 0; i++)
      await flaw(page, words).first().locator('.button').click();
    await expect(flaw(page, words)).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
    for (let i = 0; i < 8 && (await undo.isEnabled()); i++) await undo.click();
    await expect(sound(page)).toBeVisible();
  };
  await draw(page, 'Cell', [12, 7]);
  await mend('A cell is one room');
  await draw(page, 'Wall', [4, 2]);
  await mend('The walls of a cell are padded');
  await draw(page, 'Padded', [8, 2], [8, 3]);
  await mend('A cell needs an opening');
  await draw(page, 'Cell', [6, 0]);
  await mend('A cell must not touch the border');
  await draw(page, 'Cell', [0, 8]);
  await mend('The centre of this cell does not lie in it');
  await draw(page, 'Wall', [16, 3]);
  await mend('Every way has to be two squares wide');
  await draw(page, 'Treasure', [10, 2]);
  await mend('This treasure can be seen from its own cell');
  await draw(page, 'Treasure', [8, 7]);
  await mend('this treasure; it has to take 3');
  await page.getByRole('switch', { name: 'half turn' }).click();
  await draw(page, 'Chest', [0, 0]);
  await mend('After a half-turn this does not match');
});

test('DP-C1 a piece that is missing is taken from the tray by its flaw', async ({ page }) => {
  await beginFrom(page, 'The Pillar Hall');
  await draw(page, 'Rubber', [1, 1]);
  await flaw(page, 'treasure')
    .first()
    .getByRole('button', { name: /^Take the piece/ })
    .click();
  await expect(page.getByRole('button', { name: 'Treasure' })).toHaveAttribute('aria-pressed', 'true');
  await draw(page, 'Treasure', [1, 1]);
  await expect(sound(page)).toBeVisible();
});

test('DP-C10 text and picture are one: what is typed is drawn, what is wrong says line and column', async ({
  page,
}) => {
  await beginFrom(page, 'The Pillar Hall');
  await page.keyboard.press('t');
  const before = await text(page).inputValue();
  await text(page).fill(before.replace('.N..', '.N.#'));
  await expect(page.getByText('· 53 walls')).toBeVisible();
  await expect(flaw(page, 'After a half-turn')).toBeVisible();
  await text(page).fill(before.replace('.N..', '.N.?'));
  await expect(page.getByText(/^Line 4, column 4: “\?” means nothing/)).toBeVisible();
  await expect(page.getByText('· 53 walls')).toBeVisible();
  const swapped = before.replace('..S.', '..N.').replace('.N..', '.S..');
  await text(page).fill(swapped);
  await expect(flaw(page, 'A treasure lies on its own side')).toHaveCount(2);
  await flaw(page, 'on its own side').first().getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(before) });
  await expect(sound(page)).toBeVisible();
  const waits = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await waits).suggestedFilename()).toBe('dungeon-pen.txt');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger draws, and nothing scrolls', async ({ page }) => {
    await beginFrom(page, 'A new dungeon');
    await page.getByRole('button', { name: 'Chest' }).tap();
    const box = await page.locator('.easel-scroller').boundingBox();
    if (!box) throw new Error('no sheet is shown');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page
      .getByRole('button', { name: 'and one more' })
      .or(page.getByRole('button', { name: 'What the rules ask for' }))
      .click();
    await expect(page.getByRole('dialog').locator('.flaw-row')).toHaveCount(2);
  });
});
