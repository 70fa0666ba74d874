import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Traced, traced } from './trace.ts';

/** What a phone on a middling line sees of one page, from its address to when nothing moves any more. */
export interface Visit {
  /** The largest paint, in milliseconds after the address was gone to. */
  readonly largest: number;
  /** The same, less the time in which other programs had the processor that the page's thread was waiting for. */
  readonly alone: number;
  /** When what the page is for stood there. */
  readonly shown: number;
  /** By how much tasks took more than 50 ms of CPU, together. */
  readonly blocked: number;
  /** How much of the page was shifted after it was laid out. */
  readonly shift: number;
  /** Milliseconds of CPU of the page's own thread, slowed as it is. */
  readonly work: number;
  /** Bytes that came over the line, by kind of file. */
  readonly bytes: Readonly<Record<Weight, number>>;
}

export type Weight = 'text' | 'font' | 'picture';

/** Fast 3G as the browsers' own tools have it, and a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
export const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const PATIENCE_MS = 120_000;
/** So long without a long task, a paint or a shift, and the page has come to rest. */
const REST_MS = 1500;

/** Opens an address as somebody on the way does. `shows` is what the page is for. */
export async function visit(context: BrowserContext, path: string, shows: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(observe, shows);
  const bytes = countBytes(await slowed(page));
  const trace = await traced(page, async () => {
    await page.goto(path, { timeout: PATIENCE_MS });
    await page.locator(shows).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForFunction(rest => window.seen.last + rest < performance.now(), REST_MS, { polling: 200 });
  });
  const { largest, shown, shift } = await page.evaluate(() => window.seen);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  return { largest, alone: largest - trace.stolenBefore(largest), shown, shift, bytes, ...cost(trace) };
}

const cost = ({ tasks }: Traced): Pick<Visit, 'blocked' | 'work'> => ({
  blocked: tasks.reduce((sum, { work }) => sum + Math.max(0, work - 50), 0),
  work: tasks.reduce((sum, { work }) => sum + work, 0),
});

export async function slowed(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', LINE);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return browser;
}

const WEIGHTS: Readonly<Record<string, Weight>> = { Font: 'font', Image: 'picture' };

function countBytes(browser: CDPSession): Readonly<Record<Weight, number>> {
  const bytes = { text: 0, font: 0, picture: 0 };
  const weights = new Map<string, Weight>();
  browser.on('Network.responseReceived', ({ requestId, type }) => weights.set(requestId, WEIGHTS[type] ?? 'text'));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[weights.get(requestId) ?? 'text'] += encodedDataLength;
  });
  return bytes;
}

interface Seen {
  largest: number;
  shown: number;
  shift: number;
  /** When anything was seen last. */
  last: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Runs in the page, before anything else does. */
function observe(shows: string): void {
  const seen: Seen = { largest: NaN, shown: NaN, shift: 0, last: performance.now() };
  window.seen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry);
      seen.last = performance.now();
    });
    observer.observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime));
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', () => undefined);
  const look = (): void => {
    seen.last = performance.now();
    if (!document.querySelector(shows)) requestAnimationFrame(look);
    else requestAnimationFrame(() => void (seen.shown = performance.now()));
  };
  requestAnimationFrame(look);
}
