import { expect, type Page, test } from '@playwright/test';
import { type Action, dungeonPen, type Shape } from '../../../games/dungeon-pen/index.ts';
import { groundNow, SIDE, squareAt } from '../../../games/dungeon-pen/readers.ts';
import { append, start } from '../../../kernel/match.ts';
import { firstPlace, FORMS, squaresOf, type WallInHand, wallOn } from '../../src/games/dungeon-pen/wall.ts';
import { sitDown } from '../support/keep.ts';
import { AGAINST_BOT, go, lines, panel, spotOf, told } from './desk.ts';
import { asks, type Moment, type Played, playedTo } from './matches.ts';

type Place = Extract<Action, { type: 'place' }>;
const isPlace = (action: Action): action is Place => action.type === 'place';

const isTetromino = (moment: Moment): boolean =>
  asks('place')(moment) && moment.prompt.type === 'place' && moment.prompt.shape === 'tetromino';

/** All ways to hold a wall over the sheet. */
function* walls(shape: Shape): Generator<WallInHand> {
  for (const form of FORMS[shape].keys())
    for (const isFlipped of [false, true])
      for (const turns of [0, 1, 2, 3])
        for (let square = 0; square < SIDE * SIDE; square++)
          yield { form, turns, isFlipped, column: square % SIDE, row: Math.floor(square / SIDE) };
}

/** A wall that the rules refuse for this reason. */
function refusedFor({ rules, state, seat, prompt }: Moment, type: string): WallInHand | undefined {
  if (prompt.type !== 'place') return undefined;
  for (const wall of walls(prompt.shape)) {
    const squares = squaresOf(prompt.shape, wall);
    if (squares.length < 4) continue;
    if (rules.why(state, seat, { type: 'place', squares }).refused.type === type) return wall;
  }
  return undefined;
}

const momentOf = ({ log, ...opening }: Played): Moment => {
  const match = start(dungeonPen, { ...opening, seeds: [[0, null]] });
  for (const entry of log) append(match, entry);
  const { rules, state } = match;
  const [seat = 0] = rules.active(state);
  return { rules, state, seat, prompt: rules.prompt(rules.view(state, seat), seat) };
};

/** Takes up the wall as it shall lie, and carries it there. */
async function carry(page: Page, played: Played, wall: WallInHand): Promise<void> {
  const { rules, state } = momentOf(played);
  const first = firstPlace(rules.actions(state, 0).filter(isPlace), groundNow(rules.content, state));
  const held = first && wallOn('tetromino', first.squares);
  if (!held) throw new Error('there is no room at all');
  await page.getByRole('button', { name: `shape ${wall.form + 1} of ${FORMS.tetromino.length}` }).click();
  if (held.isFlipped !== wall.isFlipped) await panel(page).getByRole('button', { name: 'Flip' }).click();
  for (let turns = held.turns; turns !== wall.turns; turns = (turns + 1) % 4)
    await panel(page).getByRole('button', { name: 'Turn' }).click();
  const { x, y } = await spotOf(page, squareAt(wall.column, wall.row));
  await page.mouse.move(x, y, { steps: 5 });
}

