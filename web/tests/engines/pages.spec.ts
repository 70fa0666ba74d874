import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { inRound, playedTo as playedDice } from '../dice-and-danger/matches.ts';
import { before, transcript } from '../donjonz/transcripts.ts';
import { inTurn, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { keep } from '../support/keep.ts';
import { inPhase, playedTo as playedMaze } from '../the-dungeon/matches.ts';
import type { EnginePage } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { edgesIn } from './picture.ts';

const LIGHTS = ['day', 'candle'] as const;
const FEWEST_EDGES = 2000;

/** A kind of page, and what stands on it when it is there. */
const PAGES: readonly (readonly [what: string, path: string, shows: string])[] = [
  ['home', '/', '.shelf'],
  ['a box', '/donjonz', '.game-go .button-go'],
  ['rules', '/the-dungeon/rules', '.rulebook .rule'],
  ['the lobby', '/online', 'h1'],
  ['lessons', '/learn/dungeon-pen', '.learn-list'],
  ['a lesson', '/learn/donjonz/first', '.lesson-panel'],
  ['the deals of today', '/daily', 'h1'],
  ['the workshop', '/workshop', 'h1'],
  ['an easel', '/workshop/dungeon-pen', 'h1'],
  ['paper', '/print/the-dungeon', 'h1'],
  ['what is kept', '/kept', 'h1'],
  ['who I am', '/me', 'h1'],
  ['nowhere', '/nowhere', '.lost h1'],
];

const laid =
  <K extends Kind>(played: Transcript<K>) =>
  (engine: EnginePage): Promise<string> =>
    keep(engine, played);

/** A match at a moment when the first seat decides, what makes a move there, and what the next one. */
const TABLES = [
  ['donjonz', laid(before(transcript('fifty-three'), 'step', 12)), '[aria-label^="Step "]', '[aria-label^="Step "]'],
  [
    'dice-and-danger',
    laid(playedDice('annoyed-animals', 1, inRound(5))),
    '.ddd-row',
    '.ddd-sheet [data-id][role="button"]',
  ],
  ['dungeon-pen', laid(playedPen(inTurn(3))), '.pen-go', '.pen-go'],
  [
    'the-dungeon',
    laid(
      playedMaze(
        { seats: 1 },
        inPhase('step', ({ faces }) => faces.length > 4),
      ),
    ),
    '.td-choice',
    '.td-choice',
  ],
] as const;

for (const [i, light] of LIGHTS.entries())
  test(`every second kind of page opens by ${light}`, async ({ engine }) => {
    await settle(engine, light);
    for (const [what, path, shows] of PAGES.filter((_page, nth) => nth % LIGHTS.length === i))
      await test.step(what, async () => {
        await engine.goto(path);
        await expectSeen(engine, shows);
      });
  });

for (const [game, lay, move, next] of TABLES)
  test(`${game}: a move, a reload, another move, and a look back`, async ({ engine }) => {
    await settle(engine, 'day');
    const id = await lay(engine);
    await engine.goto(`/${game}/play/${id}`);
    await expectSeen(engine, move);
    const first = await moveAt(engine, move);
    await engine.goto(`/${game}/play/${id}`);
    await expect.poll(() => countOf(engine, '.log li')).toBeGreaterThanOrEqual(first);
    await moveAt(engine, next);
    await engine.goto(`/${game}/replay/${id}`);
    await expectSeen(engine, '.turn-strip p');
  });

/** Makes a move; how many lines the log has then. */
async function moveAt(engine: EnginePage, move: string): Promise<number> {
  const lines = await countOf(engine, '.log li');
  await engine.click(move);
  await expect.poll(() => countOf(engine, '.log li')).toBeGreaterThan(lines);
  return countOf(engine, '.log li');
}

/** What was chosen lasts from page to page; nothing moves, so that a picture shows what is there. */
async function settle(engine: EnginePage, light: (typeof LIGHTS)[number]): Promise<void> {
  await engine.goto('/icon.svg');
  const choices = JSON.stringify({ light, motion: 'still', language: 'en' });
  await engine.evaluate(chosen => localStorage.setItem('oubliette/settings', chosen), choices);
  await engine.faults();
}

/** It is there, it can be seen, and nothing went wrong on the way. */
async function expectSeen(engine: EnginePage, selector: string): Promise<void> {
  await expect.poll(() => countOf(engine, selector)).toBeGreaterThan(0);
  await engine.evaluate(() => document.fonts.ready.then(() => null), null);
  await expect.poll(async () => edgesIn(engine, await engine.screenshot())).toBeGreaterThan(FEWEST_EDGES);
  expect(await engine.evaluate(shownThoughSpoken, null)).toEqual([]);
  expect(await engine.faults()).toEqual([]);
}

/** Runs in the page: what is there for screen readers alone, and yet can be pointed at. */
const shownThoughSpoken = (): string[] =>
  [...document.querySelectorAll('.spoken, .spoken *')].flatMap(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found && element.contains(found) ? [element.outerHTML.slice(0, 80)] : [];
  });

const countOf = (engine: EnginePage, selector: string): Promise<number> =>
  engine.evaluate(wanted => document.querySelectorAll(wanted).length, selector);
