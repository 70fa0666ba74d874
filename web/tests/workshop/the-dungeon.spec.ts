import { expect, test } from '@playwright/test';
import { PHONE, prompt } from '../support/page.ts';
import { beginFrom, flaw, flaws, sound, text } from './easel.ts';
import { prove, textOfPdf } from './proving.ts';

const BEGIN = 'A new set of tiles';

test('TD-C2 TD-C13 tiles are drawn with the mouse, and what that breaks is mended', async ({ page }) => {
  await beginFrom(page, BEGIN);
  await expect(sound(page)).toBeVisible();
  await page.getByRole('button', { name: 'Crypt', exact: true }).click();
  await page.getByRole('button', { name: 'South side: a door' }).click();
  await expect(flaw(page, 'A tile needs a door or a doorway')).toBeVisible();
  await flaw(page, 'needs a door').getByRole('button', { name: /^Mend/ }).click();
  await expect(page.getByRole('button', { name: 'South side: a doorway' })).toBeVisible();
  await expect(sound(page)).toBeVisible();
  await page.getByLabel('Kind').selectOption('guard-room');
  await expect(page.getByRole('button', { name: 'North side: the way out' })).toBeVisible();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'How many: one more' }).click();
  await expect(flaw(page, 'The pile has 12 to 31 tiles, not 32')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(sound(page)).toBeVisible();
});

test('TD-C3 tiles are drawn with keys, and the text says the same', async ({ page }) => {
  await beginFrom(page, BEGIN);
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live]').last()).toContainText('North side: a doorway');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('r');
  await page.keyboard.press('+');
  await page.keyboard.press('t');
  await expect(text(page)).toHaveValue(/\n2 cell -D-D\n|\n2 cell .*D.*\n/);
});

/** Five characters of its own and one more. */
const castWith = (last: string): string =>
  [
    '',
    '5 2 retries-locks Bruno',
    '4 3 sees-in-the-dark Carla',
    '2 4 bribes-cheaply Dora',
    '3 4 steadies-tests Emil',
    '4 3 carries-five Frida',
    last,
    '',
  ].join('\n');

/** The set with something changed in its text, and what is said of it. */
const BROKEN: readonly (readonly [rule: string, from: string | RegExp, to: string, says: string])[] = [
  ['C2', 'crypt --D-', 'crypt ----', 'A tile needs a door or a doorway'],
  ['C2', 'guard-room X-D-', 'guard-room --D-', 'A Guard Room has one door to the outside, not 0'],
  ['C2', 'crypt --D-', 'crypt X-D-', 'Only a Guard Room'],
  ['C3', /start[^]*/, 'start DDDD\n12 tunnel O-O-\n', 'has to be a dead end'],
  ['C13', /start[^]*/, 'start DDDD\n6 tunnel O-O-\n1 crypt --D-\n', 'The pile has 12 to 31 tiles, not 7'],
  ['C14', /start[^]*/, 'start DDDD\n12 corridor O-O-\n1 crypt --D-\n', 'Nobody would ever get out'],
  ['C15', /start[^]*/, 'start DDDD\n2 tunnel O-O-\n20 crypt --D-\n', 'At least 6 tiles have to lead on'],
  ['C16', /$/, '\n4 3 scouts Wilma\n', 'A set has 6 to 8 characters of its own'],
  ['C16', /$/, castWith('6 6 scouts Wilma'), 'come to 5 to 8 together, not 12'],
  ['C16', /$/, castWith('5 2 knows-a-spell Wilma'), 'needs a Craft of 3 or more to hold it, not 2'],
  ['C16', /$/, castWith('4 3 carries-five Wilma'), 'is the second with the gift of'],
  ['C16', /$/, castWith('4 3 scouts Bruno'), 'there are two characters called “Bruno”'],
  ['C16', /$/, castWith('4 3 scouts torch'), '“torch” is the name of something in the box'],
];

test('TD-C2 TD-C3 TD-C13 TD-C14 TD-C15 TD-C16 every constraint is broken in the text and mended by a button', async ({
  page,
}) => {
  await beginFrom(page, BEGIN);
  await page.keyboard.press('t');
  const whole = await text(page).inputValue();
  for (const [rule, from, to, says] of BROKEN)
    await test.step(`${rule}: ${says}`, async () => {
      await text(page).fill(whole.replace(from, to));
      await expect(flaw(page, says).first()).toContainText(rule);
      await flaw(page, says).first().getByRole('button', { name: /^Mend/ }).click();
      await expect(flaw(page, says)).toHaveCount(0);
    });
  await text(page).fill(whole);
  await expect(flaws(page)).toContainText('It can be played.');
});

test('TD-C12 TD-C16 a set with a character of its own is proved by bots, shared by a link, played and printed as a file elsewhere', async ({
  page,
  browser,
}) => {
  await beginFrom(page, BEGIN);
  await page.getByRole('button', { name: 'Somebody new' }).click();
  await flaw(page, 'characters of its own').getByRole('button', { name: /^Mend/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wilma the Weaver');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(sound(page)).toBeVisible();
  await prove(page, 40);
  await page.getByRole('button', { name: 'Share' }).click();
  const print = await page.getByRole('link', { name: 'Print it' }).getAttribute('href');
  await page.keyboard.press('Escape');
  const href = await page.getByRole('link', { name: 'Play', exact: true }).getAttribute('href');
  expect(href?.length).toBeLessThan(2000);
  const other = await (await browser.newContext()).newPage();
  await other.goto(href ?? '');
  await expect(other.getByText(/Par, says the link: \d+/)).toBeVisible();
  await expect(other.getByRole('radio', { name: /^Wilma the Weaver/ })).toBeAttached();
  await other.locator('.game-go').getByRole('button').click();
  await expect(prompt(other)).toBeVisible();
  await other.goto(print ?? '');
  await expect(other.locator('.print-page')).toContainText('Tiles');
  expect(await textOfPdf(other)).toContain('Wilma the Weaver');
  await other.context().close();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('TD-C2 a finger makes the sides of a tile doors, doorways and walls', async ({ page }) => {
    await beginFrom(page, BEGIN);
    await page.getByRole('button', { name: 'Crypt', exact: true }).tap();
    await page.getByRole('button', { name: 'South side: a door' }).tap();
    await expect(page.locator('.flaw-row')).toContainText('A tile needs a door or a doorway');
    await page.getByRole('button', { name: /^East side: a wall/ }).tap();
    await expect(sound(page)).toBeVisible();
  });
});

test('TD-C16 in French the easel says the same', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Un nouveau jeu de tuiles', exact: true }).click();
  await page.getByRole('button', { name: 'Quelqu’un de plus' }).click();
  await expect(flaw(page, 'Un jeu de tuiles a de 6 à 8 personnages à lui')).toBeVisible();
  await page.context().close();
});
