import { expect, type Page, test } from '@playwright/test';
import { SHEETS, squareAt, squaresWith } from '../../../games/dungeon-pen/readers.ts';
import { sitDown } from '../support/keep.ts';
import { overflow, PHONE } from '../support/page.ts';
import { drag, holdFinger, touch } from '../support/touch.ts';
import { AGAINST_BOT, go, lieOn, panel, pullOn, spotOf, told } from './desk.ts';
import { asks, inTurn, type Moment, playedTo } from './matches.ts';

test.use(PHONE);

test('a finger pulls back and lets go', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const [from, to] = await pullOn(page, 30, 800);
  await told(page, () => drag(page, from, to));
  await expect(page.locator('.log')).toContainText(/(Mira flicks|You flick) at \d+°, \d+\s%/);
});

test('a pull to the lower edge flicks: the place where nothing comes of it lies ahead', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const { origin, viewport } = await lieOn(page);
  const x = origin.x + viewport.width / 2;
  await told(page, () =>
    drag(page, { x, y: origin.y + viewport.height / 2 }, { x, y: origin.y + viewport.height - 20 }),
  );
  await expect(page.locator('.log')).toContainText(/(Mira flicks|You flick) at \d+°, \d+\s%/);
});

for (const [what, isThere, spokenOf] of [
  ['the pencil and the flick that it advises', inTurn(3), '[data-id^="pencil/"], [data-id="hint/aim"]'],
  ['the wall in hand and where it would stand', asks('place'), '[data-id="held"], [data-id="hint/spots"]'],
] as const)
  test(`a hint lies beside ${what}`, async ({ page }) => {
    await sitDown(page, playedTo(isThere), { sitters: AGAINST_BOT });
    await page.keyboard.press('h');
    await expect(page.locator('.note-slip .button-go')).toBeVisible();
    await expect(page.locator(spokenOf)).toHaveCount(2);
    await expect.poll(() => page.locator('.note-slip').evaluate(coveredBy, spokenOf)).toEqual([]);
  });

/** Runs in the page: what a slip lies over. */
function coveredBy(slip: Element, marks: string): readonly (string | null)[] {
  const { left, top, right, bottom } = slip.getBoundingClientRect();
  return [...document.querySelectorAll(marks)]
    .filter(mark => {
      const lies = mark.getBoundingClientRect();
      return lies.left < right && left < lies.right && lies.top < bottom && top < lies.bottom;
    })
    .map(mark => mark.getAttribute('data-id'));
}

/** Three squares beside the stone are free. */
const isRestless = (moment: Moment): boolean => {
  const actions = inTurn(1)(moment) ? moment.rules.actions(moment.state, 0) : [];
  return actions.filter(({ type }) => type === 'grow').length >= 3;
};

for (const locale of ['en', 'fr'])
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test('the arrows of the restless stone stand in one row', async ({ page }) => {
      await sitDown(page, playedTo(isRestless), { sitters: AGAINST_BOT });
      for (const size of [PHONE.viewport, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        const arrows = page.locator('.pen-stone .round-button');
        await expect(arrows.nth(2)).toBeVisible();
        const tops = await arrows.evaluateAll(all => all.map(arrow => arrow.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
      }
    });
  });

test('what somebody has left of 18 HP is not written under the turning token', async ({ page }) => {
  const brutes = { ruleset: 'fr', characters: ['brute', 'brute'] } as const;
  await sitDown(page, playedTo(inTurn(1), brutes), { sitters: AGAINST_BOT });
  const figure = await page.locator('[data-id="row/1"] text').last().boundingBox();
  const token = await page.getByRole('button', { name: 'Turn the sheet right' }).boundingBox();
  if (!figure || !token) throw new Error('both are shown');
  expect(figure.x + figure.width).toBeLessThanOrEqual(token.x + 1);
});

test('a finger that lies still is told what lies there, and flicks nothing; moved on, it pulls', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const [chest = 0] = squaresWith(SHEETS.hall, 'chest');
  const slip = page.locator('.note-slip');
  const count = await page.locator('.log li').count();
  await holdFinger(page, await spotOf(page, chest), () => expect(slip).toContainText(/^a chest: /));
  await expect(panel(page)).toHaveAttribute('data-step', 'aim');
  expect(await page.locator('.log li').count()).toBe(count);
  await page.locator('.turn-strip p').tap();
  await expect(slip).toHaveCount(0);
  const [from, to] = await pullOn(page, 20, 50);
  await told(page, () => holdFinger(page, from, () => expect(slip).not.toBeEmpty(), to));
});

