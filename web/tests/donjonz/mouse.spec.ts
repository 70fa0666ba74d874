import { expect, type Page, test } from '@playwright/test';
import { prompt, result, side } from '../support/page.ts';
import { aim, choice, told } from './desk.ts';
import { type Done, doneIn, seedOf, transcript } from './transcripts.ts';

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

test('a whole match by mouse, from the shelf to the score', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await page.getByLabel('Its seed or its link').fill(seedOf(played));
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await expect(prompt(page)).toHaveText('Lay card 1 of 11 so that a side touches.');
  for (const done of doneIn(played)) {
    await act(page, done);
    await told(page, done);
  }
  await expect(result(page)).toContainText('53 glory');
  await expect(result(page)).toContainText('Competent Nuisance');
});
