import { expect, type Page, test } from '@playwright/test';
import type { Action } from '../../../games/the-dungeon/index.ts';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, tabTo } from '../support/page.ts';
import { choices, map, told, way } from './desk.ts';
import { type Decision, escapeWithin, inPhase, playedTo } from './matches.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** An arrow chooses, the same arrow takes, and straight on is chosen already; R turns, Enter lays; the rest are numbers. */
async function press(page: Page, { action, index }: Decision): Promise<void> {
  const isStep = (await map(page).getAttribute('data-phase')) === 'step';
  if (action.type === 'go' && isStep) {
    const target = way(page, action.side);
    await expect(target).toBeVisible();
    const isStraightOn = await target.evaluate(element => element === document.activeElement);
    if (!isStraightOn) await page.keyboard.press(ARROWS[action.side]);
    await expect(target).toBeFocused();
    return page.keyboard.press(ARROWS[action.side]);
  }
  if (action.type === 'lay') {
    for (let i = 0; i < index; i++) await page.keyboard.press('r');
    return page.keyboard.press('Enter');
  }
  await expect(choices(page).first()).toBeVisible();
  return page.keyboard.press(action.type === 'end' ? 'e' : String(index + 1));
}

const isListed = ({ type }: Action): boolean => type !== 'go' && type !== 'lay';

test('a whole match by keyboard alone, from the shelf to the Ruins', async ({ page }) => {
  test.slow();
  const { seed, decisions } = escapeWithin(6);
  expect(decisions.some(({ action }) => isListed(action))).toBe(true);
  await page.goto('/');
  await tabTo(page, page.getByRole('navigation', { name: 'The games' }).getByRole('link', { name: /The Dungeon/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('summary', { hasText: 'A deal from a friend' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Its seed or its link'));
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await expect(map(page)).toBeVisible();
  for (const decision of decisions) await told(page, () => press(page, decision));
  await expect(result(page)).toContainText('points');
});

test('the map is read out as rooms and doors', async ({ page }) => {
  await sitDown(
    page,
    playedTo(
      { seats: 1 },
      inPhase('step', ({ faces }) => faces.length > 3),
    ),
  );
  const rooms = board(page).getByRole('region', { name: 'The maze, room by room' }).getByRole('listitem');
  await expect(rooms.first()).toContainText(/^Prison Cell, where the maze begins\..* (untried|open|locked) door/);
  await expect(rooms.filter({ hasText: 'Here: you.' })).toHaveCount(1);
});

test('targets on the map are buttons that say what they cost; events are heard', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  const targets = map(page).getByRole('button');
  await expect(targets.first()).toHaveAccessibleName(/(North|East|South|West): .*one tile$/);
  await told(page, async () => {
    await targets.first().focus();
    await page.keyboard.press('Enter');
  });
  await expect(page.locator('[aria-live="polite"]').last()).not.toBeEmpty();
});

test('the keys are listed', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('turn the tile in hand');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
});
