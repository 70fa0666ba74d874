import { type Browser, expect, type Page, test } from '@playwright/test';
import { type GameId, SHELF } from '../../../games/shelf.ts';
import { chip, laid, type Laid, openTable, openTalk, putSheetAway, seated, somebodyElse } from '../online/people.ts';
import { leaveAll, ME, OPEN } from '../online/tables.ts';
import { prompt } from '../support/page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { faultsOf } from './measuring.ts';
import { SIZES } from './sizes.ts';
import { settle, TABLES } from './tables.ts';

test.afterEach(leaveAll);

/** Who comes to Ada's table. */
const GUESTS: Readonly<Record<GameId, readonly string[]>> = {
  donjonz: [],
  'dice-and-danger': ['Bartholomew', 'Bea'],
  'dungeon-pen': ['Bartholomew'],
  'the-dungeon': ['Bartholomew', 'Bea', 'Cy'],
};

/** A table with clocks, as full as it often is, and somebody who looks on. */
async function lay(
  ada: Page,
  browser: Browser,
  game: GameId,
): Promise<{ readonly guests: readonly Page[]; readonly table: Laid }> {
  const clock = { type: 'bank', milliseconds: 600_000, increment: 5000 } as const;
  const places = [ME, ...GUESTS[game].map(() => OPEN)];
  const table = await laid(ada, { game, places, name: 'Ada', clock, joining: false });
  const guests: Page[] = [];
  for (const name of GUESTS[game]) {
    const guest = await somebodyElse(browser);
    await seated(guest, table, name);
    guests.push(guest);
  }
  const onlooker = await somebodyElse(browser);
  await onlooker.goto(`${table.path}?watch`);
  return { guests, table };
}

/** The line of seats takes its part of the window. */
const BESIDE_A_LINE = 0.4;

/** By size of the window. */
async function faultsAt(page: Page, game: GameId, seat: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.evaluate(faultsOf, { ...TABLES[game](seat), least: BESIDE_A_LINE });
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

/** Runs in the page: what lies under a banner, or is cut of it. The board, on which a bot plays, may. */
function bannerFaults(): readonly string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('.room-banner button, .tools button, .play-side button')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOurs = control.closest('.room-banner') !== null;
    const isHidden = above === null || (isOurs ? !control.contains(above) : above.closest('.room-banner') !== null);
    if (width * height > 0 && isHidden)
      found.push(`${control.getAttribute('aria-label') ?? control.textContent} is hidden`);
  }
  return found;
}

async function bannerFaultsAt(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.evaluate(bannerFaults);
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

if (IS_EVERY_SCREEN)
  for (const game of SHELF)
    test(
      `${game}: a table online, with its clocks, talk and banners, on every screen`,
      ON_EVERY_SCREEN,
      async ({ page, browser }) => {
        test.slow();
        const { guests, table } = await lay(page, browser, game);
        await page.goto(table.path);
        await expect(prompt(page)).toBeVisible();
        expect.soft(await faultsAt(page, game, 0)).toEqual({});
        await page.setViewportSize({ width: 1280, height: 800 });
        await openTalk(page);
        for (const [width, height] of [
          [1280, 800],
          [768, 1024],
        ] as const) {
          await page.setViewportSize({ width, height });
          await settle(page);
          expect
            .soft(
              await page.evaluate(faultsOf, { ...TABLES[game](0), least: BESIDE_A_LINE }),
              `talk, ${width} x ${height}`,
            )
            .toEqual([]);
        }
        const [guest] = guests;
        if (!guest) return;
        await guest.goto(table.path);
        await expect(chip(guest, 'Ada')).toBeVisible();
        await openTable(guest);
        await guest.getByRole('button', { name: 'Let a bot play for me' }).click();
        await guest.getByRole('button', { name: 'Let it play' }).click();
        await putSheetAway(guest);
        await expect(guest.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
        expect.soft(await bannerFaultsAt(guest), 'a banner').toEqual({});
      },
    );
