import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { moveOn, sitDown } from '../support/keep.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { everyDecision, everyMix } from './decisions.ts';
import { faultsOf, type Measured } from './measuring.ts';
import { isRoomy, ROOMY, SIZES } from './sizes.ts';
import { lookAt, settle, TABLES, WAYS } from './tables.ts';

/** By size of the window; a table that lies well everywhere has none. */
async function faultsAt(
  page: Page,
  { ways, ...measured }: Measured,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.evaluate(faultsOf, { ...measured, ways: isRoomy(width, height) ? ways : undefined });
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

/** Where words are longer. */
test.use({ locale: 'fr' });

for (const game of SHELF)
  test(
    `${game}: board, prompt and controls are in reach at every decision, on every screen`,
    ON_EVERY_SCREEN,
    async ({ page }) => {
      test.slow();
      for (const [i, { kind, seat, played }] of everyDecision(game).entries())
        await test.step(kind, async () => {
          await (i === 0 ? sitDown : moveOn)(page, played);
          await lookAt(page);
          expect.soft(await faultsAt(page, { ...TABLES[game](seat), ways: WAYS[game] }), kind).toEqual({});
        });
    },
  );

/** In which windows something of what can be answered is scrolled away. */
async function scrolledAway(page: Page, measured: Measured): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of ROOMY) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.evaluate(faultsOf, measured);
    found.push(...faults.filter(fault => fault.includes('scrolled to')).map(fault => `${width} x ${height}: ${fault}`));
  }
  return found;
}

if (IS_EVERY_SCREEN)
  for (const game of SHELF)
    test(`${game}: every mix of ways to answer is seen at once`, ON_EVERY_SCREEN, async ({ page }) => {
      test.setTimeout(400_000);
      for (const [i, { kind, seat, played }] of everyMix(game).entries()) {
        await (i === 0 ? sitDown : moveOn)(page, played);
        await lookAt(page);
        expect.soft(await scrolledAway(page, { ...TABLES[game](seat), ways: WAYS[game] }), kind).toEqual([]);
      }
    });

test('a way to answer that is scrolled away is found', async ({ page }) => {
  const chest = everyDecision('dice-and-danger').find(({ kind }) => kind === 'chest');
  if (!chest) throw new Error('nobody opens a chest');
  await sitDown(page, chest.played);
  await lookAt(page);
  const table = { ...TABLES['dice-and-danger'](chest.seat), ways: WAYS['dice-and-danger'] };
  expect(await scrolledAway(page, table)).toEqual([]);
  await page.locator('.ddd-chest').evaluate(({ style }) => Object.assign(style, { maxHeight: '120px', flex: 'none' }));
  expect((await scrolledAway(page, table)).join()).toContain('answers, and has to be scrolled to');
});

test('a fault is found', async ({ page }) => {
  const [decision] = everyDecision('donjonz');
  if (!decision) throw new Error('nobody decides');
  await sitDown(page, decision.played);
  await lookAt(page);
  await page.evaluate(() => {
    const spoil = (place: string, style: Partial<CSSStyleDeclaration>): void => {
      for (const element of document.querySelectorAll<HTMLElement>(place)) Object.assign(element.style, style);
    };
    spoil('.play-board', { width: '30%' });
    spoil('.turn-strip p', { width: '40px', whiteSpace: 'nowrap', overflow: 'hidden' });
    spoil('.tools', { position: 'relative', left: '-3000px' });
    spoil('.play-side', { overflow: 'hidden', height: '20px' });
  });
  const faults = (await page.evaluate(faultsOf, TABLES.donjonz(0))).join('\n');
  expect(faults).toMatch(/the board has \d+(\.\d)? % of the window/);
  expect(faults).toContain('is cut by');
  expect(faults).toContain('is cut below by');
  expect(faults).toContain('is out of the window');
});

test('a button that is too small for a finger is found', async ({ page }) => {
  const [decision] = everyDecision('donjonz');
  if (!decision) throw new Error('nobody decides');
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, decision.played);
  await lookAt(page);
  await page.locator('.tools button').evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const { style } of buttons) Object.assign(style, { height: '30px', minHeight: '0' });
  });
  expect((await page.evaluate(faultsOf, TABLES.donjonz(0))).join('\n')).toMatch(/ is 44 x 30/);
});
