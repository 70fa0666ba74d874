import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEGREE, FULL_POWER } from '../../../games/dungeon-pen/readers.ts';
import type { Kind } from '../../../kernel/game.ts';
import { course as diceAndDanger } from '../../src/lessons/dice-and-danger/index.ts';
import { space } from '../../src/lessons/dice-and-danger/rounds.ts';
import { course as donjonz } from '../../src/lessons/donjonz/index.ts';
import { course as dungeonPen } from '../../src/lessons/dungeon-pen/index.ts';
import { course as theDungeon } from '../../src/lessons/the-dungeon/index.ts';
import type { Course, Lesson } from '../../src/lessons/lesson.ts';
import { checkAccess } from '../support/access.ts';
import { spotOf } from '../donjonz/desk.ts';
import { overflow, PHONE } from '../support/page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';

const panel = (page: Page): Locator => page.locator('.lesson-panel');
const now = (page: Page): Locator => page.locator('.lesson-step[data-state="now"]');
const stars = (page: Page): Locator => page.locator('.lesson-panel [data-won="true"]');

const SOON = { timeout: 3000 };

/** What is pressed once a hint has taken the thing in hand; Enter does the rest. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'pick-up': page => page.keyboard.press('1'),
  chest: page => page.keyboard.press('2'),
  torch: async page => {
    await page.keyboard.press('t');
    await crossOut(page, space(1, 7));
  },
  swap: page => page.getByRole('button', { name: /^Swap the hammer/ }).click(SOON),
  use: page => page.getByRole('button', { name: /^Use/ }).first().click(SOON),
};

/** How much the browser has kept of a lesson: all of it when its goal is reached. */
const keptOf = (page: Page, id: string, lesson: string): Promise<number> =>
  page.evaluate(
    ([name, key]) => {
      const kept = JSON.parse(localStorage.getItem(`oubliette/lessons/${name}`) ?? '{}') as {
        runs?: Record<string, { log: unknown[] }>;
        stars?: Record<string, number>;
      };
      return kept.stars?.[key] === undefined ? (kept.runs?.[key]?.log.length ?? 0) : Infinity;
    },
    [id, lesson] as const,
  );

/** Does as it is shown, as often as it takes: while a rival is watched nothing is shown, and a key only skips. */
async function follow(page: Page, type: string, kept: () => Promise<number>): Promise<void> {
  const [before, slip] = [await kept(), page.locator('.note-slip')];
  await expect(async () => {
    // An older hint is put away: Enter is for the new one.
    if ((await slip.count()) > 0) await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0, SOON);
    await page.keyboard.press('h');
    await expect(slip).toContainText('A hint', SOON);
    await (PRESSES[type] ?? (each => each.keyboard.press('Enter')))(page);
    await expect.poll(kept, SOON).toBeGreaterThan(before);
  }).toPass();
}

const KEYED = [
  { id: 'donjonz', lessons: donjonz.lessons },
  { id: 'dungeon-pen', lessons: dungeonPen.lessons },
  { id: 'dice-and-danger', lessons: diceAndDanger.lessons },
  { id: 'the-dungeon', lessons: theDungeon.lessons },
];

/** `npm test` solves every second lesson of a game, `npm run screens` all. */
const chosenOf = <T>(lessons: readonly T[]): readonly T[] =>
  IS_EVERY_SCREEN ? lessons : lessons.filter((_lesson, i) => i % 2 === 0);

