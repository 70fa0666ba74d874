import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Kind } from '../../kernel/game.ts';
import type { Transcript } from '../../kernel/match.ts';
import { inRound, playedTo as playedDice } from '../../web/tests/dice-and-danger/matches.ts';
import { before, transcript } from '../../web/tests/donjonz/transcripts.ts';
import { inTurn, playedTo as playedPen } from '../../web/tests/dungeon-pen/matches.ts';
import { keep } from '../../web/tests/support/keep.ts';
import { inPhase, playedTo as playedMaze } from '../../web/tests/the-dungeon/matches.ts';
import { answerTo } from '../clicks/click.ts';
import { SITUATIONS } from '../clicks/tables.ts';
import { figure, type Figure, median, rounded } from '../figure.ts';
import { serving } from '../serving.ts';
import { traced } from './trace.ts';
import { SCREEN, slowed, type Visit, visit } from './visit.ts';

export { tableOf } from '../figure.ts';

const ROUNDS = Number(process.env['PAINT_ROUNDS'] ?? 3);
const LAUNCH = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

export const MEASURES: Readonly<Record<string, () => Promise<Figure[]>>> = { paint: measurePaint };

/** Matches that have come some way, so that there is something to draw. */
const MATCHES: readonly Transcript<Kind>[] = [
  before(transcript('fifty-three'), 'step', 12),
  playedDice('annoyed-animals', 1, inRound(5)),
  playedPen(inTurn(3)),
  playedMaze(
    { seats: 1 },
    inPhase('step', ({ faces }) => faces.length > 9),
  ),
];

/** Pages that are served elsewhere may be measured as well, by turns: `PAINT_AT` holds their addresses, the one to compare with first. */
async function measurePaint(): Promise<Figure[]> {
  const given = process.env['PAINT_AT']?.split(' ');
  if (given) return measureAt(given);
  const data = mkdtempSync(join(tmpdir(), 'oubliette-paint-'));
  try {
    return await serving([process.execPath, 'dist/cli.js', 'serve'], { OUBLIETTE_DATA: data }, url => measureAt([url]));
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** What was measured, by its name, in every round. */
type Measured = Map<string, number[]>;

async function measureAt(sites: readonly string[]): Promise<Figure[]> {
  const measured = sites.map((): Measured => new Map());
  const browser = await chromium.launch(LAUNCH);
  try {
    for (let round = 1; round <= ROUNDS; round++)
      for (const [i, site] of sites.entries()) {
        process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${site}\n`);
        await measureSite(browser, site, measured[i] ?? new Map());
      }
  } finally {
    await browser.close();
  }
  const [reference = new Map(), ...others] = measured;
  return [...figuresOf(reference), ...others.flatMap((each, i) => compared(each, reference, sites[i + 1] ?? ''))];
}

async function measureSite(browser: Browser, site: string, measured: Measured): Promise<void> {
  const note = (name: string, value: number): void => void measured.set(name, [...(measured.get(name) ?? []), value]);
  await inContext(browser, site, async context => noteVisit('home', await visit(context, '/', '.home-box'), note));
  for (const match of MATCHES)
    await inContext(browser, site, async context => {
      const page = await context.newPage();
      const path = `/${match.game}/play/${await keep(page, match)}`;
      await page.close();
      noteVisit(`${match.game}, first visit`, await visit(context, path, '.turn-strip p'), note);
      noteVisit(`${match.game}, second visit`, await visit(context, path, '.turn-strip p'), note);
    });
  for (const situation of SITUATIONS) await noteTasks(browser, site, { situation, note });
}

async function inContext(
  browser: Browser,
  baseURL: string,
  use: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, ...SCREEN });
  try {
    await use(context);
  } finally {
    await context.close();
  }
}

type Note = (name: string, value: number) => void;

function noteVisit(name: string, { bytes, ...times }: Visit, note: Note): void {
  note(`${name}: largest paint|ms`, times.largest);
  note(`${name}: largest paint, alone on the machine|ms`, times.alone);
  note(`${name}: there|ms`, times.shown);
  note(`${name}: blocked|ms of CPU`, times.blocked);
  note(`${name}: work of its thread|ms of CPU`, times.work);
  note(`${name}: shift|of the window`, times.shift);
  if (!name.endsWith('second visit'))
    for (const [kind, count] of Object.entries(bytes)) note(`${name}: ${kind}s|kB transferred`, count / 1000);
}

interface Played {
  readonly situation: (typeof SITUATIONS)[number];
  readonly note: Note;
}

/** The longest task of each thing that is done in a match. */
async function noteTasks(browser: Browser, baseURL: string, { situation, note }: Played): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await situation.sit(page);
  await slowed(page);
  for (const click of situation.clicks) {
    const { tasks } = await traced(page, async () => void (await answerTo(page, click)));
    note(`${click.name}: longest task|ms of CPU`, Math.max(...tasks.map(({ work }) => work)));
  }
  await context.close();
}

const figuresOf = (measured: Measured): Figure[] =>
  [...measured].flatMap(([named, values]) => {
    const [name = '', unit = ''] = named.split('|');
    return [
      figure(name, median(values), unit),
      ...(name.endsWith('largest paint') ? [figure(`${name}, least`, Math.min(...values), unit)] : []),
    ];
  });

const compared = (measured: Measured, reference: Measured, site: string): Figure[] =>
  [...measured].map(([named, values]) => {
    const [name = '', unit = ''] = named.split('|');
    const others = reference.get(named) ?? [];
    const ratio = rounded(median(values.map((value, round) => value / (others[round] ?? Number.NaN))));
    return { name: `${name} at ${site}`, value: rounded(median(values)), unit, against: 'the first', ratio };
  });