test('two fingers turn the sheet and flick nothing', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(3)), { sitters: AGAINST_BOT });
  const { origin, viewport } = await lieOn(page);
  const [x, y] = [origin.x + viewport.width / 2, origin.y + viewport.height / 2];
  const turned = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const [across, down] = [90 * Math.cos(angle), 90 * Math.sin(angle)];
    return [
      { x: x - across, y: y - down },
      { x: x + across, y: y + down },
    ];
  };
  const count = await page.locator('.log li').count();
  await touch(page, turned(0), turned(15), turned(30), turned(45), turned(60), turned(75), turned(88));
  await expect(page.locator('.pen-sheet')).toHaveAttribute('style', /--pen-turn: 90deg/);
  expect(await page.locator('.log li').count()).toBe(count);
});

/** The squares under the wall in hand, by column and row from 0, once it fits. */
async function heldOn(page: Page): Promise<readonly (readonly [column: number, row: number])[]> {
  const spoken = await panel(page).getByText('The wall lies on').textContent();
  const squares = [...(spoken ?? '').matchAll(/red (\d), black (\d), ([a-z-]+)/g)];
  return squares.map(([, red, black, part = '']) => {
    const [column, row] = PARTS[part] ?? [NaN, NaN];
    return [3 * Number(red) - 3 + column, 3 * Number(black) - 3 + row];
  });
}

/** Where a small square lies in its large one, by column and row. */
const PARTS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  'north-west': [0, 0],
  north: [1, 0],
  'north-east': [2, 0],
  west: [0, 1],
  centre: [1, 1],
  east: [2, 1],
  'south-west': [0, 2],
  south: [1, 2],
  'south-east': [2, 2],
};

test('a wall is dragged as far as the finger goes, wherever that holds it', async ({ page }) => {
  await sitDown(page, playedTo(asks('place')), { sitters: AGAINST_BOT });
  const before = await heldOn(page);
  expect(before.length).toBeGreaterThan(0);
  for (const [column, row] of before) {
    const [from, to] = [await spotOf(page, squareAt(column, row)), await spotOf(page, squareAt(column + 2, row))];
    await drag(page, from, to);
    await expect.poll(() => heldOn(page)).toEqual(before.map(([x, y]) => [x + 2, y]));
    await drag(page, to, from);
    await expect.poll(() => heldOn(page)).toEqual(before);
  }
});

test('a finger drags a wall, and the button draws it', async ({ page }) => {
  await sitDown(page, playedTo(asks('place')), { sitters: AGAINST_BOT });
  const { origin, viewport } = await lieOn(page);
  const middle = { x: origin.x + viewport.width / 2, y: origin.y + viewport.height / 2 };
  await drag(page, middle, { x: middle.x + 30, y: middle.y - 30 });
  await panel(page).getByRole('button', { name: 'Next place' }).tap();
  await told(page, () => go(page).tap());
  await expect(page.locator('.log')).toContainText(/draws? a wall|magic|square/);
});

test('a finger sets a wall to its next place, and the button draws it', async ({ page }) => {
  await sitDown(page, playedTo(asks('place')), { sitters: AGAINST_BOT });
  await panel(page).getByRole('button', { name: 'Next place' }).tap();
  await told(page, () => go(page).tap());
  await expect(page.locator('.log')).toContainText(/draws? a wall|magic|square/);
});

test('nothing scrolls, whatever is asked', async ({ page }) => {
  test.slow();
  for (const type of ['aim', 'place', 'coat', 'load', 'land', 'end'] as const) {
    await sitDown(page, playedTo(asks(type)), { sitters: AGAINST_BOT });
    await expect(panel(page)).toHaveAttribute('data-step', type);
    expect(await overflow(page)).toBe(0);
  }
});
