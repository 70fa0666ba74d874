import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { prompt, result, side } from '../support/page.ts';
import { aim, choice, told } from './desk.ts';
import { before, type Done, doneIn, type Played, seedOf, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

async function act(page: Page, done: Done): Promise<void> {
  switch (done.action.type) {
    case 'lay': {
      const { x, y } = await aim(page, played, done);
      await page.mouse.move(x, y);
      for (let turn = 0; turn < done.action.turn; turn++) await page.mouse.click(x, y, { button: 'right' });
      return page.mouse.click(x, y);
    }
    case 'take':
      return side(page).getByRole('button', { name: 'Take the next card' }).click();
    case 'step': {
      const { x, y } = await aim(page, played, done);
      return page.mouse.click(x, y);
    }
    default:
      return choice(page, done).click();
  }
}

const done = doneIn(played);
/** How many things a prepared match has behind it. */
const behind = ({ log }: Played): number => log.filter(([seat]) => seat === 0).length;

async function playOn(page: Page, from: number, to: number): Promise<void> {
  for (const next of done.slice(from, to)) {
    await act(page, next);
    await told(page, next);
  }
}

async function sitDownAt(page: Page, kept: Played): Promise<number> {
  await sitDown(page, kept);
  return behind(kept);
}

test('a match by mouse: from the shelf, over the last card, to the score', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await page.getByLabel('Its seed or its link').fill(seedOf(played));
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await expect(prompt(page)).toHaveText('Lay card 1 of 11 so that a side touches.');
  await playOn(page, 0, 6);
  const last = await sitDownAt(page, before(played, 'lay', 10));
  await playOn(page, last, last + 8);
  await playOn(page, await sitDownAt(page, { ...played, log: played.log.slice(0, -8) }), done.length);
  await expect(result(page)).toContainText('53 glory');
  await expect(result(page)).toContainText('Competent Nuisance');
});
