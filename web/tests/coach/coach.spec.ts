import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { writeReplayLink } from '../../src/table/replayLink.ts';
import { strangers } from '../../src/table/sitters.ts';
import { checkAccess } from '../support/access.ts';
import { keep, sitDown } from '../support/keep.ts';
import { PHONE, prompt, result, tabTo } from '../support/page.ts';

const stored = (path: string): Transcript<Kind> =>
  JSON.parse(readFileSync(new URL(`../../../games/${path}.json`, import.meta.url), 'utf8')) as Transcript<Kind>;

const DICE = stored('dice-and-danger/transcripts/annoyed-animals-alone-fallen');
/** What costs the coach least: whoever looks at something other than its numbers waits for these. */
const CARELESS = stored('dice-and-danger/transcripts/clumsy-cultists-alone-careless');
const COMPANY = stored('dice-and-danger/transcripts/annoyed-animals-two-one-left');
const PEN = stored('dungeon-pen/transcripts/careless-2');
const MAZE = stored('the-dungeon/transcripts/alone-easy');

const coach = (page: Page): Locator => page.getByRole('dialog', { name: 'What did it teach?' });
/** The coach goes through the whole match. */
const PATIENCE = { timeout: 90_000 };

const toldIn = async (card: Locator, name: string): Promise<string> =>
  (await card.getByText(`${name}: `).innerText()).replace(`${name}: `, '');

/** Each has a worker of the page compute for seconds: one after the other, they take less time than at once. */
test.describe.configure({ mode: 'default' });

test.beforeEach(() => test.slow());

test('by mouse: luck and skill with their intervals, the costliest decisions, every roll, and how it adds up', async ({
  page,
}) => {
  await sitDown(page, DICE);
  await result(page).getByRole('button', { name: 'What did it teach?' }).click();
  await expect(coach(page).getByRole('progressbar')).toBeVisible();
  const luck = coach(page).getByRole('region', { name: 'Luck and skill' });
  await expect(luck.getByRole('row', { name: /^luck [+−]?\d+\.\d ± \d+\.\d/ })).toBeVisible(PATIENCE);
  await expect(luck.getByRole('row', { name: /^choices −\d+\.\d ± \d+\.\d .*(chose like|no grade)/ })).toBeVisible();
  await expect(luck.getByRole('row', { name: /^lost a choice, of \d+ .*by matches played on from \d+/ })).toBeVisible();
  await expect(luck).toContainText(/tells apart only what costs more than \d+\.\d\./);
  await expect(luck.getByRole('row', { name: /^drift [+−]?\d+\.\d ± \d+\.\d/ })).toBeVisible();
  await expect(coach(page)).toContainText('What choices cost is measured by our bot');
  await coach(page).getByText('As a table').click();
  await expect(coach(page).getByRole('row', { name: /^Round 2 \d/ })).toBeVisible();
  await coach(page)
    .getByText(/^All \d+ draws/)
    .click();
  const rolls = DICE.log.filter(([seat]) => seat === -1).length;
  await expect(coach(page).getByRole('row', { name: /^Round \d+ .*Roll/i })).toHaveCount(rolls);
  await coach(page).getByRole('button', { name: 'Check every draw' }).click();
  await expect(coach(page).getByText(`All ${rolls} draws follow from the seed.`)).toBeVisible();
  await coach(page).getByText('How it adds up').click();
  await expect(coach(page).getByRole('row', { name: 'result 33.0' })).toBeVisible();
  await coach(page).getByRole('link', { name: 'See it: Round 2', exact: true }).click();
  await expect(page).toHaveURL(/\/dice-and-danger\/replay\/kept1\?step=6$/);
  await expect(prompt(page)).toHaveText(/^Replay: .*\b[Yy]ou\b/);
  await expect(page.getByRole('button', { name: 'What did it teach?' })).toBeVisible();
});

test('the same match has the same numbers, at the table and in a replay that was sent as a link', async ({ page }) => {
  const id = await keep(page, CARELESS);
  const told: string[] = [];
  const link = await writeReplayLink({ transcript: CARELESS, sitters: strangers(1) });
  for (const place of [`play/${id}`, `replay#${link}`]) {
    await page.goto(`/dice-and-danger/${place}`);
    await page.getByRole('button', { name: 'What did it teach?' }).click();
    await expect(coach(page).getByRole('region', { name: 'Luck and skill' })).toBeVisible(PATIENCE);
    told.push(await coach(page).innerText());
  }
  expect(told[1]).toBe(told[0]);
});

