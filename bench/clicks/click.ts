import type { Page } from '@playwright/test';

/** Something that a hand does at a table, and how one sees that it is done. */
export interface Click {
  readonly name: string;
  /** The answer is there when other elements fit this selector than before, or the same ones are called otherwise. */
  readonly shows: string;
  /** What lies on the way, and is not measured: the pointer goes there, a tile is taken up. */
  readonly approach?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
}

declare global {
  interface Window {
    answered: Promise<number>;
  }
}

const PATIENCE_MS = 10_000;

/** Milliseconds from the last event of a hand until the answer stands on the screen. */
export async function answerTo(page: Page, { name, shows, approach, press }: Click): Promise<number> {
  await approach?.(page);
  await rested(page);
  await page.evaluate(watch, { shows, patience: PATIENCE_MS });
  await press(page);
  const time = await page.evaluate(() => window.answered);
  if (Number.isNaN(time)) throw new Error(`nothing answers: ${name}`);
  return time;
}

/** A hand does not press while something still moves: nothing is to be animated, and nothing to be painted. */
const rested = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let still = 0; still < 12; still++) {
      await new Promise(requestAnimationFrame);
      const lengths = document.getAnimations().map(each => each.effect?.getComputedTiming().iterations ?? 0);
      if (lengths.some(Number.isFinite)) still = 0;
    }
  });

/**
 * Runs in the page. As soon as the answer is in the document a speck is added to it: the browser itself tells when the
 * frame that shows the speck, and the answer with it, was presented.
 */
function watch({ shows, patience }: { readonly shows: string; readonly patience: number }): void {
  const signature = (): string =>
    [...document.querySelectorAll(shows)].map(each => `${each.getAttribute('aria-label')}|`).join('');
  const before = signature();
  let pressed = Number.NaN;
  const note = (event: Event): void => {
    pressed = event.timeStamp;
  };
  for (const type of ['pointerup', 'keydown']) addEventListener(type, note, { capture: true });
  const speck = document.createElement('p');
  speck.setAttribute('elementtiming', 'answer');
  speck.textContent = '.';
  speck.style.cssText = 'position: fixed; left: 0; bottom: 0; margin: 0; font-size: 6px';
  window.answered = new Promise(resolve => {
    const done = (time: number): void => {
      for (const type of ['pointerup', 'keydown']) removeEventListener(type, note, { capture: true });
      mutations.disconnect();
      paints.disconnect();
      speck.remove();
      resolve(time);
    };
    const mutations = new MutationObserver(() => {
      if (!speck.isConnected && signature() !== before) document.body.append(speck);
    });
    const paints = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) done(entry.startTime - pressed);
    });
    paints.observe({ type: 'element' });
    mutations.observe(document.body, { childList: true, subtree: true, attributes: true });
    setTimeout(done, patience, Number.NaN);
  });
}
