import { expect, type Locator, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { testAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';

const search = (page: Page): Locator => page.getByRole('searchbox');
const rules = (page: Page): Locator => page.locator('.rule');
const found = (page: Page): Locator => page.getByRole('search').getByRole('status');
const here = (page: Page): Locator => page.locator('[data-here="true"]');
const opened = (page: Page): Locator => page.locator('.rule[aria-current="true"]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(rules(page).first()).toBeVisible();
}

const testAll = (): void => {
  test('typing leaves the rules that speak of it, counted and marked; clearing brings the others back', async ({
    page,
  }) => {
    await open(page, '/donjonz/rules');
    const all = await rules(page).count();
    await search(page).fill('locked door');
    await expect(rules(page)).not.toHaveCount(all);
    const left = await rules(page).count();
    for (const text of await rules(page).allTextContents()) expect(text.toLowerCase()).toMatch(/locked.*door/s);
    await expect(found(page)).toHaveText(`found ${left} times`);
    await expect(rules(page).first().locator('mark').first()).toHaveText('locked');
    await search(page).fill('pianoforte');
    await expect(rules(page)).toHaveCount(0);
    await expect(found(page)).toHaveText('found nowhere');
    await search(page).press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(rules(page)).toHaveCount(all);
  });

  test('Enter and the arrows go from one to the next, and round again', async ({ page }) => {
    await open(page, '/the-dungeon/rules');
    await search(page).fill('torch');
    await search(page).press('Enter');
    await expect(found(page)).toHaveText(/^1 of \d+$/);
    const of = Number(/\d+$/.exec((await found(page).textContent()) ?? '')?.[0]);
    await search(page).press('Shift+Enter');
    await expect(found(page)).toHaveText(`${of} of ${of}`);
    await expect(here(page)).toBeInViewport();
    await search(page).press('ArrowDown');
    await expect(found(page)).toHaveText(`1 of ${of}`);
    await expect(here(page)).toHaveCount(1);
    await expect(search(page)).toBeFocused();
  });

  test('every rule has a link of its own, which opens the book there', async ({ page }) => {
    await open(page, '/dice-and-danger/rules');
    const link = page.getByRole('link', { name: 'Rule DDD-AA-2', exact: true });
    await expect(page.getByRole('link', { name: /^Rule / })).toHaveCount(await rules(page).count());
    await link.click();
    await expect(page).toHaveURL(/\/dice-and-danger\/rules#DDD-AA-2$/);
    await expect(opened(page)).toHaveAttribute('id', 'DDD-AA-2');
    await expect(opened(page)).toBeFocused();
    await open(page, '/dice-and-danger/rules#DDD-Q12');
    await expect(opened(page)).toBeInViewport();
    await page.goBack();
    await expect(opened(page)).toHaveAttribute('id', 'DDD-AA-2');
  });

  test('a rule that was found is opened among its neighbours', async ({ page }) => {
    await open(page, '/dungeon-pen/rules');
    const all = await rules(page).count();
    await search(page).fill('weathervane');
    await page.getByRole('link', { name: 'Rule DP-46', exact: true }).click();
    await expect(rules(page)).toHaveCount(all);
    await expect(opened(page)).toBeInViewport();
    await expect(opened(page)).toHaveAttribute('id', 'DP-46');
  });

  test('the contents lead to every chapter', async ({ page }) => {
    await open(page, '/dungeon-pen/rules');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const last = contents.getByRole('link').last();
    if (!(await last.isVisible())) await contents.getByText('Contents').click();
    await expect(contents.getByRole('link')).toHaveCount(await page.locator('.rulebook-chapter h3').count());
    await last.click();
    await expect(page.locator('.rulebook-chapter').last()).toBeFocused();
    await expect(page.getByRole('heading', { name: 'How sheets and cards are made' })).toBeInViewport();
  });

  test('a rule that a lesson teaches is played as an example, step by step', async ({ page }) => {
    await open(page, '/donjonz/rules');
    const example = page.locator('.rule-example').first();
    await example.getByText('An example').click();
    const told = example.locator('figcaption');
    await expect(example.getByRole('button', { name: 'One step back' })).toBeDisabled();
    const before = await told.textContent();
    await example.getByRole('button', { name: 'One step on' }).click();
    await expect(told).not.toHaveText(before ?? '');
    await example.getByRole('button', { name: 'One step back' }).click();
    await expect(told).toHaveText(before ?? '');
    await expect(example.getByRole('link', { name: 'Try it yourself' })).toHaveAttribute('href', /^\/learn\/donjonz\//);
  });

  test('nothing is wider than the screen, whatever a picture shows', async ({ page }) => {
    for (const game of SHELF) {
      await open(page, `/${game}/rules`);
      await expect(page.locator('.rule-picture').first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
};

testAll();

test('at a table it is searched without leaving it, and Escape clears before it closes', async ({ page }) => {
  await page.goto('/donjonz/deal/00112233445566778899aabbccddeeff');
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('navigation').getByRole('link').first()).toBeHidden();
  await sheet.getByRole('searchbox').fill('key');
  await expect(found(page)).toHaveText(/^found \d+ times$/);
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('searchbox')).toHaveValue('');
  await sheet.getByRole('link', { name: 'Rule DZ-13', exact: true }).click();
  await expect(opened(page)).toHaveAttribute('id', 'DZ-13');
  await expect(page).toHaveURL(/\/donjonz\/play\//);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  testAll();

  test('the contents are folded, so that the rules begin on the first screen', async ({ page }) => {
    await open(page, '/the-dungeon/rules');
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeHidden();
    await expect(page.locator('.rulebook-pages p').first()).toBeInViewport();
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('accents and ligatures need not be typed, and options are called as in the form', async ({ page }) => {
    await open(page, '/the-dungeon/rules');
    await search(page).fill('epee');
    await expect(found(page)).toHaveText(/^trouvé \d+ fois$/);
    await expect(rules(page).first().locator('mark').first()).toHaveText(/^épées?$/i);
    await search(page).fill('points de destin');
    await expect(rules(page)).toContainText('Avec « Destin : trois fois par partie, on peut relancer un dé »');
    await expect(page.getByText(/\bfate\b/)).toHaveCount(0);
  });
});

testAccess([
  ...SHELF.map(game => [`the rules of ${game}`, (page: Page) => open(page, `/${game}/rules`)] as const),
  [
    'rules that are searched',
    async page => {
      await open(page, '/dungeon-pen/rules#DP-14');
      await search(page).fill('wall');
      await search(page).press('Enter');
      await expect(here(page)).toBeVisible();
    },
  ],
]);