test('by keys: a decision is tried again; what is as good as the best is accepted, the mistake is not', async ({
  page,
}) => {
  await sitDown(page, CARELESS);
  await tabTo(page, result(page).getByRole('button', { name: 'What did it teach?' }));
  await page.keyboard.press('Enter');
  const card = coach(page).getByRole('listitem').first();
  await expect(card).toBeVisible(PATIENCE);
  const [played, better] = [await toldIn(card, 'Played'), await toldIn(card, 'Better')];
  await tabTo(page, card.getByRole('button', { name: 'Try it again from here' }));
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: /^Once more/ });
  await again.getByRole('radio', { name: played, exact: true }).check();
  await expect(again.getByRole('status')).toContainText(/^That loses \d+\.\d\. Try another\.$/);
  await again.getByRole('radio', { name: better, exact: true }).check();
  await expect(again.getByRole('status')).toHaveText('As good as the best, as far as one can tell.');
  await again.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/dice-and-danger\/play\//);
});

test('a way through the maze is judged in points, every throw with its luck', async ({ page }) => {
  await sitDown(page, MAZE);
  await result(page).getByRole('button', { name: 'What did it teach?' }).click();
  const luck = coach(page).getByRole('region', { name: 'Luck and skill' });
  await expect(luck.getByRole('row', { name: /^luck [+−]?\d+\.\d ± \d+\.\d/ })).toBeVisible(PATIENCE);
  await coach(page)
    .getByText(/^All \d+ draws/)
    .click();
  await expect(
    coach(page)
      .getByRole('row', { name: /Turn 1 / })
      .first(),
  ).toBeVisible();
  await coach(page).getByText('How it adds up').click();
  await expect(
    coach(page)
      .getByRole('row', { name: /^drift [+−]?\d+\.\d/ })
      .first(),
  ).toBeVisible();
});

test('in Dungeon Pen the eye is told from the hand, and every aim is seen on the board and as a table', async ({
  page,
}) => {
  await sitDown(page, PEN);
  await result(page).getByRole('button', { name: 'What did it teach?' }).click();
  await expect(coach(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  const sums = coach(page).getByRole('region', { name: 'Eye and hand' });
  await expect(sums.getByRole('row', { name: /^eye [−]?\d+\.\d ± \d+\.\d/ })).toHaveCount(2, PATIENCE);
  await expect(sums.getByRole('row', { name: /^hand [+−]?\d+\.\d ± \d+\.\d/ })).toHaveCount(2);
  await expect(coach(page).getByRole('status')).toHaveText(/^The coach: \d aims clearly cost something\.$/);
  for (const said of ['There is no curve', 'Our bot has not learnt this sheet or these rules'])
    await expect(coach(page)).toContainText(said);
  const cards = coach(page).getByRole('list', { name: 'The costliest aims' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const card = cards.first();
  await expect(card.locator('svg path[fill*="heat-best"]').first()).toBeVisible();
  const figures = await card.locator('.coach-steps td:last-child').allInnerTexts();
  const [best = 0, eye = 0, aimed = 0, hand = 0, went = 0] = figures.map(text =>
    Number.parseFloat(text.replace('−', '-')),
  );
  expect(Math.abs(best + eye - aimed)).toBeLessThan(0.11);
  expect(Math.abs(aimed + hand - went)).toBeLessThan(0.11);
  await card.getByText('How good every aim was').click();
  await expect(
    card.getByRole('row', { name: /^Flick [a-z-]+, at \d+°, \d+.% .*(best|good|fair|poor|bad)$/ }),
  ).toHaveCount(8);
  await checkAccess(page);
  await page.setViewportSize(PHONE.viewport);
  await expect(card).toBeInViewport();
  expect(await coach(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('of a match that nobody can judge yet it is not asked what it teaches', async ({ page }) => {
  await sitDown(page, COMPANY);
  await expect(result(page).getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'What did it teach?' })).toHaveCount(0);
});

test.describe('in French, on a phone', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });

  test('by keys: every draw is proved, and the coach can be read by everybody', async ({ page }) => {
    await sitDown(page, CARELESS);
    await tabTo(page, page.getByRole('button', { name: /^Qu’en retenir/ }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: /^Qu’en retenir/ });
    await expect(sheet.getByRole('region', { name: 'Chance et adresse' })).toBeVisible(PATIENCE);
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    const draws = sheet.locator('summary', { hasText: 'tirages du hasard' });
    await tabTo(page, draws);
    await page.keyboard.press('Enter');
    await tabTo(page, sheet.getByRole('button', { name: 'Vérifier chaque tirage' }));
    await page.keyboard.press('Enter');
    await expect(sheet.getByText(/^Les \d+ tirages découlent de la graine\.$/)).toBeVisible();
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await checkAccess(page);
  });
});
