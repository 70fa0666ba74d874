import { expect, test } from '@playwright/test';
import type { State } from '../../../games/the-dungeon/index.ts';
import { sitDown } from '../support/keep.ts';
import { overflow, prompt } from '../support/page.ts';
import { inPhase, playedTo } from './matches.ts';

test.use({ locale: 'fr-FR' });

const isFight = ({ enemy }: Readonly<State>): boolean => enemy >= 0;

test('a fight in French: the card, its odds, the sheet', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('meet', isFight)));
  const card = page.locator('.td-card');
  await expect(card).toContainText(/\d+\s% gagner, (\d+\s% match nul, )?\d+\s% perdre une vie/);
  await expect(page.locator('.td-sheet')).toContainText('Esprit');
  expect(await overflow(page)).toBe(0);
});

test('the language changes in the middle of a match', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  await expect(prompt(page)).toContainText('tuile');
  await page.getByRole('button', { name: /English|anglais/i }).click();
  await expect(prompt(page)).toContainText('tile');
  await expect(page.locator('.td-card')).toContainText('Where to?');
});

test('a way is named with the space that French has before its colon', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  const ways = page
    .getByRole('group', { name: 'Le labyrinthe' })
    .getByRole('button', { name: /^(Nord|Est|Sud|Ouest)/ });
  await expect(ways.first()).toHaveAccessibleName(/^(Nord|Est|Sud|Ouest)\u00A0: /);
});
