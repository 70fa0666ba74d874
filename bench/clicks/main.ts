import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { figure, type Figure, median, quantile } from '../figure.ts';
import { serving } from '../serving.ts';
import { answerTo, type Cost } from './click.ts';
import { STROKES } from './easels.ts';
import { type Situation, SITUATIONS } from './tables.ts';

export { tableOf } from '../figure.ts';

const ROUNDS = 10;

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  clicks: () => measure(SITUATIONS),
  strokes: () => measure(STROKES),
};

/** A page that is served elsewhere may be measured as well: two builds can be compared side by side. */
async function measure(situations: readonly Situation[]): Promise<Figure[]> {
  const given = process.env['CLICKS_AT'];
  if (given !== undefined) return measureAt(given, situations);
  const data = mkdtempSync(join(tmpdir(), 'oubliette-clicks-'));
  try {
    return await serving([process.execPath, 'dist/cli.js', 'serve'], { OUBLIETTE_DATA: data }, url =>
      measureAt(url, situations),
    );
  } finally {
    rmSync(data, { recursive: true });
  }
}

async function measureAt(baseURL: string, situations: readonly Situation[]): Promise<Figure[]> {
  const answers = new Map<string, Cost[]>();
  const browser = await chromium.launch(LAUNCH);
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      process.stderr.write(`bench: round ${round} of ${ROUNDS}${round === 0 ? ', to warm up' : ''}\n`);
      for (const situation of situations)
        for (const [name, answer] of await timesOf(browser, baseURL, situation))
          if (round > 0) answers.set(name, [...(answers.get(name) ?? []), answer]);
    }
  } finally {
    await browser.close();
  }
  return [...answers].flatMap(([name, each]) => [
    ...figuresOf(
      `${name}, p`,
      each.map(({ first }) => first),
    ),
    ...figuresOf(
      `${name}, to the end of the scene, p`,
      each.map(({ whole }) => whole),
    ),
    figure(`${name}, CPU`, median(each.map(({ cpu }) => cpu)), 'ms'),
  ]);
}

const figuresOf = (name: string, times: readonly number[]): readonly Figure[] =>
  [50, 95].map(share => figure(`${name}${share}`, quantile(times, share / 100), 'ms'));

type Timed = readonly (readonly [name: string, answer: Cost])[];

async function timesOf(browser: Browser, baseURL: string, { sit, clicks }: Situation): Promise<Timed> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const timed: [string, Cost][] = [];
  await sit(page);
  for (const click of clicks) timed.push([click.name, await answerTo(page, click)]);
  await context.close();
  return timed;
}
