import { expect, test } from '@playwright/test';
import { type Coordinates, donjonz, type Obstacle, shelved } from '../../../games/donjonz/index.ts';
import { numberAt } from '../../../games/donjonz/readers.ts';
import { replay } from '../../../kernel/transcript.ts';
import { say } from '../../../kernel/words.ts';
import { sitDown } from '../support/keep.ts';
import { board, prompt } from '../support/page.ts';
import { spotOf } from './desk.ts';
import { before, type Played, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('a refused place says why beside the card, with its rule, and nothing is laid', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 2));
  const { x, y } = await spotOf(page, { x: 1.5, y: 1.5 });
  await page.mouse.move(x, y);
  await expect(board(page).getByText('The card would lie on another one.')).toBeVisible();
  await page.mouse.click(x, y);
  const slip = board(page).locator('.note-slip');
  await expect(slip.getByText('The card would lie on another one.')).toBeVisible();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 2 of 11: /);
  await slip.getByRole('button', { name: 'Rule DZ-Q1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules of DonjonZ' })).toContainText('DZ-Q1');
});

test('a card held far away is told so by the keyboard, too', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 2));
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowUp');
  const rule = board(page).getByRole('button', { name: 'Rule DZ-6' });
  await expect(rule).toBeVisible();
  await expect(board(page).getByText('The card has to touch one that is already laid.').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(rule).toBeHidden();
});

interface Refused {
  readonly standing: Played;
  readonly space: Coordinates;
  readonly sentence: string;
  readonly rule: string;
}

/** A moment of a walk in which a space cannot be stepped on for this reason. */
function whereRefused(walked: Played, obstacle: Obstacle): Refused {
  for (let length = before(walked, 'step', 2).log.length; length < walked.log.length; length++) {
    const standing = { ...walked, log: walked.log.slice(0, length) };
    const { rules, state } = replay(donjonz, standing);
    if (state.phase !== 'walk') continue;
    for (let x = -6; x <= 8; x++)
      for (let y = -6; y <= 8; y++) {
        if (numberAt(rules.content, state.laid, { x, y }) === undefined) continue;
        const { refused, rule } = rules.why(state, 0, { type: 'step', x, y });
        if (refused.type !== obstacle || isHero(standing, { x, y })) continue;
        return { standing, space: { x, y }, sentence: say(shelved.words.en.reasons, refused), rule };
      }
  }
  throw new Error(`no step is ever refused for ${obstacle}`);
}

function isHero({ log }: Played, { x, y }: Coordinates): boolean {
  const last = log.findLast(([, { type }]) => type === 'step')?.[1];
  return last?.type === 'step' && last.x === x && last.y === y;
}

const OBSTACLES: readonly Obstacle[] = ['entered', 'far', 'diagonal', 'wall', 'locked'];

test('a step is refused with its rule', async ({ page }) => {
  test.slow();
  for (const obstacle of OBSTACLES)
    await test.step(obstacle, async () => {
      const { standing, space, sentence, rule } = whereRefused(transcript('stuck-at-the-door'), obstacle);
      await sitDown(page, standing);
      const asked = await prompt(page).textContent();
      const { x, y } = await spotOf(page, { x: space.x + 0.5, y: space.y + 0.5 });
      await page.mouse.click(x, y);
      const slip = board(page).locator('.note-slip');
      await expect(slip.getByText(sentence)).toBeVisible();
      await expect(slip.getByRole('button', { name: `Rule ${rule}`, exact: true })).toBeVisible();
      await expect(prompt(page)).toHaveText(asked ?? '');
    });
});
