import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { SESSION_VERSION } from '../../../kernel/session.ts';
import type { KeptHead, StoredStep } from '../../src/table/store.ts';
import { ALL_FORMS, formsIn } from '../../src/table/tests/forms.ts';
import type { End, Frozen } from '../../src/table/tests/frozen.ts';
import { freeze, readFrozen } from '../../src/table/tests/frozenFiles.ts';
import { putAway } from '../support/keep.ts';
import { prompt } from '../support/page.ts';

const PLAYER = '/evening.js';

/** Plays matches in a browser's database, by the page's own tables. */
async function playedIn(page: Page): Promise<readonly Frozen[]> {
  const entryPoints = [fileURLToPath(new URL('evening.ts', import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'esm', target: 'es2022' });
  const body = outputFiles[0]?.text ?? '';
  await page.route(PLAYER, route => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/icon.svg');
  const ends = await page.evaluate<Record<string, End>>(`import('${PLAYER}').then(({ play }) => play())`);
  const [heads, steps] = [await allIn<KeptHead>(page, 'matches'), await allIn<StoredStep>(page, 'steps')];
  return heads.flatMap(head => {
    const end = ends[head.id];
    return end ? [{ head, steps: steps.filter(({ match }) => match === head.id), end }] : [];
  });
}

const allIn = <Row>(page: Page, store: string): Promise<readonly Row[]> =>
  page.evaluate(
    name =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('oubliette');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.addEventListener('error', reject);
          reading.addEventListener('success', () => resolve(reading.result as Row[]));
        });
      }),
    store,
  );

// FREEZE=1 keeps what is played here in a file of its own, as far as no file holds one of that form.
test('a match is kept today as those of today’s version were', async ({ page }) => {
  const played = await playedIn(page);
  expect(formsIn(played)).toEqual(ALL_FORMS);
  if (process.env['FREEZE']) freeze(SESSION_VERSION, played);
});

test('every match that a browser has kept under an older page opens at its table', async ({ page }) => {
  for (const frozen of readFrozen(1)) {
    const { id, opening, outcome } = frozen.head;
    await putAway(page, frozen);
    await page.goto(`/${opening.game}/${outcome ? 'replay' : 'play'}/${id}`);
    await expect(prompt(page).or(page.locator('.curtain')).first()).toBeVisible();
  }
});