test('a wall is drawn by mouse: shape, turn, place, click', async ({ page }) => {
  const played = playedTo(isTetromino);
  const moment = momentOf(played);
  const places = moment.rules.actions(moment.state, 0).filter(isPlace);
  const wanted = places[Math.floor(places.length / 2)];
  const wall = wanted && wallOn('tetromino', wanted.squares);
  if (!wall) throw new Error('there is no room at all');
  await sitDown(page, played, { sitters: AGAINST_BOT });
  await carry(page, played, wall);
  await expect(panel(page)).toContainText(/place \d+ of \d+/);
  const drawn = page.locator(wanted.squares.map(square => `[data-id="wall/${square}"]`).join());
  await expect(drawn).toHaveCount(0);
  await told(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
  await expect(page.locator('.log')).toContainText(/draws? a wall of 4 squares/);
  await expect(drawn).toHaveCount(4);
});

const LIMITS = [
  ['wall-on-character', 'A character stands there', 'DP-36'],
  ['wall-off-dice', 'The wall has to contain a square of red', 'DP-36'],
  ['wall-shuts-in', 'That would shut in the', 'DP-36'],
  ['wall-on-treasure', 'A treasure cannot be walled up', 'DP-Q14'],
] as const;

for (const [type, sentence, rule] of LIMITS)
  test(`a refused wall says why and shows where: ${type}`, async ({ page }) => {
    const played = playedTo(moment => isTetromino(moment) && refusedFor(moment, type) !== undefined);
    const moment = momentOf(played);
    const wall = refusedFor(moment, type);
    if (!wall) throw new Error('every wall is welcome');
    await sitDown(page, played, { sitters: AGAINST_BOT });
    await carry(page, played, wall);
    await expect(page.locator('.bubble')).toContainText(sentence);
    await expect(page.getByRole('button', { name: `Rule ${rule}` })).toBeVisible();
    const shown = type === 'wall-off-dice' ? '[data-id="rolled"]' : '[data-id^="culprit/"]';
    await expect(page.locator(shown).first()).toBeVisible();
    const count = await lines(page).count();
    await go(page).click({ force: true });
    await expect(panel(page)).toHaveAttribute('data-step', 'place');
    expect(await lines(page).count()).toBe(count);
  });

test('a click that comes with its move means the square under it, not the one before', async ({ page }) => {
  const played = playedTo(moment => isTetromino(moment) && refusedFor(moment, 'wall-off-dice') !== undefined);
  const wall = refusedFor(momentOf(played), 'wall-off-dice');
  if (!wall) throw new Error('every wall is welcome');
  await sitDown(page, played, { sitters: AGAINST_BOT });
  await expect(panel(page)).toContainText(/place \d+ of \d+/);
  const count = await lines(page).count();
  const at = await spotOf(page, squareAt(wall.column, wall.row));
  await page.locator('.pen-glass').evaluate((glass, { x, y }) => {
    const init = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };
    glass.dispatchEvent(new PointerEvent('pointermove', init));
    glass.dispatchEvent(new PointerEvent('pointerdown', { ...init, button: 0, buttons: 1 }));
    glass.dispatchEvent(new PointerEvent('pointerup', init));
  }, at);
  await expect(page.getByRole('status').filter({ hasText: 'The wall has to contain' }).first()).toBeVisible();
  await expect(panel(page)).toHaveAttribute('data-step', 'place');
  expect(await lines(page).count()).toBe(count);
});

/** What Chromium tells of a mouse when the page has changed under it. */
const tellOfMouse = (page: Page, at: { readonly x: number; readonly y: number }): Promise<void> =>
  page.locator('.pen-glass').evaluate((glass, { x, y }) => {
    const init = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };
    glass.dispatchEvent(new PointerEvent('pointermove', init));
  }, at);

test('a mouse that rests over the sheet leaves the wall where it is held', async ({ page }) => {
  await sitDown(page, playedTo(isTetromino), { sitters: AGAINST_BOT });
  await expect(panel(page)).toContainText(/place \d+ of \d+/);
  const [corner, beside] = [await spotOf(page, squareAt(1, 1)), await spotOf(page, squareAt(3, 1))];
  await page.mouse.move(corner.x, corner.y);
  await page.keyboard.press('n');
  const held = panel(page).getByText(/^The wall lies on /);
  await expect(held).toBeAttached();
  const before = (await held.textContent()) ?? '';
  await tellOfMouse(page, corner);
  await expect(held).toHaveText(before);
  await tellOfMouse(page, beside);
  await expect(panel(page).getByText(before)).toHaveCount(0);
});

test('a hint takes the wall where it would be drawn', async ({ page }) => {
  await sitDown(page, playedTo(isTetromino), { sitters: AGAINST_BOT });
  await page.keyboard.press('h');
  const hint = page.getByRole('status').filter({ hasText: /^A hint: / });
  await expect(hint).toBeVisible();
  const named = [...((await hint.textContent()) ?? '').matchAll(/red \d, black \d, [a-z-]+/g)].map(
    ([square]) => square,
  );
  expect(named.length).toBe(4);
  await expect(panel(page).getByText(`The wall lies on ${named.join('; ')}.`)).toBeAttached();
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('the squares of a wall are parted as French is written', async ({ page }) => {
    await sitDown(page, playedTo(isTetromino), { sitters: AGAINST_BOT });
    await page.keyboard.press('h');
    const held = page.getByText(/^Le mur couvre /);
    await expect(held).toBeAttached();
    expect((await held.textContent())?.split('\u202F; ')).toHaveLength(4);
  });
});

test('a wall is moved, turned, flipped and drawn by keys', async ({ page }) => {
  await sitDown(page, playedTo(isTetromino), { sitters: AGAINST_BOT });
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'shape 2 of 5' })).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['r', 'f', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('n');
  await expect(panel(page)).toContainText(/place \d+ of \d+/);
  await expect(panel(page).getByText(/^The wall lies on red/)).toBeAttached();
  await told(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.log')).toContainText(/draws? a wall of 4 squares/);
});
