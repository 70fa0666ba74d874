import { expect, type Page, test } from '@playwright/test';
import { STANDARD_DECK, work } from '../../../games/donjonz/readers.ts';
import { donjonz } from '../../../games/donjonz/index.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { replay } from '../../../kernel/transcript.ts';
import { transcript } from '../donjonz/transcripts.ts';
import { keep } from '../support/keep.ts';
import { PHONE, prompt } from '../support/page.ts';
import { beginFrom, flaw, flaws, linkTo, press, sound, spotOnCard, text } from './easel.ts';
import { prove } from './proving.ts';

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

const START = '+-+ +-+\n < .|#\n+ + + +';
const SQUARE = 'The Keeper\n+ + +\n . $\n+ + +\n . .\n+ + +\n';

/** The deck with something changed in its text, and what is said of it. */
const BROKEN: readonly (readonly [rule: string, from: string | RegExp, to: string, says: string])[] = [
  ['DZ-C1', /The Keeper[^]*$/, SQUARE, 'is 2 by 2; the half-card is 1 by 3'],
  ['DZ-C2', START, '+ +-+ +\n|< .|#|\n+-+-+-+', 'have to open on different sides'],
  ['DZ-C4', /( < )\.([^]*) k\|/, '$1k$2 .|', 'the key must not lie on the half-card'],
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
        await flaw(page, says)
          .first()
          .getByRole('button', { name: /^(Mend|Undo)/ })
          .click();
      await expect(flaw(page, says)).toHaveCount(0);
    });
  await text(page).fill(whole);
  await expect(sound(page)).toBeVisible();
  await expect(flaws(page)).toContainText('It can be played.');
});

/** The standard deck under a name of one's own, with a card that is called otherwise. */
function ownDeck(): string {
  const draft = work.read(STANDARD_DECK.replace('The Damp Vestibule', 'The Dry Vestibule'));
  if (isRefusal(draft)) throw new Error('the standard deck is refused');
  return work.print(work.rename(draft, { name: 'The Dry Dozen', author: 'Ysolde' }));
}

/** Draws it, as somebody does who has its text. */
async function drawOwnDeck(page: Page): Promise<void> {
  await beginFrom(page, 'A new deck');
  await page.keyboard.press('t');
  await text(page).fill(ownDeck());
  await expect(page.getByLabel('What it is called')).toHaveValue('The Dry Dozen');
}

test('DZ-2 a deck of one’s own is proved by bots, sent as a link, played and printed elsewhere', async ({
  page,
  browser,
}) => {
  test.slow();
  await drawOwnDeck(page);
  await prove(page, 20);
  await page.getByRole('button', { name: 'Share' }).click();
  const print = await page.getByRole('link', { name: 'Print it' }).getAttribute('href');
  await page.keyboard.press('Escape');
  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkTo(page));
  await expect(other.getByRole('heading', { name: 'The Dry Dozen' })).toBeVisible();
  await expect(other.getByText(/Par, says the link: -?\d+ glory/)).toBeVisible();
  await other.locator('.game-go').getByRole('button').click();
  await expect(prompt(other)).toBeVisible();
  await other.goto(print ?? '');
  await expect(other.locator('.print-page')).toContainText('Cards');
  await other.context().close();
});

test('DZ-2 a match that the author has played to its end is taken as par, and its replay keeps the deck', async ({
  page,
}) => {
  const played = {
    ...transcript('stuck-at-the-door'),
    options: { doorWithoutKey: 'blocked', deck: ownDeck() },
  } as const;
  const { rules, state } = replay(donjonz, played);
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the match has not ended');
  const match = await keep(page, played, { outcome });
  await drawOwnDeck(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  const glory = `${outcome.scores[0]} glory`;
  await expect(page.getByText(`Your own match: ${glory}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take it as par' }).click();
  await expect(page.getByText('You have brought it to an end yourself.')).toBeVisible();
  await expect(page.locator('.stamp')).toContainText(`Par: ${glory}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByText(`Par, says the link: ${glory}.`)).toBeVisible();
  await page.goto(`/donjonz/replay/${match}`);
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByText('The Dry Vestibule').first()).toBeAttached();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('DZ-C1 a finger builds walls and takes them away', async ({ page }) => {
    await beginFrom(page, 'A new deck');
    await page.getByRole('button', { name: 'The Damp Vestibule' }).tap();
    const heard = page.locator('[aria-live]').last();
    for (const [piece, says] of [
      ['Wall', 'a wall'],
      ['Rubber', 'open'],
    ] as const) {
      await page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: piece }).tap();
      const { x, y } = await spotOnCard(page, { x: 1, y: 0.5 });
      await page.touchscreen.tap(x, y);
      await expect(heard).toContainText(says);
    }
  });
});