for (const { id, lessons } of KEYED)
  test(
    `lessons of ${id} are solved with keys as they show, and give three stars`,
    ON_EVERY_SCREEN,
    async ({ page }) => {
      test.slow();
      const chosen = chosenOf<Lesson<Kind>>(lessons);
      for (const lesson of chosen) {
        await page.goto(`/learn/${id}/${lesson.id}`);
        await expect(panel(page).locator('.lesson-sentence')).toHaveText(lesson.steps[0].sentence.en);
        for (const { type } of lesson.solution) await follow(page, type, () => keptOf(page, id, lesson.id));
        await expect(panel(page)).toHaveAttribute('data-state', 'reached');
        await expect(stars(page)).toHaveCount(3);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
      await page.goto(`/learn/${id}`);
      await expect(page.locator('.learn-list [data-won="true"]')).toHaveCount(3 * chosen.length);
      await checkAccess(page);
    },
  );

/** Legal, and not good enough: what somebody does who has not read what was asked. */
const CLUMSY: readonly (readonly [
  id: string,
  lesson: Lesson<Kind> | undefined,
  err: (page: Page) => Promise<unknown>,
])[] = [
  ['dice-and-danger', lessonIn(diceAndDanger, 'order'), crossOutFar],
  ['the-dungeon', lessonIn(theDungeon, 'torturer'), page => page.keyboard.press('2')],
  [
    'dungeon-pen',
    lessonIn(dungeonPen, 'corner'),
    async page => {
      const [flick] = lessonIn(dungeonPen, 'corner')?.clumsy[0] ?? [];
      if (flick?.type !== 'flick') throw new Error('nobody flicks');
      await page.getByLabel('direction').fill(String(Math.round(flick.aim / DEGREE)));
      await page.getByLabel('power').fill(String(Math.round((100 * flick.power) / FULL_POWER)));
      await page.locator('.pen-go').click();
    },
  ],
];

/** The pair of 5 and 7, and then the 7 on the other side of the sheet. */
async function crossOutFar(page: Page): Promise<void> {
  await page.keyboard.press('2');
  await crossOut(page, space(13, 1));
}

/** Goes on from target to target until this one is reached. */
async function crossOut(page: Page, node: number): Promise<void> {
  const target = page.locator(`[data-id="node/${node}"]`);
  await expect(target).toHaveAttribute('role', 'button', SOON);
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(target).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
}

function lessonIn<K extends Kind>({ lessons }: Course<K>, id: string): Lesson<K> | undefined {
  return lessons.find(lesson => lesson.id === id);
}

for (const [id, lesson, err] of CLUMSY)
  test(`${id}: a clumsy way is told its rule, taken back, and costs a star`, async ({ page }) => {
    if (!lesson) throw new Error('there is no such lesson');
    await page.goto(`/learn/${id}/${lesson.id}`);
    await expect(panel(page)).toHaveAttribute('data-state', 'under-way');
    await err(page);
    await expect(panel(page)).toHaveAttribute('data-state', 'spoilt');
    const faults = [...lesson.faults, ...lesson.steps.flatMap(step => step.faults ?? [])];
    const told = (await panel(page).locator('.lesson-sentence').textContent()) ?? '';
    expect(faults.map(({ sentence }) => sentence.en)).toContain(told);
    await expect(panel(page).getByRole('button', { name: /^Rule / })).toBeVisible();
    await page.keyboard.press('u');
    await expect(panel(page)).toHaveAttribute('data-state', 'under-way');
    const kept = (): Promise<number> => keptOf(page, id, lesson.id);
    for (const { type } of lesson.solution.slice(await kept())) await follow(page, type, kept);
    await expect(panel(page)).toHaveAttribute('data-state', 'reached');
    await expect(stars(page)).toHaveCount(2);
  });

test.describe('on a phone, in French, by touch', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });

  const tapSpace = async (page: Page, x: number, y: number): Promise<void> => {
    const spot = await spotOf(page, { x: x + 0.5, y: y + 0.5 });
    await page.touchscreen.tap(spot.x, spot.y);
  };

  test('a first visit offers the lesson; a wrong step is told its rule, taken back, and costs a star', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/donjonz');
    await page.getByRole('link', { name: 'Montrez-moi' }).tap();
    await page.getByRole('button', { name: 'Poser', exact: true }).tap();
    await page.locator('.donjonz-onward').tap();
    await expect(now(page)).toContainText('3');
    await page.reload();
    await expect(now(page)).toContainText('3');
    for (const step of ['4', '5']) {
      await page.getByRole('button', { name: 'Poser', exact: true }).tap();
      await expect(now(page)).toContainText(step);
    }
    await tapSpace(page, 0, 1);
    await expect(panel(page)).toHaveAttribute('data-state', 'spoilt');
    await checkAccess(page);
    await page.getByRole('button', { name: 'Règle DZ-7' }).tap();
    await expect(page.getByRole('dialog')).toContainText('DZ-7');
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().tap();
    await page.getByRole('button', { name: 'Un pas en arrière' }).tap();
    await expect(panel(page)).toHaveAttribute('data-state', 'under-way');
    for (const [x, y] of [
      [1, 0],
      [1, 1],
    ] as const)
      await tapSpace(page, x, y);
    await page
      .getByRole('button', { name: /^Prendre/ })
      .first()
      .tap();
    for (const [x, y] of [
      [0, 1],
      [-1, 1],
      [-2, 1],
    ] as const)
      await tapSpace(page, x, y);
    await expect(panel(page)).toHaveAttribute('data-state', 'reached');
    await expect(stars(page)).toHaveCount(2);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto('/donjonz');
    await expect(page.locator('.game-start')).toBeVisible();
    await expect(page.locator('.lesson-offer')).toBeHidden();
  });

  test.describe('where things may move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the ring lies around the card in hand once that has arrived', async ({ page }) => {
      await page.goto('/learn/donjonz/first');
      const middle = async (what: string): Promise<readonly number[]> => {
        const { x, y, width, height } = (await page.locator(what).first().boundingBox())!;
        return [x + width / 2, y + height / 2];
      };
      const apart = async (): Promise<number> => {
        const [ring, card] = [await middle('.lesson-ring-line'), await middle('[data-id="held"]')];
        return Math.hypot(...ring.map((at, i) => at - card[i]!));
      };
      await expect.poll(apart).toBeLessThan(3);
    });
  });

  test('who says no to the lesson of a game is never asked again', async ({ page }) => {
    await page.goto('/dungeon-pen');
    await page.getByRole('button', { name: 'Non merci' }).tap();
    await expect(page.locator('.lesson-offer')).toBeHidden();
    await page.reload();
    await expect(page.locator('.game-start')).toBeVisible();
    await expect(page.locator('.lesson-offer')).toBeHidden();
  });
});

test.describe('on the smallest phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

  for (const locale of ['en-GB', 'fr-FR'])
    test.describe(locale, () => {
      test.use({ locale });

      test('what explains a step stands above the buttons', async ({ page }) => {
        for (const address of ['the-dungeon/bribe', 'dice-and-danger/first', 'dice-and-danger/order']) {
          await page.goto(`/learn/${address}`);
          const note = panel(page).locator('.lesson-note');
          const end = await note.evaluate(each => each.getBoundingClientRect().y + each.scrollHeight);
          const buttons = await panel(page).locator('.lesson-buttons').boundingBox();
          // What scrolls is told in whole pixels.
          expect(Math.floor(end)).toBeLessThanOrEqual(buttons?.y ?? 0);
        }
      });
    });
});

test('a lesson speaks of keys to whoever uses keys or a mouse, and of a finger to whoever uses that', async ({
  browser,
}) => {
  for (const [hands, use] of [
    ['arrows and Enter', {}],
    ['Drag it into place', PHONE],
  ] as const) {
    const context = await browser.newContext(use);
    const page = await context.newPage();
    await page.goto('/learn/donjonz/first');
    await expect(panel(page)).toContainText(hands);
    await context.close();
  }
});
