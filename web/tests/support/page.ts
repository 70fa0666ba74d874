import type { Locator, Page } from '@playwright/test';

/** The one sentence above the board. */
export const prompt = (page: Page): Locator => page.locator('.turn-strip p');
export const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
export const side = (page: Page): Locator => page.getByRole('region', { name: 'Sheet and log' });
export const result = (page: Page): Locator => page.getByRole('dialog', { name: 'The result' });

/** Goes on by Tab as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** By how many pixels the page is larger than the window; nothing scrolls where it is not. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth);
  });
