import { expect, type Page, test } from '@playwright/test';
import { en } from '../../src/games/donjonz/words.en.ts';
import { sitDown } from '../support/keep.ts';
import { prompt, result, side } from '../support/page.ts';
import { aim, choice, told } from './desk.ts';
import { before, type Done, doneIn, seedOf, transcript } from './transcripts.ts';

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
      await page.mouse.click(x, y);
      // A grave step is asked for twice.
      if (await page.locator('.bubble', { hasText: en.walking.again }).isVisible()) await page.mouse.click(x, y);
      return;
    }
    default:
      return choice(page, done).click();
  }
}

test('a whole match by mouse, from the shelf to the score', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await page.getByText('A deal from a friend').click();
  await page.getByLabel('Its seed or its link').fill(seedOf(played));
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 1 of 11: /);
  for (const done of doneIn(played)) {
    await act(page, done);
    await told(page, done);
  }
  await expect(result(page)).toContainText('53 glory');
  await expect(result(page)).toContainText('Competent Nuisance');
});

test('the card that lies is picked up again by a press until the next is taken', async ({ page }) => {
  const [first] = doneIn(played);
  if (!first) throw new Error('nothing is laid');
  await sitDown(page, before(played, 'lay'));
  await act(page, first);
  await told(page, first);
  await expect(prompt(page)).toHaveText(/^Take the next card/);
  const { x, y } = await aim(page, played, first);
  await page.mouse.click(x, y);
  await expect(prompt(page)).toHaveText(/^Lay .+, card 1 of 11: /);
});
