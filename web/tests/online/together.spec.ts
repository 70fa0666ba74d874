import { type Browser, expect, type Page, test } from '@playwright/test';
import { CLICKS, nextThing, playRound, told } from '../dice-and-danger/desk.ts';
import { result } from '../support/page.ts';
import { line, openTable } from './people.ts';
import { followLink, layTable, leaveAll, ME, OPEN, somebody } from './tables.ts';

test.afterEach(leaveAll);

/** A round after which a curtain may fall: there is no log then that could be waited for. */
async function playOwnRound(page: Page): Promise<void> {
  for (let next = await nextThing(page); next !== 'result'; next = await nextThing(page)) {
    if (next === 'end') return void (await CLICKS.end(page));
    await told(page, () => CLICKS[next](page));
  }
}

const claim = (page: Page, name: string): Promise<void> => page.getByRole('button', { name: `I am ${name}` }).click();

/** Ann and Bea at one screen, Ben at another. */
async function twoAndOne(browser: Browser) {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const game = 'dice-and-danger';
  const links = await layTable(ann, game, [ME, { type: 'beside', name: 'Bea' }, OPEN]);
  await ann.goto(`/${game}/online/${links.match}`);
  await followLink(ben, { game, links }, 'Ben');
  return { ann, ben };
}

async function resignFor(page: Page, name: string): Promise<void> {
  await openTable(page);
  await page.getByRole('button', { name: `Resign for ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'At the table' })).toHaveCount(0);
}

test('two at one screen and one at another: a curtain between those two alone, and both come along to the rematch', async ({
  browser,
}) => {
  const { ann, ben } = await twoAndOne(browser);
  await claim(ann, 'Ann');
  await playOwnRound(ann);
  await expect(ann.getByRole('heading', { name: 'Pass the device to Bea' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'I am Ben' })).toHaveCount(0);
  await claim(ann, 'Bea');
  await playOwnRound(ann);
  await expect(ann.locator('.curtain')).toHaveCount(0);
  await playRound(ben);
  await expect(ben.locator('.log')).toContainText('Round 2');
  await expect(ben.locator('.curtain')).toHaveCount(0);

  await resignFor(ann, 'Ann');
  await resignFor(ann, 'Bea');
  await expect(result(ann)).toContainText('Ben wins');
  await expect(result(ben)).toContainText('You win');
  await result(ann).getByRole('button', { name: 'Play again' }).click();
  for (const [seat, name] of [
    ['Seat 2', 'Ann'],
    ['Seat 3', 'Bea'],
  ] as const)
    await expect(ann.getByRole('listitem', { name: seat })).toContainText(name);
  await expect(ann.getByRole('listitem', { name: 'Seat 1' })).toContainText('Waiting for Ben');
  await result(ben).getByRole('button', { name: 'They play again: sit down' }).click();

  await expect(line(ben).getByRole('listitem')).toContainText(['Ben', 'Ann', 'Bea']);
  await claim(ann, 'Ann');
  await playOwnRound(ann);
  await claim(ann, 'Bea');
  await playOwnRound(ann);
  await playRound(ben);
  await expect(ben.locator('.log')).toContainText('Round 2');
});
