import type { CDPSession, Page } from '@playwright/test';
import { cpuOf } from '../cpu.ts';

/** Something that a hand does at a table, and how one sees that it is done. */
export interface Click {
  readonly name: string;
  /** The answer is there when other elements fit this selector than before, or the same ones are called otherwise. */
  readonly shows: string;
  /** What lies on the way, and is not measured: the pointer goes there, a tile is taken up. */
  readonly approach?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
}

/** Milliseconds from the last event of a hand until something else stands on the screen, and until all of the answer does. */
export interface Answer {
  readonly first: number;
  readonly whole: number;
}

declare global {
  interface Window {
    answered: Promise<Answer>;
  }
}

const PATIENCE_MS = 10_000;

/** An answer and what it has cost the browser by the time that it is seen. */
export interface Cost extends Answer {
  /** Milliseconds of CPU, of all threads: other programs do not count, however busy the machine is. */
  readonly cpu: number;
}

export async function answerTo(page: Page, { name, shows, approach, press }: Click): Promise<Cost> {
  const browser = await sessionOf(page);
  await approach?.(page);
  await rested(page);
  await page.evaluate(watch, { shows, patience: PATIENCE_MS });
  const before = await cpuOf(browser);
  await press(page);
  const answer = await page.evaluate(() => window.answered);
  const cpu = (await cpuOf(browser)) - before;
  await browser.detach();
  if (Number.isNaN(answer.whole)) throw new Error(`nothing answers: ${name}`);
  return { ...answer, cpu };
}

async function sessionOf(page: Page): Promise<CDPSession> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  return browser.newBrowserCDPSession();
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
 * Runs in the page. With the first change after the press, and as soon as the whole answer is in the document, a speck is
 * added to it: the browser itself tells when the frame that shows the speck, and the change with it, was presented.
 */
function watch({ shows, patience }: { readonly shows: string; readonly patience: number }): void {
  const signature = (): string =>
    [...document.querySelectorAll(shows)].map(each => `${each.getAttribute('aria-label')}|`).join('');
  const before = signature();
  const hands = ['pointerup', 'keydown'];
  const [first, whole] = [document.createElement('p'), document.createElement('p')];
  for (const [name, speck] of Object.entries({ first, whole })) {
    speck.setAttribute('elementtiming', name);
    speck.textContent = '.';
    speck.style.cssText = 'position: fixed; left: 0; bottom: 0; margin: 0; font-size: 6px';
  }
  const shown: Record<string, number> = {};
  let pressed = Number.NaN;
  const note = (event: Event): void => void (pressed = event.timeStamp);
  for (const type of hands) addEventListener(type, note, { capture: true });
  window.answered = new Promise(resolve => {
    const done = (): void => {
      for (const type of hands) removeEventListener(type, note, { capture: true });
      mutations.disconnect();
      paints.disconnect();
      for (const speck of [first, whole]) speck.remove();
      resolve({ first: (shown['first'] ?? Number.NaN) - pressed, whole: (shown['whole'] ?? Number.NaN) - pressed });
    };
    const mutations = new MutationObserver(() => {
      if (Number.isNaN(pressed)) return;
      if (!first.isConnected) document.body.append(first);
      if (!whole.isConnected && signature() !== before) document.body.append(whole);
    });
    const paints = new PerformanceObserver(list => {
      for (const { identifier, startTime } of list.getEntries() as Timed[]) shown[identifier] = startTime;
      if ('first' in shown && 'whole' in shown) done();
    });
    paints.observe({ type: 'element' });
    mutations.observe(document.body, { childList: true, subtree: true, attributes: true });
    setTimeout(done, patience);
  });
}

/** Element timing, which no library of types knows yet. */
type Timed = PerformanceEntry & { readonly identifier: string };
