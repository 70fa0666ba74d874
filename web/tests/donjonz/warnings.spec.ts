import { expect, type Page, test } from '@playwright/test';
import { type Content, donjonz, type Laid } from '../../../games/donjonz/index.ts';
import { areaOf, faceOf, heroAt, TURNS } from '../../../games/donjonz/readers.ts';
import { append, start, transcriptOf, unplayed } from '../../../kernel/match.ts';
import { deadEnds } from '../../src/games/donjonz/deadEnd.ts';
import { isStep, KEY_OF_SIDE, sideOf } from '../../src/games/donjonz/walking.ts';
import { sitDown } from '../support/keep.ts';
import { board, side } from '../support/page.ts';
import { spotOf } from './desk.ts';
import { NARROW_STAIR, type Played, transcript } from './transcripts.ts';

const OPTIONS = { doorWithoutKey: 'blocked', deck: NARROW_STAIR } as const;

const dealt = (digit: number) => start(donjonz, { seats: 1, options: OPTIONS, seeds: [[0, String(digit).repeat(32)]] });

/** A card below the stair with a wall between them. */
function shutting(content: Content, card: number): Laid | undefined {
  for (const turn of TURNS) {
    const { width, spaces } = faceOf(content, card, turn);
    const column = spaces.slice(0, width).findIndex(({ walls }) => walls[0]);
    if (column >= 0) return { card, x: -column, y: 1, turn };
  }
  return undefined;
}

/** A deal whose first card can shut the stair. */
function shuttable(): readonly [ReturnType<typeof dealt>, Laid] {
  for (let digit = 0; digit < 10; digit++) {
    const match = dealt(digit);
    const laid = shutting(match.rules.content, match.state.hand ?? 0);
    if (laid) return [match, laid];
  }
  throw new Error('no card has a wall at its edge');
}

async function carry(page: Page, content: Content, laid: Laid): Promise<void> {
  for (let i = 0; i < laid.turn; i++) await page.keyboard.press('r');
  const { x, y, width, height } = areaOf(content, laid);
  const spot = await spotOf(page, { x: x + width / 2, y: y + height / 2 });
  await page.mouse.move(spot.x, spot.y, { steps: 3 });
}

test('a card that walls the hero in says so before it is laid, and as long as it can be taken back', async ({
  page,
}) => {
  const [match, laid] = shuttable();
  await sitDown(page, transcriptOf(match));
  const warning = board(page).locator('.bubble').filter({ hasText: 'This walls the hero in' });
  await expect(page.locator('[data-id="held"]')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await carry(page, match.rules.content, laid);
  await expect(warning).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(side(page).getByRole('button', { name: 'Take the next card' })).toBeVisible();
  await expect(warning).toBeVisible();
});

/** A walk of a kept match up to a step into a dead end, and the arrow that leads there. */
function beforeDeadEnd(played: Played): readonly [Played, string] {
  const { log, ...opening } = played;
  const match = unplayed(donjonz, opening);
  for (const [i, entry] of log.entries()) {
    const { rules, state } = match;
    const steps = entry[0] === 0 ? rules.actions(state, 0).filter(isStep) : [];
    const [step] = deadEnds(rules, rules.view(state, 0), 0, steps).keys();
    if (step) return [{ ...played, log: log.slice(0, i) }, KEY_OF_SIDE[sideOf(heroAt(rules.content, state), step)]];
    append(match, entry);
  }
  throw new Error('no step of this walk leads into a dead end');
}

test('a step into a dead end says so while another leads far', async ({ page }) => {
  const [played, arrow] = beforeDeadEnd(transcript('fifty-three'));
  await sitDown(page, played);
  await page.keyboard.press(arrow);
  await expect(board(page).locator('.bubble')).toContainText(/a dead end: .* at most/);
});

test('what lies under the buttons stays where it is while a card is laid', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('oubliette/settings', JSON.stringify({ pace: 'calm' })));
  await sitDown(page, transcriptOf(dealt(3)));
  const log = page.locator('.log');
  const before = await log.boundingBox();
  await side(page).getByRole('button', { name: 'Lay it', exact: true }).click();
  await expect(side(page).getByRole('button', { name: 'Lay it', exact: true })).toHaveCount(0);
  expect(await log.boundingBox()).toEqual(before);
});
