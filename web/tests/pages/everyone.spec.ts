import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { inRound, playedTo as playedDice } from '../dice-and-danger/matches.ts';
import { before, transcript } from '../donjonz/transcripts.ts';
import { inTurn, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { moveOn, sitDown } from '../support/keep.ts';
import { DESK, overflow, PHONE } from '../support/page.ts';
import { inPhase, playedTo as playedMaze } from '../the-dungeon/matches.ts';

/** A match of each game at a moment when something can be pressed. */
const TABLES: readonly (readonly [game: string, played: Transcript<Kind>])[] = [
  ['donjonz', before(transcript('fifty-three'), 'step', 12)],
  ['dice-and-danger', playedDice('annoyed-animals', 1, inRound(5))],
  ['dungeon-pen', playedPen(inTurn(3))],
  ['the-dungeon', playedMaze({ seats: 1 }, inPhase('step'))],
];

/** Sits down at one table after the other. */
async function atEveryTable(page: Page, look: (game: string) => Promise<void>): Promise<void> {
  for (const [i, [game, played]] of TABLES.entries())
    await test.step(game, async () => {
      await (i === 0 ? sitDown : moveOn)(page, played);
      await look(game);
    });
}

const choose = (page: Page, chosen: object): Promise<unknown> =>
  page.addInitScript(choice => {
    const known = JSON.parse(localStorage.getItem('oubliette/settings') ?? '{}') as object;
    localStorage.setItem('oubliette/settings', JSON.stringify({ ...known, ...choice }));
  }, chosen);

const middleOf = async (page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** WCAG 1.4.12: as much space as a reader may ask for. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const PAGES = [
  '/',
  ...SHELF.map(game => `/${game}`),
  '/the-dungeon/rules',
  '/learn/donjonz',
  '/learn/dungeon-pen/first',
  '/daily',
  '/print/donjonz',
  '/workshop',
  '/online',
  '/me',
  '/kept',
  '/nowhere',
];

test.describe('on a phone', () => {
  // A reader's own style is no page's: no policy stands against it.
  test.use({ ...PHONE, bypassCSP: true });

  test('pages keep their width when letters, words and lines stand further apart', async ({ page }) => {
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await page.addStyleTag({ content: SPACED });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
      });
  });

  test('for one hand alone the tools lie under its thumb, and nothing lies outside the window, however far apart letters stand', async ({
    page,
  }) => {
    await choose(page, { reach: 'thumb' });
    const { height } = PHONE.viewport;
    await atEveryTable(page, async game => {
      for (const tool of ['.tools button[aria-keyshortcuts="U"]', '.tools [data-on~="phone"] button'])
        expect((await middleOf(page, tool)).y, `${game}: ${tool}`).toBeGreaterThan(0.6 * height);
      expect(await overflow(page), game).toBe(0);
      const spaced = await page.addStyleTag({ content: SPACED });
      await expect.poll(() => overflow(page), game).toBe(0);
      expect(await page.evaluate(cutWords), game).toEqual([]);
      await spaced.evaluate(style => (style as HTMLStyleElement).remove());
    });
  });
});

test('for a left hand the side lies left of the board, upright and on its side', async ({ page }) => {
  await choose(page, { hand: 'left' });
  await atEveryTable(page, async game => {
    for (const size of [DESK, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await middleOf(page, '.play-side')).x - (await middleOf(page, '.play-board')).x, game)
        .toBeLessThan(0);
      expect(await overflow(page), game).toBe(0);
    }
    for (const doing of await page.locator('.doing').all())
      expect(((await doing.boundingBox())?.x ?? 0) < 422, game).toBe(true);
  });
});

/** Runs in the page: what says what to do or what a button does, and is cut off. */
const cutWords = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.play-page .turn-strip p, .play-page .button')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(element => `${element.className}: ${element.textContent}`);

/** Runs in the page: what can be pressed and has no edge, where colours are the system's own. */
const edgeless = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.play-page button, .play-page .button, .play-page [role="switch"]')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
    .filter(element => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
      return (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === 'none';
    })
    .map(element => `${element.className}: ${element.textContent}`);

/** Runs in the page: how a colour stands out from another, as WCAG counts it. */
function contrastOfSoft(): number {
  const probe = document.querySelector<HTMLElement>('.soft');
  if (!probe) throw new Error('nothing is soft here');
  const luminance = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = probe.closest<HTMLElement>('.paper, .tag, .card') ?? document.body;
  const [one, other] = [getComputedStyle(probe).color, getComputedStyle(paper).backgroundColor].map(luminance);
  return (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05);
}

test('in the system’s colours every button has an edge, and one that does nothing looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await atEveryTable(page, async game => {
    expect(await page.evaluate(edgeless), game).toEqual([]);
    const redo = page.locator('.tools button[aria-disabled="true"]').first();
    const grey = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'GrayText';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(redo, game).toHaveCSS('color', grey);
  });
});

test('whoever asks for more contrast reads soft words at 7 to 1, by day and by candle', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await sitDown(page, playedDice('annoyed-animals', 1, inRound(5)));
  for (const light of ['day', 'candle']) {
    await page.evaluate(name => (document.documentElement.dataset['light'] = name), light);
    expect(await page.evaluate(contrastOfSoft), light).toBeGreaterThanOrEqual(7);
  }
});
