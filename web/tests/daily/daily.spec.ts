import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dailyNumberAt, dailyStart } from '../../../games/daily.ts';
import { steps } from '../donjonz/desk.ts';
import { keep } from '../support/keep.ts';
import { overflow, PHONE, prompt, result } from '../support/page.ts';
import { noteAttempt, runOn, runWithOneWayOut } from './runs.ts';

const NOON = 12 * 3_600_000;
const { number, run } = runWithOneWayOut('donjonz', 18);

/** A page on which it is noon of the day of a deal, whatever day it is. */
async function pageOn(context: BrowserContext, day = number): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(dailyStart(day) + NOON);
  return page;
}

const today = (page: Page) => page.getByRole('region', { name: /Today’s deal|La donne du jour/ });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a deal is played to its end, counts, is shared in words, and stays in the history', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await pageOn(context);
  const match = await keep(page, { ...run.transcript, log: run.transcript.log.slice(0, -1) });
  await noteAttempt(page, `donjonz/${number}`, { match, day: number });
  await page.evaluate(
    deal => localStorage.setItem('oubliette/daily-pars', JSON.stringify({ [deal]: 52 })),
    `donjonz/${number}`,
  );

  await page.goto(`/daily/donjonz/${number}`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await steps(page).first().press('Enter');
  await expect(result(page).getByRole('link', { name: `DonjonZ no. ${number}` })).toBeVisible();
  const toPar = run.score > 52 ? `${run.score - 52} above par` : `${52 - run.score} below par`;
  const told = `Oubliette no. ${number}, DonjonZ: ${run.score} glory (par 52, ${toPar}).`;
  await expect(result(page).getByText(told)).toBeVisible();
  await result(page).getByRole('button', { name: 'Share the result' }).click();
  await expect(result(page).getByText('Copied.')).toBeVisible();
  expect(await clipboard(page)).toBe(`${told} ${new URL(`/daily/donjonz/${number}`, page.url()).href}`);

  await page.goto('/');
  await expect(today(page)).toContainText(`no. ${number}`);
  await page.goto('/daily');
  await expect(page.getByText(`You: ${run.score}, ${toPar}`)).toBeAttached();
  await expect(page.getByText('One day in a row')).toBeVisible();
  await page.getByLabel('Show how many days in a row').uncheck();
  await page.reload();
  await expect(page.getByText('One day in a row')).toBeHidden();
  await expect(page.getByLabel('Show how many days in a row')).not.toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.goto(`/daily/donjonz/${number}`);
  await page.getByRole('button', { name: 'Play it again, for practice' }).click();
  await expect(prompt(page)).not.toBeEmpty();
  await page.goto('/daily');
  await expect(page.getByText(`You: ${run.score}, ${toPar}`)).toBeAttached();
});

test('a friend plays beside a run that came by a link, and is told when it was changed', async ({
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await pageOn(context);
  const match = await keep(page, run.transcript, {
    sitters: [{ name: 'Otto', bot: null }],
    outcome: { places: [1], scores: [run.score], length: 1, notes: {} },
  });
  await noteAttempt(page, `donjonz/${number}`, { match, day: number });
  await page.goto(`/daily/donjonz/${number}`);
  await page.getByRole('button', { name: 'Send your run as a ghost' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await clipboard(page);

  const friends = await browser.newContext({ ...PHONE, locale: 'fr' });
  const friend = await pageOn(friends);
  await friend.goto(link);
  await expect(
    friend.getByText(`Otto vous a envoyé sa partie sur cette donne : ${run.score} de gloire.`),
  ).toBeVisible();
  expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  expect((await new AxeBuilder({ page: friend }).analyze()).violations).toEqual([]);
  await friend.getByRole('button', { name: 'Jouer à côté d’Otto' }).click();
  await expect(friend.getByText('À ce tour, Otto en était à 0 de gloire.')).toBeVisible();
  expect(await overflow(friend)).toBe(0);
  await friend.getByRole('button', { name: 'Voir sa feuille' }).click();
  await expect(friend.getByRole('dialog', { name: 'Où en était Otto' })).toContainText('0 de gloire');
  await friend.goto('/');
  await expect(friend.locator('.today')).toBeVisible();

  const broken = await pageOn(friends);
  await broken.goto(`${link.slice(0, -4)}AAAA`);
  await expect(broken.getByText('il en manque un morceau')).toBeVisible();
  const other = await pageOn(friends);
  await other.goto(link.replace(`/${number}#`, `/${number - 1}#`));
  await expect(other.getByText('sur une autre donne')).toBeVisible();
  await friends.close();
});

test('earlier deals are practice, later ones are not dealt, and the strong bot sets the par', async ({ context }) => {
  const page = await pageOn(context, 9);
  await page.goto('/');
  await expect(today(page).getByText('9', { exact: true })).toBeVisible();
  await today(page).getByRole('link', { name: 'Earlier deals' }).click();
  await page.getByRole('link', { name: 'Dungeons, Dice & Danger no. 7: not played' }).click();
  await expect(page.getByText('Puzzled Pyramid')).toBeVisible();
  await expect(page.getByText('Practice: it does not count.')).toBeVisible();
  await page.getByRole('button', { name: 'What does the strong bot make of it?' }).click();
  await expect(page.getByText(/^Par is \d+ points: that is what the strong bot reaches/)).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Play beside the strong bot' }).click();
  await expect(page.getByText(/^In this turn the strong bot had -?\d+ points\./)).toBeVisible();
  await page.goto('/daily');
  await expect(page.getByRole('link', { name: 'Dungeons, Dice & Danger no. 7: under way' })).toBeVisible();
  await expect(page.getByText('No day in a row yet.')).toBeVisible();
  await page.goto('/daily/donjonz/10');
  await expect(page.getByText('There is no page under this link.')).toBeVisible();
});

test('a result is put on the table of the house, and others play beside it', async ({ page, browser }) => {
  const day = dailyNumberAt(Date.now());
  const mine = runOn('donjonz', day);
  const outcome = { places: [1], scores: [mine.score], length: 1, notes: {} };
  const match = await keep(page, mine.transcript, { outcome });
  await noteAttempt(page, `donjonz/${day}`, { match, day, score: mine.score });
  await page.evaluate(
    deal => localStorage.setItem('oubliette/daily-pars', JSON.stringify({ [deal]: 52 })),
    `donjonz/${day}`,
  );
  await page.goto(`/daily/donjonz/${day}`);
  const name = `Ada ${Math.floor(performance.now())}`;
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Put it on the table of this house' }).click();
  await expect(page.getByText('It stands on the table of this house.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(String(mine.score));
  await page.goto('/online');
  const leads = page.getByRole('listitem').filter({ hasText: `DonjonZ no. ${day}` });
  await expect(leads).toContainText(/ leads with \d+/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/daily/donjonz/${day}`);
  await other.getByRole('button', { name: `Play beside ${name}` }).click();
  await expect(other.getByText(`In this turn ${name} had 0 glory.`)).toBeVisible();
  await other.context().close();
});
