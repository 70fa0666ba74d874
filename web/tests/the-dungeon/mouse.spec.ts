import { expect, test } from '@playwright/test';
import type { State } from '../../../games/the-dungeon/index.ts';
import { coordinatesOf, isInside, sideState, SIDES } from '../../../games/the-dungeon/readers.ts';
import { sitDown } from '../support/keep.ts';
import { overflow, prompt, result } from '../support/page.ts';
import { choice, choices, click, held, map, told, way } from './desk.ts';
import { waysOf } from '../../src/games/the-dungeon/ways.ts';
import { escapeWithin, inPhase, type Moment, playedTo } from './matches.ts';

test('a solo escape by clicking, from the shelf to the Ruins', async ({ page }) => {
  test.slow();
  const { seed, decisions } = escapeWithin(6);
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /The Dungeon/ })
    .click();
  await page.getByText('A deal from a friend').click();
  await page.getByLabel('Its seed or its link').fill(seed);
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await expect(map(page)).toBeVisible();
  for (const decision of decisions) await told(page, () => click(page, decision));
  await expect(result(page)).toContainText('points');
  await expect(result(page)).toContainText('out in round');
  await expect(result(page).getByRole('table', { name: 'Who stands in the Ruins, and with what' })).toContainText(
    'Strength',
  );
});

const here = (state: Readonly<State>): number => state.characters[0]?.at ?? 0;
const lockedSides = (state: Readonly<State>) => SIDES.filter(side => sideState(state, here(state), side) === 'locked');
const standsAtLockedDoor = (state: Readonly<State>): boolean =>
  lockedSides(state).length > 0 && state.characters[0]?.sheet !== 0;

test('a locked door is refused with its rule', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step', standsAtLockedDoor)));
  const locked = map(page)
    .locator('[data-id^="door/"]')
    .filter({ has: page.locator('rect') });
  await expect(locked.first()).toBeVisible();
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  for (const side of SIDES) {
    if (await way(page, side).isVisible()) continue;
    await page.keyboard.press(arrows[side] ?? '');
    await expect(page.getByRole('button', { name: /^Rule TD-/ })).toBeVisible();
  }
  await expect(prompt(page)).toContainText('to go');
});

test('the Guard refuses too small a bribe, and says what he wants', async ({ page }) => {
  const isPoor = ({ enemy, characters: [first] }: Readonly<State>): boolean => enemy === 0 && first?.gold === 0;
  await sitDown(page, playedTo({ seats: 1, options: { characters: ['sweep'] } }, inPhase('meet', isPoor)));
  await expect(choice(page, /^Fight the Guard/)).toContainText(/\d+\s% win, \d+\s% draw, \d+\s% lose a life/);
  await choice(page, /^Bribe him/).click({ force: true });
  await expect(page.getByText(/The Guard wants \d gold, and you have 0/)).toBeVisible();
});

test('a tile in hand is turned by tap and by wheel, only as it fits, then laid', async ({ page }) => {
  await sitDown(
    page,
    playedTo({ seats: 1 }, moment => inPhase('lay')(moment) && moment.rules.actions(moment.state, 0).length > 2),
  );
  const name = async (): Promise<string> => (await held(page).getAttribute('aria-label')) ?? '';
  const first = await name();
  await held(page).click();
  await expect(held(page)).not.toHaveAttribute('aria-label', first);
  await held(page).hover();
  await page.mouse.wheel(0, -120);
  await expect(held(page)).toHaveAttribute('aria-label', first);
  await expect(choice(page, 'Turn it')).toContainText(/1 of [34] ways/);
  await told(page, () => choice(page, 'Lay it here').click());
  await expect(held(page)).toHaveCount(0);
});

const isWide = ({ places }: Readonly<State>): boolean => {
  const columns = places.map(place => coordinatesOf(place).x);
  return Math.max(...columns) - Math.min(...columns) > 5;
};

test('the map is moved by hand and shown whole again', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step', isWide)));
  const table = map(page).locator('.td-table');
  const style = async (): Promise<string> => (await table.getAttribute('style')) ?? '';
  const box = await map(page).boundingBox();
  if (!box) throw new Error('no map is shown');
  const before = await style();
  await page.mouse.move(box.x + 30, box.y + box.height - 30);
  await page.mouse.wheel(0, -600);
  await expect(table).not.toHaveAttribute('style', before);
  const closer = await style();
  await page.mouse.move(box.x + 320, box.y + box.height - 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + box.height - 30, { steps: 4 });
  await page.mouse.up();
  await expect(table).not.toHaveAttribute('style', closer);
  await page.getByRole('button', { name: 'Show the whole maze' }).click();
  for (const tile of await map(page).locator('[data-id^="tile/"]').all()) {
    const shown = await tile.boundingBox();
    expect(shown && shown.x >= box.x && shown.x + shown.width <= box.x + box.width).toBe(true);
  }
});

/** Whether some tile can be walked to that is not next door. */
const hasFarWay = ({ rules, state, seat }: Moment): boolean =>
  state.phase === 'step' &&
  waysOf(rules, rules.view(state, seat), seat, rules.actions(state, seat)).some(({ steps }) => steps.length > 1);

test('where one can go is lit with what it costs; a far tile is walked to', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, hasFarWay));
  const far = map(page).locator('[data-id^="far/"]').first();
  await expect(far).toHaveAccessibleName(/, [2-6] tiles$/);
  const steps = page.locator('.log li', { hasText: /^You go (north|east|south|west)/ });
  const before = await steps.count();
  await far.click();
  await expect(steps.nth(before + 1)).toBeAttached();
});

test('nothing scrolls at a desk', async ({ page }) => {
  const isMet = ({ enemy, characters }: Readonly<State>): boolean =>
    enemy >= 0 && characters[0] !== undefined && isInside(characters[0]);
  await sitDown(page, playedTo({ seats: 1 }, inPhase('meet', isMet)));
  await expect(choices(page).first()).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
