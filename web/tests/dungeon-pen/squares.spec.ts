import { expect, test } from '@playwright/test';
import { dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { CHANCE, isRefusal } from '../../../kernel/game.ts';
import { append, transcriptOf, unplayed } from '../../../kernel/match.ts';
import { sitDown } from '../support/keep.ts';
import { AGAINST_BOT, go, panel, told } from './desk.ts';
import { asks, type Moment, type Played, playedTo } from './matches.ts';

/** From the middle of either cell two chests are equally near. */
const TWINS = `
The Twin Chests
by Oubliette
....=====.........
.N..=nnn=.........
....=nnn....##..+.
##..=nnn....##....
+.*.=====.*.....##
.....+....##....##
..........##+.....
..######.+......*.
..######...*......
......*...######..
.*......+.######..
.....+##..........
##....##....+.....
##.....*.=====.*.+
....##....sss=..##
.+..##....sss=....
.........=sss=..S.
.........=====....
`;

/** A match in which seat 0 slips on its first flick and draws the chute. */
function downTheChute(): Played {
  const options = dungeonPen.readOptions({ dungeon: TWINS }, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  const match = unplayed(dungeonPen, { game: 'dungeon-pen', version: 1, seats: 2, options, seeds: [[0, null]] });
  append(match, [0, { type: 'flick', aim: 0, power: 0 }]);
  append(match, [CHANCE, { type: 'draw', card: 'chute' }]);
  return transcriptOf(match);
}

const canDig = ({ rules, state, seat, prompt }: Moment): boolean =>
  prompt.type === 'aim' &&
  seat === 0 &&
  rules.actions(state, 0).some(action => action.type === 'use' && action.card === 'pick');

test('two chests equally near: both are offered, and the chosen one is where one slides', async ({ page }) => {
  await sitDown(page, downTheChute(), { sitters: AGAINST_BOT });
  await expect(panel(page)).toHaveAttribute('data-step', 'chest');
  await expect(page.locator('[data-id^="lit/"]')).toHaveCount(2);
  await expect(panel(page)).toContainText('Two chests are equally near. Choose one.');
  const named = panel(page).getByRole('status');
  const first = await named.textContent();
  await page.keyboard.press('n');
  await expect(named).not.toHaveText(first ?? '');
  await expect(named).toHaveText(/^red 6, black 5, west/);
  await page.keyboard.press('n');
  await expect(named).toHaveText(first ?? '');
  await told(page, () => go(page).click());
  await expect(page.locator('.log')).toContainText('You are suddenly at red 3, black 5, centre');
});

test('Sapper’s Pick: one drawn wall within three squares goes for good', async ({ page }) => {
  const played = playedTo(canDig);
  await sitDown(page, played, { sitters: AGAINST_BOT });
  const walls = page.locator('[data-id^="wall/"]');
  const before = await walls.count();
  await page.getByRole('button', { name: 'Sapper’s Pick, can be used' }).click();
  await told(page, () => page.getByRole('button', { name: 'Use it' }).click());
  await expect(panel(page)).toHaveAttribute('data-step', 'dig');
  await told(page, () => go(page).click());
  await expect(page.locator('.log')).toContainText('You hack away the wall at');
  await expect(panel(page)).toHaveAttribute('data-step', 'aim');
  await expect.poll(() => walls.count()).toBeLessThan(before);
});

test('a quibble: once a game the line of the other is drawn again', async ({ page }) => {
  const played = playedTo(asks('quibble'), { quibble: true });
  await sitDown(page, played, { sitters: AGAINST_BOT });
  await expect(panel(page)).toContainText('Once a game you may have seen it differently');
  await told(page, () => panel(page).getByRole('button', { name: 'Quibble' }).click());
  await expect(page.locator('.log')).toContainText('You saw that differently. The line is drawn again.');
  await expect(panel(page)).not.toHaveAttribute('data-step', 'quibble');
});
