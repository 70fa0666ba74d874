import { expect, type Locator, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, DESK, PHONE, prompt, side } from '../support/page.ts';
import { chips, choice, choices, held, map, told } from './desk.ts';
import { inPhase, type Moment, playedTo } from './matches.ts';

const FATE = { fate: 'on' };
const GRIM = { name: 'Grim', strength: 4, craft: 4, lives: 1, gold: 2, objects: ['pastry', 'armour', 'torch'] };

const dice = (page: Page): Locator => side(page).locator('.td-tray').getByRole('img');
const whole = (page: Page): Promise<number> =>
  side(page)
    .locator('.td-card')
    .evaluate(card => card.scrollHeight - card.clientHeight);

/** The tiles of the maze that something lies over. */
const covered = (page: Page, over: string): Promise<readonly string[]> =>
  board(page).evaluate((root, selector) => {
    const top = root.querySelector(selector)?.getBoundingClientRect();
    if (!top) throw new Error(`${selector} is not shown`);
    const isUnder = ({ left, right, top: above, bottom }: DOMRect): boolean =>
      left < top.right - 1 && right > top.left + 1 && above < top.bottom - 1 && bottom > top.top + 1;
    const tiles = [...root.querySelectorAll('[data-id^="tile/"]')];
    if (tiles.length === 0) throw new Error('no tile is shown');
    return tiles.filter(tile => isUnder(tile.getBoundingClientRect())).map(tile => tile.getAttribute('data-id') ?? '');
  }, over);

test('fate is asked with the dice, what they come to and the chances of both answers', async ({ page }) => {
  const lost = inPhase('fate', ({ asked, dice: pips }) => asked === 'fight' && pips.length === 2);
  await sitDown(page, playedTo({ seats: 1, options: FATE }, lost));
  await expect(dice(page)).toHaveAccessibleName(/^White die \d, black die \d$/);
  await expect(prompt(page)).toContainText(/You threw \d and \d: \d+ to \d+, (lost|a stand-off)\./);
  await expect(choice(page, 'Let the dice lie')).toContainText(/\d+ to \d+/);
  await expect(choice(page, /throw the \d again/)).toContainText(/\d+\s% (win|draw)/);
  await page.reload();
  await expect(dice(page)).toBeVisible();
});

test('a screen reader hears the throw in question', async ({ page }) => {
  const before = playedTo({ seats: 1, options: FATE }, inPhase('step'));
  await sitDown(page, before);
  const live = page.locator('[aria-live="polite"]');
  for (let i = 0; i < 12; i++) {
    if (await choice(page, 'Let the dice lie').isVisible()) break;
    await told(page, () => choices(page).first().click());
  }
  await expect(live.first()).toContainText(/You throw \d( and \d)?: .* Fate may have another opinion\./);
  await expect(prompt(page)).toContainText(/Keep it, or spend fate\?/);
});

test('a hint turns the tile in hand and marks it', async ({ page }) => {
  const turned = (moment: Moment): boolean =>
    inPhase('lay')(moment) && moment.rules.actions(moment.state, 0).length > 2;
  await sitDown(page, playedTo({ seats: 1 }, turned));
  await held(page).click();
  await page.keyboard.press('h');
  await expect(choice(page, 'Lay it here')).toHaveAttribute('data-hint', 'true');
  await held(page).click();
  await expect(choice(page, 'Lay it here')).toHaveAttribute('data-hint', 'false');
});

test('all that can be done about a Guard is in sight', async ({ page }) => {
  await page.setViewportSize(DESK);
  const options = { characters: [{ ...GRIM, lives: 4, gold: 1, craft: 6, spells: 3 }] };
  const hungry = ({ rules, state }: Moment): boolean =>
    state.enemy === 0 && rules.actions(state, 0).some(({ type }) => type === 'eat');
  await sitDown(page, playedTo({ seats: 1, options }, hungry));
  await expect.poll(() => choices(page).count()).toBeGreaterThanOrEqual(3);
  expect(await whole(page)).toBeLessThanOrEqual(0);
});

test('what may take the last life is asked about first', async ({ page }) => {
  const payable = inPhase('meet', ({ enemy, characters }) => enemy === 0 && characters[0]?.gold === 2);
  const options = { characters: [{ ...GRIM, objects: [] }] };
  await sitDown(page, playedTo({ seats: 1, options }, payable));
  await choice(page, 'Fight the Guard').click();
  await expect(side(page)).toContainText('If it goes wrong, you are dead.');
  await choice(page, 'Think again').click();
  await choice(page, 'Fight the Guard').click();
  await told(page, () => choice(page, 'Fight the Guard').click());
});

test('an object is put down and picked up again', async ({ page }) => {
  const options = { characters: [{ ...GRIM, lives: 4 }] };
  const calm = inPhase('rest', ({ things, characters }) => things.length === 0 && characters[0]?.objects.length === 3);
  await sitDown(page, playedTo({ seats: 1, options }, calm));
  await chips(page).filter({ hasText: 'Put something down' }).click();
  await told(page, () => choice(page, 'Drop the torch').click());
  await told(page, () => choice(page, 'Take the torch').click());
  await expect(page.locator('.log li').last()).toContainText('You take the torch');
});

test('after the window has changed, the newest line of the log is in sight', async ({ page }) => {
  await sitDown(
    page,
    playedTo(
      { seats: 1 },
      inPhase('step', ({ faces }) => faces.length > 8),
    ),
  );
  for (const size of [{ width: 1000, height: 700 }, PHONE.viewport, DESK]) {
    await page.setViewportSize(size);
    await expect(page.locator('.log li').last()).toBeInViewport();
  }
});
test('somebody who begins above falls in with what was won there', async ({ page }) => {
  const characters = [
    { ...GRIM, lives: 4, begins: 'above' },
    { ...GRIM, name: 'Otto', lives: 4 },
  ];
  const options = { characters, returns: 'on', first: 0 };
  const sitters = [
    { name: 'Mira', bot: null },
    { name: 'Otto', bot: 'easy' },
  ];
  await sitDown(page, playedTo({ seats: 2, options }, inPhase('above')), { sitters });
  await expect(choice(page, 'Stay above for now')).toBeVisible();
  await page.getByText('You have won or lost something above?').click();
  const animals = page.getByRole('group', { name: 'Animals' });
  await expect(animals.getByText('Animals', { exact: true })).toBeVisible();
  for (const label of await animals.locator('label').all()) await expect(label).toHaveCSS('align-items', 'center');
  const edge = page.locator('.td-card').evaluate(card => getComputedStyle(card, '::after').display);
  expect(await edge, 'no edge lies across a card that is scrolled').toBe('none');
  await page.getByLabel('Gold', { exact: true }).fill('9');
  await told(page, () => page.getByRole('button', { name: 'Fall in with this' }).click());
  await expect(page.locator('.log')).toContainText('You drop into the cell from above.');
  await expect(board(page).getByRole('button', { name: /^Mira/ })).toContainText('9');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('neither the pile nor the tools lie over the maze', async ({ page }) => {
    await sitDown(
      page,
      playedTo(
        { seats: 1, options: FATE },
        inPhase('fate', ({ faces }) => faces.length > 4),
      ),
    );
    await expect(map(page).locator('[data-id="pawn/0"]')).toBeVisible();
    for (const over of ['.td-pile', '.td-tools']) await expect.poll(() => covered(page, over), over).toEqual([]);
    expect((await map(page).boundingBox())?.height).toBeGreaterThan(200);
  });
});
