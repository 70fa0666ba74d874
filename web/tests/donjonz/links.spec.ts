import { expect, test } from '@playwright/test';
import { donjonz } from '../../../games/donjonz/index.ts';
import { faceOf } from '../../../games/donjonz/readers.ts';
import { replay } from '../../../kernel/transcript.ts';
import { sitDown } from '../support/keep.ts';
import { prompt, result } from '../support/page.ts';
import { before, type Played, seedOf, transcript } from './transcripts.ts';

const played = transcript('stuck-at-the-door');

test('a shared link deals the same cards to somebody else', async ({ page, browser }) => {
  const walked = { ...played, log: played.log.slice(0, -1) };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page, walked);
  await page.getByRole('button', { name: /ends the walk at 8$/ }).press('Enter');
  await result(page).getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^A link to this deal/ }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/donjonz/deal/${seedOf(played)}`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(prompt(other)).toHaveText(/^Lay .+, card 1 of 11: /);
  await expect(other.getByRole('region', { name: `Where ${firstCard(played)} can lie` })).toBeAttached();
});

function firstCard(dealt: Played): string {
  const { rules, state } = replay(donjonz, before(dealt, 'lay'));
  return faceOf(rules.content, state.hand ?? 0, 0).name;
}

const BAD: readonly (readonly [what: string, path: string, sentence: string])[] = [
  ['an unknown game', '/chess', 'There is no game under this name.'],
  ['an unknown page', '/donjonz/nowhere', 'There is no page under this link.'],
  ['a malformed seed', '/donjonz/deal/not-a-seed', 'its seed is not readable'],
  [
    'an option that does not exist',
    '/donjonz/deal/0123456789abcdef?doorWithoutKey=ajar',
    'has to be one of: blocked, plain',
  ],
  ['an unknown match', '/donjonz/play/abcdefghij', 'This browser keeps no match under this link.'],
  ['an unknown replay', '/donjonz/replay/abcdefghij', 'This browser keeps no match under this link.'],
];

test('a bad link says what is wrong with it and leads back to the shelf', async ({ page }) => {
  for (const [what, path, sentence] of BAD)
    await test.step(what, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'A wall where a door should be' })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
    });
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page).toHaveURL('/');
});
