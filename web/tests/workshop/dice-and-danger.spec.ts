import { expect, type Page, test } from '@playwright/test';
import { testAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';
import { beginFrom, flaw, flaws, linkTo, sound, text } from './easel.ts';
import { prove } from './proving.ts';

type Square = readonly [column: number, row: number];

const GRID = { width: 15, height: 10 } as const;

/** Where a square of the grid is on the screen, column and row from 0; halves are the corners between squares. */
async function squareAt(page: Page, [column, row]: Square) {
  const overlay = page.locator('.easel-plot-overlay');
  const box = await overlay.boundingBox();
  const [, , width = 1, height = 1] = (await overlay.getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  if (!box) throw new Error('no map is shown');
  const unit = Math.min(box.width / width, box.height / height);
  const [left, top] = [box.x + (box.width - width * unit) / 2, box.y + (box.height - height * unit) / 2];
  const [across, down] = [(width - 12) / GRID.width, (height - 12) / GRID.height];
  return { x: left + (6 + (column + 0.5) * across) * unit, y: top + (6 + (row + 0.5) * down) * unit };
}

const take = (page: Page, piece: string): Promise<void> =>
  page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: piece, exact: true }).click();
const count = (page: Page, number: number): Promise<void> =>
  page
    .getByRole('group', { name: 'The number in hand' })
    .getByRole('button', { name: `${number}`, exact: true })
    .click();
const tally = (page: Page, words: string) => expect(page.locator('.easel-map-tally')).toHaveText(words);
const heard = (page: Page) => page.locator('[aria-live]').last();

