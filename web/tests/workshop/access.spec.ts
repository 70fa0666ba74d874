import type { Page } from '@playwright/test';
import { testAccess } from '../support/access.ts';
import { beginFrom, flaws } from './easel.ts';

const easel =
  (start: string) =>
  async (page: Page): Promise<void> => {
    await beginFrom(page, start);
    await flaws(page).waitFor();
  };

testAccess([
  ['the works', page => page.goto('/workshop').then(() => page.getByRole('button', { name: 'A new deck' }).waitFor())],
  ['a dungeon with flaws', easel('A new dungeon')],
  ['a deck', easel('A new deck')],
  [
    'a dungeon as text',
    async page => {
      await beginFrom(page, 'The Pillar Hall');
      await page.getByRole('button', { name: 'Text' }).click();
    },
  ],
]);
