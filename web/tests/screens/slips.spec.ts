import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { sitDown } from '../support/keep.ts';
import { overflow } from '../support/page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { DEALS, isLastToSay, playedTo } from '../dice-and-danger/matches.ts';
import { type Decision, everyDecision } from './decisions.ts';
import { faultsOf, type Measured } from './measuring.ts';
import { SIZES } from './sizes.ts';
import { lookAt, settle, TABLES, WAYS } from './tables.ts';

/** What a hint speaks of. */
const HINTED = '[data-hint="true"], [data-id^="hint/"], [data-id="held"]';

/** Runs in the page: what is wrong with a slip as it lies there, which must not lie over `marks`. */
function slipFaults(slip: Element, marks: string): readonly string[] {
  const found: string[] = [];
  const { left, top, right, bottom } = slip.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push('it reaches out of the window');
  for (const button of slip.querySelectorAll('button')) {
    const lies = button.getBoundingClientRect();
    const above = document.elementFromPoint(lies.x + lies.width / 2, lies.y + lies.height / 2);
    const name = button.getAttribute('aria-label') ?? button.textContent;
    if (!above || !button.contains(above)) found.push(`${name} is covered`);
    if (lies.width < 43 || lies.height < 43) found.push(`${name} is ${lies.width} x ${lies.height}`);
    if (button.scrollWidth - button.clientWidth > 1) found.push(`${name} is cut`);
  }

  /** What is left of an element where what it lies in cuts it off or is scrolled; nothing of what is only heard. */
  const shownOf = (element: Element): DOMRect => {
    let { x, y, right: end, bottom: foot } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [x, y, end, foot] = [
        Math.max(x, edge.x),
        Math.max(y, edge.y),
        Math.min(end, edge.right),
        Math.min(foot, edge.bottom),
      ];
    }
    return new DOMRect(x, y, Math.max(0, end - x), Math.max(0, foot - y));
  };
  for (const mark of document.querySelectorAll(marks)) {
    if (mark.closest('.spoken') || !mark.checkVisibility({ visibilityProperty: true })) continue;
    const lies = shownOf(mark);
    const across = Math.min(right, lies.right) - Math.max(left, lies.left);
    const down = Math.min(bottom, lies.bottom) - Math.max(top, lies.top);
    if (across > 1 && down > 1 && lies.width * lies.height > 0)
      found.push(
        `it lies over ${mark.getAttribute('data-id') ?? mark.className} by ${Math.round(across)} x ${Math.round(down)}`,
      );
  }
  return found;
}

async function slipFaultsAt(page: Page, marks: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.locator('.note-slip:visible').evaluate(slipFaults, marks);
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

test.use({ locale: 'fr' });

if (IS_EVERY_SCREEN)
  for (const game of SHELF) {
    test(`${game}: a hint lies in sight with its ways, on every screen`, ON_EVERY_SCREEN, async ({ page }) => {
      test.slow();
      for (const { kind, played } of everyDecision(game))
        await test.step(kind, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await sitDown(page, played);
          await lookAt(page);
          await page.keyboard.press('h');
          await expect(page.locator('.note-slip .button-go')).toBeVisible();
          expect.soft(await slipFaultsAt(page, HINTED), kind).toEqual({});
        });
    });
  }

/** Mira is the last who is done with the round in which Otto fells a monster. */
const lastOfRound = (): Decision => ({
  kind: 'done',
  seat: 1,
  played: playedTo('annoyed-animals', 2, isLastToSay('slain'), DEALS),
});

if (IS_EVERY_SCREEN)
  test('what was missed covers nothing that one goes on with, on every screen', ON_EVERY_SCREEN, async ({ page }) => {
    const rival = { name: 'Otto', bot: 'easy' };
    await sitDown(page, lastOfRound().played, { sitters: [rival, { name: 'Mira', bot: null }] });
    await page.locator('.ddd-end').click();
    await expect(page.locator('.missed .note')).toBeVisible();
    const wanted = `.turn-strip, .ddd-tray .drawing, ${WAYS['dice-and-danger']}`;
    expect(await slipFaultsAt(page, wanted)).toEqual({});
  });

/** A moment at which one watches another seat, by game. */
const WATCHED = {
  'dice-and-danger': lastOfRound,
  'dungeon-pen': () => earliest('dungeon-pen'),
  'the-dungeon': () => earliest('the-dungeon'),
};

function earliest(game: keyof typeof WATCHED): Decision {
  const shared = everyDecision(game).filter(({ played }) => played.seats === 2);
  const [first] = shared.toSorted((one, other) => one.played.log.length - other.played.log.length);
  if (!first) throw new Error(`nobody plays ${game} against anybody`);
  return first;
}

/** Sits beside somebody whose thoughts never come: until then the way past them stays. */
async function waitFor(page: Page, { seat, played }: Decision): Promise<void> {
  await page.route(/\/worker-[^/]*\.js/, () => undefined);
  const sitters = Array.from({ length: played.seats }, (_, i) => ({ name: '', bot: i === seat ? 'easy' : null }));
  await sitDown(page, played, { sitters });
  await expect(page.locator('.skip-button')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function skipFaultsAt(page: Page, measured: Measured): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    await expect(page.locator('.skip-button'), `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    const faults = await page.evaluate(faultsOf, measured);
    found.push(...faults.filter(fault => fault.includes('skip-button')).map(fault => `${width} x ${height}: ${fault}`));
  }
  return found;
}

test.describe('where it is told at leisure', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  if (IS_EVERY_SCREEN)
    for (const game of ['dice-and-danger', 'dungeon-pen', 'the-dungeon'] as const)
      test(`${game}: the way past others covers nothing, on every screen`, ON_EVERY_SCREEN, async ({ page }) => {
        const watched = WATCHED[game]();
        await waitFor(page, watched);
        expect(await skipFaultsAt(page, TABLES[game](watched.seat))).toEqual([]);
      });
});

/** Where whoever hands the device on has something to hide. */
const WITH_SECRETS = ['dice-and-danger', 'the-dungeon'] as const;

if (IS_EVERY_SCREEN)
  for (const game of WITH_SECRETS)
    test(`${game}: the curtain is whole and lies alone, on every screen`, ON_EVERY_SCREEN, async ({ page }) => {
      const shared = everyDecision(game).find(({ played }) => played.seats > 1);
      if (!shared) throw new Error('nobody hands the device on');
      await sitDown(page, shared.played);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        for (const claim of await page.locator('.curtain').getByRole('button').all())
          await expect(claim, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
        expect(await overflow(page), `${width} x ${height}`).toBeLessThanOrEqual(0);
      }
    });