/** One stroke with the mouse, from square to square. */
async function draw(page: Page, ...squares: readonly Square[]): Promise<void> {
  const [first, ...others] = await Promise.all(squares.map(square => squareAt(page, square)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

test('DDD-C1 spaces, corridors and rooms are drawn with the mouse, moved, made larger and rubbed out', async ({
  page,
}) => {
  await beginFrom(page, 'Annoyed Animals');
  await expect(sound(page)).toBeVisible();
  await tally(page, '69 spaces · 7 rooms · 90 corridors');
  await take(page, 'Gem');
  await count(page, 12);
  await draw(page, [14, 8]);
  await tally(page, '70 spaces · 7 rooms · 90 corridors');
  await expect(flaw(page, 'No way leads here from a start')).toBeVisible();
  await expect(page.locator('.easel-ring').first()).toBeVisible();
  await take(page, 'Corridor');
  await draw(page, [14, 8], [13, 8]);
  await tally(page, '70 spaces · 7 rooms · 91 corridors');
  await expect(sound(page)).toBeVisible();
  await take(page, 'Room');
  await draw(page, [12, 9], [14, 9]);
  await tally(page, '70 spaces · 8 rooms · 91 corridors');
  await expect(page.getByRole('region', { name: 'Room H, Stranger' })).toBeVisible();
  await page.getByLabel('What the monster is called').fill('Nightingale, loud');
  await page.getByLabel('What the monster is called').press('Enter');
  await expect(page.getByRole('region', { name: 'Room H, Nightingale loud' })).toBeVisible();
  await draw(page, [11.5, 8.5], [13, 9]);
  await expect(page.getByText('2 by 1 squares, 0 doors')).toBeVisible();
  await flaw(page, 'No way leads here from a start').first().getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
  await take(page, 'Move');
  await draw(page, [14, 8], [14, 7]);
  await expect(heard(page)).toContainText('Moved.');
  await take(page, 'Rubber');
  await draw(page, [14, 7]);
  await expect(page.locator('.easel-map-tally')).toContainText('69 spaces · 8 rooms');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.easel-map-tally')).toContainText('70 spaces · 8 rooms');
});

test('DDD-C8 DDD-C17 keys alone lay spaces, corridors and rooms, and take them back', async ({ page }) => {
  await beginFrom(page, 'A new sheet');
  await expect(flaw(page, 'Three rooms with a black number')).toContainText('C8');
  const stuck = flaw(page, 'Dice alone never lead here');
  await expect(stuck).toContainText('C17');
  await stuck.getByRole('button', { name: /^Mend/ }).click();
  await expect(stuck).toHaveCount(0);
  await page.keyboard.press('u');
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await expect(heard(page)).toContainText('Column 8, row 6: Room A, Nobody Yet.');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('1');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText('Plain 8.');
  await page.keyboard.press('-');
  await expect(heard(page)).toContainText('Number 7.');
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText('Corridor begins here.');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(heard(page)).toContainText('Joined by a corridor.');
  await tally(page, '12 spaces · 1 room · 1 corridor');
  await page.keyboard.press('r');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await tally(page, '12 spaces · 2 rooms · 1 corridor');
  await page.keyboard.press('i');
  await expect(page.getByLabel('What the monster is called')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('application').focus();
  await page.keyboard.press('Backspace');
  await tally(page, '12 spaces · 1 room · 1 corridor');
  for (let i = 0; i < 5; i++) await page.keyboard.press('u');
  await tally(page, '11 spaces · 1 room · 0 corridors');
});

/** What is changed in the text, the flaw that it leads to, and what one press does about it. */
const BROKEN: readonly (readonly [
  rule: string,
  sentence: string,
  from: string,
  to: string,
  press: 'Mend' | 'Take' | 'Undo',
])[] = [
  ['C2', 'one start with a 5', '<5 --', 'f5 --', 'Take'],
  ['C3', 'one boss, not 0', 'Old Boar, boss', 'Old Boar', 'Mend'],
  ['C7', 'two hearts, not 1', 'gems 6/4, hearts 2', 'gems 6/4, hearts 1', 'Mend'],
  ['C3', 'no number to be hit with', ', black 7, locked 9, gems', ', gems', 'Mend'],
  ['C1', '13 at the Goose', 'black 8, locked 4 6', 'black 8 13, locked 4 6', 'Mend'],
  ['C3', 'locked 12 of the Goose', 'black 8, locked 4 6', 'black 8, locked 4 6 12', 'Mend'],
  ['C3', 'grey space borders one room', '<5 -- 7', '<5 --g7', 'Mend'],
  ['C3', 'claw unlocks', '<5 -- 7', '<5 --k7', 'Mend'],
  ['C11', 'eight clouds', 'f4 --g8', ' o --g8', 'Take'],
  ['C11', 'one blank cloud', 'f4 --g8', ' @ --g8', 'Mend'],
  ['C1', 'no way leads here', 'AAA   |         |        BBB', 'AAA   |                  BBB', 'Mend'],
  ['C4', 'two chests, not 1', 'c3 -->12', ' 3 -->12', 'Take'],
  ['C5', 'two achievements, not 1', '\nfists 5\n', '\n', 'Mend'],
  ['C5', '“fists” cannot be had', 'fists 5', 'fists 50', 'Mend'],
  ['C6', 'lower reward of the boss', 'gems 6/4', 'gems 6/3', 'Mend'],
  ['C6', 'rewards of the Goose', 'black 8, locked 4 6, gems 2/1', 'black 8, locked 4 6, gems 1/1', 'Mend'],
  ['C8', 'Three rooms with a black number', 'E Goose, boxes 4', 'E Goose, armoured, boxes 4', 'Undo'],
  ['C12', 'Goose in armour', 'E Goose, boxes 4', 'E Goose, armoured, boxes 3', 'Mend'],
  [
    'C18',
    'crosses another',
    '|              |    |              |\n 4',
    '|              |  X |              |\n 4',
    'Mend',
  ],
];

test('DDD-C1 DDD-C18 every constraint is broken, shown with its rule, and mended with a press', async ({ page }) => {
  test.slow();
  await beginFrom(page, 'Annoyed Animals');
  await page.keyboard.press('t');
  const before = await text(page).inputValue();
  for (const [rule, sentence, from, to, press] of BROKEN) {
    expect(before).toContain(from);
    await text(page).fill(before.replace(from, to));
    const row = flaw(page, new RegExp(`^\\d+${rule} .*${sentence}`, 'i')).first();
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play/ })).toBeDisabled();
    await row.getByRole('button', { name: new RegExp(`^${press} `) }).click();
    if (press !== 'Take') await expect(row).toHaveCount(0);
    else await expect(page.locator('.piece[aria-pressed=true]')).toHaveText(/Start|Chest|Cloud/);
    if (press === 'Take') await page.keyboard.press('t');
    await text(page).fill(before);
    await expect(sound(page)).toBeVisible();
  }
});

test('DDD-C3 DDD-C18 a press mends what is plain: a lock gets its key, corridors go around each other', async ({
  page,
}) => {
  await beginFrom(page, 'Annoyed Animals');
  await take(page, 'Move');
  await draw(page, [10, 4]);
  await page.getByRole('button', { name: '12: does not hit' }).click();
  await page.getByRole('button', { name: '12: black' }).click();
  const key = flaw(page, /needs one|key|unlock/i).first();
  await expect(key).toBeVisible();
  await key.getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '12: locked' })).toBeVisible();
  await take(page, 'Corridor');
  await draw(page, [9, 2], [10, 3]);
  await draw(page, [10, 2], [9, 3]);
  await expect(flaw(page, 'cross')).toBeVisible();
  await flaw(page, 'cross').getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
});

