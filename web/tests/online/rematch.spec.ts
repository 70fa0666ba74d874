import { expect, test } from '@playwright/test';
import { result } from '../support/page.ts';
import { openTable } from './people.ts';
import { annAndBen, followLink, layTable, leaveAll, ME, OPEN, somebody } from './tables.ts';

test.afterEach(leaveAll);

const GAME = 'dice-and-danger';

test('a rematch says whom it waits for and what came before, and who looked on goes along', async ({ browser }) => {
  const { ann, ben, links } = await annAndBen(browser, GAME);
  const eve = await somebody(browser);
  await eve.goto(`/${GAME}/online/${links.match}?watch#${links.watch}`);
  await openTable(ann);
  await ann.getByRole('button', { name: 'Resign', exact: true }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(result(ann)).toContainText('Ben wins');
  await expect(ann.getByText('The match was broken off')).toHaveCount(0);
  await result(ann).getByRole('button', { name: 'Play again' }).click();

  await expect(ann.getByRole('heading', { name: 'Waiting for Ben' })).toBeVisible();
  await expect(ann.getByText('Ben has been told')).toBeVisible();
  await expect(ann.getByRole('list', { name: 'The last match' }).getByRole('listitem')).toContainText(['Ben', 'Ann']);
  await result(eve).getByRole('link', { name: 'They play again: look on' }).click();
  await expect(eve.getByText('You look on.')).toBeVisible();
  await result(ben).getByRole('button', { name: 'They play again: sit down' }).click();
  for (const page of [ann, ben, eve]) await expect(page.getByRole('list', { name: 'At the table' })).toBeVisible();
});

test('who lets a bot play can undo that while nobody else has acted', async ({ browser }) => {
  const { ann } = await annAndBen(browser, GAME);
  await openTable(ann);
  await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Let it play' }).click();
  await expect(ann.locator('.log')).toContainText('You are done.');
  await ann.getByRole('button', { name: 'Undo what it played' }).click();
  await expect(ann.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
});

test('the link to sit down is also a code for a camera, and leads there', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser, 'fr')];
  const links = await layTable(ann, GAME, [ME, OPEN, OPEN]);
  await ann.goto(`/${GAME}/online/${links.match}`);
  await expect(ann.getByRole('img', { name: 'The same link as a code for the camera of a phone' })).toBeVisible();
  await followLink(ben, { game: GAME, links }, 'Ben');
  await expect(
    ben.getByRole('img', { name: 'Le même lien, en code pour l’appareil photo d’un téléphone' }),
  ).toBeVisible();
});
