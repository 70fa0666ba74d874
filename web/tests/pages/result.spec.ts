import { expect, type Page, test } from '@playwright/test';
import { transcript } from '../donjonz/transcripts.ts';
import { openFile } from '../donjonz/desk.ts';
import { checkAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { PHONE, prompt, result } from '../support/page.ts';

const played = transcript('fifty-three');

/** The row of the sum with this name, as it is read. */
const row = (page: Page, name: RegExp) => result(page).getByRole('row', { name });

test('the score adds up row by row, to a rank and to what was missing for the next', async ({ page }) => {
  await sitDown(page, played);
  await expect(row(page, /^Pouches found/)).toHaveText(/10 pouches × 2\+20so far 20/);
  await expect(row(page, /^Doubled by the door/)).toHaveText(/9 pouches × 2\+18so far 38/);
  await expect(row(page, /^Monsters beaten/)).toHaveText(/5 on the scale\+15so far 53/);
  await expect(row(page, /^In all/)).toContainText('53');
  await expect(result(page).getByRole('region', { name: 'Rank' })).toContainText('8 more glory: Scourge of the Pantry');
});

test('every button under it leaves the same room around its words', async ({ page }) => {
  await sitDown(page, played);
  await expect(result(page).getByRole('button', { name: 'Same deal again' })).toBeVisible();
  const rooms = await page.locator('.end-foot .button').evaluateAll((buttons: HTMLElement[]) =>
    buttons.map(button => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return button.offsetWidth - words.getBoundingClientRect().width;
    }),
  );
  expect(Math.max(...rooms) - Math.min(...rooms)).toBeLessThan(4);
});

test('a highlight opens the replay where it happened', async ({ page }) => {
  await sitDown(page, played);
  const door = result(page).getByRole('listitem').filter({ hasText: 'The door' });
  await expect(door).toContainText('+18 glory');
  await door.getByRole('link', { name: /^See it/ }).click();
  await expect(prompt(page)).toContainText('The door opens: 9 pouches become 18.');
});

test('a match travels in a link to somebody else’s browser', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page, played, { sitters: [{ name: 'Wilhelmina', bot: null }] });
  await result(page).getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^A link to the replay/ }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(prompt(other)).toHaveText('Replay: Before anything happened');
  await other.keyboard.press('End');
  await expect(prompt(other)).toContainText('53 glory');
  await other.goto(link.slice(0, -9));
  await expect(other.getByText('a piece of it is missing or was changed on the way')).toBeVisible();
});

test('a match is taken home as a picture and as a file, which opens again', async ({ page }) => {
  await sitDown(page, played);
  await result(page).getByRole('button', { name: 'Share', exact: true }).click();
  const saved = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const picture = await saved(/^A picture/);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const file = await saved(/^A file/);
  await page.goto('/donjonz');
  await openFile(page, file.toString());
  await page.waitForURL(/\/replay\//);
});

for (const [locale, name] of [
  ['en-GB', 'The result'],
  ['fr-FR', 'Le résultat'],
] as const)
  test.describe(`${locale}, on a phone`, () => {
    test.use({ ...PHONE, locale });

    test('the result can be read by everybody, and what comes next is in reach', async ({ page }) => {
      await sitDown(page, played);
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet.locator('.end-highlight')).toHaveCount(3);
      await expect(sheet.locator('.button-go')).toBeInViewport({ ratio: 1 });
      expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await checkAccess(page);
    });
  });