test('DDD-C5 achievements are chosen, counted and mended', async ({ page }) => {
  await beginFrom(page, 'Clumsy Cultists');
  const deeds = page.getByRole('region', { name: 'Achievements' });
  await deeds.getByLabel('Achievement 2').selectOption('worms defeated');
  await expect(flaw(page, 'worms')).toBeVisible();
  await flaw(page, 'worms').getByRole('button', { name: /^Mend/ }).click();
  await expect(sound(page)).toBeVisible();
  await expect(deeds.getByLabel('Achievement 2')).toHaveValue('rubble');
  await deeds.getByRole('button', { name: 'Necro Mancer is one of them' }).click();
  await page.keyboard.press('t');
  await expect(text(page)).toHaveValue(/\nslain A\nrubble 7\n$/);
});

test('DDD-5 a sheet of one’s own is proved by bots, sent as a link into another browser and begun there', async ({
  page,
  browser,
}) => {
  test.slow();
  await beginFrom(page, 'Annoyed Animals');
  await page.getByLabel('What it is called').fill('Barnyard Brawl');
  await page.getByLabel('What it is called').press('Enter');
  await page.getByLabel('Who has drawn it').fill('Otto');
  await page.getByLabel('Who has drawn it').press('Enter');
  await page.keyboard.press('t');
  await expect(text(page)).toHaveValue(/^Barnyard Brawl\nby Otto\n===\n/);
  await page.keyboard.press('Escape');
  await prove(page, 40);
  const link = await linkTo(page);
  expect(link.length).toBeLessThan(2000);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Barnyard Brawl' })).toBeVisible();
  await expect(other.getByText('drawn by Otto')).toBeVisible();
  await expect(other.getByText(/Par, says the link: \d+ points/)).toBeVisible();
  await other.locator('.game-go').getByRole('button').click();
  await expect(prompt(other)).toBeVisible();
  await expect(other.getByText('Barnyard Brawl').first()).toBeAttached();
});

test('DDD-5 in French, and what is typed says where it is wrong', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Animaux agacés', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rien à réparer' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pièces' }).getByRole('button', { name: 'Couloir' })).toBeVisible();
  await page.keyboard.press('t');
  const area = page.locator('textarea');
  await area.fill((await area.inputValue()).replace('m12', 'q12'));
  await expect(page.getByText(/^Ligne 4, colonne \d+/)).toBeVisible();
  await context.close();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('DDD-C1 fingers lay spaces, and a room opens behind its button', async ({ page }) => {
    await beginFrom(page, 'A new sheet');
    const overlay = page.locator('.easel-plot-overlay');
    const box = await overlay.boundingBox();
    if (!box) throw new Error('no map is shown');
    await overlay.tap({ position: { x: (box.width * 4.5) / 10, y: (box.height * 7.5) / 15 } });
    await expect(page.getByRole('button', { name: 'Room A, Nobody Yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Room A, Nobody Yet' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Boxes: one more' }).tap();
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Boxes' })).toContainText('10');
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Gem', exact: true }).tap();
    await overlay.tap({ position: { x: (box.width * 0.5) / 10, y: (box.height * 1.5) / 15 } });
    await expect(heard(page)).toContainText('Gem 7.');
  });
});

test('DDD-C9 DDD-C16 what is unlike the adventure is told and shown, counted, and keeps nobody from playing', async ({
  page,
}) => {
  await beginFrom(page, 'Annoyed Animals');
  const departures = page.getByRole('region', { name: 'Unlike the game’s own, and it may be' });
  await expect(departures).toHaveCount(0);
  const fists = page.locator('.workshop-counts li').filter({ hasText: 'fists, even' });
  await expect(fists).toContainText('6 / 6');
  await page.keyboard.press('t');
  await text(page).fill((await text(page).inputValue()).replace('f12', ' 12').replace('c11', 'c10'));
  await expect(departures).toContainText('C9 Annoyed Animals has one fist for each even number.');
  await expect(fists).toHaveAttribute('data-state', 'odd');
  await expect(fists).toContainText('5 / 6');
  await expect(sound(page)).toBeVisible();
  await departures.getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('.easel-ring[data-sort="departure"][data-pointed="true"]')).toBeVisible();
  await expect(heard(page)).toContainText('Usually the chests lie on 3 and 11. column 2, row 9.');
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
});

testAccess([
  [
    'a sheet with flaws',
    async page => {
      await beginFrom(page, 'A new sheet');
      await flaws(page).waitFor();
    },
  ],
  [
    'a room that is chosen',
    async page => {
      await beginFrom(page, 'Annoyed Animals');
      const overlay = page.locator('.easel-plot-overlay');
      const { width, height } = (await overlay.boundingBox()) ?? { width: 0, height: 0 };
      await overlay.click({ position: { x: width * 0.48, y: height * 0.48 } });
      const button = page.getByRole('button', { name: 'Room D, Old Boar' });
      if (await button.isVisible()) await button.click();
      await page.getByLabel('What the monster is called').waitFor();
    },
  ],
]);
